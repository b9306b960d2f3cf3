/** Takes the texts of ruled tables and of frames out of a sheet, and leaves a part of the sheet in their place. */

import { countAll, groupBy } from '#shared/group-by.ts';
import { joinSpacedLetters } from '../letters/spaced-letters.ts';
import {
  type Frame,
  type Line,
  type RuledPart,
  type RuledRow,
  type Segment,
  type Token,
  textOfLine,
  toLines,
  toSegments,
} from '../sheet.ts';
import type { Cell, Grid } from './grids.ts';

/** Maximum share of texts that cross a line of their grid. Lines under a text or of a picture make no grid. */
const MAX_CROSSING_SHARE = 0.05;

/** Minimum rows that have several cells, at least one with a text. */
const MIN_TABLE_ROWS = 2;

/** Minimum texts side by side for a single row to be a table. */
const MIN_ROW_CELLS = 3;

/** Maximum share of texts that a level line goes through; with more, the lines do not show where rows end. */
const MAX_CUT_SHARE = 0.1;

/** Minimum characters of a cell that has running text, and minimum share of such cells for them to be frames. */
const LONG_CELL = 250;
const MIN_LONG_SHARE = 0.4;

/** Maximum share of a table's area that its cells span beyond one column; a form with more has no columns. */
const MAX_SPANNED_SHARE = 0.2;

/** A cell with its texts and the parts within it. */
interface Filled {
  cell: Cell;
  tokens: Token[];
  parts: Segment[];
}

/**
 * Reads the grids of a sheet from the smallest to the largest.
 * @returns the other texts, and segments that stand for the ruled parts: one for each line of their texts
 */
export function takeRuledParts(
  tokens: readonly Token[],
  grids: readonly Grid[],
): { tokens: Token[]; parts: Segment[] } {
  let left = [...tokens];
  let parts: Segment[] = [];
  for (const grid of grids) {
    const inside = left.filter((token) => isInside(grid, centreOf(token)));
    const within = parts.filter((part) => isInside(grid, [(part.left + part.right) / 2, part.y - part.size / 3]));
    if (inside.length === 0 && within.length === 0) continue;
    const filled = fillCells(grid, inside, within);
    const others = left.filter((token) => !isInside(grid, centreOf(token)));
    const part = filled && toPart(grid, filled, others);
    if (!part) continue;
    left = others;
    const taken = new Set(within);
    parts = [...parts.filter((one) => !taken.has(one)), ...toSegmentsOf(part, grid)];
  }
  return { tokens: left, parts };
}

const centreOf = ({ x, y, width, size }: Token): [number, number] => [x + width / 2, y - size / 3];

const isInside = ({ left, right, top, bottom }: Grid, [x, y]: readonly [number, number]): boolean =>
  x > left && x < right && y > top && y < bottom;

/** Groups texts by cell, row by row; `undefined` if too many of them cross a line. */
function fillCells(grid: Grid, tokens: readonly Token[], parts: readonly Segment[]): Filled[] | undefined {
  const filled = new Map<Cell, Filled>();
  const fill = (cell: Cell): Filled => {
    const known = filled.get(cell) ?? { cell, tokens: [], parts: [] };
    filled.set(cell, known);
    return known;
  };
  let texts = 0;
  let crossing = 0;
  for (const token of tokens) {
    const [x, y] = centreOf(token);
    fill(grid.cellAt(x, y)).tokens.push(token);
    if (token.text.trim() === '') continue;
    texts++;
    // The ends of a slanted letter may reach over a line.
    const [from, to] = [token.x + token.size / 2, token.x + token.width - token.size / 2];
    if (from < to && grid.cellAt(from, y) !== grid.cellAt(to, y)) crossing++;
    if (token.x < grid.left - token.size || token.x + token.width > grid.right + token.size) crossing++;
  }
  for (const part of parts) fill(grid.cellAt((part.left + part.right) / 2, part.y - part.size / 3)).parts.push(part);
  if (crossing > MAX_CROSSING_SHARE * texts) return undefined;
  return [...filled.values()]
    .filter(({ tokens, parts }) => parts.length > 0 || tokens.some(({ text }) => text.trim() !== ''))
    .sort((a, b) => a.cell.row - b.cell.row || a.cell.column - b.cell.column);
}

const linesOf = ({ tokens, parts }: Filled): Line[] => toLines([...toSegments(joinSpacedLetters(tokens)), ...parts]);

const lengthOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + textOfLine(line).length, 0);

/** Makes a table or frames of a grid; `undefined` if its texts can as well be read without it. */
function toPart(grid: Grid, filled: readonly Filled[], others: readonly Token[]): RuledPart | undefined {
  if (filled.length === 0) return undefined;
  const cells = filled.map((one) => ({ ...one, lines: linesOf(one) }));
  const textRows = new Set(cells.flatMap(({ lines }) => lines.map(({ y, size }) => grid.rowAt(y - size / 3))));
  // The edges of an area within a cell divide the row into parts without texts.
  const rowOf = (cell: Cell): number => {
    let row = cell.row;
    while (row < cell.lastRow && !textRows.has(row)) row++;
    return row;
  };
  const rows = groupBy(cells, ({ cell }) => rowOf(cell));
  const several = Math.max(...[...rows.values()].map(({ length }) => length));
  const cellsByRow = countAll(grid.cells.map(rowOf));
  const dividedRows = [...rows.keys()].filter((row) => (cellsByRow.get(row) ?? 0) > 1).length;
  const long = cells.filter(({ lines }) => lengthOf(lines) > LONG_CELL).length;
  const isDivided = cells.some(({ parts }) => parts.length > 0) || long > MIN_LONG_SHARE * cells.length;
  if (!isDivided && several > 1 && (dividedRows >= MIN_TABLE_ROWS || several >= MIN_ROW_CELLS)) {
    const tokens = cells.flatMap((one) => one.tokens);
    const cut = tokens.filter(({ x, y, width, size }) =>
      grid.hasLevel(x + width / 2, y - 0.65 * size, y - 0.05 * size),
    );
    if (cut.length <= MAX_CUT_SHARE * tokens.length) return { kind: 'table', rows: toRows(grid, [...rows.values()]) };
    const segments = cells.flatMap(({ lines }) => lines.flatMap((line) => line.segments));
    return { kind: 'columns', lines: toLines(segments), edges: grid.edges };
  }
  const isBeside = others.some(({ text, x, y, width }) => {
    const isLevel = y > grid.top && y < grid.bottom;
    return isLevel && text.trim() !== '' && (x >= grid.right || x + width <= grid.left);
  });
  const hasText = cells.some(({ lines }) => lines.length > 1);
  if (!hasText || !(isBeside || several > 1)) return undefined;
  return { kind: 'frames', frames: cells.map(({ cell, lines }) => toFrame(lines, grid.sidesOf(cell))) };
}

/** Returns a frame whose lines may end as far from its right side as they begin from its left side. */
function toFrame(lines: Line[], { left, right }: { left: number; right: number }): Frame {
  const padding = Math.min(...lines.map(({ segments }) => segments[0]?.left ?? right)) - left;
  return { lines, right: right - Math.max(0, padding) };
}

/** Returns the cells of each row in columns; without empty ones where the rows of a form have different columns. */
function toRows(grid: Grid, rows: readonly { cell: Cell; lines: Line[] }[][]): RuledRow[] {
  const all = rows.flat();
  const spanned = all.reduce((sum, { cell }) => sum + cell.lastColumn - cell.column, 0);
  const isForm = spanned > MAX_SPANNED_SHARE * (grid.edges.length + 1) * rows.length;
  if (isForm) return rows.map((cells) => ({ cells: cells.map(({ lines }) => lines) }));
  const used = [...new Set(all.map(({ cell }) => cell.column))].sort((a, b) => a - b);
  return rows.map((cells) => ({
    cells: used.map((column) => cells.find(({ cell }) => cell.column === column)?.lines ?? []),
  }));
}

function linesOfPart(part: RuledPart): Line[] {
  if (part.kind === 'table') return part.rows.flatMap(({ cells }) => cells.flat());
  return part.kind === 'columns' ? part.lines : part.frames.flatMap(({ lines }) => lines);
}

/** Returns segments that stand for a part, one for each line of its texts, as wide as its grid. */
function toSegmentsOf(part: RuledPart, grid: Grid): Segment[] {
  const lines = linesOfPart(part);
  const rows = toLines(lines.flatMap(({ segments }) => segments.map((segment) => ({ ...segment, part: undefined }))));
  return rows.map((line) => {
    const [first] = line.segments;
    const { left, right } = grid;
    return { text: textOfLine(line), left, right, y: line.y, size: line.size, font: first?.font ?? '', order: 0, part };
  });
}
