/** Reads and converts pages in this thread, and in others where that pays. */

import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { groupBy } from '#shared/group-by.ts';
import { isLargePage, MAX_READING_MS } from '../bounds.ts';
import type { Source } from '../model.ts';
import type { PageContext } from '../page/of-site/page-context.ts';
import {
  createPageReader,
  type PageConversion,
  type PageReading,
  type ReadingOptions,
  toMessage,
  type Unreadable,
} from './page-reader.ts';

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
  /** By path; absent while pages are read. */
  contexts?: ReadonlyMap<string, PageContext>;
  onDone?: ((pages: number) => void) | undefined;
}

interface Reader {
  /** Sources per task. */
  batch: number;
  /** @returns results in the order of the sources @throws Error when a page ends the thread */
  run(sources: readonly Source[], task: Task): Promise<object[]>;
}

/**
 * Makes `read` and `convert` for many pages, whose results come by source, and `close` for the threads. A page that
 * costs much by its size is read in a thread for one page at a time, and so is each of a batch that ended its thread: a
 * page that does so again is `Unreadable`. The others are shared among readers, each page to the one that read it.
 * @param threads besides this one; by default one per further core, as far as the pages need them
 */
export function createPageWorkers(options: ReadingOptions, threads?: number, readingMs = MAX_READING_MS) {
  const pools: Piscina[] = [];
  const reading = { options, readingMs };
  const open = (batch: number) => {
    const pool = createThread();
    pools.push(pool);
    return readThere(reading, pool, batch);
  };
  const readers = [readHere(reading)];
  const readBy = new Map<string, Reader>();
  let apart: Reader | undefined;

  /** Runs the task page by page in the thread that a page may end; then a new one follows, and the page is given up. */
  async function readApart(sources: readonly Source[], task: Task): Promise<object[]> {
    apart ??= open(1);
    const results: object[] = [];
    for (const source of sources) results.push(...(await apart.run([source], task).catch(toUnreadable)));
    return results;
  }

  async function work<R>(sources: readonly Source[], task: Task): Promise<Map<Source, R | Unreadable>> {
    const results = new Map<Source, R | Unreadable>();
    const handAll = async (batch: number, waiting: Source[], run: (some: Source[]) => Promise<object[]>) => {
      while (waiting.length > 0) {
        const some = waiting.splice(0, batch);
        for (const [index, result] of (await run(some)).entries()) results.set(some[index] as Source, result as R);
        task.onDone?.(some.length);
      }
    };
    const isLarge = new Set(sources.filter(({ html }) => isLargePage(html)));
    const own = groupBy(
      sources.filter((source) => !isLarge.has(source)),
      ({ path }) => readBy.get(path),
    );
    const free = own.get(undefined) ?? [];
    const wanted = threads ?? Math.min(availableParallelism() - 1, Math.floor(free.length / PAGES_PER_THREAD));
    while (readers.length <= wanted) readers.unshift(open(BATCH));
    await Promise.all(
      readers.map(async (reader) => {
        const run = (some: Source[]) => {
          for (const { path } of some) readBy.set(path, reader);
          return reader.run(some, task).catch(() => readApart(some, task));
        };
        await handAll(reader.batch, own.get(reader) ?? [], run);
        await handAll(reader.batch, free, run);
      }),
    );
    await handAll(1, [...isLarge], (some) => readApart(some, task));
    return results;
  }

  return {
    read: (sources: readonly Source[]) => work<PageReading>(sources, { name: 'read' }),
    convert: (
      sources: readonly Source[],
      contexts: ReadonlyMap<string, PageContext>,
      onDone?: (pages: number) => void,
    ) => work<PageConversion>(sources, { name: 'convert', contexts, onDone }),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}

type SharedReading = Pick<Parameters<ReturnType<typeof createPageReader>['read']>[0], 'options' | 'readingMs'>;

/** Reads in this thread a page at a time, so that between two the other threads get work. */
function readHere(reading: SharedReading): Reader {
  const reader = createPageReader();
  return {
    batch: 1,
    run: async (sources, task) => {
      await setImmediate();
      return reader[task.name]({ ...reading, sources, contexts: contextsOf(sources, task) });
    },
  };
}

/** Reads in one other thread, which ends when it takes too much memory; a new one follows, without kept documents. */
function readThere(reading: SharedReading, pool: Piscina, batch: number): Reader {
  return {
    batch,
    run: (sources, task) => pool.run({ ...reading, sources, contexts: contextsOf(sources, task) }, { name: task.name }),
  };
}

/** The contexts of the sources, in their order; none while pages are read. */
const contextsOf = (sources: readonly Source[], { contexts }: Task): PageContext[] =>
  sources.flatMap(({ path }) => contexts?.get(path) ?? []);

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

/** Why a page has ended its thread. */
const toUnreadable = (error: Error & { code?: string }): [Unreadable] => [
  { unreadable: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? `more than ${MAX_OBJECTS_MB} MB` : toMessage(error) },
];
