/** Sources → compiled pages: the site's template is learned from all of them, then each is converted that has to be. */

import { mapInBatches } from '#shared/map-in-batches.ts';
import { digestOfValues } from '../cache/digest.ts';
import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import type { Source } from '../model.ts';
import { learnTemplate } from '../page/learn-template.ts';
import type { CompiledSource, SourceOptions } from './compile-page.ts';
import { createPageWorkers } from './page-workers.ts';

/** How the work is done; nothing here changes a byte of the result. */
export interface ConvertOptions {
  /** Worker threads at most; 0 does the work in this thread. Default: as many as cores, as far as the pages need them. */
  threads?: number;
  cache?: PageCache;
  /** Told after each batch. */
  onPages?: (done: number, total: number) => void;
}

export interface ConvertedPages {
  /** In the order of the sources. */
  compiled: CompiledSource[];
  /** How many had to be converted; the others were taken from the cache. */
  converted: number;
}

/** The result does not depend on what the cache holds. */
export async function convertPages(
  sources: readonly Source[],
  options: Omit<SourceOptions, 'template'>,
  { threads, cache, onPages }: ConvertOptions = {},
): Promise<ConvertedPages> {
  const known = await mapInBatches(sources, async (source) => cache?.lookup(source));
  const unread = sources.filter((_, index) => known[index] === undefined);
  let workers = createPageWorkers(unread.length, threads);
  try {
    const read = await workers.fingerprint(unread);
    const fingerprints = merge(sources, known, read, (page) => page.fingerprint);
    const template = learnTemplate(fingerprints);
    const shared = digestOfValues(options, template);
    const current = known.map((page) => (page?.shared === shared ? page : undefined));
    const stale = sources.filter((_, index) => current[index] === undefined);
    if (stale.length > unread.length) {
      await workers.close();
      workers = createPageWorkers(stale.length, threads);
    }
    let done = sources.length - stale.length;
    const fresh = await workers.compile(stale, { ...options, template }, (count) => {
      done += count;
      onPages?.(done, sources.length);
    });
    const compiled = merge(sources, current, fresh, (page) => page.compiled);
    await mapInBatches(sources, async (source, index) => {
      const [page, fingerprint] = [compiled[index], fingerprints[index]];
      if (current[index] || !page || !fingerprint) return;
      await cache?.store(source, { fingerprint, shared, compiled: page });
    });
    return { compiled, converted: stale.length };
  } finally {
    await workers.close();
  }
}

/** What is known of each source, or the next of the new results, which are in the order of the unknown sources. */
function merge<T>(
  sources: readonly Source[],
  known: readonly (CachedPage | undefined)[],
  fresh: readonly T[],
  toValue: (page: CachedPage) => T,
): T[] {
  let next = 0;
  return sources.map((_, index) => {
    const page = known[index];
    return page ? toValue(page) : (fresh[next++] as T);
  });
}
