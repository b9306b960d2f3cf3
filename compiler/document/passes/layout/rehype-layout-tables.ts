/** Document stage, a pass: tables that only lay out the page say so, before parts of them are taken out. */

import type { Root } from 'hast';
import { isElement } from '../../elements.ts';
import { isLayoutTable } from '../../layout-table.ts';

/** Gives layout tables the role that WAI-ARIA has for them, `presentation`. */
export function rehypeLayoutTables() {
  const walk = (node: Root | Root['children'][number]): void => {
    if (isElement(node, 'table') && isLayoutTable(node)) node.properties.role = 'presentation';
    if ('children' in node) for (const child of node.children) walk(child);
  };
  return walk;
}
