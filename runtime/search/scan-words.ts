/** Finds the words of a query in Markdown, fast enough to be done for some twenty pages in every search. */

import { fold } from '#shared/search/fold.ts';

/** Where a word of the query stands in a text. */
export interface WordHit {
  start: number;
  end: number;
  /** Number of the query's word. */
  word: number;
  worth: number;
}

/** What may stand for the words of a query in a text. */
export interface SoughtWords {
  /** Index term → the query's word that it answers, and what that is worth. */
  terms: ReadonlyMap<string, { word: number; worth: number }>;
  stem: (word: string) => string;
}

/** Words of the query in `text` between two offsets, in order. Link destinations and bare addresses are passed over. */
export type WordScanner = (text: string, from: number, to: number) => WordHit[];

/** Units below it are folded by table. */
const TABLE_SIZE = 0x250;
/** First folded unit of each letter or digit of Latin scripts, 0 for everything else. */
const FOLDED = Uint16Array.from({ length: TABLE_SIZE }, (_, code) => {
  const character = String.fromCharCode(code);
  const folded = fold(character);
  return /[\p{L}\p{N}]/u.test(character) && folded !== ' ' ? folded.charCodeAt(0) : 0;
});
/** Ranges of units beyond the table that are no part of a word: punctuation, symbols, surrogates, private use. */
const NO_WORD: readonly (readonly [number, number])[] = [
  [0x2000, 0x2bff],
  [0x2e00, 0x303f],
  [0xd800, 0xf8ff],
  [0xfe00, 0xff0f],
  [0xfff0, 0xffff],
];
const CLOSING_BRACKET = 0x5d;
const OPENING_PARENTHESIS = 0x28;
const CLOSING_PARENTHESIS = 0x29;
const COLON = 0x3a;
const SLASH = 0x2f;
const LINE_FEED = 0x0a;

export function createWordScanner({ terms, stem }: SoughtWords): WordScanner {
  // Most words of a page begin like no word of the query: one look at a small table passes over them.
  const beginnings = new Uint8Array(1024);
  const buckets = new Map<number, string[]>();
  for (const term of terms.keys()) {
    const key = toBeginning(term.charCodeAt(0), term.length > 2 ? term.charCodeAt(1) : 0);
    beginnings[key] = 1;
    buckets.set(key, [...(buckets.get(key) ?? []), term]);
  }

  /** A stem and its word agree up to the stem's last letter, which may have changed (`luz`, `luces`). */
  function mayStandFor(start: number, end: number, key: number): boolean {
    return (buckets.get(key) ?? []).some((term) => {
      if (term.length - 1 > end - start) return false;
      for (let i = 2; i < term.length - 1; i++) {
        const code = units[start + i] as number;
        if (code < TABLE_SIZE && FOLDED[code] !== term.charCodeAt(i)) return false;
      }
      return true;
    });
  }

  return (text, from, to) => {
    const length = Math.min(to, text.length) - from;
    if (length <= 0) return [];
    const piece = from === 0 && to >= text.length ? text : text.slice(from, to);
    if (units.length < length) units = new Uint16Array(length);
    Buffer.from(units.buffer).write(piece, 'utf16le');
    const hits: WordHit[] = [];
    let at = 0;
    while (at < length) {
      const first = toFolded(units[at] as number);
      if (first === 0) {
        at++;
        if (units[at] === OPENING_PARENTHESIS && units[at - 1] === CLOSING_BRACKET) {
          at = endOfDestination(at + 1, length);
        }
        continue;
      }
      const start = at++;
      const second = at < length ? toFolded(units[at] as number) : 0;
      if (second !== 0)
        do at++;
        while (at < length && toFolded(units[at] as number) !== 0);
      if (units[at] === COLON && units[at + 1] === SLASH && at + 1 < length) {
        while (at < length && !endsAddress(units[at] as number)) at++;
        continue;
      }
      const pair = toBeginning(first, second);
      const alone = toBeginning(first, 0);
      if (
        (beginnings[pair] !== 0 && mayStandFor(start, at, pair)) ||
        (beginnings[alone] !== 0 && mayStandFor(start, at, alone))
      ) {
        const match = terms.get(stem(fold(piece.slice(start, at))));
        if (match !== undefined)
          hits.push({ start: from + start, end: from + at, word: match.word, worth: match.worth });
      }
    }
    return hits;
  };
}

/** The text being scanned as a typed array: much faster to read than a string. */
let units = new Uint16Array(1 << 14);

function toBeginning(first: number, second: number): number {
  return ((first & 31) << 5) | (second & 31);
}

function toFolded(code: number): number {
  if (code < TABLE_SIZE) return FOLDED[code] as number;
  return NO_WORD.some(([low, high]) => code >= low && code <= high) ? 0 : code;
}

function endOfDestination(from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (units[at] === CLOSING_PARENTHESIS) return at + 1;
    if (units[at] === LINE_FEED) return from;
  }
  return from;
}

function endsAddress(code: number): boolean {
  return code <= 0x20 || code === CLOSING_PARENTHESIS || code === CLOSING_BRACKET || code === 0x3e;
}
