/** Choosing content: keys that are equal for the same block, text or image on two pages of a site. */

import type { Element } from 'hast';
import { attribute, isElement, linksIn } from '../../document/elements.ts';
import { sourceOf } from '../../document/embedded/image-sources.ts';
import { hashText } from '../../hash-text.ts';
import { CONTACT_ADDRESS } from '../../signs/links.ts';
import type { Place, TextBlock } from './text-blocks.ts';

/** Matches a full address, unless it contains another one, as that of a button to share the page does. */
export const OUTSIDE = /^https?:(?!.*https?(?::|%3a))/i;

/** Returns the key of a block: by its text, kind of element, place, and the full addresses it leads to but contacts. */
export function blockKey(block: TextBlock): number {
  const addresses = linksIn(block.nodes).map((link) => attribute(link, 'href'));
  const outside = addresses.filter((address) => OUTSIDE.test(address) && !CONTACT_ADDRESS.test(address));
  return hashText([block.tag, placeName(block.place), block.text, ...outside].join('\n'));
}

/** Returns the key of an image: by the name of its file, in any folder. */
export const imageKey = (image: Element): number => hashText(`img ${sourceOf(image).replace(/^.*\/(?=[^/])/s, '')}`);

/** Returns the key of a text, in any place. */
export const textKey = ({ text }: TextBlock): number => hashText(text);

/** Returns the tag of the nearest landmark, and the nearest telling class below it; `''` without both. */
function placeName(place: Place): string {
  let name = '';
  let steps = 0;
  for (let at: Place | undefined = place; at; at = at.parent) {
    if (isElement(at.element, 'nav', 'header', 'footer', 'aside', 'main')) return `${at.element.tagName} ${name}`;
    if (!name && steps++ < 4 && !isElement(at.element, 'li', 'p', 'span', 'a')) name = stableClass(at.element);
  }
  return name;
}

/** Returns the first class that names no state, number or position; `''` without one. */
function stableClass(element: Element): string {
  const names = attribute(element, 'className').split(/\s+/);
  return (
    names.find((name) => name && !/\d|^(?:is|has|js)-|active|current|selected|open|first|last|odd|even/i.test(name)) ??
    ''
  );
}
