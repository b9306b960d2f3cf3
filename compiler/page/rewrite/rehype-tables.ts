/** Page stage, rewriting: data tables get cells that a Markdown table can hold; layout tables become plain blocks. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, holdsBlock, isElement, replaceElements, textOf } from '../../document/elements.ts';
import { cellsOf, isLayoutTable, tellingRowsOf } from '../../document/layout-table.ts';

/** Between the paragraphs, lines and list items of one cell, since a Markdown cell is a single line. */
const LINE_BREAK = ' ';
const ITEM_BREAK = '; ';

const MAX_SPAN = 50;
/** A table that would have more cells in Markdown is unwrapped: one wide row makes all the others wide. */
const MAX_CELLS = 100_000;

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
  if (isLayoutTable(table) || cellsInMarkdown(rows) > MAX_CELLS)
    return [...before, ...rows.flatMap((row) => cellsOf(row).map(asDiv))];
  for (const cell of rows.flatMap(cellsOf)) {
    cell.children = toLine(cell.children);
    for (const name of ['colSpan', 'rowSpan'] as const) {
      const span = spanOf(cell, name);
      if (span > 1) cell.properties[name] = span;
      else delete cell.properties[name];
    }
  }
  markHead(rows);
  const telling = new Set<ElementContent>(rows);
  const heads = table.children.filter((child): child is Element => isElement(child, 'thead'));
  const inHead = new Set(heads.flatMap((head) => head.children));
  table.children = [
    ...heads.map((head) => ({ ...head, children: head.children.filter((row) => telling.has(row)) })),
    ...rows.filter((row) => !inHead.has(row)),
  ];
  return [...before, table];
}

/** How many columns or rows a cell takes. A span beyond what the table has is a mistake or an attack, not a width. */
function spanOf(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const span = Number.parseInt(attribute(cell, name), 10);
  return span > 1 && span <= MAX_SPAN ? span : 1;
}

/** Cells of the Markdown table, in which a spanning cell is repeated and each row is as wide as the widest. */
function cellsInMarkdown(rows: readonly Element[]): number {
  let widest = 0;
  const fromAbove: number[] = [];
  rows.forEach((row, position) => {
    let width = fromAbove[position] ?? 0;
    for (const cell of cellsOf(row)) {
      const columns = spanOf(cell, 'colSpan');
      width += columns;
      for (let below = spanOf(cell, 'rowSpan') - 1; below > 0; below--)
        fromAbove[position + below] = (fromAbove[position + below] ?? 0) + columns;
    }
    widest = Math.max(widest, width);
  });
  return widest * rows.length;
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
