/** Turns lines with columns into the rows of a table, and the headings between them. */

import { isAmount } from '../regions.ts';
import type { Line } from '../sheet.ts';
import type { Block } from './block.ts';
import { type BodyStyle, isLarge, isNext, isSetApart, joinLines } from './line-style.ts';

/** Turns lines into table rows with one text per column. Lines between rows that look like headings become headings. */
export function toTable(lines: readonly Line[], edges: readonly number[], body: BodyStyle): Block[] {
  const blocks: Block[] = [];
  const push = (cells: string[]) => {
    const block = blocks.at(-1);
    if (block?.kind === 'table') block.rows.push(cells);
    else blocks.push({ kind: 'table', rows: [cells] });
  };
  for (const group of toGroups(lines)) {
    const rows = group.map((line) => ({ line, cells: toCells(line, edges) }));
    // A row of a table needs no bullet.
    for (const { cells } of rows) cells[0] = (cells[0] ?? '').replace(/^[•▪●◦‣■◆▶►➢➤]\s*(?=\S)/u, '');
    for (let [first] = rows; first && rows.length > 1 && isLarge(first.line, body); [first] = rows) {
      if (first.cells.slice(1).some(Boolean)) break;
      blocks.push({ kind: 'heading', text: first.cells[0] ?? '', size: first.line.size });
      rows.shift();
    }
    const beside = rows.filter(({ cells }) => cells.slice(1).some(Boolean));
    // Lines with a single price are one row, next to whichever of them the price is printed.
    if (rows.length > 1 && beside.length === 1) {
      push(rows.map(({ cells }) => cells).reduce(joinCells));
      continue;
    }
    let last: Line | undefined;
    for (const { line, cells } of rows) {
      const block = blocks.at(-1);
      const row = block?.kind === 'table' ? block.rows.at(-1) : undefined;
      const [only = '', ...others] = cells.filter(Boolean);
      if (others.length === 0 && isSetApart(line, only, body, false)) {
        blocks.push({ kind: 'heading', text: only, size: line.size });
      } else if (row && last && isNext(last, line) && isRest(row, cells, line, last)) {
        for (const [index, cell] of joinCells(row, cells).entries()) row[index] = cell;
      } else push(cells);
      last = line;
    }
  }
  return blocks;
}

/** Splits lines into groups at gaps that are wider than between the lines of one paragraph. */
function toGroups(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isNext(last, line)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Returns the texts of a line by column. */
function toCells({ segments }: Line, edges: readonly number[]): string[] {
  const cells = Array.from({ length: edges.length + 1 }, () => '');
  for (const { left, text } of segments) {
    const at = edges.filter((edge) => edge < left).length;
    cells[at] = cells[at] ? `${cells[at]} ${text}` : text;
  }
  return cells;
}

const joinCells = (row: readonly string[], cells: readonly string[]): string[] =>
  row.map((text, index) => {
    const more = cells[index] ?? '';
    return text && more ? joinLines(text, more) : text || more;
  });

/** Maximum size of a note, as a multiple of the letters of the name above it. */
const MAX_NOTE_RATIO = 0.9;

/** Whether a line only continues cells of the row above. */
function isRest(row: readonly string[], cells: readonly string[], line: Line, last: Line | undefined): boolean {
  const isLower = cells.every((cell, index) => !cell || (row[index] ? !/^\p{Lu}.*\d$/u.test(cell) : index > 0));
  const leading = last ? (line.y - last.y) / line.size : 0;
  // A line with a text and an amount is a row of its own below a row that has an amount.
  const isSecondAmount =
    cells.filter(Boolean).length > 1 && cells.some((cell, index) => isAmount(cell) && isAmount(row[index] ?? ''));
  // A note in smaller letters below a name, as of its allergens, may end in a number.
  const isNote = last !== undefined && line.size < MAX_NOTE_RATIO * last.size && cells.slice(1).every((cell) => !cell);
  return isNote || (isLower && !isSecondAmount && leading < 1.45 && !cells.every(Boolean));
}

/** Turns a table of one row into a paragraph. */
export function toPlain(block: Block): Block {
  if (block.kind !== 'table') return block;
  const [first = []] = block.rows;
  return block.rows.length === 1 ? { kind: 'paragraph', text: first.filter(Boolean).join(' ') } : block;
}
