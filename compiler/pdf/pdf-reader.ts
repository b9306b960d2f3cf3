/** Reads PDFs in a thread of their own, so that a file that takes too much memory or time does not end the process. */

import { setInterval } from 'node:timers';
import { Piscina } from 'piscina';
import { MAX_READING_MS } from '../bounds.ts';
import type { PdfReading } from './pdf-worker.ts';

export type { PdfReading };

/** Reads a PDF. Returns a refusal for a bad file and does not throw. */
export type ReadPdf = (bytes: Uint8Array) => Promise<PdfReading>;

/** Maximum megabytes of the thread's heap. */
const MAX_OBJECTS_MB = 512;

/** Maximum growth of the process in bytes while it reads one file. Buffers are not part of the thread's heap. */
const MAX_GROWTH_BYTES = 1_500_000_000;

/** Milliseconds between two checks of the memory. */
const MEMORY_CHECK_MS = 200;

/**
 * Creates a reader. Its thread starts, and loads the PDF library, with the first file.
 * @param readingMs maximum milliseconds per file
 */
export function createPdfReader(readingMs = MAX_READING_MS): { read: ReadPdf; close: () => Promise<void> } {
  let pool: Piscina | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function readNow(bytes: Uint8Array): Promise<PdfReading> {
    pool ??= openThread();
    const limit = new AbortController();
    const late = setTimeout(() => limit.abort(), readingMs);
    const before = process.memoryUsage.rss();
    const look = setInterval(() => {
      if (process.memoryUsage.rss() - before > MAX_GROWTH_BYTES) limit.abort();
    }, MEMORY_CHECK_MS);
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
      // Files are read one at a time, so that the growth in memory is that of one file.
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
    // The options of this process would load tsx in the thread too, which registers its own where needed.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_OBJECTS_MB },
  });
}
