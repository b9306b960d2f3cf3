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

/**
 * Words of the query in `text` between two offsets, in order, up to the first place where all of them stand close
 * together. Link destinations and bare addresses are passed over.
 */
export type WordScanner = (text: string, from: number, to: number) => WordHit[];

/** Units below it are folded letter by letter, the others stand for themselves. */
const LATIN = 0x250;
/** Ranges of units beyond it that are no part of a word: punctuation, symbols, surrogates, private use. */
const NO_WORD: readonly (readonly [number, number])[] = [
  [0x2000, 0x2bff],
  [0x2e00, 0x303f],
  [0xd800, 0xf8ff],
  [0xfe00, 0xff0f],
  [0xfff0, 0xffff],
];
/** First folded unit of every letter or digit, 0 for every other unit. */
const FOLDED = Uint16Array.from({ length: 0x10000 }, (_, code) => (code < LATIN ? toFoldedLatin(code) : code));
for (const [low, high] of NO_WORD) FOLDED.fill(0, low, high + 1);

function toFoldedLatin(code: number): number {
  const character = String.fromCharCode(code);
  const folded = fold(character);
  return /[\p{L}\p{N}]/u.test(character) && folded !== ' ' ? folded.charCodeAt(0) : 0;
}

/** A text is read no further once all words stand within so many units for each of them. */
const CLOSE_ENOUGH = 16;
const CLOSING_BRACKET = 0x5d;
const OPENING_PARENTHESIS = 0x28;
const CLOSING_PARENTHESIS = 0x29;
const COLON = 0x3a;
const SLASH = 0x2f;
const LINE_FEED = 0x0a;

export function createWordScanner({ terms, stem }: SoughtWords): WordScanner {
  // Most words of a page begin like no word of the query: one look at a small table passes over them.
  const beginnings = new Uint8Array(1024);
  const sought = [...terms.keys()];
  const wordCount = Math.max(0, ...[...terms.values()].map(({ word }) => word + 1));
  for (const term of sought) {
    const first = term.charCodeAt(0);
    if (term.length > 2) beginnings[toBeginning(first, term.charCodeAt(1))] = 1;
    else for (let second = 0; second < 32; second++) beginnings[toBeginning(first, second)] = 1;
  }

  /** A stem and its word agree up to the stem's last letter, which may have changed (`luz`, `luces`). */
  function mayStandFor(start: number, end: number): boolean {
    for (const term of sought) {
      const agreeing = Math.max(1, term.length - 1);
      if (agreeing > end - start) continue;
      let i = 0;
      while (i < agreeing && FOLDED[units[start + i] as number] === term.charCodeAt(i)) i++;
      if (i === agreeing) return true;
    }
    return false;
  }

  const known = new Map<string, { word: number; worth: number } | undefined>();
  function lookUp(word: string): { word: number; worth: number } | undefined {
    if (known.has(word)) return known.get(word);
    const match = terms.get(stem(fold(word)));
    known.set(word, match);
    return match;
  }

  return (text, from, to) => {
    const length = Math.min(to, text.length) - from;
    if (length <= 0) return [];
    const piece = from === 0 && to >= text.length ? text : text.slice(from, to);
    if (units.length <= length) units = new Uint16Array(length + 1);
    Buffer.from(units.buffer).write(piece, 'utf16le');
    const text16 = units;
    text16[length] = 0;
    const hits: WordHit[] = [];
    const last = new Int32Array(wordCount).fill(-1);
    let missing = wordCount;
    let before = 0;
    for (let at = 0; at < length; at++) {
      const unit = text16[at] as number;
      const first = FOLDED[unit] as number;
      if (before === 0 && beginnings[toBeginning(first, FOLDED[text16[at + 1] as number] as number)] !== 0) {
        const start = at;
        while (at < length && FOLDED[text16[at] as number] !== 0) at++;
        before = 0;
        if (text16[at] === COLON && text16[at + 1] === SLASH) {
          at = endOfAddress(at, length);
          continue;
        }
        const match = mayStandFor(start, at) ? lookUp(piece.slice(start, at)) : undefined;
        if (match !== undefined) {
          hits.push({ start: from + start, end: from + at, word: match.word, worth: match.worth });
          if ((last[match.word] as number) < 0) missing--;
          last[match.word] = start;
          if (missing === 0 && at - Math.min(...last) <= CLOSE_ENOUGH * wordCount) break;
        }
        at--;
        continue;
      }
      before = first;
      if (unit === CLOSING_BRACKET && text16[at + 1] === OPENING_PARENTHESIS) at = endOfDestination(at + 2, length) - 1;
      else if (unit === COLON && text16[at + 1] === SLASH) at = endOfAddress(at, length) - 1;
    }
    return hits;
  };
}

/** The text being scanned as a typed array: much faster to read than a string. */
let units = new Uint16Array(1 << 14);

function toBeginning(first: number, second: number): number {
  return ((first & 31) << 5) | (second & 31);
}

function endOfDestination(from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (units[at] === CLOSING_PARENTHESIS) return at + 1;
    if (units[at] === LINE_FEED) return from;
  }
  return from;
}

function endOfAddress(from: number, to: number): number {
  let at = from;
  while (at < to && !endsAddress(units[at] as number)) at++;
  return at;
}

function endsAddress(code: number): boolean {
  return code <= 0x20 || code === CLOSING_PARENTHESIS || code === CLOSING_BRACKET || code === 0x3e;
}
