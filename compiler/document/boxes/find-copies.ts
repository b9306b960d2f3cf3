/** Document stage: boxes that stand twice so that a row of slides or a band runs round. */

import type { Element } from 'hast';
import { SLIDES_NAMES } from '../../signs/hidden.ts';
import { attribute, classAndId, imagesIn, isElement, linksIn, textOf } from '../elements.ts';
import { sourceOf } from '../embedded/image-sources.ts';

/** Boxes with the same words that run across the page as a band, however it is named. */
const MIN_BAND = 5;

/**
 * Tells of visible children, in order, which repeat another: in rows of slides and in bands an earlier one, elsewhere the
 * one before, if it is a row of its own that stands twice so that it runs round.
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

/** What a box shows: its text, the addresses of its images and of its links. */
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

/** Whether all that a box holds are the same few words; a row of a table may say the same of each column. */
function isBand({ children, tagName }: Element): boolean {
  if (children.length < MIN_BAND || tagName === 'tr') return false;
  const boxes = children.filter((child) => child.type === 'element');
  const [first] = boxes;
  if (!first || boxes.length < MIN_BAND) return false;
  const text = textOf(first);
  return / /.test(text) && boxes.every((box) => textOf(box) === text);
}
