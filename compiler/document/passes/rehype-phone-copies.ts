/** Document stage, a pass: what a page says a second time, for small screens only, is read once. */

import type { Element, ElementContent, Root } from 'hast';
import { countAll } from '#shared/group-by.ts';
import { toOneLine } from '#shared/short-text.ts';
import { FOR_PHONES } from '../../signs/hidden.ts';
import { attribute, hasText } from '../elements.ts';
import { type Removals, removeWhere } from '../removals.ts';

/** Removes boxes that wide screens do not show, if each of their texts stands elsewhere on the page as well. */
export function rehypePhoneCopies({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    let all: Map<string, number> | undefined;
    removeWhere(tree, removals, (element) => {
      if (!FOR_PHONES.test(attribute(element, 'className')) || !hasText(element)) return undefined;
      all ??= countTexts(tree);
      const own = countTexts(element);
      if ([...own].some(([text, count]) => (all?.get(text) ?? 0) <= count)) return undefined;
      for (const [text, count] of own) all.set(text, (all.get(text) ?? 0) - count);
      return 'repeated-for-phones';
    });
  };
}

const countTexts = (node: Root | Element): Map<string, number> =>
  countAll(textsIn(node).map(toOneLine).filter(Boolean));

const textsIn = (node: Root | Element): string[] =>
  (node.children as ElementContent[]).flatMap((child) =>
    child.type === 'element' ? textsIn(child) : child.type === 'text' ? [child.value] : [],
  );
