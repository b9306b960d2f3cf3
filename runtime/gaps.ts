/** Counts searches and those without results by month, without who asked; rare or personal words are not published. */

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type GapMonth, gapsFile, parseGaps, serializeGaps, sortAsked } from '#shared/gaps.ts';
import type { Search } from './operations/search-pages.ts';
import { writeDurably } from './state/durable-file.ts';

export type Gaps = ReturnType<typeof createGaps>;

interface GapsOptions {
  dataDir: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
}

/** In milliseconds. */
const WRITE_INTERVAL = 300_000;

/** Includes the current month. */
const KEPT_MONTHS = 6;

/** Times that the same words must have been asked in a month before they are written anywhere. */
const MIN_SEARCHES = 3;

/** Different queries per month in memory. A new one replaces the oldest that is too rare to be published. */
const MAX_QUERIES = 2_000;

/** A query with this many digits may hold the number of a telephone, a person or an account. */
const MIN_PERSONAL_DIGITS = 6;

/** Counts searches in memory, and adds them every five minutes to a file that several runtimes may share. */
export function createGaps({ dataDir, now, log }: GapsOptions) {
  const file = join(dataDir, gapsFile);
  /** What the file does not hold: new counts, and words that are still too rare for it. */
  let unwritten: Months = new Map();
  let hasComplained = false;
  let underWay: Promise<void> = Promise.resolve();

  async function attempt(): Promise<void> {
    if ([...unwritten.values()].every(({ searches }) => searches === 0)) return;
    let taken: Months = new Map();
    try {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const inFile = parseGaps(await readFile(file, 'utf8').catch(() => '')) ?? [];
      // Loaded on demand: it is large, and few runtimes ever meet a query that may be published.
      const { findContactData } = await import('#shared/contact/find-contact-data.ts');
      taken = unwritten;
      unwritten = new Map();
      const { told, rare } = sumUp(inFile, taken, now(), (query) => findContactData(query).length === 0);
      await writeDurably(file, serializeGaps(told), now());
      taken = rare;
      hasComplained = false;
    } catch (error) {
      if (!hasComplained) log.warn({ reason: (error as Error).message }, `what was searched cannot be kept in ${file}`);
      hasComplained = true;
    }
    for (const [month, counted] of taken) addTo(unwritten, month, counted);
  }

  const write = (): Promise<void> => {
    underWay = underWay.then(attempt);
    return underWay;
  };

  const writing = setInterval(write, WRITE_INTERVAL).unref();
  return {
    note({ query, words, isEmpty }: Search): void {
      const one = { searches: 1, empty: isEmpty ? 1 : 0, unchecked: query };
      const month = count(monthIn(unwritten, toMonth(now())), one);
      if (words !== '' && !mayNamePerson(query)) addQuery(month, words, one);
    },
    /** Writes what is new; never rejects. */
    write,
    /** Writes what is new, and no more after that. */
    close(): Promise<void> {
      clearInterval(writing);
      return write();
    },
  };
}

interface Count {
  searches: number;
  empty: number;
  /** A query that has not yet been searched for contact data. */
  unchecked?: string;
}

interface MonthCount extends Omit<Count, 'unchecked'> {
  queries: Map<string, Count>;
}

/** By month, such as `2026-11`. */
type Months = Map<string, MonthCount>;

function addTo(months: Months, name: string, more: MonthCount): void {
  const month = count(monthIn(months, name), more);
  for (const [words, some] of more.queries) addQuery(month, words, some);
}

/** The month of this name; a new one is empty. */
function monthIn(months: Months, name: string): MonthCount {
  const known = months.get(name);
  if (known) return known;
  const month = { searches: 0, empty: 0, queries: new Map() };
  months.set(name, month);
  return month;
}

function addQuery({ queries }: MonthCount, words: string, more: Count): void {
  const known = queries.get(words);
  if (known) count(known, more);
  else queries.set(words, { ...more });
  if (queries.size > MAX_QUERIES) dropOldestRare(queries);
}

function count<Sum extends Omit<Count, 'unchecked'>>(sum: Sum, { searches, empty }: Omit<Count, 'unchecked'>): Sum {
  sum.searches += searches;
  sum.empty += empty;
  return sum;
}

/** Drops the query counted first among those too rare to publish; none if all are frequent. */
function dropOldestRare(queries: Map<string, Count>): void {
  for (const [words, { searches }] of queries) {
    if (searches >= MIN_SEARCHES) continue;
    queries.delete(words);
    return;
  }
}

/** `told`: kept months, oldest first, with queries that may be published; `rare`: words too rare for it. */
function sumUp(inFile: readonly GapMonth[], unwritten: Months, time: number, isTellable: (query: string) => boolean) {
  const all: Months = new Map();
  for (const [month, counted] of unwritten) addTo(all, month, counted);
  for (const { month, queries, ...counts } of inFile) {
    addTo(all, month, { ...counts, queries: new Map(queries.map(({ words, ...count }) => [words, count])) });
  }
  const date = new Date(time);
  const oldest = toMonth(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1 - KEPT_MONTHS));
  const told: GapMonth[] = [];
  const rare: Months = new Map();
  for (const [month, { queries, ...counts }] of [...all].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (month < oldest) continue;
    const often = [...queries].flatMap(([words, { searches, empty, unchecked = '' }]) =>
      searches >= MIN_SEARCHES && isTellable(unchecked) ? [{ words, searches, empty }] : [],
    );
    told.push({ month, ...counts, queries: sortAsked(often) });
    const others = [...queries].filter(([, { searches }]) => searches < MIN_SEARCHES);
    addTo(rare, month, { searches: 0, empty: 0, queries: new Map(others) });
  }
  return { told, rare };
}

/** In UTC. */
function toMonth(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
}

/** Such a query is counted, but its words are never stored. */
const mayNamePerson = (query: string): boolean =>
  /[@＠﹫]/u.test(query) || (query.match(/\p{Nd}/gu)?.length ?? 0) >= MIN_PERSONAL_DIGITS;
