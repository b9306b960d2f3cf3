/** The pages of a site through page readers, in worker threads where that pays; results in the order of the input. */

import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Source } from '../model.ts';
import type { SiteTemplate } from '../page/learn-template.ts';
import { createPageReader, type PageConversion, type PageReading, type ReadingOptions } from './page-reader.ts';

/** Sources handed to a thread at a time: enough to hide the hand-over, few enough to share the work evenly. */
const BATCH = 16;

/** Starting a thread costs as much as converting about so many pages. */
const PAGES_PER_THREAD = 80;

/** Megabytes of objects a thread may hold. The largest page that is read takes half of it; a limit makes V8 tidy up in time. */
const THREAD_MEMORY = 256;

/** Megabytes for what a page leaves behind at once; with less, V8 spends half of the time on tidying up. */
const THREAD_SCRAP = 32;

export interface PageWorkers {
  /** With threads, the HTML goes to them for good: a source holds none afterwards, and a large site is in memory once. */
  read(sources: readonly Source[]): Promise<PageReading[]>;
  convert(
    sources: readonly Source[],
    template: SiteTemplate,
    onDone?: (pages: number) => void,
  ): Promise<PageConversion[]>;
  close(): Promise<void>;
}

/** @param threads Worker threads at most; 0 does the work in this thread. Default: as many as cores, as far as the pages need them. */
export function createPageWorkers(
  pages: number,
  options: ReadingOptions,
  threads = Math.min(availableParallelism(), Math.floor(pages / PAGES_PER_THREAD)),
): PageWorkers {
  if (threads === 0) {
    const reader = createPageReader();
    return {
      read: async (sources) => reader.read({ sources, options }),
      convert: async (sources, template, onDone) => {
        const converted = reader.convert({ sources, options, template });
        onDone?.(converted.length);
        return converted;
      },
      close: async () => {},
    };
  }
  // One pool a thread: a page is converted where it was read.
  const pools = Array.from(
    { length: threads },
    () =>
      new Piscina({
        filename: new URL('page-worker.js', import.meta.url).href,
        minThreads: 1,
        maxThreads: 1,
        // The tsx of this process is not the threads' own: they register theirs.
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY, maxYoungGenerationSizeMb: THREAD_SCRAP },
      }),
  );
  const readBy = new Map<string, Piscina>();
  const run = async <R>(
    sources: readonly Source[],
    name: 'read' | 'convert',
    rest: object,
    onDone?: (pages: number) => void,
  ): Promise<R[]> => {
    const results = new Map<Source, R>();
    const free = sources.filter(({ path }) => !readBy.has(path));
    const work = async (pool: Piscina) => {
      const own = sources.filter(({ path }) => readBy.get(path) === pool);
      for (let batch = own.splice(0, BATCH); batch.length > 0; batch = own.splice(0, BATCH)) await hand(pool, batch);
      for (let batch = free.splice(0, BATCH); batch.length > 0; batch = free.splice(0, BATCH)) await hand(pool, batch);
    };
    const hand = async (pool: Piscina, batch: readonly Source[]) => {
      // What the thread has read is with it.
      const sent = batch.map(({ html, ...identity }) => (readBy.has(identity.path) ? identity : { ...identity, html }));
      const transferList = sent.flatMap((source) => ('html' in source ? [source.html.buffer as ArrayBuffer] : []));
      for (const { path } of batch) readBy.set(path, pool);
      const done: R[] = await pool.run({ ...rest, sources: sent, options }, { name, transferList });
      batch.forEach((source, index) => {
        results.set(source, done[index] as R);
      });
      onDone?.(batch.length);
    };
    await Promise.all(pools.map(work));
    return sources.map((source) => results.get(source) as R);
  };
  return {
    read: (sources) => run(sources, 'read', {}),
    convert: (sources, template, onDone) => run(sources, 'convert', { template }, onDone),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}
