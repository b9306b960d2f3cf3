/** Choosing content: what makes two blocks or texts the same on two pages of a site. */

import type { Element } from 'hast';
import { attribute, isElement, linksIn } from '../../document/elements.ts';
import { sourceOf } from '../../document/embedded/image-sources.ts';
import { hashText } from '../../hash-text.ts';
import { CONTACT_ADDRESS } from '../../signs/links.ts';
import type { Place, TextBlock } from './text-blocks.ts';

/** A full address, unless another one is handed over in it, as a button to share the page does. */
export const OUTSIDE = /^https?:(?!.*https?(?::|%3a))/i;

/** What makes two blocks on two pages the same: text, kind of element, place, and the other hosts that they lead to. */
export function blockKey(block: TextBlock): number {
  const addresses = linksIn(block.nodes).map((link) => attribute(link, 'href'));
  const outside = addresses.filter((address) => OUTSIDE.test(address) && !CONTACT_ADDRESS.test(address));
  return hashText([block.tag, placeName(block.place), block.text, ...outside].join('\n'));
}

/** What makes two images the same: their file, wherever it lies. */
export const imageKey = (image: Element): number => hashText(`img ${sourceOf(image).replace(/^.*\/(?=[^/])/s, '')}`);

/** What makes two texts the same, wherever they stand. */
export const textKey = ({ text }: TextBlock): number => hashText(text);

/** Tag of the nearest landmark, and the nearest telling class below it; `''` if there is neither. */
function placeName(place: Place): string {
  let name = '';
  let steps = 0;
  for (let at: Place | undefined = place; at; at = at.parent) {
    if (isElement(at.element, 'nav', 'header', 'footer', 'aside', 'main')) return `${at.element.tagName} ${name}`;
    if (!name && steps++ < 4 && !isElement(at.element, 'li', 'p', 'span', 'a')) name = stableClass(at.element);
  }
  return name;
}

/** The first class that names no state, number or position; `''` if there is none. */
function stableClass(element: Element): string {
  const names = attribute(element, 'className').split(/\s+/);
  return (
    names.find((name) => name && !/\d|^(?:is|has|js)-|active|current|selected|open|first|last|odd|even/i.test(name)) ??
    ''
  );
}
