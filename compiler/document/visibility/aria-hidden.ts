/** Document stage: tells which elements that screen readers skip are content all the same. */

import type { Element, ElementContent, Root } from 'hast';
import { AROUND_NAMES } from '../../signs/box-names.ts';
import { SCREEN_READER_ONLY, SLIDES_NAMES } from '../../signs/hidden.ts';
import { attribute, classAndId, hasText, hasTextLike, holdsBlock, isElement, textOf } from '../elements.ts';

/**
 * Whether an `aria-hidden` element is content: a struck price, what a text for screen readers beside it says too, the
 * unit of a figure, or a slide that waits for its turn. @param position its position among `siblings` in `parent`
 */
export function isSeenContent(
  element: Element,
  siblings: readonly ElementContent[],
  position: number,
  parent: Root | Element,
): boolean {
  return (
    // Shops hide struck prices from screen readers, which do not say that a text is struck.
    (hasText(element) && isRevision(element)) ||
    hasSpokenVersion(element, siblings, position) ||
    isUnit(element, siblings.slice(0, position).findLast(hasText)) ||
    isWaitingSlide(element, siblings, parent)
  );
}

/** Elements of an old text and of its replacement (HTML Standard, 4.5.5 and 4.7). */
const REVISED = ['del', 'ins', 's'] as const;

/** Whether all text of an element is in such elements. */
const isRevision = (element: Element): boolean =>
  isElement(element, ...REVISED) ||
  element.children.every((child) => !hasText(child) || (child.type === 'element' && isRevision(child)));

/** Whether a text for screen readers is beside an element, which then shows the same: a price in two sizes. */
function hasSpokenVersion(element: Element, siblings: readonly ElementContent[], position: number): boolean {
  if (isElement(element, 'i') || holdsBlock(element) || /icon/.test(classAndId(element))) return false;
  if (!/[\p{L}\p{N}]/u.test(textOf(element))) return false;
  return [-1, 1].some((step) => {
    let at = position + step;
    while (siblings[at]?.type === 'text') at += step;
    const beside = siblings[at];
    return (
      beside?.type === 'element' && SCREEN_READER_ONLY.test(attribute(beside, 'className')) && textOf(beside) !== ''
    );
  });
}

/** Whether an element is the unit or the plus of the figure before it, which would be wrong without it. */
const isUnit = (element: Element, before: ElementContent | undefined): boolean =>
  /^[%‰€$£+°]$/.test(textOf(element)) && before !== undefined && /\d$/.test(textOf(before));

/** Maximum elements of a row of slides: each is compared with all others. */
const MAX_SLIDES = 200;

/**
 * Whether an element is a slide beside the one that is shown: an element like it says that it is not hidden, as scripts
 * write when they turn, or their row is named as one of slides. Copies of earlier or shown
 * slides do not count.
 */
function isWaitingSlide(element: Element, siblings: readonly ElementContent[], row: Root | Element): boolean {
  if (siblings.length > MAX_SLIDES) return false;
  if (!hasTextLike(element, /\p{L}{3}/u) || AROUND_NAMES.dialog.test(classAndId(element))) return false;
  const isLike = (one: ElementContent): one is Element =>
    isElement(one, element.tagName) && firstClass(one) === firstClass(element) && hasText(one);
  const shown = siblings.filter(isLike).filter((one) => attribute(one, 'ariaHidden') !== 'true');
  const isNamed = row.type === 'element' && SLIDES_NAMES.test(classAndId(row));
  if (!shown.some((one) => isNamed || attribute(one, 'ariaHidden') === 'false')) return false;
  const earlier = siblings.slice(0, siblings.indexOf(element)).filter(isLike);
  const text = textOf(element);
  return [...shown, ...earlier].every((one) => textOf(one) !== text);
}

const firstClass = (element: Element): string => attribute(element, 'className').split(' ')[0] ?? '';
