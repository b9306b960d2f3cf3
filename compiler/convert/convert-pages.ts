/** Sources → compiled pages: each is read, the site's template is learned from all, then those are converted that have to be. */

import { mapInBatches } from '#shared/map-in-batches.ts';
import type { PagePath } from '#shared/page.ts';
import type { Source } from '../model.ts';
import { learnTemplate } from '../page/learn-template.ts';
import { digestOfValues } from './digest.ts';
import type { PageConversion, PageReading, ReadingOptions } from './page-reader.ts';
import { createPageWorkers } from './page-workers.ts';

/** What is known of one page from an earlier run. */
export interface CachedPage {
  /** Digest over the source and the code that read it. */
  source: string;
  /** Digest over the options that it was read and converted with. */
  options: string;
  reading: PageReading;
  /** Digest over the template that it was converted with. */
  template: string;
  conversion: PageConversion;
}

export interface PageCache {
  /** What is known of a source as it is read with these options; `undefined` when either changed. */
  lookup(source: Source, options: string): Promise<CachedPage | undefined>;
  store(source: Source, page: Omit<CachedPage, 'source'>): Promise<void>;
}

/** How the work is done; nothing here changes a byte of the result. */
export interface ConvertOptions {
  /** Worker threads at most; 0 does the work in this thread. Default: as many as cores, as far as the pages need them. */
  threads?: number;
  cache?: PageCache;
  /** Told after each batch. */
  onPages?: (done: number, total: number) => void;
}

/** All that is known of one page. */
interface CompiledSource extends PageReading, PageConversion {}

export interface ConvertedPages {
  /** In the order of the sources. */
  compiled: CompiledSource[];
  /** Paths of the pages that could not be read in the time and memory that a page may take. */
  unreadable: PagePath[];
  /** How many had to be converted; the others were taken from the cache. */
  converted: number;
}

/** The result does not depend on what the cache holds. */
export async function convertPages(
  sources: readonly Source[],
  options: ReadingOptions,
  { threads, cache, onPages }: ConvertOptions = {},
): Promise<ConvertedPages> {
  const asked = digestOfValues(options);
  const known = await mapInBatches(sources, async (source) => cache?.lookup(source, asked));
  const unread = sources.filter((_, index) => known[index] === undefined);
  let workers = createPageWorkers(unread.length, options, threads);
  try {
    const readings = merge(sources, known, ({ reading }) => reading, unread, await workers.read(unread));
    const template = learnTemplate(readings.flatMap((reading) => reading?.fingerprint ?? []));
    const shared = digestOfValues(template);
    const current = known.map((page) => (page?.template === shared ? page : undefined));
    const stale = sources.filter((_, index) => readings[index] && current[index] === undefined);
    if (stale.length > unread.length && unread.length === 0) {
      await workers.close();
      workers = createPageWorkers(stale.length, options, threads);
    }
    let done = sources.length - stale.length;
    const fresh = await workers.convert(stale, template, (count) => {
      done += count;
      onPages?.(done, sources.length);
    });
    const conversions = merge(sources, current, ({ conversion }) => conversion, stale, fresh);
    await mapInBatches(sources, async (source, index) => {
      const [reading, conversion] = [readings[index], conversions[index]];
      if (current[index] || !reading || !conversion) return;
      await cache?.store(source, { options: asked, reading, template: shared, conversion });
    });
    const compiled = readings.flatMap((reading, index): CompiledSource[] => {
      const conversion = conversions[index];
      if (!reading || !conversion) return [];
      return [{ ...reading, ...conversion, diagnostics: [...reading.diagnostics, ...conversion.diagnostics] }];
    });
    const unreadable = sources.flatMap(({ path }, index) => (conversions[index] ? [] : [path]));
    return { compiled, unreadable, converted: stale.length };
  } finally {
    await workers.close();
  }
}

/** What is known of each source, or was found out about it now: `found` is in the order of `unknown`. */
function merge<T>(
  sources: readonly Source[],
  known: readonly (CachedPage | undefined)[],
  toValue: (page: CachedPage) => T,
  unknown: readonly Source[],
  found: readonly (T | undefined)[],
): (T | undefined)[] {
  const fresh = new Map(unknown.map((source, index) => [source, found[index]]));
  return sources.map((source, index) => {
    const page = known[index];
    return page ? toValue(page) : fresh.get(source);
  });
}
