/** The pages of a site through page readers, in this thread and in others where that pays; results in the order of the input. */

import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { MAX_READING_MS } from '../bounds.ts';
import { isLargePage } from '../document/parse/bound-html.ts';
import type { Source } from '../model.ts';
import type { SiteTemplate } from '../page/choose/repetition.ts';
import {
  type ConvertedSource,
  createPageReader,
  type PageConversion,
  type PageReading,
  type ReadingOptions,
} from './page-reader.ts';

/** Sources handed to a thread at a time: enough to hide the hand-over, few enough to share the work evenly. */
const BATCH = 16;

/** Starting a thread costs as much as converting about so many pages. */
const PAGES_PER_THREAD = 80;

/** Megabytes of objects a thread may hold. The largest page that is read takes half of it; a limit makes V8 tidy up in time. */
const THREAD_MEMORY = 256;

/** Megabytes for what a page leaves behind at once; with less, V8 spends half of the time on tidying up. */
const THREAD_SCRAP = 96;

/** Both give `undefined` for a large page that could not be read in the time and memory that a page may take. */
export interface PageWorkers {
  /** The HTML that a thread reads goes to it for good: its source holds none afterwards, and a large site is in memory once. */
  read(sources: readonly Source[]): Promise<(PageReading | undefined)[]>;
  convert(
    sources: readonly Source[],
    template: SiteTemplate,
    onDone?: (pages: number) => void,
  ): Promise<(PageConversion | undefined)[]>;
  close(): Promise<void>;
}

interface Task {
  name: 'read' | 'convert';
  template?: SiteTemplate;
  onDone?: ((pages: number) => void) | undefined;
}

/** Does a task for some sources; a source without a result could not be read. */
type Work = <R>(sources: readonly Source[], task: Task) => Promise<Map<Source, R>>;

/** Does tasks with one page reader. */
interface Reader {
  /** Sources that it takes at a time. */
  batch: number;
  /** @returns results in the order of the sources */
  run<R>(sources: readonly ConvertedSource[], task: Task): Promise<R[]>;
}

/**
 * Large pages are always read in a thread of their own, one by one, so that they can be given up.
 * @param threads Worker threads beside this one. Default: one for each further core, as far as the pages need them.
 * @param readingMs how long a large page may take
 */
export function createPageWorkers(
  pages: number,
  options: ReadingOptions,
  threads = Math.min(availableParallelism() - 1, Math.floor(pages / PAGES_PER_THREAD)),
  readingMs = MAX_READING_MS,
): PageWorkers {
  const pools: Piscina[] = [];
  const open = () => {
    const pool = createThread();
    pools.push(pool);
    return pool;
  };
  const others = Array.from({ length: threads }, () => readThere(options, open()));
  const workOrdinary = workShared([...others, readHere(options)]);
  const workLarge = workApart(options, open, readingMs);
  const large = new Map<Source, boolean>();
  const isLarge = (source: Source): boolean => {
    // Known from the first task on: the second may find its HTML gone.
    const known = large.get(source) ?? isLargePage(source.html);
    large.set(source, known);
    return known;
  };
  const work = async <R>(sources: readonly Source[], task: Task): Promise<(R | undefined)[]> => {
    const [ordinary, apart] = [sources.filter((source) => !isLarge(source)), sources.filter(isLarge)];
    const results = new Map([...(await workOrdinary<R>(ordinary, task)), ...(await workLarge<R>(apart, task))]);
    return sources.map((source) => results.get(source));
  };
  return {
    read: (sources) => work(sources, { name: 'read' }),
    convert: (sources, template, onDone) => work(sources, { name: 'convert', template, onDone }),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}

/** Reads in this thread, page by page: between two of them it hands out work to the others. */
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

/** Reads in a thread. */
function readThere(options: ReadingOptions, pool: Piscina): Reader {
  return {
    batch: BATCH,
    run: (sources, { name, template }) => {
      const transferList = sources.flatMap(({ html }) => (html ? [html.buffer as ArrayBuffer] : []));
      return pool.run({ sources, options, template }, { name, transferList });
    },
  };
}

/** Works with several readers at once; a page is converted where it was read. */
function workShared(readers: readonly Reader[]): Work {
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

/** Works in one thread that is ended when a page takes too long, or too much memory. */
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
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY, maxYoungGenerationSizeMb: THREAD_SCRAP },
  });
}

/** Passes over the end of a thread that took too long or too much memory. */
function giveUp(error: Error & { code?: string }): undefined {
  if (error.name !== 'AbortError' && error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
}
