/** Document stage, a pass: removes texts that a page repeats for small screens only. */

import type { Element, ElementContent, Root } from 'hast';
import { countAll } from '#shared/group-by.ts';
import { toOneLine } from '#shared/short-text.ts';
import { AROUND_NAMES } from '../../signs/box-names.ts';
import { FOR_PHONES, PHONE_LAYOUT, PHONE_WORD, WIDE_WORD } from '../../signs/hidden.ts';
import { attribute, childElements, hasText, textOf } from '../elements.ts';
import { type Removals, removeWhere } from '../removals.ts';

/** Minimum share of the words of a box for small screens that the box for wide screens beside it has too. */
const MIN_COMMON_SHARE = 0.7;

/**
 * Removes boxes that wide screens do not show, if each of their texts is elsewhere on the page as well, or most of
 * their words are in the box for wide screens beside them.
 */
export function rehypePhoneCopies({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    let all: Map<string, number> | undefined;
    removeWhere(tree, removals, (element, path) => {
      const names = attribute(element, 'className');
      const isOfSite = isNamedForPhones(element);
      if (!(isOfSite || FOR_PHONES.test(names)) || !hasText(element)) return undefined;
      all ??= countTexts(tree);
      const own = countTexts(element);
      const isElsewhere = [...own].every(([text, count]) => (all?.get(text) ?? 0) > count);
      if (!isElsewhere && !(isOfSite && hasWideVersion(element, path.at(-1) ?? tree))) return undefined;
      for (const [text, count] of own) all.set(text, (all.get(text) ?? 0) - count);
      return 'repeated-for-phones';
    });
  };
}

/** Minimum words of a box whose name, given by its site, counts. */
const MIN_WORDS = 8;

/** Whether a class chosen by the site says that a box of enough words is for small screens, not how it is laid out. */
const isNamedForPhones = (element: Element): boolean =>
  attribute(element, 'className')
    .split(' ')
    .some((name) => PHONE_WORD.test(name) && !PHONE_LAYOUT.test(name) && !AROUND_NAMES.menu.test(name.toLowerCase())) &&
  wordsIn(textOf(element)).length >= MIN_WORDS;

/** Whether a box of the same name, but for wide screens, is beside an element and has most of its words. */
function hasWideVersion(element: Element, parent: Root | Element): boolean {
  const nameOf = (one: Element, word: RegExp) => attribute(one, 'className').replace(word, '');
  const wide = childElements(parent).find(
    (one) => WIDE_WORD.test(attribute(one, 'className')) && nameOf(one, WIDE_WORD) === nameOf(element, PHONE_WORD),
  );
  const words = wordsIn(textOf(element));
  const known = new Set(wide ? wordsIn(textOf(wide)) : []);
  return known.size > 0 && words.filter((word) => known.has(word)).length >= words.length * MIN_COMMON_SHARE;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Counts the texts of all text nodes below a node, each in one line. */
const countTexts = (node: Root | Element): Map<string, number> =>
  countAll(textsIn(node).map(toOneLine).filter(Boolean));

const textsIn = (node: Root | Element): string[] =>
  (node.children as ElementContent[]).flatMap((child) =>
    child.type === 'element' ? textsIn(child) : child.type === 'text' ? [child.value] : [],
  );
