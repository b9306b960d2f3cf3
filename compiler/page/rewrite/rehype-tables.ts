/** Page stage, rewriting: data tables get cells that a Markdown table can hold; layout tables become plain blocks. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, holdsBlock, isElement, replaceElements, textOf } from '../../document/elements.ts';
import { cellsOf, isLayoutTable, tellingRowsOf } from '../../document/layout-table.ts';

/** Between the paragraphs, lines and list items of one cell, since a Markdown cell is a single line. */
const LINE_BREAK = ' ';
const ITEM_BREAK = '; ';

/** Unwraps layout tables (a single column or row of blocks, nested tables, `role=presentation`), flattens cells. */
export function rehypeTables() {
  const rewrite = (node: Root | Element): void =>
    replaceElements(node, (child) => {
      rewrite(child);
      return isElement(child, 'table') ? rewriteTable(child) : [child];
    });
  return rewrite;
}

function rewriteTable(table: Element): ElementContent[] {
  const rows = tellingRowsOf(table);
  if (rows.length === 0) return [];
  const captions = table.children.filter((child) => isElement(child, 'caption') && textOf(child)) as Element[];
  const before = captions.map((caption) => asDiv(caption));
  if (isLayoutTable(table)) return [...before, ...rows.flatMap((row) => cellsOf(row).map(asDiv))];
  for (const cell of rows.flatMap(cellsOf)) {
    cell.children = toLine(cell.children);
    // A span beyond what the table has is a mistake or an attack, not a width.
    for (const name of ['colSpan', 'rowSpan']) {
      const span = Number.parseInt(attribute(cell, name), 10);
      if (span > 1 && span <= 50) cell.properties[name] = span;
      else delete cell.properties[name];
    }
  }
  markHead(rows);
  const head = table.children.filter((child) => isElement(child, 'thead'));
  const sections = head.length > 0 ? head : [];
  table.children = [
    ...sections.map((section) => ({
      ...(section as Element),
      children: rows.filter((row) => (section as Element).children.includes(row)),
    })),
    ...rows.filter((row) => !sections.some((section) => (section as Element).children.includes(row))),
  ];
  return [...before, table];
}

/** A first row in bold is what `th` is for. */
function markHead(rows: readonly Element[]): void {
  const [first = [], ...others] = rows.map(cellsOf);
  if (others.length === 0 || rows.flatMap(cellsOf).some((cell) => cell.tagName === 'th')) return;
  const bold = first.map((cell) => cell.children.filter((child) => textOf(child) !== ''));
  if (first.length < 2 || !bold.every(([only, ...more]) => isElement(only, 'b', 'strong') && more.length === 0)) return;
  for (const [index, cell] of first.entries()) {
    cell.tagName = 'th';
    cell.children = bold[index]?.flatMap((only) => (only.type === 'element' ? only.children : [])) ?? [];
  }
}

function asDiv(element: Element): Element {
  return { ...element, tagName: 'div', properties: {} };
}

function toLine(children: ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  let pending = '';
  const append = (nodes: ElementContent[], inList: boolean): void => {
    for (const node of nodes) {
      if (isElement(node, 'br')) {
        pending ||= LINE_BREAK;
      } else if (node.type === 'element' && holdsBlock(node)) {
        const gap = isElement(node, 'li', 'dd') ? ITEM_BREAK : LINE_BREAK;
        const apart = line.length > 0 && textOf(node) !== '';
        if (apart)
          pending =
            inList || pending === ITEM_BREAK
              ? ITEM_BREAK
              : gap === ITEM_BREAK && !isFirstItem(node, nodes)
                ? ITEM_BREAK
                : LINE_BREAK;
        append(node.children, false);
        pending ||= LINE_BREAK;
      } else {
        const blank = node.type === 'text' && !node.value.trim();
        if (pending && line.length > 0 && !blank) line.push({ type: 'text', value: pending });
        if (!blank || (line.length > 0 && !pending)) line.push(node);
        if (!blank) pending = '';
      }
    }
  };
  append(children, false);
  return line;
}

function isFirstItem(item: Element, siblings: ElementContent[]): boolean {
  return siblings.find((sibling) => isElement(sibling, 'li', 'dd')) === item;
}
