/** Logistic regression with L2 on rows of binary columns, fitted by L-BFGS (Nocedal and Wright, ch. 7.2). */

/** Rows one after another: row n has the columns from `columns[starts[n]]` to before `columns[starts[n + 1]]`. */
export interface Rows {
  columns: Int32Array;
  starts: Int32Array;
  /** Number of different columns. */
  width: number;
  /** Value to predict for each row, 0 to 1. */
  labels: Float64Array;
  /** Weight of each row; rows of weight 0 are left out. */
  weights: Float64Array;
}

const MAX_STEPS = 60;
/** Past steps from which the curvature is estimated. */
const MEMORY = 8;
/** Relative gain below which the fit ends. */
const ENOUGH = 1e-6;

/** Returns the weight of each column, then the bias. */
export function fitLogistic(rows: Rows, penalty: number): Float64Array {
  let at: Float64Array = new Float64Array(rows.width + 1);
  let slope: Float64Array = new Float64Array(at.length);
  let loss = lossOf(rows, penalty, at, slope);
  const past: { step: Float64Array; turn: Float64Array }[] = [];
  for (let count = 0; count < MAX_STEPS; count++) {
    const way = descend(slope, past);
    const drop = dot(slope, way);
    let size = 1;
    let next = move(at, way, size);
    let nextSlope = new Float64Array(at.length);
    let nextLoss = lossOf(rows, penalty, next, nextSlope);
    while (nextLoss > loss - 1e-4 * size * drop && size > 1e-6) {
      size /= 2;
      next = move(at, way, size);
      nextLoss = lossOf(rows, penalty, next, nextSlope);
    }
    past.push({ step: minus(next, at), turn: minus(nextSlope, slope) });
    if (past.length > MEMORY) past.shift();
    const gain = loss - nextLoss;
    [at, slope, loss] = [next, nextSlope, nextLoss];
    nextSlope = new Float64Array(at.length);
    if (gain < ENOUGH * loss) break;
  }
  return at;
}

/** Returns the loss at some weights, and writes its gradient there into `slope`. */
function lossOf(rows: Rows, penalty: number, at: Float64Array, slope: Float64Array): number {
  const { columns, starts, width, labels, weights } = rows;
  slope.fill(0);
  let loss = 0;
  for (let row = 0; row < labels.length; row++) {
    const weight = weights[row] as number;
    if (weight === 0) continue;
    const start = starts[row] as number;
    const end = starts[row + 1] as number;
    let score = at[width] as number;
    for (let index = start; index < end; index++) score += at[columns[index] as number] as number;
    const label = labels[row] as number;
    loss += weight * (Math.max(score, 0) - label * score + Math.log1p(Math.exp(-Math.abs(score))));
    const error = weight * (1 / (1 + Math.exp(-score)) - label);
    for (let index = start; index < end; index++) raise(slope, columns[index] as number, error);
    raise(slope, width, error);
  }
  for (let column = 0; column < width; column++) {
    const value = at[column] as number;
    loss += 0.5 * penalty * value * value;
    raise(slope, column, penalty * value);
  }
  return loss;
}

/** Returns the step to subtract from the weights: the two loops of L-BFGS. */
function descend(slope: Float64Array, past: readonly { step: Float64Array; turn: Float64Array }[]): Float64Array {
  const way = slope.slice();
  const shares: number[] = [];
  for (const { step, turn } of past.toReversed()) {
    const share = dot(step, way) / dot(step, turn);
    shares.push(share);
    add(way, turn, -share);
  }
  const last = past.at(-1);
  scale(way, last ? dot(last.step, last.turn) / dot(last.turn, last.turn) : 1 / Math.sqrt(dot(slope, slope) || 1));
  for (const { step, turn } of past) add(way, step, (shares.pop() as number) - dot(turn, way) / dot(step, turn));
  return way;
}

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] as number), 0);
const minus = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, index) => value - (b[index] as number));
const move = (at: Float64Array, way: Float64Array, size: number): Float64Array =>
  at.map((value, index) => value - size * (way[index] as number));

/** Adds to the number at an index, in place. */
export function raise(to: Float64Array, index: number, by: number): void {
  to[index] = (to[index] as number) + by;
}

function add(to: Float64Array, values: Float64Array, times: number): void {
  for (let index = 0; index < to.length; index++) raise(to, index, times * (values[index] as number));
}

function scale(values: Float64Array, times: number): void {
  for (let index = 0; index < values.length; index++) values[index] = (values[index] as number) * times;
}
