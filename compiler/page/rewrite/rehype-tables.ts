/** Page stage, rewriting: data tables get cells that a Markdown table can hold; layout tables become plain blocks. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, holdsBlock, isElement, replaceElements, textOf } from '../../document/elements.ts';
import { cellsOf, isLayoutTable, tellingRowsOf } from '../../document/layout-table.ts';

/** Between the paragraphs, lines and list items of one cell, since a Markdown cell is a single line. */
const LINE_BREAK = ' ';
const ITEM_BREAK = '; ';

/** Characters of the longest column name. */
const MAX_NAME_LENGTH = 40;

const MAX_SPAN = 50;
/** Larger tables are unwrapped: one wide row makes all the others wide. */
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

/** Captions, then the table with cells of one line, or all cells as blocks if it is layout or too large; or nothing. */
function rewriteTable(table: Element): ElementContent[] {
  const rows = tellingRowsOf(table);
  if (rows.length === 0) return [];
  const captions = table.children.filter((child) => isElement(child, 'caption') && textOf(child)) as Element[];
  const before = captions.map((caption) => asDiv(caption));
  if (isLayoutTable(table) || cellsInMarkdown(rows) > MAX_CELLS)
    return [...before, ...rows.flatMap((row) => cellsOf(row).map(asDiv))];
  for (const cell of rows.flatMap(cellsOf)) {
    cell.children = toLine(cell.children);
    const columns = spanOf(cell, 'colSpan');
    if (columns > 1) cell.properties.colSpan = columns;
    else delete cell.properties.colSpan;
  }
  repeatDown(rows);
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

/** Columns or rows of a cell. A span beyond the table is a mistake or an attack. */
function spanOf(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const span = Number.parseInt(attribute(cell, name), 10);
  return span > 1 && span <= MAX_SPAN ? span : 1;
}

/** Number of cells in Markdown, which repeats spanning cells and makes rows as wide as the widest. */
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

/** Repeats a cell in each row that it spans. */
function repeatDown(rows: readonly Element[]): void {
  /** Cells that continue in a row, by their first column. */
  let above = new Map<number, { cell: Element; left: number }>();
  for (const row of rows) {
    const below: typeof above = new Map();
    const cells: Element[] = [];
    let column = 0;
    const add = (cell: Element, left: number) => {
      if (left > 0) below.set(column, { cell, left });
      cells.push(cell);
      column += spanOf(cell, 'colSpan');
    };
    const repeat = () => {
      for (let going = above.get(column); going; going = above.get(column))
        add(structuredClone(going.cell), going.left - 1);
    };
    for (const cell of cellsOf(row)) {
      repeat();
      const left = spanOf(cell, 'rowSpan') - 1;
      delete cell.properties.rowSpan;
      add(cell, left);
    }
    repeat();
    row.children = cells;
    above = below;
  }
}

/** Makes a first row in bold, or of words above figures, the head. */
function markHead(rows: readonly Element[]): void {
  const [first = [], ...others] = rows.map(cellsOf);
  if (others.length === 0 || rows.flatMap(cellsOf).some((cell) => cell.tagName === 'th')) return;
  const bold = first.map((cell) => cell.children.filter((child) => textOf(child) !== ''));
  if (first.length < 2) return;
  if (!bold.every(([only, ...more]) => isElement(only, 'b', 'strong') && more.length === 0)) {
    if (isHeadRow(first, others)) for (const cell of first) cell.tagName = 'th';
    return;
  }
  for (const [index, cell] of first.entries()) {
    cell.tagName = 'th';
    cell.children = bold[index]?.flatMap((only) => (only.type === 'element' ? only.children : [])) ?? [];
  }
}

/** Whether the first row is a head: names without digits, at least one above a column of figures. */
function isHeadRow(first: readonly Element[], others: readonly Element[][]): boolean {
  const names = first.map((cell) => textOf(cell));
  if (!names.every((name) => /\p{L}/u.test(name) && !/\d/.test(name) && name.length <= MAX_NAME_LENGTH)) return false;
  if (others.length < 2 || others.some((row) => row.length !== first.length)) return false;
  return names.some((_, column) => others.every((row) => /^\D{0,8}\d/.test(textOf(row[column] as Element))));
}

function asDiv(element: Element): Element {
  return { ...element, tagName: 'div', properties: {} };
}

/** Phrasing for one cell: `<br>`, blocks and items become separators in the text. */
function toLine(children: ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  let pending = '';
  const append = (nodes: readonly ElementContent[]): void => {
    let items = 0;
    for (const node of nodes) {
      if (isElement(node, 'br')) {
        pending ||= LINE_BREAK;
      } else if (node.type === 'element' && holdsBlock(node)) {
        const isNextItem = isElement(node, 'li', 'dd') && items++ > 0;
        if (isNextItem && line.length > 0 && textOf(node) !== '') pending = ITEM_BREAK;
        pending ||= LINE_BREAK;
        append(node.children);
        pending ||= LINE_BREAK;
      } else {
        const blank = node.type === 'text' && !node.value.trim();
        if (pending && line.length > 0 && !blank) line.push({ type: 'text', value: pending });
        if (!blank || (line.length > 0 && !pending)) line.push(node);
        if (!blank) pending = '';
      }
    }
  };
  append(children);
  return line;
}
