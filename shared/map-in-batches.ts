/** Maps a long list in batches, which bounds the memory and the open files in use at a time. */

/**
 * Maps `batch` items at a time, and returns the results in the order of the items. Other work can run between batches.
 * Rejects with the first error, and then starts no further batch.
 */
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
