/** Maps a long list with a bound on the work under way at a time, so that memory and open files suffice. */

/** Results in the order of the items; those of a batch run at once, other work gets its turn between batches. */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Promise<Result>,
  batch = 64,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += batch) {
    const part = items.slice(start, start + batch).map((item, index) => map(item, start + index));
    results.push(...(await Promise.all(part)));
  }
  return results;
}
