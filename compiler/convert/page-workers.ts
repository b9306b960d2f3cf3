/** Reads and converts pages in this thread, and in others where that pays. */

import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { MAX_READING_MS } from '../bounds.ts';
import { isLargePage } from '../document/parse-html.ts';
import type { Source } from '../model.ts';
import type { SiteTemplate } from '../page/choose/repetition.ts';
import {
  type ConvertedSource,
  createPageReader,
  type PageConversion,
  type PageReading,
  type ReadingOptions,
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
  template?: SiteTemplate;
  onDone?: ((pages: number) => void) | undefined;
}

/** A source without a result could not be read. */
type Work = <R>(sources: readonly Source[], task: Task) => Promise<Map<Source, R>>;

interface Reader {
  /** Sources per task. */
  batch: number;
  /** @returns results in the order of the sources */
  run<R>(sources: readonly ConvertedSource[], task: Task): Promise<R[]>;
}

/**
 * Results come by source; none for a large page that exceeds `readingMs` or the memory that a page may take: these are
 * read one by one in a thread of their own, so that they can be given up.
 * @param threads besides this one; by default one per further core, as far as the pages need them
 */
export function createPageWorkers(options: ReadingOptions, threads?: number, readingMs = MAX_READING_MS) {
  const pools: Piscina[] = [];
  const open = () => {
    const pool = createThread();
    pools.push(pool);
    return pool;
  };
  const workOrdinary = workShared(options, open, threads);
  const workLarge = workApart(options, open, readingMs);
  const work = async <R>(sources: readonly Source[], task: Task) => {
    // An ordinary page may have left its HTML with its reader by the second task, a large one has not.
    const large = new Set(sources.filter(({ html }) => isLargePage(html)));
    const ordinary = sources.filter((source) => !large.has(source));
    return new Map([...(await workOrdinary<R>(ordinary, task)), ...(await workLarge<R>([...large], task))]);
  };
  return {
    /** HTML is transferred to the thread that reads it, so that a large site is in memory only once. */
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
      const input = { sources: sources as Source[], options, template: template as SiteTemplate };
      return (name === 'read' ? reader.read(input) : reader.convert(input)) as never[];
    },
  };
}

/** Reads in one other thread, to which the HTML moves: the sources have none here afterwards. */
function readThere(options: ReadingOptions, pool: Piscina): Reader {
  return {
    batch: BATCH,
    run: (sources, { name, template }) => {
      const transferList = sources.flatMap(({ html }) => (html ? [html.buffer as ArrayBuffer] : []));
      return pool.run({ sources, options, template }, { name, transferList });
    },
  };
}

/** Shares work among readers, each page to the one that read it. Results by source. */
function workShared(options: ReadingOptions, open: () => Piscina, threads?: number): Work {
  const readers = [readHere(options)];
  const readBy = new Map<string, Reader>();
  return async <R>(sources: readonly Source[], task: Task) => {
    const results = new Map<Source, R>();
    const hand = async (reader: Reader, batch: readonly Source[]) => {
      // What a reader has read is with it.
      const sent = batch.map(
        ({ html, ...identity }): ConvertedSource => (readBy.has(identity.path) ? identity : { ...identity, html }),
      );
      for (const { path } of batch) readBy.set(path, reader);
      const done = await reader.run<R>(sent, task);
      for (const [index, source] of batch.entries()) results.set(source, done[index] as R);
      task.onDone?.(batch.length);
    };
    const handAll = async (reader: Reader, waiting: Source[]) => {
      while (waiting.length > 0) await hand(reader, waiting.splice(0, reader.batch));
    };
    const free = sources.filter(({ path }) => !readBy.has(path));
    const wanted = threads ?? Math.min(availableParallelism() - 1, Math.floor(free.length / PAGES_PER_THREAD));
    while (readers.length <= wanted) readers.unshift(readThere(options, open()));
    const own = readers.map((reader) => sources.filter(({ path }) => readBy.get(path) === reader));
    await Promise.all(
      readers.map(async (reader, index) => {
        await handAll(reader, own[index] ?? []);
        await handAll(reader, free);
      }),
    );
    return results;
  };
}

/** Works in a thread that ends when a page exceeds its time or memory: that page has no result. */
function workApart(options: ReadingOptions, open: () => Piscina, readingMs: number): Work {
  let pool: Piscina | undefined;
  return async <R>(sources: readonly Source[], { name, template, onDone }: Task) => {
    const results = new Map<Source, R>();
    for (const source of sources) {
      pool ??= open();
      const running: Promise<R[]> = pool.run(
        { sources: [source], options, template },
        { name, signal: AbortSignal.timeout(readingMs) },
      );
      const [result] = (await running.catch(giveUp)) ?? [];
      if (result !== undefined) results.set(source, result);
      onDone?.(1);
    }
    return results;
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
