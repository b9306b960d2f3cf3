/** Page stage, rewriting: gives data tables cells that a Markdown table can hold; makes layout tables plain blocks. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, hasText, holdsBlock, isElement, replaceElements, textOf } from '../../document/elements.ts';
import { bandsIn, cellsOf, filledRowsOf, isLayoutTable } from '../../document/layout-table.ts';

/** Separators of the paragraphs, lines and list items of one cell, since a Markdown cell is a single line. */
const LINE_BREAK = ' ';
const ITEM_BREAK = '; ';
/** Separator in place of a line break before something else, such as another name. */
const NEW_LINE = ' / ';

/** Maximum characters of a column name. */
const MAX_NAME_LENGTH = 40;

const MAX_SPAN = 50;
/** Larger tables are unwrapped: one wide row makes all the others wide. */
const MAX_CELLS = 100_000;

/**
 * Unwraps layout tables (see `isLayoutTable`) and huge ones into blocks, and removes empty ones. Makes of others rows
 * of one-line cells, with cells repeated that span rows and heads that span columns, divided at texts across the table.
 */
export function rehypeTables() {
  const rewrite = (node: Root | Element): void =>
    replaceElements(node, (child) => {
      rewrite(child);
      return isElement(child, 'table') ? rewriteTable(child) : [child];
    });
  return rewrite;
}

/** Returns captions, then the table as data, perhaps divided; all cells as blocks if it is layout or too large. */
function rewriteTable(table: Element): ElementContent[] {
  const rows = filledRowsOf(table);
  if (rows.length === 0) return [];
  const captions = table.children.filter((child) => isElement(child, 'caption') && textOf(child)) as Element[];
  const before = captions.map((caption) => asDiv(caption));
  if (isLayoutTable(table) || cellsInMarkdown(rows) > MAX_CELLS)
    return [...before, ...rows.flatMap((row) => cellsOf(row).map(asDiv))];
  return [...before, ...divide(table, rows)];
}

/** Returns the table, divided where a text across it stands between its rows. Each part repeats its head. */
function divide(table: Element, rows: readonly Element[]): ElementContent[] {
  const bands = bandsIn(rows);
  if (bands.size === 0) return [toData(table, rows)];
  const isHead = (row: Element): boolean => cellsOf(row).every((cell) => cell.tagName === 'th');
  const body = rows.findIndex((row) => !bands.has(row) && !isHead(row));
  const heads = rows.slice(0, Math.max(0, body)).filter((row) => !bands.has(row));
  const parts: ElementContent[] = [];
  let part: Element[] = [];
  const close = () => {
    const isHeadless = parts.length > 0 && part[0] !== undefined && !isHead(part[0]);
    if (part.length > 0)
      parts.push(toData({ ...table }, isHeadless ? [...heads.map((head) => structuredClone(head)), ...part] : part));
    part = [];
  };
  for (const row of rows) {
    if (!bands.has(row)) part.push(row);
    else {
      close();
      parts.push(...cellsOf(row).map(asDiv));
    }
  }
  close();
  return parts;
}

/** Turns a table into one of only these rows, in place: cells of one line, heads known as such, spans repeated. */
function toData(table: Element, rows: readonly Element[]): Element {
  for (const cell of rows.flatMap(cellsOf)) {
    cell.children = toLine(cell.children);
    const columns = spanOf(cell, 'colSpan');
    if (columns > 1) cell.properties.colSpan = columns;
    else delete cell.properties.colSpan;
  }
  const isInHead = (row: Element) =>
    table.children.some((part) => isElement(part, 'thead') && part.children.includes(row));
  const heads = rows.filter(isInHead);
  repeatDown(rows);
  for (const cell of [...heads, ...rows.slice(0, isHeadRow(rows) ? 1 : 0)].flatMap(cellsOf)) toHead(cell);
  const [first = table] = rows;
  if (namesItself(first)) for (const cell of cellsOf(first)) cell.tagName = 'td';
  for (const row of rows) repeatHeads(row);
  table.children = [...rows];
  return table;
}

/** Repeats each head of several columns above all of them; one alone in its row names the whole table. */
function repeatHeads(row: Element): void {
  if (cellsOf(row).filter(hasText).length < 2) return;
  row.children = cellsOf(row).flatMap((cell) => {
    // With a figure it is a value, which some tables mark as a head too.
    const columns = cell.tagName === 'th' && !/\d/.test(textOf(cell)) ? spanOf(cell, 'colSpan') : 1;
    if (columns === 1) return [cell];
    delete cell.properties.colSpan;
    return Array.from({ length: columns }, () => structuredClone(cell));
  });
}

/** Returns the columns or rows of a cell. A span above the limit is a mistake or an attack, and counts as 1. */
function spanOf(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const span = Number.parseInt(attribute(cell, name), 10);
  return span > 1 && span <= MAX_SPAN ? span : 1;
}

/** Returns the maximum cells in Markdown, which repeats spanning cells and makes rows as wide as the widest. */
function cellsInMarkdown(rows: readonly Element[]): number {
  const widths = rows.map((row) => cellsOf(row).reduce((sum, cell) => sum + spanOf(cell, 'colSpan'), 0));
  const spans = rows.flatMap(cellsOf).map((cell) => spanOf(cell, 'rowSpan'));
  return Math.max(...widths) * Math.max(...spans) * rows.length;
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

/** Whether the first row of a table without a head is one: bold, or names without digits above a column of figures. */
function isHeadRow(rows: readonly Element[]): boolean {
  const [first = [], ...others] = rows.map(cellsOf);
  if (first.length < 2 || others.length === 0 || rows.flatMap(cellsOf).some((cell) => cell.tagName === 'th'))
    return false;
  const isBold = ({ children }: Element) => {
    const telling = children.filter(hasText);
    return telling.length === 1 && isElement(telling[0], 'b', 'strong');
  };
  if (first.every(isBold)) return true;
  const names = first.map((cell) => textOf(cell));
  if (!names.every((name) => /\p{L}/u.test(name) && !/\d/.test(name) && name.length <= MAX_NAME_LENGTH)) return false;
  if (others.length < 2 || others.some((row) => row.length !== first.length)) return false;
  return names.some((_, column) => others.every((row) => /^\D{0,8}\d/.test(textOf(row[column] as Element))));
}

/** Whether a row has a head beside data: Markdown would take the row for the names of the columns. */
const namesItself = (row: Element): boolean =>
  cellsOf(row).some((cell) => cell.tagName === 'th') &&
  cellsOf(row).some((cell) => cell.tagName === 'td' && hasText(cell));

/** Makes a cell a header cell, which is bold without markup. */
function toHead(cell: Element): void {
  cell.tagName = 'th';
  cell.children = cell.children.flatMap((child) => (isElement(child, 'b', 'strong') ? child.children : [child]));
}

/** Whether a line ends in a whole word, and the next begins like a name: `Ana<br>María José`. */
const beginsAnew = (line: ElementContent[], next: ElementContent): boolean =>
  /\p{Ll}{3}\s*$/u.test(line.slice(-2).map(textOf).join(' ')) && /^\s*\p{Lu}\p{Ll}/u.test(textOf(next));

const asDiv = (element: Element): Element => ({ ...element, tagName: 'div', properties: {} });

/** Returns phrasing for one cell: `<br>`, blocks and items become separators in the text. */
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
        const isNew = pending === LINE_BREAK && beginsAnew(line, node);
        if (pending && line.length > 0 && !blank) line.push({ type: 'text', value: isNew ? NEW_LINE : pending });
        if (!blank || (line.length > 0 && !pending)) line.push(node);
        if (!blank) pending = '';
      }
    }
  };
  append(children);
  return line;
}
