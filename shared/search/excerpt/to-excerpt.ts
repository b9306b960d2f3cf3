/** Cuts the piece of a page that shows best why it was found. */

import { excerptLimit } from '../../contract/policy.ts';
import { toPlainText } from '../plain-text.ts';
import { densestPlace } from './densest-place.ts';
import type { WordHit, WordScanner } from './scan-words.ts';

/** Width in bytes in which the words of the query are to lie together. */
const WINDOW = 200;
/** Bytes of Markdown around the best place that are turned into plain text. */
const MARGIN = 260;
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
const encoder = new TextEncoder();
const decoder = new TextDecoder();

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

/**
 * Plain text of at most `excerptLimit` UTF-16 units, cut at word boundaries, where the words of a query lie closest together; the
 * description, else the beginning, when the body says none of them.
 */
export function toExcerpt({ text, hits }: Reading, description: string, scan: WordScanner): string {
  const bodyStart = toBodyStart(text);
  if (hits.length === 0) {
    return clip(toPlainText(description) || toPlainText(decode(text, bodyStart, bodyStart + 4 * excerptLimit)), 0);
  }
  const place = densestPlace(hits, WINDOW);
  const from = cutBefore(text, Math.max(bodyStart, place.start - MARGIN), bodyStart);
  const plain = toPlainText(decode(text, from, cutAfter(text, place.end + MARGIN)));
  const bytes = encoder.encode(plain);
  const shown = densestPlace(scan(bytes, 0, bytes.length).hits, WINDOW);
  const start = decode(bytes, 0, shown.start).length;
  return clip(plain, toBeginning(plain, start, start + decode(bytes, shown.start, shown.end).length));
}

function toBodyStart(text: Uint8Array): number {
  const hasHeading = text[0] === 0x23 && text[1] === SPACE;
  return hasHeading ? Math.max(0, text.indexOf(LINE_FEED)) : 0;
}

function decode(text: Uint8Array, from: number, to: number): string {
  return decoder.decode(text.subarray(from, to));
}

/** Where an excerpt that shows a place begins: at its sentence where that fits, else some words before it. */
function toBeginning(text: string, start: number, end: number): number {
  const spare = Math.max(0, excerptLimit - (end - start) - 20);
  const earliest = Math.max(0, start - spare);
  if (earliest === 0) return 0;
  const sentence = SENTENCE_END.exec(text.slice(earliest, start));
  if (sentence !== null) return earliest + sentence.index + sentence[0].length;
  const blank = text.indexOf(' ', start - (spare >> 1));
  return blank >= 0 && blank < start ? blank + 1 : start;
}

/** The first end of a sentence, with the blank after it. */
const SENTENCE_END = /[.:;!?…] /;

/** From a word's beginning on, at most `excerptLimit` units, whole words. */
function clip(text: string, from: number): string {
  if (text.length - from <= excerptLimit) return text.slice(from).trim();
  const end = text.lastIndexOf(' ', from + excerptLimit);
  if (end > from) return text.slice(from, end).trim();
  const cut = text.slice(from, from + excerptLimit);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** After a blank not far before an offset, else the beginning of the character there. */
function cutBefore(text: Uint8Array, from: number, earliest: number): number {
  for (let at = from; at > earliest && at > from - 200; at--) if (isBlank(text[at])) return at + 1;
  return toCharacter(text, from);
}

/** A blank not far after an offset, else the beginning of the character there. */
function cutAfter(text: Uint8Array, to: number): number {
  for (let at = to; at < text.length && at < to + 200; at++) if (isBlank(text[at])) return at;
  return toCharacter(text, Math.min(text.length, to));
}

function isBlank(byte: number | undefined): boolean {
  return byte === SPACE || byte === LINE_FEED;
}

function toCharacter(text: Uint8Array, offset: number): number {
  let at = offset;
  while (at > 0 && at < text.length && ((text[at] as number) & 0xc0) === 0x80) at--;
  return at;
}
