/** Reads the bodies of the pages of one search, each as far as it may matter. */

import type { WordHit, WordScanner } from './scan-words.ts';

/** A page is read in pieces of so many units, until each of its words was seen. */
const PIECE = 3_000;
/** Units that are read after the last word of a page that is shown: its best place may begin there. */
const READ_AFTER = 1_000;
/** Beyond it no page is read, so that one huge page cannot slow a search down. */
const LONGEST_READ = 20_000;
/** Units that one search reads; after them only the first piece of each page. */
const READ_BY_SEARCH = 60_000;
/** Units that it reads besides, of pages that are shown and have said no word so far. */
const READ_ON_BY_SEARCH = 20_000;

/** What was found in the body of a page. */
export interface Reading {
  /** Markdown. */
  text: string;
  hits: WordHit[];
  /** Units looked at. */
  cost: number;
  /** Where reading stopped. */
  end: number;
}

/** Reads the pages of one search; `held` has a bit for each word of the query that the page is known to hold. */
export interface BodyReader {
  /** The words in the body, which the main heading is not part of, as far as pages are read to be ranked. */
  read(text: string, held: number): Reading;
  /** Goes on until so many units of the body are read, then to the first place that says any word: for what is shown. */
  readOn(reading: Reading, held: number, least: number): Reading;
}

/** @param scan finds the words of the query */
export function createBodyReader(scan: WordScanner): BodyReader {
  let unread = READ_BY_SEARCH;
  let unreadOn = READ_ON_BY_SEARCH;
  return {
    read(text, held) {
      const most = Math.max(PIECE, Math.min(LONGEST_READ, unread));
      const reading = readBody(text, scan, held, { start: toBodyStart(text), most });
      unread -= reading.cost;
      return reading;
    },
    readOn({ text, end, hits }, held, least) {
      const start = toBodyStart(text);
      const after = hits.length > 0 ? end + READ_AFTER : end;
      const to = Math.min(text.length, Math.max(after, start + least));
      const all = end < to ? hits.concat(scan(text, end, to).hits) : hits;
      if (all.length > 0) return { text, hits: all, cost: to - end, end: to };
      const more = readBody(text, scan, held, {
        start: to,
        most: Math.min(unreadOn, start + LONGEST_READ - to),
        anyWord: true,
      });
      unreadOn -= more.cost;
      return { ...more, cost: more.cost + to - end };
    },
  };
}

interface Stretch {
  /** In UTF-16 units. */
  start: number;
  most: number;
  /** Whether one word is enough; else all that are held. */
  anyWord?: boolean;
}

function readBody(text: string, scan: WordScanner, held: number, { start, most, anyWord }: Stretch): Reading {
  const end = Math.min(text.length, start + most);
  let hits: WordHit[] = [];
  let missing = held;
  let from = start;
  while (from < end && missing !== 0 && !(anyWord && hits.length > 0)) {
    const blank = text.indexOf(' ', from + PIECE);
    const scanned = scan(text, from, blank < 0 || blank > end ? end : blank, held);
    for (const hit of scanned.hits) missing &= ~(1 << hit.word);
    hits = hits.length === 0 ? scanned.hits : hits.concat(scanned.hits);
    from = scanned.end;
  }
  return { text, hits, cost: from - start, end: from };
}

/** Where the text below the main heading begins. */
export function toBodyStart(text: string): number {
  return text.startsWith('# ') ? Math.max(0, text.indexOf('\n')) : 0;
}
