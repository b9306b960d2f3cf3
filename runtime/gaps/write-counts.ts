/** Adds search counts to the file that several runtimes may share. Runs in a thread, as it reads and sorts all of them. */

import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findContactData } from '#shared/contact/find-contact-data.ts';
import { type AskedQuery, type GapMonth, parseGaps, serializeGaps, sortAsked } from '#shared/gaps.ts';
import { writeDurably } from '../state/durable-file.ts';
import { addCount, type Count, MAX_QUERIES, type MonthCount, type Months, toMonth } from './search-counts.ts';

/** Includes the current month. */
const KEPT_MONTHS = 6;

/** Times that the same words must have been asked in a month before they are written anywhere. */
const MIN_SEARCHES = 3;

/** Bytes of a month's queries in the file, which so stays below a megabyte. */
const MAX_MONTH_BYTES = 150_000;

/** A file larger than this many bytes is replaced unread, as a damaged one is. */
const MAX_READ_BYTES = 64_000_000;

export interface CountsToWrite {
  file: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Everything counted since the file was last written. */
  unwritten: Months;
}

/** Adds the counts to the file; returns what memory keeps of them. @throws file system errors */
export async function writeCounts({ file, now, unwritten }: CountsToWrite): Promise<Months> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const text = size > MAX_READ_BYTES ? '' : await readFile(file, 'utf8').catch(() => '');
  const inFile = new Map((parseGaps(text) ?? []).map((month) => [month.month, month]));
  const names = [...new Set([...inFile.keys(), ...unwritten.keys()])].sort();
  const told = names
    .filter((name) => name >= toMonth(now, KEPT_MONTHS - 1))
    .map((name) => sumUp(name, inFile.get(name), unwritten.get(name)));
  await writeDurably(file, serializeGaps(told), now);
  return new Map(told.map((month) => [month.month, toRemembered(month, unwritten.get(month.month))]));
}

/** A month of the file with what is new, its queries those that may be told. */
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
  return { ...sum, queries: chooseTold([...asked.values()]) };
}

/** The most asked that are neither rare nor hold contact data, within the bounds of the file. */
function chooseTold(asked: readonly (AskedQuery & { unchecked?: string | undefined })[]): AskedQuery[] {
  const told: AskedQuery[] = [];
  let bytes = 0;
  for (const { unchecked, ...query } of sortAsked(asked)) {
    if (query.searches < MIN_SEARCHES || told.length === MAX_QUERIES || bytes > MAX_MONTH_BYTES) break;
    if (unchecked !== undefined && findContactData(unchecked).length > 0) continue;
    bytes += Buffer.byteLength(JSON.stringify(query));
    told.push(query);
  }
  return told;
}

/** Words too rare for the file, and how often the others were asked, so that these are not taken for rare. */
function toRemembered({ queries }: GapMonth, added?: MonthCount): MonthCount {
  const isRare = ({ searches }: Count) => searches > 0 && searches < MIN_SEARCHES;
  const month: MonthCount = { searches: 0, empty: 0, queries: new Map() };
  for (const [words, query] of added?.queries ?? []) {
    if (isRare(query)) month.queries.set(words, query);
  }
  for (const { words, searches } of queries) month.queries.set(words, { searches: 0, empty: 0, written: searches });
  return month;
}
