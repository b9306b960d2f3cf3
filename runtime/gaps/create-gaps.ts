/** What was searched and how often nothing was found, kept by month in a file of the data folder, without who asked. */

import { join } from 'node:path';
import type { Logger } from 'pino';
import { type GapMonth, gapsFile, parseGaps, serializeGaps } from '#shared/gaps.ts';
import type { Search } from '../operations/search-pages.ts';
import { readRegularFile } from '../read-regular-file.ts';
import { createFolder, writeDurably } from '../state/client-files/durable-file.ts';
import { createSearchCounter, type SearchCounter } from './count-searches.ts';

export interface GapsOptions {
  dataDir: string;
  /** Takes the data folder for this process, where nothing else has; returns what gives it back. */
  lock?: () => Promise<() => Promise<void>>;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
}

export interface Gaps {
  note(search: Search): void;
  /** Writes what is new; never rejects. */
  write(): Promise<void>;
  /** Writes what is new and gives the folder back. */
  close(): Promise<void>;
}

/** Milliseconds between two writes. */
const WRITE_INTERVAL = 300_000;

/** Months that are kept, this one included. */
const KEPT_MONTHS = 6;

/** Writes every five minutes when something was searched. What cannot be written is said once, and tried again. */
export function createGaps({ dataDir, lock = async () => async () => {}, now, log }: GapsOptions): Gaps {
  const file = join(dataDir, gapsFile);
  const months = createMonths();
  let release: (() => Promise<void>) | undefined;
  let isNew = false;
  let hasComplained = false;
  let underWay: Promise<void> = Promise.resolve();

  /** What earlier processes left is added once the folder is this one's. */
  async function open(): Promise<void> {
    await createFolder(dataDir);
    release = await lock();
    const kept = await readRegularFile(file).catch(() => undefined);
    months.add(parseGaps(kept?.bytes.toString() ?? '') ?? []);
  }

  async function attempt(): Promise<void> {
    if (!isNew) return;
    isNew = false;
    try {
      if (!release) await open();
      await writeDurably(file, serializeGaps(await months.read(now())), now());
      hasComplained = false;
    } catch (error) {
      isNew = true;
      if (!hasComplained) log.warn({ reason: (error as Error).message }, `what was searched cannot be kept in ${file}`);
      hasComplained = true;
    }
  }

  function write(): Promise<void> {
    underWay = underWay.then(attempt);
    return underWay;
  }

  const writing = setInterval(write, WRITE_INTERVAL).unref();

  return {
    note(search) {
      months.counterAt(now()).note(search);
      isNew = true;
    },
    write,
    async close() {
      clearInterval(writing);
      await write();
      await release?.();
    },
  };
}

/** The counters of the months that are kept. */
function createMonths() {
  const months = new Map<string, SearchCounter>();

  function counterOf(month: string): SearchCounter {
    const counter = months.get(month) ?? createSearchCounter();
    months.set(month, counter);
    return counter;
  }

  return {
    counterAt: (time: number): SearchCounter => counterOf(toMonth(time)),
    add(counted: readonly GapMonth[]): void {
      for (const { month, ...counts } of counted) counterOf(month).add(counts);
    },
    /** What may be kept of each month, the first month first; those that are too old are forgotten. */
    read(time: number): Promise<GapMonth[]> {
      const first = toMonth(time, 1 - KEPT_MONTHS);
      for (const month of months.keys()) if (month < first) months.delete(month);
      const kept = [...months].sort(([a], [b]) => (a < b ? -1 : 1));
      return Promise.all(kept.map(async ([month, counter]) => ({ month, ...(await counter.read()) })));
    },
  };
}

/** The month (UTC) of a time, or the one that many months after. */
function toMonth(time: number, after = 0): string {
  const date = new Date(time);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + after, 1)).toISOString().slice(0, 7);
}
