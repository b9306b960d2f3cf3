/** Document stage, a pass: quotations that only indent the page, as pages did before style sheets, are none. */

import type { Element, Root } from 'hast';
import { holdsElement, isElement, rename, textOf, visitElements } from '../../elements.ts';

/** Nobody quotes this share of a page's text. */
const MOST = 0.6;

/** Turns a `blockquote` around the page's main heading, around a table or most of the page into a `div`. */
export function rehypeIndents() {
  return (tree: Root): void => {
    let total: number | undefined;
    const isIndent = (quote: Element): boolean => {
      total ??= textOf(tree).length;
      return holdsElement(quote, 'h1', 'table') || textOf(quote).length > total * MOST;
    };
    visitElements(tree, (element) => {
      if (isElement(element, 'blockquote') && isIndent(element)) rename(element, 'div');
    });
  };
}
