/** Copies of slides that no class name gives away: a row that goes round without an end shows its first slides again. */

import type { Element } from 'hast';
import { SLIDES_NAMES } from '../../signs/hidden.ts';
import { attribute, classAndId, imagesIn, textOf } from '../elements.ts';

/** Tells of the children of a row of slides that are seen, asked for in order, which show what an earlier one does. */
export function createCopyFinder(row: Element): (child: Element) => boolean {
  const [, animation = ''] = /animation(?:-name)?\s*:\s*([^;]*)/i.exec(attribute(row, 'style')) ?? [];
  if (!SLIDES_NAMES.test(`${classAndId(row)} ${animation}`)) return () => false;
  const seen = new Set<string>();
  return (child) => {
    const images = imagesIn([child]).map((image) => attribute(image, 'src') || attribute(image, 'dataSrc'));
    const shown = [textOf(child), ...images].join(' ').trim();
    const isCopy = shown !== '' && seen.has(shown);
    seen.add(shown);
    return isCopy;
  };
}
