/** Reads and converts pages in this thread, and in others where that pays. */

import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { groupBy } from '#shared/group-by.ts';
import { isLargePage, MAX_READING_MS } from '../bounds.ts';
import type { Source } from '../model.ts';
import type { SiteTemplate } from '../page/choose/repetition.ts';
import { createPageReader, type PageConversion, type PageReading, type ReadingOptions } from './page-reader.ts';

/** Sources per task: enough to hide the hand-over, few enough to share the work evenly. */
const BATCH = 16;

/** Starting a thread costs as much as converting this many pages. */
const PAGES_PER_THREAD = 80;

/** Megabytes of objects per thread. The largest page takes half; the limit makes V8 collect garbage in time. */
const MAX_OBJECTS_MB = 256;

/** Megabytes of short-lived objects per thread; with less, V8 spends half of the time on garbage. */
const MAX_YOUNG_OBJECTS_MB = 96;

export type PageWorkers = ReturnType<typeof createPageWorkers>;

interface Task {
  name: 'read' | 'convert';
  template?: SiteTemplate;
  onDone?: ((pages: number) => void) | undefined;
}

interface Reader {
  /** Sources per task. */
  batch: number;
  /** @returns results in the order of the sources; none for what is given up */
  run(sources: readonly Source[], task: Task): Promise<unknown[]>;
}

/**
 * Results come by source; none for a large page that exceeds `readingMs` or the memory that a page may take: these are
 * read one by one in a thread of their own, so that they can be given up. The others are shared among readers, each
 * page to the one that read it.
 * @param threads besides this one; by default one per further core, as far as the pages need them
 */
export function createPageWorkers(options: ReadingOptions, threads?: number, readingMs = MAX_READING_MS) {
  const pools: Piscina[] = [];
  const open = () => {
    const pool = createThread();
    pools.push(pool);
    return pool;
  };
  const readers = [readHere(options)];
  const readBy = new Map<string, Reader>();
  let apart: Reader | undefined;

  async function work<R>(sources: readonly Source[], task: Task): Promise<Map<Source, R>> {
    const results = new Map<Source, R>();
    const handAll = async (reader: Reader, waiting: Source[]) => {
      while (waiting.length > 0) {
        const batch = waiting.splice(0, reader.batch);
        for (const { path } of batch) readBy.set(path, reader);
        const done = await reader.run(batch, task);
        for (const [index, result] of done.entries()) results.set(batch[index] as Source, result as R);
        task.onDone?.(batch.length);
      }
    };
    const own = groupBy(sources, ({ path }) => readBy.get(path));
    const large = sources.filter(({ html }) => isLargePage(html));
    const free = (own.get(undefined) ?? []).filter((source) => !large.includes(source));
    const wanted = threads ?? Math.min(availableParallelism() - 1, Math.floor(free.length / PAGES_PER_THREAD));
    while (readers.length <= wanted) readers.unshift(readThere(options, open()));
    await Promise.all(
      readers.map(async (reader) => {
        await handAll(reader, own.get(reader) ?? []);
        await handAll(reader, free);
      }),
    );
    if (large.length > 0) apart ??= readApart(options, open(), readingMs);
    if (apart) await handAll(apart, large);
    return results;
  }

  return {
    read: (sources: readonly Source[]) => work<PageReading>(sources, { name: 'read' }),
    convert: (sources: readonly Source[], template: SiteTemplate, onDone?: (pages: number) => void) =>
      work<PageConversion>(sources, { name: 'convert', template, onDone }),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}

/** Reads in this thread a page at a time, so that between two the other threads get work. */
function readHere(options: ReadingOptions): Reader {
  const reader = createPageReader();
  return {
    batch: 1,
    run: async (sources, { name, template }) => {
      await setImmediate();
      return reader[name]({ sources, options, template: template as SiteTemplate });
    },
  };
}

/** Reads in one other thread, to which the HTML is copied. */
function readThere(options: ReadingOptions, pool: Piscina): Reader {
  return {
    batch: BATCH,
    run: (sources, { name, template }) => pool.run({ sources, options, template }, { name }),
  };
}

/** Reads in a thread that ends when a page exceeds its time or memory: that page has no result. */
function readApart(options: ReadingOptions, pool: Piscina, readingMs: number): Reader {
  return {
    batch: 1,
    run: async (sources, { name, template }) => {
      const signal = AbortSignal.timeout(readingMs);
      const running: Promise<unknown[]> = pool.run({ sources, options, template }, { name, signal });
      return (await running.catch(giveUp)) ?? [];
    },
  };
}

function createThread(): Piscina {
  return new Piscina({
    filename: new URL('page-worker.mjs', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    // The tsx of this process is not the threads' own: those that need it register theirs.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_OBJECTS_MB, maxYoungGenerationSizeMb: MAX_YOUNG_OBJECTS_MB },
  });
}

/** Ignores the end of a thread that exceeded its time or memory. */
function giveUp(error: Error & { code?: string }): undefined {
  if (error.name !== 'AbortError' && error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
}
