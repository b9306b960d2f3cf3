/** Document stage, a pass: marks tables that only lay out the page, and renames quotations that only indent it. */

import type { Element, Root } from 'hast';
import { holdsElement, isElement, rename, textOf, visitElements } from '../elements.ts';
import { isLayoutTable } from '../layout-table.ts';

/** Maximum share of a page's text that is a quotation. */
const MAX_QUOTED_SHARE = 0.6;

/** Gives layout tables the role `presentation`; renames quotations around the `h1`, a table or most text to `div`. */
export function rehypeLayout() {
  return (tree: Root): void => {
    let total: number | undefined;
    const isIndent = (quote: Element): boolean => {
      total ??= textOf(tree).length;
      return holdsElement(quote, 'h1', 'table') || textOf(quote).length > total * MAX_QUOTED_SHARE;
    };
    visitElements(tree, (element) => {
      if (isElement(element, 'table') && isLayoutTable(element)) element.properties.role = 'presentation';
      if (isElement(element, 'blockquote') && isIndent(element)) rename(element, 'div');
    });
  };
}
