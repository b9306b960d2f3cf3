/** Work on a long list, so much of it at a time that neither memory nor open files run out. */

/** Maps a list in order, a batch at a time; whatever else waits gets its turn between batches. */
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
