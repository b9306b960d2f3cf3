/** Document stage, a pass: removes texts that a page repeats for small screens only. */

import type { Element, ElementContent, Root } from 'hast';
import { countAll } from '#shared/group-by.ts';
import { remember } from '#shared/remember.ts';
import { toOneLine } from '#shared/short-text.ts';
import { AROUND_NAMES } from '../../signs/box-names.ts';
import { FOR_PHONES, isForWide, PHONE_LAYOUT, PHONE_WORD, WIDE_WORD } from '../../signs/hidden.ts';
import { attribute, childElements, findElement, hasText, isHeading, textOf } from '../elements.ts';
import { type Removals, removeWhere } from '../removals.ts';

/** Minimum share of the words of a box for small screens that one box for wide screens has too. */
const MIN_COMMON_SHARE = 0.7;
/** Maximum words of such a box for each word of the box for small screens: a whole page has the words of any box. */
const MAX_FACTOR = 2;
/** Minimum share of them that all boxes for wide screens have together: on a long page, most words are common. */
const MIN_SHARE_OF_ALL = 0.95;

/**
 * Removes boxes that wide screens do not show, if each of their texts is elsewhere on the page as well, or most of
 * their words are in the boxes for wide screens. An empty `span` with `dataTaken` marks the place of one
 * without a heading, so that the heading above it goes, too.
 */
export function rehypePhoneCopies({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    const all = remember(countTexts);
    const wide = remember(boxesForWide);
    removeWhere(tree, removals, (element, path, before) => {
      const isOfSite = isNamedForPhones(element);
      const isOfFramework = isForPhones(element);
      if (!(isOfSite || isOfFramework) || !hasText(element)) return undefined;
      const own = countTexts(element);
      const isRepeated =
        [...own].every(([text, count]) => (all(tree).get(text) ?? 0) > count) ||
        (isOfSite && isCopyOf(element, wideVersions(element, path.at(-1) ?? tree))) ||
        (isOfFramework && isCopyOf(element, wide(tree)));
      if (!isRepeated) return undefined;
      for (const [text, count] of own) all(tree).set(text, (all(tree).get(text) ?? 0) - count);
      if (!findElement(element, isHeading))
        before.push({ type: 'element', tagName: 'span', properties: { dataTaken: '' }, children: [] });
      return 'repeated-for-phones';
    });
  };
}

/** Minimum words of a box whose name, given by its site, counts, and of one with another wording. */
const MIN_WORDS = 8;

/** Whether a class chosen by the site says that a box of enough words is for small screens, not how it is laid out. */
const isNamedForPhones = (element: Element): boolean =>
  attribute(element, 'className')
    .split(' ')
    .some((name) => PHONE_WORD.test(name) && !PHONE_LAYOUT.test(name) && !AROUND_NAMES.menu.test(name.toLowerCase())) &&
  wordsIn(textOf(element)).length >= MIN_WORDS;

/** Returns the words of the box of the same name, but for wide screens, beside an element. */
function wideVersions(element: Element, parent: Root | Element): Set<string>[] {
  const nameOf = (one: Element, word: RegExp) => attribute(one, 'className').replace(word, '');
  const wide = childElements(parent).find(
    (one) => WIDE_WORD.test(attribute(one, 'className')) && nameOf(one, WIDE_WORD) === nameOf(element, PHONE_WORD),
  );
  return wide ? [new Set(wordsIn(textOf(wide)))] : [];
}

/** Returns the words of each box that small screens do not show, without those of boxes for small screens in or around it. */
function boxesForWide(tree: Root): Set<string>[] {
  const boxes: Set<string>[] = [];
  const walk = (node: Root | Element, around: readonly Set<string>[]): void => {
    for (const child of node.children as ElementContent[]) {
      if (child.type === 'text') for (const word of wordsIn(child.value)) for (const box of around) box.add(word);
      if (child.type !== 'element' || isForPhones(child)) continue;
      const own = isForWide(attribute(child, 'className')) ? [new Set<string>()] : [];
      boxes.push(...own);
      walk(child, [...around, ...own]);
    }
  };
  walk(tree, []);
  return boxes;
}

const isForPhones = (element: Element): boolean => FOR_PHONES.test(attribute(element, 'className'));

/**
 * Whether boxes for wide screens have most of the words of an element, and each of its figures: a telephone number for
 * phones alone is a fact.
 */
function isCopyOf(element: Element, wide: readonly Set<string>[]): boolean {
  const words = wordsIn(textOf(element));
  if (words.length < MIN_WORDS) return false;
  const has = (box: ReadonlySet<string>, share: number) =>
    words.filter((word) => box.has(word)).length >= words.length * share &&
    words.every((word) => box.has(word) || !/\d/.test(word));
  return (
    wide.some((box) => box.size <= MAX_FACTOR * words.length && has(box, MIN_COMMON_SHARE)) ||
    has(new Set(wide.flatMap((box) => [...box])), MIN_SHARE_OF_ALL)
  );
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Counts the texts of all text nodes below a node, each in one line. */
const countTexts = (node: Root | Element): Map<string, number> =>
  countAll(textsIn(node).map(toOneLine).filter(Boolean));

const textsIn = (node: Root | Element): string[] =>
  (node.children as ElementContent[]).flatMap((child) =>
    child.type === 'element' ? textsIn(child) : child.type === 'text' ? [child.value] : [],
  );
