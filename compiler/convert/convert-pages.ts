/** Sources → compiled pages: reads all, learns the context that their site shares, then converts changed pages. */

import { mapInBatches } from '#shared/map-in-batches.ts';
import type { PagePath } from '#shared/page.ts';
import { MAX_READING_MS } from '../bounds.ts';
import type { CompiledPage, Source } from '../model.ts';
import { learnSite } from '../site/learn-site.ts';
import { digestOfValues } from './digest.ts';
import {
  createPageReader,
  isUnreadable,
  type PageConversion,
  type PageReading,
  type ReadingOptions,
} from './page-reader.ts';
import { createPageWorkers } from './page-workers.ts';

/** Reading and conversion of one page from an earlier run. */
export interface CachedPage {
  /** Digest of the source and the code that read it. */
  source: string;
  /** Digest of the options it was read and converted with. */
  options: string;
  reading: PageReading;
  /** Digest of the context it was converted with. */
  context: string;
  conversion: PageConversion;
}

export interface PageCache {
  /** Finds a page by its source and the options that it was read with; `undefined` when either changed. */
  lookup(source: Source, options: string): Promise<CachedPage | undefined>;
  store(source: Source, page: Omit<CachedPage, 'source'>): Promise<void>;
}

/** Threads, limits and cache of the work; they do not change a byte of the result. */
export interface ConvertOptions {
  /** Most worker threads; 0 works in this thread. Default: as many as cores, if there are enough pages. */
  threads?: number | undefined;
  /** Milliseconds after which a page is given up. */
  readingMs?: number | undefined;
  cache?: PageCache | undefined;
  onPages?: ((done: number, total: number) => void) | undefined;
}

/**
 * Converts sources to pages, in their order, without those given up but with empty ones, which are marked. Stores new
 * conversions in the cache; the pages do not depend on it.
 */
export async function convertPages(
  sources: readonly Source[],
  options: ReadingOptions,
  { threads, readingMs, cache, onPages }: ConvertOptions = {},
) {
  const asked = digestOfValues(options);
  const known = await mapInBatches(sources, async (source) => cache?.lookup(source, asked));
  const workers = createPageWorkers(options, threads, readingMs);
  try {
    const read = await workers.read(sources.filter((_, index) => known[index] === undefined));
    const outcomes = sources.map((source, index) => known[index]?.reading ?? read.get(source));
    const readings = outcomes.map((outcome) => (outcome && !isUnreadable(outcome) ? outcome : undefined));
    const contexts = learnSite(readings.flatMap((reading) => reading?.outline ?? []));
    const digests = sources.map(({ path }) => digestOfValues(contexts.get(path)));
    const current = known.map((page, index) => (page?.context === digests[index] ? page : undefined));
    const stale = sources.filter((_, index) => readings[index] && current[index] === undefined);
    let done = sources.length - stale.length;
    const fresh = await workers.convert(stale, contexts, (count) => {
      done += count;
      onPages?.(done, sources.length);
    });
    const unreadable = new Map<PagePath, string>();
    const pages = sources.flatMap((source, index) => {
      const reading = readings[index];
      const result = current[index]?.conversion ?? fresh.get(source) ?? outcomes[index];
      if (result && isUnreadable(result)) unreadable.set(source.path, result.unreadable);
      return reading && result && 'markdown' in result ? [{ source, index, reading, conversion: result }] : [];
    });
    await mapInBatches(pages, async ({ source, index, reading, conversion }) => {
      if (current[index]) return;
      const context = digests[index] as string;
      await cache?.store(source, { options: asked, reading, context, conversion });
    });
    const compiled = pages.map(({ reading, conversion }) => toCompiled(reading, conversion));
    return {
      compiled,
      /** By path, why each page that was given up could not be read. */
      unreadable,
      /** Number of converted pages; the others came from the cache. */
      converted: stale.length,
    };
  } finally {
    await workers.close();
  }
}

/** The page with Markdown as bytes, decoded whenever it is asked for, so that a large site fits into memory. */
function toCompiled(reading: PageReading, { page, markdown, isEmpty, isShell, diagnostics }: PageConversion) {
  const compiled: CompiledPage = {
    ...page,
    get markdown() {
      return new TextDecoder().decode(markdown);
    },
  };
  const { facts, matched } = reading;
  return { page: compiled, isEmpty, isShell, facts, matched, diagnostics };
}

/** Reads the facts of pages that ask not to be indexed, in this thread, without those of pages that cannot be read. */
export const readUnindexed = (
  sources: readonly Source[],
  options: ReadingOptions,
  { readingMs = MAX_READING_MS }: ConvertOptions,
): PageReading['facts'][] =>
  createPageReader(0)
    .read({ sources, options, readingMs })
    .flatMap((reading) => (isUnreadable(reading) ? [] : [reading.facts]));
