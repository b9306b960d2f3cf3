/** Finds the grids that the lines of a drawing make, and their cells. */

import type { Rule } from './read-rules.ts';

/** A cell: the rows and columns that it spans, counted from 0. */
export interface Cell {
  row: number;
  column: number;
  lastRow: number;
  lastColumn: number;
}

/** Lines that touch each other, as a table's or a frame's. */
export interface Grid {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Places between its columns. */
  edges: number[];
  /** Whether one of its level lines is at a height between two others. */
  hasLevel: (x: number, from: number, to: number) => boolean;
  /** All cells, row by row. */
  cells: Cell[];
  /** Returns the left and right side of a cell. */
  sidesOf: (cell: Cell) => { left: number; right: number };
  /** Returns the row at a height. */
  rowAt: (y: number) => number;
  /** Returns the cell at a point within the grid. */
  cellAt: (x: number, y: number) => Cell;
}

/** Maximum lines of a sheet when parts of one line are joined; a sheet with more has no tables. */
const MAX_LINES = 1500;

/** Maximum rows times columns of a grid. */
const MAX_SLOTS = 20_000;

/** Maximum points between lines that touch, and between lines that are one. */
const MAX_GAP = 3;

/** Minimum width and height of a cell in points; no text has room in a smaller one. */
const MIN_CELL_SIZE = 5;

/** Minimum share of a cell's side that its line covers. */
const MIN_COVERED_SHARE = 0.5;

/** Maximum share of the sheet's width and height that a grid may have in both directions. */
const MAX_SHEET_SHARE = 0.96;

/** Maximum grids of a sheet; smaller ones are parts of pictures. */
const MAX_GRIDS = 300;

/** Returns the grids of a sheet, the smallest first. */
export function findGrids(rules: readonly Rule[], sheet: { width: number; height: number }): Grid[] {
  const levels = joinParts(rules.filter(({ isUpright }) => !isUpright));
  const uprights = joinParts(rules.filter(({ isUpright }) => isUpright));
  if (levels.length + uprights.length > MAX_LINES) return [];
  const grids = toGroups(levels, uprights).flatMap((group) => toGrid(group));
  return grids
    .filter(
      ({ left, right, top, bottom }) =>
        right - left < MAX_SHEET_SHARE * sheet.width || bottom - top < MAX_SHEET_SHARE * sheet.height,
    )
    .sort((a, b) => areaOf(a) - areaOf(b) || a.top - b.top || a.left - b.left)
    .slice(-MAX_GRIDS);
}

const areaOf = ({ left, right, top, bottom }: Grid): number => (right - left) * (bottom - top);

/** Joins lines of one direction that continue each other or lie on each other. */
function joinParts(rules: readonly Rule[]): Rule[] {
  const joined: Rule[] = [];
  for (const place of cluster(rules, 1)) {
    let last: Rule | undefined;
    for (const rule of place.sort((a, b) => a.from - b.from)) {
      if (last && rule.from <= last.to + MAX_GAP) last.to = Math.max(last.to, rule.to);
      else {
        last = { ...rule };
        joined.push(last);
      }
    }
  }
  return joined;
}

/** Groups lines of one direction that are at most `gap` points apart. */
function cluster(rules: readonly Rule[], gap: number): Rule[][] {
  const places: Rule[][] = [];
  for (const rule of [...rules].sort((a, b) => a.at - b.at)) {
    const place = places.at(-1);
    if (place && rule.at - (place[0]?.at ?? 0) <= gap) place.push(rule);
    else places.push([rule]);
  }
  return places;
}

interface Group {
  levels: Rule[];
  uprights: Rule[];
}

/** Groups lines that touch each other directly or by other lines. */
function toGroups(levels: readonly Rule[], uprights: readonly Rule[]): Group[] {
  const groupOf = new Map<Rule, Rule>([...levels, ...uprights].map((rule) => [rule, rule]));
  const rootOf = (rule: Rule): Rule => {
    let root = rule;
    for (let next = groupOf.get(root); next && next !== root; next = groupOf.get(root)) root = next;
    groupOf.set(rule, root);
    return root;
  };
  for (const level of levels) {
    for (const upright of uprights) {
      if (isWithin(upright.at, level) && isWithin(level.at, upright)) groupOf.set(rootOf(level), rootOf(upright));
    }
  }
  const groups = new Map<Rule, Group>();
  for (const rule of [...levels, ...uprights]) {
    const root = rootOf(rule);
    const group = groups.get(root) ?? { levels: [], uprights: [] };
    groups.set(root, group);
    group[rule.isUpright ? 'uprights' : 'levels'].push(rule);
  }
  return [...groups.values()].filter(({ levels, uprights }) => levels.length > 0 && uprights.length > 0);
}

const isWithin = (at: number, { from, to }: Rule): boolean => at >= from - MAX_GAP && at <= to + MAX_GAP;

/** Divides the area of a group of lines into cells. Its outer edges need no line. */
function toGrid({ levels, uprights }: Group): Grid[] {
  const left = Math.min(...levels.map(({ from }) => from), ...uprights.map(({ at }) => at));
  const right = Math.max(...levels.map(({ to }) => to), ...uprights.map(({ at }) => at));
  const top = Math.min(...uprights.map(({ from }) => from), ...levels.map(({ at }) => at));
  const bottom = Math.max(...uprights.map(({ to }) => to), ...levels.map(({ at }) => at));
  const columns = toTracks(withoutLoose(uprights, levels, top, bottom), left, right);
  const rows = toTracks(withoutLoose(levels, uprights, left, right), top, bottom);
  const slots = columns.length * rows.length;
  if (slots > MAX_SLOTS || slots === 0) return [];
  const cells = joinSlots(rows, columns);
  return [
    {
      left,
      top,
      right,
      bottom,
      edges: columns.slice(0, -1).map(({ to }) => to),
      hasLevel: (x, from, to) => levels.some((level) => level.at > from && level.at < to && isWithin(x, level)),
      sidesOf: ({ column, lastColumn }) => ({
        left: columns[column]?.from ?? left,
        right: columns[lastColumn]?.to ?? right,
      }),
      cells: [...new Set(cells)],
      rowAt: (y) => indexOf(rows, y),
      cellAt: (x, y) => cells[indexOf(rows, y) * columns.length + indexOf(columns, x)] as Cell,
    },
  ];
}

/** Leaves out lines that end within a cell, as those under a text; the others end at lines across or at the edges. */
const withoutLoose = (rules: readonly Rule[], across: readonly Rule[], start: number, end: number): Rule[] =>
  rules.filter((rule) =>
    [rule.from, rule.to].every(
      (at) =>
        Math.min(Math.abs(at - start), Math.abs(at - end)) <= MAX_GAP ||
        across.some((other) => Math.abs(other.at - at) <= MAX_GAP && isWithin(rule.at, other)),
    ),
  );

/** A row or column between two places, with the lines at its end. */
interface Track {
  from: number;
  to: number;
  end: Rule[];
}

/** Returns the rows between level lines, or the columns between upright ones. */
function toTracks(rules: readonly Rule[], from: number, to: number): Track[] {
  const tracks: Track[] = [];
  let start = from;
  for (const lines of cluster(rules, MIN_CELL_SIZE)) {
    const at = lines[0]?.at ?? 0;
    if (at - start <= MIN_CELL_SIZE) continue;
    tracks.push({ from: start, to: at, end: lines });
    start = at;
  }
  if (to - start > MIN_CELL_SIZE) tracks.push({ from: start, to, end: [] });
  return tracks;
}

/** Returns the index of the track at a place; of the nearest one for a place outside. */
const indexOf = (tracks: readonly Track[], at: number): number => {
  const found = tracks.findIndex(({ to }) => at < to);
  return found < 0 ? tracks.length - 1 : found;
};

/** Whether the lines at the end of a track cover its part within another track. */
function isCovered({ end }: Track, { from, to }: Track): boolean {
  const covered = end.reduce((sum, rule) => sum + Math.max(0, Math.min(to, rule.to) - Math.max(from, rule.from)), 0);
  return covered >= MIN_COVERED_SHARE * (to - from);
}

/** Joins neighbours without a line between them to cells. Returns the cell of each slot, row by row. */
function joinSlots(rows: readonly Track[], columns: readonly Track[]): Cell[] {
  const cells: Cell[] = [];
  for (const [row, level] of rows.entries()) {
    for (const [column, upright] of columns.entries()) {
      const above = cells[(row - 1) * columns.length + column];
      const before = column > 0 ? cells[row * columns.length + column - 1] : undefined;
      const isOpenAbove = above !== undefined && !isCovered(rows[row - 1] as Track, upright);
      const isOpenBefore = before !== undefined && !isCovered(columns[column - 1] as Track, level);
      // A cell is a rectangle: it goes on below with all of its columns, and to the right in its first row only.
      const known =
        isOpenAbove && (above.column === column || before === above)
          ? above
          : isOpenBefore && before.row === row
            ? before
            : undefined;
      const cell = known ?? { row, column, lastRow: row, lastColumn: column };
      cell.lastRow = Math.max(cell.lastRow, row);
      cell.lastColumn = Math.max(cell.lastColumn, column);
      cells.push(cell);
    }
  }
  return cells;
}
