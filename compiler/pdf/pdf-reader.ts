/** Reads PDFs in a thread of their own, so that one that takes too much ends nothing else. */

import { setInterval } from 'node:timers';
import { Piscina } from 'piscina';
import { MAX_READING_MS } from '../bounds.ts';
import type { PdfReading } from './pdf-worker.ts';

export type { PdfReading };

/** What the crawl asks: never throws for what a file holds. */
export type ReadPdf = (bytes: Uint8Array) => Promise<PdfReading>;

/** Megabytes of objects that a file may take. */
const MAX_OBJECTS_MB = 512;

/** Bytes by which the whole process may grow while one file is read: buffers are no objects of the thread. */
const MAX_GROWTH_BYTES = 1_500_000_000;

/** Milliseconds between two looks at the memory. */
const LOOK_MS = 200;

/** Makes a reader that starts its thread with the first file, and loads the PDF library there. */
export function createPdfReader(): { read: ReadPdf; close: () => Promise<void> } {
  let pool: Piscina | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function readNow(bytes: Uint8Array): Promise<PdfReading> {
    pool ??= openThread();
    const limit = new AbortController();
    const late = setTimeout(() => limit.abort(), MAX_READING_MS);
    const before = process.memoryUsage.rss();
    const look = setInterval(() => {
      if (process.memoryUsage.rss() - before > MAX_GROWTH_BYTES) limit.abort();
    }, LOOK_MS);
    try {
      return await pool.run(bytes, { name: 'readPdf', signal: limit.signal });
    } catch {
      return { refused: 'pdf-bomb' };
    } finally {
      clearTimeout(late);
      clearInterval(look);
    }
  }

  return {
    read: (bytes) => {
      // One at a time, so that the memory that is looked at is that of one file.
      const read = running.then(() => readNow(bytes));
      running = read;
      return read;
    },
    close: async () => {
      await pool?.destroy();
    },
  };
}

function openThread(): Piscina {
  return new Piscina({
    filename: new URL('pdf-worker.mjs', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    // The tsx of this process is not the thread's own: it registers its own where it needs it.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_OBJECTS_MB },
  });
}
