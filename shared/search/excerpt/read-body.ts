/** Reads the bodies of the pages of one search, each as far as it may matter. */

import type { WordHit, WordScanner } from './scan-words.ts';

/** A page is read in pieces of so many bytes, until each of its words was seen. */
const PIECE = 3_000;
/** Beyond it no page is read, so that one huge page cannot slow a search down. */
const LONGEST_READ = 20_000;
/** Bytes that one search reads; after them only the first piece of each page. */
const READ_BY_SEARCH = 60_000;
/** Bytes that it reads besides, of pages that are shown and of which only the first piece was read. */
const READ_ON_BY_SEARCH = 30_000;

const SPACE = 0x20;
const LINE_FEED = 0x0a;

/** What was found in the body of a page. */
export interface Reading {
  /** UTF-8 Markdown. */
  text: Uint8Array;
  hits: WordHit[];
  /** Bytes looked at. */
  cost: number;
  /** Where reading stopped, in bytes. */
  end: number;
}

/** Reads the pages of one search; `held` has a bit for each word of the query that the page is known to hold. */
export interface BodyReader {
  /** The words in the body, which the main heading is not part of, as far as pages are read to be ranked. */
  read(text: Uint8Array, held: number): Reading;
  /** Goes on to the first place where a page says any word, for one that is shown and has said none so far. */
  readOn(reading: Reading, held: number): Reading;
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
    readOn(reading, held) {
      if (reading.hits.length > 0) return { ...reading, cost: 0 };
      const { text, end } = reading;
      const most = Math.min(unreadOn, toBodyStart(text) + LONGEST_READ - end);
      const more = readBody(text, scan, held, { start: end, most, anyWord: true });
      unreadOn -= more.cost;
      return more;
    },
  };
}

interface Stretch {
  /** In bytes. */
  start: number;
  most: number;
  /** Whether one word is enough; else all that are held. */
  anyWord?: boolean;
}

function readBody(text: Uint8Array, scan: WordScanner, held: number, { start, most, anyWord }: Stretch): Reading {
  const end = Math.min(text.length, start + most);
  let hits: WordHit[] = [];
  let missing = held;
  let from = start;
  let cost = 0;
  while (from < end && missing !== 0 && !(anyWord && hits.length > 0)) {
    const blank = text.indexOf(SPACE, from + PIECE);
    const to = blank < 0 || blank > end ? end : blank;
    const { hits: found, end: stop } = scan(text, from, to, held);
    cost += stop - from;
    for (const hit of found) missing &= ~(1 << hit.word);
    hits = hits.length === 0 ? found : hits.concat(found);
    from = to;
  }
  return { text, hits, cost, end: from };
}

/** Where the text below the main heading begins. */
export function toBodyStart(text: Uint8Array): number {
  const hasHeading = text[0] === 0x23 && text[1] === SPACE;
  return hasHeading ? Math.max(0, text.indexOf(LINE_FEED)) : 0;
}
