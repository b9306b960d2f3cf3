/**
 * Counts searches, and those without results, by month and without the searchers. Rare or personal words are not
 * published.
 */

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { gapsFile } from '#shared/gaps.ts';
import type { Search } from '../operations/search-pages.ts';
import { copyString } from '../state/copy-string.ts';
import { addCount, addMonth, addQuery, type Months, monthIn, toMonth } from './search-counts.ts';
import type { CountsToWrite } from './write-counts.ts';

export type Gaps = ReturnType<typeof createGaps>;

interface GapsOptions {
  dataDir: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
  /** Adds counts to the file. Resolves with those that memory must keep. By default, runs in a thread. */
  writeCounts?: (counts: CountsToWrite) => Promise<Months>;
}

/** Milliseconds between two writes. */
const WRITE_INTERVAL_MS = 300_000;

/** Minimum digits of a query that may be the number of a telephone, a person or an account. */
const MIN_PERSONAL_DIGITS = 6;

/** Creates the counter of searches. Every five minutes it adds them to a file that several runtimes may share. */
export function createGaps({ dataDir, now, log, writeCounts = writeInThread }: GapsOptions) {
  const file = join(dataDir, gapsFile);
  /** Counts that are not in the file: new ones, and words that are too rare for it. */
  let unwritten: Months = new Map();
  let hasComplained = false;
  let underWay: Promise<void> = Promise.resolve();

  async function attempt(): Promise<void> {
    if ([...unwritten.values()].every(({ searches }) => searches === 0)) return;
    let taken = unwritten;
    unwritten = new Map();
    try {
      taken = await writeCounts({ file, now: now(), unwritten: taken });
      hasComplained = false;
    } catch (error) {
      if (!hasComplained) log.warn({ reason: (error as Error).message }, `what was searched cannot be kept in ${file}`);
      hasComplained = true;
    }
    for (const [month, counted] of taken) addMonth(unwritten, month, counted);
  }

  const write = (): Promise<void> => {
    underWay = underWay.then(attempt);
    return underWay;
  };

  const writing = setInterval(write, WRITE_INTERVAL_MS).unref();
  return {
    /** Counts a search of the current month. One without words, or that may name a person, counts without its query. */
    note({ query, words, isEmpty }: Search): void {
      const one = { searches: 1, empty: isEmpty ? 1 : 0 };
      const month = addCount(monthIn(unwritten, toMonth(now())), one);
      if (words === '' || mayNamePerson(query)) return;
      const isNew = !month.queries.has(words);
      addQuery(month, words, { ...one, written: 0, ...(isNew && { unchecked: copyString(query) }) });
    },
    /**
     * Writes new counts, after a write under way. Never rejects: counts stay in memory, and the first failure is
     * logged.
     */
    write,
    /** Writes new counts for the last time. */
    close(): Promise<void> {
      clearInterval(writing);
      return write();
    },
  };
}

/** Maximum megabytes of the thread's heap: enough for the largest file that it reads. */
const MAX_OBJECTS_MB = 512;

/** Writes in a thread, so that requests do not wait. Resolves with the counts that memory must keep. */
function writeInThread(counts: CountsToWrite): Promise<Months> {
  const thread = new Worker(new URL('gaps-thread.mjs', import.meta.url), {
    workerData: counts,
    // The options of this process would load tsx in the thread too.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_OBJECTS_MB },
  });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
  });
}

/** Whether a query may name a person, as it has an at sign or six digits. Its words are never stored. */
const mayNamePerson = (query: string): boolean =>
  /[@＠﹫]/u.test(query) || (query.match(/\p{Nd}/gu)?.length ?? 0) >= MIN_PERSONAL_DIGITS;
