/** Document stage, a pass: tables that only lay out the page say so, before parts of them are taken out. */

import type { Root } from 'hast';
import { isElement, visitElements } from '../../elements.ts';
import { isLayoutTable } from '../../layout-table.ts';

/** Gives layout tables the role that WAI-ARIA has for them, `presentation`. */
export function rehypeLayoutTables() {
  return (tree: Root): void =>
    visitElements(tree, (element) => {
      if (isElement(element, 'table') && isLayoutTable(element)) element.properties.role = 'presentation';
    });
}
