/** Choosing content: what makes two blocks or texts the same on two pages of a site. */

import type { Element } from 'hast';
import { attribute, isElement } from '../../document/elements.ts';
import { hashText } from '../../hash-text.ts';
import type { Place, TextBlock } from './text-blocks.ts';

/** What makes two blocks on two pages the same: their text, the kind of element, and the place where they stand. */
export function blockKey(block: TextBlock): number {
  return hashText(`${block.tag}\n${placeName(block.place)}\n${block.text}`);
}

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
