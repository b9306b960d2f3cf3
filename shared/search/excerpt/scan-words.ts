/** Finds the words of a query in a text, and in the pages of one search, which share a budget: the first get most. */

import { fold } from '../fold.ts';
import { toSearchedText } from '../plain-text.ts';
import { toWords } from '../to-words.ts';

/** Place of a word of the query in a text, in UTF-16 units. */
export interface WordHit {
  start: number;
  end: number;
  /** Number of the word in the query, from 0. */
  word: number;
  worth: number;
}

/** Match the rest of a code (`E-18`) or number (`1.500`), which counts as one word. */
const REST_OF_CODE = /-(?=\d)[\p{L}\p{N}]+/uy;
const REST_OF_NUMBER = /(?<=\d)(?:[.,]\d{3}(?!\d))+/y;

type WordScanner = ReturnType<typeof createWordScanner>;

/**
 * Creates a function that finds a query's words in texts. It caches the term of each written word.
 * @param terms by index term (a stem), the number of the query's word and its worth
 */
export function createWordScanner(
  terms: ReadonlyMap<string, Pick<WordHit, 'word' | 'worth'>>,
  stem: (word: string) => string,
) {
  const beginnings = toBeginnings(terms.keys());
  const starts = toStarts(terms.keys());
  const known = new Map<string, Pick<WordHit, 'word' | 'worth'> | undefined>();

  function lookUp(written: string) {
    if (!known.has(written)) known.set(written, terms.get(stem(toWords(written)[0] ?? '')));
    return known.get(written);
  }

  /** Returns the query's words in a text between two offsets, in order. */
  return (text: string, from: number, to: number): WordHit[] => {
    const hits: WordHit[] = [];
    for (let at = from; at < to; ) {
      const start = at;
      const first = toClass(text.charCodeAt(at++));
      if (first < LETTER) continue;
      const isLikely =
        starts[first] === 1 &&
        beginnings[toKey(first, toClass(text.charCodeAt(at)), toClass(text.charCodeAt(at + 1)))] === 1;
      while (at < to && toClass(text.charCodeAt(at)) >= LETTER) at++;
      if (!isLikely) continue;
      if (text[at] === '-' && at - start <= 3 && !/\d/.test(text.slice(start, at))) {
        at = skip(REST_OF_CODE, text, at) || at;
      }
      if (text[at] === '.' || text[at] === ',') at = skip(REST_OF_NUMBER, text, at) || at;
      const match = lookUp(text.slice(start, at));
      if (match !== undefined) hits.push({ start, end: at, word: match.word, worth: match.worth });
    }
    return hits;
  };
}

/** Returns by class whether a term begins with it. */
function toStarts(terms: Iterable<string>): Uint8Array {
  const starts = new Uint8Array(64);
  for (const term of terms) starts[toClass(term.charCodeAt(0))] = 1;
  return starts;
}

/** Returns by `toKey` whether a word with this beginning may match a term: up to its last letter or first digit. */
function toBeginnings(terms: Iterable<string>): Uint8Array {
  const beginnings = new Uint8Array(32 ** 3);
  for (const term of terms) {
    const same = Math.max(1, Math.min(3, term.length - 1, term.search(/\d|$/)));
    const [first = 0, second = 0, third = 0] = Array.from({ length: same }, (_, i) => term.charCodeAt(i));
    const key = toKey(first, second, third);
    beginnings.fill(1, key, key + 32 ** (3 - same));
  }
  return beginnings;
}

const toKey = (first: number, second: number, third: number): number =>
  ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);

/** Returns the end of a sticky pattern's match at a place; 0 without a match. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

/** Class by UTF-16 unit, 0 while unknown. */
const classes = new Uint8Array(0x10000);
/** Class of units that are neither letters nor digits. */
const NO_LETTER = 1;
/** Lowest class of letters and digits, which adds the last five bits of the folded form. */
const LETTER = 32;

/** Returns the class of a UTF-16 unit. */
function toClass(code: number): number {
  const known = classes[code] as number;
  if (known !== 0) return known;
  const folded = fold(String.fromCharCode(code));
  classes[code] = /^[\p{L}\p{N}]/u.test(folded) ? LETTER | (folded.charCodeAt(0) & 31) : NO_LETTER;
  return classes[code] as number;
}

/** Minimum and maximum units read of a page. */
const MIN_READ = 3_000;
const MAX_READ = 20_000;
/** Units read in a search, and the share of the unread rest that each page gets. */
const MAX_READ_PER_SEARCH = 45_000;
const SHARE_OF_REST = 4 / 9;
/** Further units in a search, for pages without a word so far, and units in a step of them. */
const MAX_SOUGHT_PER_SEARCH = 55_000;
const STEP = 5_000;

/** Words found in the body of a page. A main heading that repeats the title is not part of the body. */
export interface Reading {
  /** Markdown without link destinations and addresses. */
  text: string;
  hits: WordHit[];
  /** Range of the text that was read. */
  start: number;
  end: number;
}

/** Reads a page of one search. The pages read first get most of the budget. */
export type BodyReader = (page: { title: string; readMarkdown: (bytes: number) => string }) => Reading;

/**
 * Returns a function that finds words in the pages of one search. Each page takes a share of the budget that is left,
 * but at least `MIN_READ` units are read. Of a page without a word so far, more is read, up to `MAX_READ`.
 */
export function createBodyReader(scan: WordScanner): BodyReader {
  let unread = MAX_READ_PER_SEARCH;
  let unsought = MAX_SOUGHT_PER_SEARCH;
  return ({ title, readMarkdown }) => {
    const part = Math.min(MAX_READ, Math.max(MIN_READ, Math.floor(unread * SHARE_OF_REST)));
    // The excerpt may reach beyond the words, and a letter takes up to three bytes.
    let text = toSearchedText(readMarkdown(part + 4_000));
    const heading = /^# .*/.exec(text)?.[0] ?? '';
    const start = saysNoMore(heading.slice(2), title) ? heading.length : 0;
    let end = toBlank(text, start + part);
    const hits = scan(text, start, end);
    unread = Math.max(0, unread - (end - start));
    if (hits.length === 0 && unsought > 0) text = toSearchedText(readMarkdown(MAX_READ + 12_000));
    const farthest = Math.min(text.length, start + MAX_READ);
    while (hits.length === 0 && unsought > 0 && end < farthest) {
      const to = Math.min(toBlank(text, end + STEP), farthest);
      hits.push(...scan(text, end, to));
      unsought -= to - end;
      end = to;
    }
    return { text, hits, start, end };
  };
}

/** Whether all words of a main heading are in the title; most headings equal it. */
function saysNoMore(heading: string, title: string): boolean {
  if (heading === title) return true;
  const said = new Set(toWords(title));
  return toWords(heading).every((word) => said.has(word));
}

/** Returns the place of the first space (not line feed) from a place on, or the end of the text. */
export function toBlank(text: string, place: number): number {
  const blank = place < text.length ? text.indexOf(' ', place) : -1;
  return blank < 0 ? text.length : blank;
}
