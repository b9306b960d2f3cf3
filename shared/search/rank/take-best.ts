/** Picks the best pages out of many without sorting them all. */

/** At most `limit` of the first `count` pages: higher score first, equals in ascending order of pages. */
export function takeBest(pages: Uint32Array, count: number, scores: Float32Array, limit: number): number[] {
  const isBetter = (a: number, b: number) => {
    const difference = (scores[a] as number) - (scores[b] as number);
    return difference > 0 || (difference === 0 && a < b);
  };
  const best: number[] = [];
  for (const page of pages.subarray(0, count)) {
    if (best.length === limit && !(limit > 0 && isBetter(page, best[limit - 1] as number))) continue;
    if (best.length === limit) best.pop();
    best.splice(best.findLastIndex((other) => isBetter(other, page)) + 1, 0, page);
  }
  return best;
}
