/** Maps a long list in batches, which bounds the memory and the open files in use at a time. */

/** Returns results in the order of the items. Items of a batch run at once; other work can run between batches. */
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
