/** Finds the words of a query in Markdown, fast enough to be done for some twenty pages in every search. */

import { fold } from '../fold.ts';

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
 * together. `held` has a bit for each word that the text is known to hold, all without it. Link destinations and bare
 * addresses are passed over.
 */
export type WordScanner = (text: string, from: number, to: number, held?: number) => WordHit[];

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
const CLOSE_ENOUGH = 24;
/** Kinds of units: none of a word, of a word, and of a word that may begin one of the query's. */
const BREAK = 0;
const LETTER = 1;
const BEGINNING = 2;
const LATIN_KINDS = Uint8Array.from({ length: LATIN }, (_, unit) => (FOLDED[unit] === 0 ? BREAK : LETTER));
/** For each folded unit, the Latin units that fold to it. */
const VARIANTS: number[][] = [];
for (let unit = 0; unit < LATIN; unit++) {
  const folded = FOLDED[unit] as number;
  if (folded !== 0) VARIANTS[folded] = [...(VARIANTS[folded] ?? []), unit];
}
const ANY_SECOND: readonly number[] = Array.from({ length: 32 }, (_, second) => second);
const CLOSING_BRACKET = 0x5d;
const OPENING_PARENTHESIS = 0x28;
const CLOSING_PARENTHESIS = 0x29;
const COLON = 0x3a;
const SLASH = 0x2f;
const LINE_FEED = 0x0a;

export function createWordScanner({ terms, stem }: SoughtWords): WordScanner {
  // Most words of a page begin like no word of the query: one look at a small table passes over them.
  const kinds = LATIN_KINDS.slice();
  const buckets: string[][] = [];
  for (const term of terms.keys()) {
    const first = term.charCodeAt(0);
    for (const unit of VARIANTS[first] ?? []) kinds[unit] = BEGINNING;
    const seconds = term.length > 2 ? [term.charCodeAt(1) & 31] : ANY_SECOND;
    for (const second of seconds) {
      const key = toBeginning(first, second);
      buckets[key] = [...(buckets[key] ?? []), term];
    }
  }
  const wordCount = Math.max(0, ...[...terms.values()].map(({ word }) => word + 1));

  /** A stem and its word agree up to the stem's last letter, which may have changed (`luz`, `luces`). */
  function mayStandFor(start: number, end: number): boolean {
    const bucket =
      buckets[toBeginning(FOLDED[units[start] as number] as number, FOLDED[units[start + 1] as number] as number)];
    if (bucket === undefined) return false;
    for (const term of bucket) {
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

  return (text, from, to, held = -1) => {
    const length = Math.min(to, text.length) - from;
    if (length <= 0) return [];
    const piece = from === 0 && to >= text.length ? text : text.slice(from, to);
    if (units.length <= length) {
      units = new Uint16Array(length + 1);
      unitBytes = Buffer.from(units.buffer);
    }
    unitBytes.write(piece, 'utf16le');
    const text16 = units;
    text16[length] = 0;
    const hits: WordHit[] = [];
    const last: number[] = [];
    let missing = 0;
    for (let word = 0; word < wordCount; word++) if ((held & (1 << word)) !== 0) missing++;
    let before = BREAK;
    for (let at = 0; at < length; at++) {
      const unit = text16[at] as number;
      const kind = unit < LATIN ? (kinds[unit] as number) : FOLDED[unit] === 0 ? BREAK : BEGINNING;
      if (kind === BREAK) {
        before = BREAK;
        if (unit === CLOSING_BRACKET && text16[at + 1] === OPENING_PARENTHESIS)
          at = endOfDestination(at + 2, length) - 1;
        else if (unit === COLON && text16[at + 1] === SLASH) at = endOfAddress(at, length) - 1;
        continue;
      }
      if (kind === LETTER || before !== BREAK) {
        before = LETTER;
        continue;
      }
      before = LETTER;
      const start = at;
      while (at < length && FOLDED[text16[at] as number] !== 0) at++;
      const match = mayStandFor(start, at) ? lookUp(piece.slice(start, at)) : undefined;
      at--;
      if (match === undefined || (text16[at + 1] === COLON && text16[at + 2] === SLASH)) continue;
      hits.push({ start: from + start, end: from + at + 1, word: match.word, worth: match.worth });
      if (last[match.word] === undefined && (held & (1 << match.word)) !== 0) missing--;
      last[match.word] = start;
      if (missing <= 0) {
        const width = at - oldest(last);
        if (width <= CLOSE_ENOUGH * wordCount) break;
      }
    }
    return hits;
  };
}

function oldest(last: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const start of last) if (start !== undefined && start < least) least = start;
  return least;
}

/** The text being scanned as a typed array: much faster to read than a string. */
let units = new Uint16Array(1 << 14);
let unitBytes = Buffer.from(units.buffer);

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
