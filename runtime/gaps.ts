/**
 * What was searched and how often nothing was found, kept by month in a file of the data folder, without who asked.
 * Words that few ask, or that may name a person, are never told.
 */

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type GapMonth, gapsFile, leastAsked, parseGaps, serializeGaps, sortAsked } from '#shared/gaps.ts';
import type { Search } from './operations/search-pages.ts';
import { writeDurably } from './state/client-files/durable-file.ts';

export interface GapsOptions {
  dataDir: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
}

export interface Gaps {
  note(search: Search): void;
  /** Writes what is new; never rejects. */
  write(): Promise<void>;
  /** Writes what is new, and no more after that. */
  close(): Promise<void>;
}

/** Milliseconds between two writes. */
const WRITE_INTERVAL = 300_000;

/** Months that are kept, this one included. */
const KEPT_MONTHS = 6;

/** Different queries of a month in memory. The oldest that was asked too seldom to be told makes room for a new one. */
const MAX_QUERIES = 2_000;

/** A query with this many figures may hold the number of a telephone, a person or an account. */
const PERSONAL_FIGURES = 6;

/**
 * Adds to the file every five minutes what was searched since the last time, so that several runtimes may share it. What
 * cannot be written is said once, and tried again.
 */
export function createGaps({ dataDir, now, log }: GapsOptions): Gaps {
  const file = join(dataDir, gapsFile);
  const months = createMonths();
  let isNew = false;
  let hasComplained = false;
  let underWay: Promise<void> = Promise.resolve();

  /** What is in the file is held here only while it is written. */
  async function addToFile(): Promise<void> {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    let inFile = parseGaps(await readFile(file, 'utf8').catch(() => '')) ?? [];
    months.add(inFile);
    try {
      const told = await months.read(now());
      await writeDurably(file, serializeGaps(told), now());
      inFile = told;
    } finally {
      months.remove(inFile);
    }
  }

  async function attempt(): Promise<void> {
    if (!isNew) return;
    isNew = false;
    try {
      await addToFile();
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
      months.note(search, now());
      isNew = true;
    },
    write,
    async close() {
      clearInterval(writing);
      await write();
    },
  };
}

interface Count {
  searches: number;
  empty: number;
  /** A query of these words that is still to be searched for contact data. */
  unchecked?: string;
}

interface MonthCount {
  searches: number;
  empty: number;
  /** By their words. */
  queries: Map<string, Count>;
}

/** The counts of the months that are kept. */
function createMonths() {
  const months = new Map<string, MonthCount>();

  function monthOf(month: string): MonthCount {
    const counted = months.get(month) ?? { searches: 0, empty: 0, queries: new Map() };
    months.set(month, counted);
    return counted;
  }

  return {
    note({ query, words, isEmpty }: Search, time: number): void {
      const month = monthOf(toMonth(time));
      const empty = isEmpty ? 1 : 0;
      month.searches++;
      month.empty += empty;
      if (words === '' || mayNamePerson(query)) return;
      addTo(month.queries, words, { searches: 1, empty, unchecked: query });
    },
    add(counted: readonly GapMonth[]): void {
      for (const { month, searches, empty, queries } of counted) {
        const own = monthOf(month);
        own.searches += searches;
        own.empty += empty;
        for (const { words, ...count } of queries) addTo(own.queries, words, count);
      }
    },
    remove(counted: readonly GapMonth[]): void {
      for (const { month, searches, empty, queries } of counted) {
        const own = monthOf(month);
        own.searches -= searches;
        own.empty -= empty;
        for (const { words, ...count } of queries) {
          addTo(own.queries, words, { searches: -count.searches, empty: -count.empty });
          if (own.queries.get(words)?.searches === 0) own.queries.delete(words);
        }
      }
    },
    /** What may be told of each month, the first month first; those that are too old are forgotten. */
    read(time: number): Promise<GapMonth[]> {
      const date = new Date(time);
      const first = toMonth(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1 - KEPT_MONTHS));
      for (const month of months.keys()) if (month < first) months.delete(month);
      return Promise.all([...months].sort(([a], [b]) => (a < b ? -1 : 1)).map(toTold));
    },
  };
}

function addTo(queries: Map<string, Count>, words: string, more: Count): void {
  const count = queries.get(words) ?? { ...more, searches: 0, empty: 0 };
  count.searches += more.searches;
  count.empty += more.empty;
  queries.set(words, count);
  if (queries.size <= MAX_QUERIES) return;
  for (const [known, { searches }] of queries) {
    if (searches >= leastAsked) continue;
    queries.delete(known);
    return;
  }
}

/** What may be kept of a month: words that were asked often enough and hold no contact data. */
async function toTold([month, { searches, empty, queries }]: [string, MonthCount]): Promise<GapMonth> {
  // Loaded when it is needed: few runtimes ever meet such a query, and what finds it is large.
  const { findContactData } = await import('#shared/contact/find-contact-data.ts');
  const told = [...queries].flatMap(([words, count]) => {
    if (count.searches < leastAsked) return [];
    if (count.unchecked !== undefined && findContactData(count.unchecked).length > 0) {
      queries.delete(words);
      return [];
    }
    delete count.unchecked;
    return [{ words, searches: count.searches, empty: count.empty }];
  });
  return { month, searches, empty, queries: sortAsked(told) };
}

/** The month (UTC) of a time. */
const toMonth = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** Such a query is counted, and its words are not even remembered. */
const mayNamePerson = (query: string): boolean =>
  /[@＠﹫]/u.test(query) || (query.match(/\p{Nd}/gu)?.length ?? 0) >= PERSONAL_FIGURES;
