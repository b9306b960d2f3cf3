/** Puts the lines of a sheet in reading order: columns one after the other, rows of a table cell by cell. */

import type { Line, Segment } from './sheet.ts';
import { toLines } from './sheet.ts';

/** Lines to read as running text, or rows of a table with the edges between its columns. */
export type Region = { lines: Line[] } | { rows: Line[]; edges: number[] };

/** An upright stripe that no segment of a band touches. */
interface Gutter {
  left: number;
  right: number;
}

/** Minimum width of a gutter, as a multiple of the letters' height. */
const MIN_GUTTER_RATIO = 0.8;

/** Minimum lines on each side of a gutter; with fewer, it is a gap within a line. */
const MIN_SIDE_LINES = 2;

/** Maximum positions that are tried as gutters in one region. */
const MAX_TRIED_GUTTERS = 200;

/** Maximum depth of columns within columns. */
const MAX_COLUMN_DEPTH = 6;

/** Splits a sheet into regions in reading order. */
export function toRegions(lines: Line[], depth = 0): Region[] {
  if (lines.length === 0) return [];
  const band = depth < MAX_COLUMN_DEPTH ? findBand(lines) : undefined;
  if (!band) return [{ lines }];
  const rows = lines.slice(band.rowsFrom, band.rowsTo);
  const isTable = toBorders(rows).length === 0;
  const [from, to] = isTable ? [band.rowsFrom, band.rowsTo] : [band.from, band.to];
  const inside = lines.slice(from, to);
  const within: Region[] = isTable
    ? [{ rows, edges: edgesOf(rows) }]
    : inReadingOrder(toStripes(inside, toBorders(inside))).flatMap((segments) =>
        toRegions(toLines(segments), depth + 1),
      );
  return [...toRegions(lines.slice(0, from), depth + 1), ...within, ...toRegions(lines.slice(to), depth + 1)];
}

/** Minimum distance, in lines, of the starts of two columns for the lower one to be read second. */
const MIN_LOWER_LINES = 6;

/** Moves a first column that begins much lower than the second, as a box beside a menu, behind it. */
function inReadingOrder(columns: readonly Segment[][]): Segment[][] {
  const filled = columns.filter(({ length }) => length > 0);
  const [first, second, ...others] = filled;
  if (!first || !second) return filled;
  const [column, next] = [toColumn(first), toColumn(second)];
  const isLower = column.top - next.top > MIN_LOWER_LINES * next.leading;
  const isShorter = column.bottom - column.top < next.bottom - next.top;
  // A sentence may go on at the top of the second column, beside a picture at the top of the first.
  return isLower && isShorter && !next.goesOn ? [second, first, ...others] : filled;
}

/** Returns the first and last height of a column, and whether it may begin within a sentence. */
function toColumn(segments: readonly Segment[]) {
  const ys = segments.map(({ y }) => y).sort((a, b) => a - b);
  const first = segments.find(({ y }) => y === ys[0]);
  const [top = 0, bottom = top] = [ys[0], ys.at(-1)];
  return { top, bottom, leading: 1.5 * (first?.size ?? 0), goesOn: /^\p{Ll}/u.test(first?.text ?? '') };
}

/** Maximum share of a stripe's segments in the longest stripe for it to be headings between the rows of a table. */
const MAX_BETWEEN_SHARE = 0.25;

/** Returns the edges between stripes. Centred headings, which no segment is beside, make no stripe of their own. */
function edgesOf(lines: readonly Line[]): number[] {
  const edges = guttersOf(lines).map(({ left, right }) => (left + right) / 2);
  const stripes = toStripes(lines, edges);
  const longest = Math.max(...stripes.map(({ length }) => length));
  const alone = new Set(
    lines.flatMap(({ segments }) => (segments.length === 1 ? segments.map(({ order }) => order) : [])),
  );
  return edges.filter((_, index) => {
    const right = stripes[index + 1] ?? [];
    const isBetween = index + 1 < edges.length && right.length <= longest * MAX_BETWEEN_SHARE && !isAmounts(right);
    return !isBetween || right.some(({ order }) => !alone.has(order));
  });
}

/** Returns the edges of a band that separate columns of text and not cells of a table. */
function toBorders(lines: readonly Line[]): number[] {
  const edges = edgesOf(lines);
  const stripes = toStripes(lines, edges);
  return edges.filter((_, index) => !areCells(stripes, index));
}

const sizeOf = (lines: readonly Line[]): number => {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};

/** Consecutive lines with a gutter between two sides. */
interface Band {
  from: number;
  to: number;
  /** First and last line if the band is a table: its header and footer lines belong to it. */
  rowsFrom: number;
  rowsTo: number;
  /** Number of lines on the side that has fewer. */
  weight: number;
}

/** Finds the band whose gutter has most lines on both sides; `undefined` without one. */
function findBand(lines: readonly Line[]): Band | undefined {
  const seen = new Set<string>();
  let best: Band | undefined;
  for (const [index, { segments }] of lines.entries()) {
    for (const [at, segment] of segments.entries()) {
      const next = segments[at + 1] ?? neighbour(lines, index, segment);
      if (!next || next.left <= segment.right || seen.size >= MAX_TRIED_GUTTERS) continue;
      const key = `${Math.round(segment.right)} ${Math.round(next.left)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const found = extend(lines, index, { left: segment.right, right: next.left });
      if (found && found.weight > (best?.weight ?? 0)) best = found;
    }
  }
  return best;
}

/** Finds a segment to the right in the line above or below. Columns side by side may have baselines of their own. */
function neighbour(lines: readonly Line[], index: number, { right }: Segment): Segment | undefined {
  const isBeside = (segment: Segment) => segment.left > right;
  return lines[index + 1]?.segments.find(isBeside) ?? lines[index - 1]?.segments.find(isBeside);
}

/** Extends a gap to the lines above and below that leave it free; `undefined` if one side has too few lines. */
function extend(lines: readonly Line[], index: number, gap: Gutter): Band | undefined {
  const gutter = { ...gap };
  const least = MIN_GUTTER_RATIO * (lines[index]?.size ?? 0);
  const takes = (line: Line | undefined): boolean => {
    if (!line) return false;
    let { left, right } = gutter;
    const middle = (left + right) / 2;
    for (const segment of line.segments) {
      if (segment.left < middle && segment.right > middle) return false;
      if (segment.right <= middle) left = Math.max(left, segment.right);
      else right = Math.min(right, segment.left);
    }
    if (right - left < least) return false;
    Object.assign(gutter, { left, right });
    return true;
  };
  let from = index;
  let to = index + 1;
  if (!takes(lines[index])) return undefined;
  for (let grows = true; grows; ) {
    grows = false;
    if (takes(lines[to]) && isNear(lines, to - 1)) {
      to++;
      grows = true;
    }
    if (from > 0 && takes(lines[from - 1]) && isNear(lines, from - 1)) {
      from--;
      grows = true;
    }
  }
  const middle = (gutter.left + gutter.right) / 2;
  const sides = lines.slice(from, to).map(({ segments }) => ({
    hasLeft: segments.some(({ right }) => right <= middle),
    hasRight: segments.some(({ left }) => left >= middle),
  }));
  const first = from;
  // A line above both columns is read before them.
  while (sides[0] && !sides[0].hasRight && from < to) {
    sides.shift();
    from++;
  }
  const count = (side: 'hasLeft' | 'hasRight') => sides.filter((one) => one[side]).length;
  const weight = Math.min(count('hasLeft'), count('hasRight'));
  if (weight < MIN_SIDE_LINES || !sides.some((_, at) => isBeside(lines, sides, from, at))) return undefined;
  if (isJustified(lines.slice(from, to), middle)) return undefined;
  let rowsTo = from + sides.findLastIndex(({ hasRight }) => hasRight) + 1;
  while (rowsTo < to && isNear(lines, rowsTo - 1, MAX_TEXT_LEADING)) rowsTo++;
  let rowsFrom = from;
  while (rowsFrom > first && isNear(lines, rowsFrom - 1, MAX_TEXT_LEADING)) rowsFrom--;
  return { from, to, rowsFrom, rowsTo, weight };
}

/** Minimum share of the lines with blanks of a paragraph that go on in small letters and reach both of its edges. */
const MIN_JUSTIFIED_SHARE = 0.75;

/** Whether lines are a paragraph whose blanks are stretched until the lines reach both edges. */
function isJustified(lines: readonly Line[], middle: number): boolean {
  const gapped = lines.filter(({ segments }) => (segments[0]?.left ?? middle) < middle && segments.length > 1);
  const left = Math.min(...gapped.map(({ segments }) => segments[0]?.left ?? middle));
  const right = Math.max(...gapped.map(({ segments }) => segments.at(-1)?.right ?? middle));
  const stretched = gapped.filter(({ segments, size }) => {
    const [first, ...others] = segments;
    const reachesEdges = (first?.left ?? 0) - left < size && right - (segments.at(-1)?.right ?? 0) < size;
    return reachesEdges && others.every(({ text, part }) => !part && /^\p{Ll}/u.test(text));
  });
  if (gapped.length === 0 || stretched.length < MIN_JUSTIFIED_SHARE * gapped.length) return false;
  // Columns begin at one place, words after a stretched blank anywhere.
  const places = stretched.map(({ segments }) => segments[1]?.left ?? 0).sort((a, b) => a - b);
  const aligned = places.slice(1).filter((place, index) => place - (places[index] ?? 0) < 1);
  return aligned.length < places.length / 2;
}

interface Sides {
  hasLeft: boolean;
  hasRight: boolean;
}

/** Whether a line has a text on the other side of the gutter beside it. Headings between rows have none. */
function isBeside(lines: readonly Line[], sides: readonly Sides[], from: number, at: number): boolean {
  const [line, own] = [lines[from + at], sides[at]];
  const [next, other] = [lines[from + at + 1], sides[at + 1]];
  if (!line || !own) return false;
  if (own.hasLeft && own.hasRight) return true;
  const isNextBeside = next !== undefined && next.y - line.y < MAX_BESIDE_RATIO * Math.min(next.size, line.size);
  return isNextBeside && other !== undefined && (own.hasLeft ? other.hasRight : other.hasLeft);
}

/** Maximum difference of two baselines beside each other, as a multiple of the letters' height. */
const MAX_BESIDE_RATIO = 0.9;

/** Maximum distance of lines in one part of the sheet, as a multiple of the letters' height. */
const MAX_PART_LEADING = 6;

/** Maximum distance of lines in one text, as a multiple of the letters' height. */
const MAX_TEXT_LEADING = 1.7;

/** Whether a line and the next one are at most `heights` letters' heights apart. */
function isNear(lines: readonly Line[], index: number, heights = MAX_PART_LEADING): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  return line !== undefined && next !== undefined && next.y - line.y < heights * Math.max(line.size, next.size);
}

/** Finds the gutters of a band from left to right. */
function guttersOf(lines: readonly Line[]): Gutter[] {
  const least = MIN_GUTTER_RATIO * sizeOf(lines);
  const segments = lines.flatMap((line) => line.segments).sort((a, b) => a.left - b.left);
  const gutters: Gutter[] = [];
  let end = segments[0]?.right ?? 0;
  for (const { left, right } of segments) {
    if (left - end >= least) gutters.push({ left: end, right: left });
    end = Math.max(end, right);
  }
  return gutters;
}

/** Groups segments by the stripes between the edges, from left to right. */
function toStripes(lines: readonly Line[], edges: readonly number[]): Segment[][] {
  const stripes: Segment[][] = Array.from({ length: edges.length + 1 }, () => []);
  for (const segment of lines.flatMap((line) => line.segments)) {
    stripes[edges.filter((edge) => edge < segment.left).length]?.push(segment);
  }
  return stripes;
}

/** Maximum mean characters of a table cell; lines of text columns have more. */
const MAX_CELL_LENGTH = 30;

/** Minimum share of lines of the shorter side with a line of the other side beside them, in a table. */
const MIN_BESIDE_SHARE = 0.6;

const AMOUNT = /^(?=.*\d)(?:\p{Lu}\p{L}{0,2}[./]{0,2}\s?)?[\p{Sc}\d\s.,:;/%+×x–-]*(?:\p{Sc}|\p{L}{1,5}\.?)?$/u;

/** Whether a text is a price, a quantity or another number with its unit. */
export const isAmount = (text: string): boolean => AMOUNT.test(text);

const isAmounts = (stripe: readonly Segment[]): boolean =>
  stripe.filter(({ text }) => isAmount(text)).length > stripe.length / 2;

const meanLength = (stripe: readonly Segment[]): number =>
  stripe.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, stripe.length);

/** Whether both sides of an edge are cells of rows and not columns of text. */
function areCells(stripes: readonly Segment[][], edge: number): boolean {
  const [left = [], right = []] = [stripes[edge], stripes[edge + 1]];
  if ([...left, ...right].some(({ part }) => part)) return false;
  const besideWithin = (heights: number) =>
    right.filter((one) => left.some((other) => Math.abs(one.y - other.y) < one.size * heights)).length;
  const least = MIN_BESIDE_SHARE * Math.min(left.length, right.length);
  // A price may be printed between two lines of its product's name.
  if (isAmounts(right)) return besideWithin(1.2) >= least;
  if (besideWithin(0.5) < least) return false;
  // A list of names and prices may be set twice side by side.
  if (edge > 0 && isAmounts(left) && stripes.slice(edge + 2).some(isAmounts) && meanLength(right) > 5) return false;
  return Math.min(meanLength(left), meanLength(right)) < MAX_CELL_LENGTH && isWrittenByRows(left, right);
}

/** Whether the file switches sides at least once per line, as programs write tables. */
function isWrittenByRows(left: readonly Segment[], right: readonly Segment[]): boolean {
  const sides = [...left.map(({ order }) => ({ order, isLeft: true })), ...right.map(({ order }) => ({ order }))];
  sides.sort((a, b) => a.order - b.order);
  const switches = sides.filter((one, index) => index > 0 && 'isLeft' in one !== 'isLeft' in (sides[index - 1] ?? {}));
  return switches.length >= Math.min(left.length, right.length);
}
