/** Document stage: finds copies of boxes, with which a row of slides or a band turns endlessly. */

import type { Element } from 'hast';
import { SLIDES_NAMES } from '../../signs/hidden.ts';
import { attribute, classAndId, imagesIn, isElement, linksIn, textOf } from '../elements.ts';
import { sourceOf } from '../embedded/image-sources.ts';

/** Minimum boxes with the same words that are a moving band, even without a telling name. */
const MIN_BAND = 5;

/**
 * Returns a test for copies among the visible children of a row, to be called in their order. In slides and bands a
 * copy repeats the words, images and links of any earlier child; elsewhere it repeats the one before, a row of several
 * images that turns endlessly.
 */
export function createCopyFinder(row: Element): (child: Element) => boolean {
  const [, animation = ''] = /animation(?:-name)?\s*:\s*([^;]*)/i.exec(attribute(row, 'style')) ?? [];
  const isOfSlides = SLIDES_NAMES.test(`${classAndId(row)} ${animation}`) || isBand(row);
  const seen = new Set<string>();
  let before: Element | undefined;
  return (child) => {
    const shown = isOfSlides ? toShown(child) : '';
    const isCopy = isOfSlides ? shown !== '' && seen.has(shown) : before !== undefined && isTwin(before, child);
    seen.add(shown);
    before = child;
    return isCopy;
  };
}

/** Returns the content of a box as one text: its words, the addresses of its images and of its links. */
function toShown(box: Element): string {
  const images = imagesIn([box]).map(sourceOf);
  const links = linksIn([box]).map((link) => attribute(link, 'href'));
  return [textOf(box), ...images, ...links].join(' ').trim();
}

/** Whether two boxes are the same row of several images. */
function isTwin(one: Element, other: Element): boolean {
  const isAlike =
    one.tagName === other.tagName &&
    one.children.length === other.children.length &&
    classAndId(one) === classAndId(other) &&
    isElement(one, 'div', 'ul', 'section', 'figure');
  return isAlike && new Set(imagesIn([other]).map(sourceOf)).size > 1 && toShown(one) === toShown(other);
}

/** Whether all boxes of a row have the same words. A table row does not count: its cells may be equal. */
function isBand({ children, tagName }: Element): boolean {
  if (children.length < MIN_BAND || tagName === 'tr') return false;
  const boxes = children.filter((child) => child.type === 'element');
  const [first] = boxes;
  if (!first || boxes.length < MIN_BAND) return false;
  const text = textOf(first);
  return / /.test(text) && boxes.every((box) => textOf(box) === text);
}
