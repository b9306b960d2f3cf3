/** Reads the straight lines of a sheet's drawing: rules, frames and the edges of coloured areas. */

import { type Area, joinAreas } from './areas.ts';

/** A level or upright line. Lengths in points, counted from the left and the top of the sheet. */
export interface Rule {
  isUpright: boolean;
  /** Height of a level line, distance from the left of an upright one. */
  at: number;
  from: number;
  to: number;
}

/** Codes of pdf.js for operations, by their names. */
export type OperationCodes = Record<string, number>;

type Matrix = readonly number[];

type Point = readonly [x: number, y: number];

interface State {
  matrix: Matrix;
  /** Colour of areas. */
  colour: string;
}

/** A part of a path: its corners, and whether it has curves. */
interface Outline {
  points: Point[];
  hasCurves: boolean;
}

const BLACK = '#000000';

/** Maximum lines of a sheet; a plan or a map has more. */
const MAX_RULES = 5000;

/** Maximum numbers of a path; a plan or a map has more. */
const MAX_PATH_LENGTH = 20_000;

/** Maximum thickness in points of an area that counts as a line. */
const MAX_THICKNESS = 4;

/** Minimum length of a line in points. */
const MIN_LENGTH = 3;

/** Maximum difference in points of the ends of a level or upright line. */
const MAX_SLANT = 0.5;

/** Minimum share of the straight edges of a frame with round corners. */
const MIN_STRAIGHT_SHARE = 0.5;

/** Operations that draw the outline of a path, and those that fill it. */
const STROKES = ['stroke', 'closeStroke', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];
const FILLS = ['fill', 'eoFill', ...STROKES.slice(2)];

const multiply = (m: Matrix, n: Matrix): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

/**
 * Returns the lines of a drawing; none if it has more than {@link MAX_RULES}.
 * @param list operations of pdf.js with their arguments
 * @param view matrix from the file's coordinates to those of the sheet
 */
export function readRules(
  list: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  ops: OperationCodes,
  view: Matrix,
): Rule[] {
  const strokes = new Set(STROKES.map((name) => ops[name]));
  const fills = new Set(FILLS.map((name) => ops[name]));
  const rules: Rule[] = [];
  const areas: Area[] = [];
  const saved: State[] = [];
  let state: State = { matrix: view, colour: BLACK };
  for (const [index, operation] of list.fnArray.entries()) {
    const args = list.argsArray[index];
    if (operation === ops.save || operation === ops.paintFormXObjectBegin) saved.push(state);
    if (operation === ops.restore || operation === ops.paintFormXObjectEnd) state = saved.pop() ?? state;
    if (operation === ops.setFillRGBColor) state = { ...state, colour: String((args as unknown[])[0]) };
    const moved =
      operation === ops.transform ? args : operation === ops.paintFormXObjectBegin && (args as unknown[])[0];
    if (moved) state = { ...state, matrix: multiply(state.matrix, moved as Matrix) };
    if (operation !== ops.constructPath) continue;
    const [painted, [path]] = args as [number, [ArrayLike<number> | null]];
    const isFilled = fills.has(painted);
    if (!path || !(isFilled || strokes.has(painted))) continue;
    if (path.length > MAX_PATH_LENGTH) return [];
    for (const outline of toOutlines(path, state.matrix)) {
      const edges = toEdges(outline);
      const area = isFilled || outline.hasCurves ? toArea(outline, edges, state.colour) : undefined;
      if (area && isFilled && !strokes.has(painted)) areas.push(area);
      else rules.push(...(area ? frameOf(area) : outline.hasCurves ? [] : edges));
    }
    if (rules.length + areas.length > MAX_RULES) return [];
  }
  return [...rules, ...joinAreas(areas).flatMap(frameOf)];
}

/** Numbers of coordinates after each code of a path: go to, line to, two kinds of curves, back to the start. */
const COORDINATES = [2, 2, 6, 4, 0];

/** Splits a path of pdf.js into its parts, in the coordinates of the sheet. */
function toOutlines(path: ArrayLike<number>, matrix: Matrix): Outline[] {
  const outlines: Outline[] = [];
  for (let at = 0; at < path.length; ) {
    const code = path[at] ?? 0;
    const count = COORDINATES[code];
    // A code that is unknown has an unknown number of coordinates.
    if (count === undefined) break;
    const last = outlines.at(-1);
    const [first] = last?.points ?? [];
    if (count === 0) {
      if (first) last?.points.push(first);
    } else {
      const [, , , , x = 0, y = 0] = multiply(matrix, [1, 0, 0, 1, path[at + count - 1] ?? 0, path[at + count] ?? 0]);
      if (code === 0 || !last) outlines.push({ points: [[x, y]], hasCurves: false });
      else {
        last.points.push([x, y]);
        last.hasCurves ||= code > 1;
      }
    }
    at += 1 + count;
  }
  return outlines;
}

/** Returns the level and upright edges of an outline. */
const toEdges = ({ points }: Outline): Rule[] =>
  points.slice(1).flatMap((point, index) => toRule(points[index] ?? point, point));

/** Returns the rectangle that an outline fills; `undefined` if it has another form. */
function toArea({ points }: Outline, edges: readonly Rule[], colour: string): Area | undefined {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [least(xs), most(xs), least(ys), most(ys)];
  const straight = edges.reduce((sum, { from, to }) => sum + to - from, 0);
  const isFrame = edges.length > 0 && straight >= MIN_STRAIGHT_SHARE * 2 * (right - left + bottom - top);
  return isFrame ? { left, right, top, bottom, colour } : undefined;
}

/** Returns the edges of an area; the line that a thin one is. */
function frameOf({ left, right, top, bottom }: Area): Rule[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (right - left < MAX_THICKNESS) return toRule([x, top], [x, bottom]);
  if (bottom - top < MAX_THICKNESS) return toRule([left, y], [right, y]);
  return [
    { isUpright: false, at: top, from: left, to: right },
    { isUpright: false, at: bottom, from: left, to: right },
    { isUpright: true, at: left, from: top, to: bottom },
    { isUpright: true, at: right, from: top, to: bottom },
  ];
}

const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b));
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b));

/** Returns the line between two points if it is level or upright and not too short. */
function toRule([x, y]: Point, [toX, toY]: Point): Rule[] {
  const [width, height] = [Math.abs(toX - x), Math.abs(toY - y)];
  if (Math.min(width, height) > MAX_SLANT || Math.max(width, height) < MIN_LENGTH) return [];
  return width < height
    ? [{ isUpright: true, at: (x + toX) / 2, from: Math.min(y, toY), to: Math.max(y, toY) }]
    : [{ isUpright: false, at: (y + toY) / 2, from: Math.min(x, toX), to: Math.max(x, toX) }];
}
