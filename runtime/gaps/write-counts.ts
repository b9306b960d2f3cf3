/** Adds search counts to a file that several runtimes may share. Runs in a thread, as it reads and sorts all counts. */

import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findContactData } from '#shared/contact/find-contact-data.ts';
import { type AskedQuery, type GapMonth, parseGaps, serializeGaps, sortAsked } from '#shared/gaps.ts';
import { createFolder, writeDurably } from '../state/durable-file.ts';
import { addCount, type Count, MAX_QUERIES, type MonthCount, type Months, toMonth } from './search-counts.ts';

/** Number of months kept, including the current one. */
const MAX_KEPT_MONTHS = 6;

/** Minimum searches of the same words in a month before they are written. */
const MIN_SEARCHES = 3;

/** Maximum bytes of a month's queries, which keeps the file below a megabyte. */
const MAX_MONTH_BYTES = 150_000;

/** Maximum bytes of a file that is read; a larger one counts as damaged and is replaced. */
const MAX_READ_BYTES = 64_000_000;

export interface CountsToWrite {
  file: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Counts since the last write. */
  unwritten: Months;
}

/**
 * Adds counts to the file, and drops its old months. Replaces a damaged file. Returns the counts that memory must keep.
 * @throws file system errors
 */
export async function writeCounts({ file, now, unwritten }: CountsToWrite): Promise<Months> {
  await createFolder(dirname(file));
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const text = size > MAX_READ_BYTES ? '' : await readFile(file, 'utf8').catch(() => '');
  const inFile = new Map((parseGaps(text) ?? []).map((month) => [month.month, month]));
  const names = [...new Set([...inFile.keys(), ...unwritten.keys()])].sort();
  const months = names
    .filter((name) => name >= toMonth(now, MAX_KEPT_MONTHS - 1))
    .map((name) => sumUp(name, inFile.get(name), unwritten.get(name)));
  await writeDurably(file, serializeGaps(months), now);
  return new Map(months.map((month) => [month.month, toRemembered(month, unwritten.get(month.month))]));
}

/** Adds new counts to a month of the file, and chooses the queries that may be published. */
function sumUp(name: string, inFile?: GapMonth, added?: MonthCount): GapMonth {
  const sum = { month: name, searches: 0, empty: 0 };
  if (inFile) addCount(sum, inFile);
  if (added) addCount(sum, added);
  const asked = new Map<string, AskedQuery & { unchecked?: string | undefined }>();
  for (const query of inFile?.queries ?? []) asked.set(query.words, query);
  for (const [words, { searches, empty, unchecked }] of added?.queries ?? []) {
    const known = asked.get(words);
    if (known) addCount(known, { searches, empty });
    else asked.set(words, { words, searches, empty, unchecked });
  }
  return { ...sum, queries: choosePublished([...asked.values()]) };
}

/** Chooses the most frequent queries that are neither rare nor contain contact data, within the bounds of the file. */
function choosePublished(asked: readonly (AskedQuery & { unchecked?: string | undefined })[]): AskedQuery[] {
  const published: AskedQuery[] = [];
  let bytes = 0;
  for (const { unchecked, ...query } of sortAsked(asked)) {
    if (query.searches < MIN_SEARCHES || published.length === MAX_QUERIES || bytes > MAX_MONTH_BYTES) break;
    if (unchecked !== undefined && findContactData(unchecked).length > 0) continue;
    bytes += Buffer.byteLength(JSON.stringify(query));
    published.push(query);
  }
  return published;
}

/** Returns the counts that memory must keep: words too rare for the file, and how often all others were searched. */
function toRemembered({ queries }: GapMonth, added?: MonthCount): MonthCount {
  const isRare = ({ searches }: Count) => searches > 0 && searches < MIN_SEARCHES;
  const month: MonthCount = { searches: 0, empty: 0, queries: new Map() };
  for (const [words, query] of added?.queries ?? []) {
    if (isRare(query)) month.queries.set(words, query);
  }
  for (const { words, searches } of queries) month.queries.set(words, { searches: 0, empty: 0, written: searches });
  return month;
}
