/** The pages of a site through `compile-page.ts`, in worker threads where that pays; results in the order of the input. */

import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Source } from '../model.ts';
import type { PageFingerprint } from '../page/learn-template.ts';
import { type CompiledSource, compileSources, fingerprintSources, type SourceOptions } from './compile-page.ts';

/** Sources handed to a thread at a time: enough to hide the hand-over, few enough to share the work evenly. */
const BATCH = 16;

/** Starting a thread costs as much as converting about so many pages. */
const PAGES_PER_THREAD = 80;

/** Megabytes of objects a thread may hold. The largest page that is read takes half of it; a limit makes V8 tidy up in time. */
const THREAD_MEMORY = 256;

/** Megabytes for what a page leaves behind at once; with less, V8 spends half of the time on tidying up. */
const THREAD_SCRAP = 32;

export interface PageWorkers {
  fingerprint(sources: readonly Source[]): Promise<PageFingerprint[]>;
  /** With threads, the HTML goes to them for good: a source holds none afterwards, and a large site does not stay in memory. */
  compile(
    sources: readonly Source[],
    options: SourceOptions,
    onDone?: (pages: number) => void,
  ): Promise<CompiledSource[]>;
  close(): Promise<void>;
}

/** @param threads Worker threads at most; 0 does the work in this thread. Default: as many as cores, as far as the pages need them. */
export function createPageWorkers(
  pages: number,
  threads = Math.min(availableParallelism(), Math.floor(pages / PAGES_PER_THREAD)),
): PageWorkers {
  if (threads === 0) {
    return {
      fingerprint: async (sources) => fingerprintSources(sources),
      compile: async (sources, options, onDone) => {
        const compiled = compileSources({ sources, options });
        onDone?.(compiled.length);
        return compiled;
      },
      close: async () => {},
    };
  }
  const pool = new Piscina({
    filename: new URL('compile-worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    // The tsx of this process is not the threads' own: they register theirs.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY, maxYoungGenerationSizeMb: THREAD_SCRAP },
  });
  const inBatches = async <R>(
    sources: readonly Source[],
    run: (batch: readonly Source[]) => Promise<R[]>,
  ): Promise<R[]> => {
    const batches = Array.from({ length: Math.ceil(sources.length / BATCH) }, (_, index) =>
      sources.slice(index * BATCH, (index + 1) * BATCH),
    );
    return (await Promise.all(batches.map(run))).flat();
  };
  return {
    fingerprint: (sources) => inBatches(sources, (batch) => pool.run(batch, { name: 'fingerprintSources' })),
    compile: (sources, options, onDone) =>
      inBatches(sources, async (batch) => {
        const transferList = batch.map(({ html }) => html.buffer as ArrayBuffer);
        const compiled: CompiledSource[] = await pool.run(
          { sources: batch, options },
          { name: 'compileSources', transferList },
        );
        onDone?.(compiled.length);
        return compiled;
      }),
    close: () => pool.close(),
  };
}
