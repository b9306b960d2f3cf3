/** Choosing content: numbers as names of intervals, since a signal is either there or not. */

/** Name of the interval a number falls in: the first limit it does not exceed. */
export function bin(value: number, limits: readonly number[]): string {
  for (const limit of limits) if (value <= limit) return String(limit);
  return 'more';
}

/** Name of the interval a share of a whole falls in; `0` and `1` are exact. */
export function share(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0';
  const ratio = part / whole;
  return ratio < 0.15 ? '.1' : ratio < 0.35 ? '.3' : ratio < 0.6 ? '.5' : ratio < 0.85 ? '.7' : ratio < 1 ? '.9' : '1';
}
