/** Finds the words of a query in Markdown, fast enough to be done for some twenty pages in every search. */

import { fold } from '../fold.ts';
import { toWords } from '../to-words.ts';

/** Where a word of the query stands in a text, in UTF-16 units. */
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
  terms: ReadonlyMap<string, Pick<WordHit, 'word' | 'worth'>>;
  stem: (word: string) => string;
}

/** Words of the query in a text between two offsets, in order. Link destinations and bare addresses are passed over. */
export type WordScanner = (text: string, from: number, to: number) => WordHit[];

/** Destinations of links, and addresses. */
const PASSED_OVER = /\]\([^)\n]*\)|:\/\/[^\s)\]>]*/y;
/** The rest of a code (`E-18`) or number (`1.500`) that search takes for one word with what is before it. */
const REST_OF_CODE = /-(?=\d)[\p{L}\p{N}]+/uy;
const REST_OF_NUMBER = /(?<=\d)(?:[.,]\d{3}(?!\d))+/y;

export function createWordScanner({ terms, stem }: SoughtWords): WordScanner {
  const beginnings = toBeginnings(terms.keys());
  /** Words that were looked up. */
  const known = new Map<string, Pick<WordHit, 'word' | 'worth'> | undefined>();

  function lookUp(written: string) {
    if (!known.has(written)) known.set(written, terms.get(stem(toWords(written)[0] ?? '')));
    return known.get(written);
  }

  return (text, from, to) => {
    const hits: WordHit[] = [];
    for (let at = from; at < to; ) {
      const start = at;
      const first = toUnit(text.charCodeAt(at++));
      if (first === NO_UNIT) {
        if (text[start] === ']' || text[start] === ':') at = skip(PASSED_OVER, text, start) || at;
        continue;
      }
      const second = toUnit(text.charCodeAt(at));
      const isSought = beginnings[toKey(first, second, second === NO_UNIT ? 0 : toUnit(text.charCodeAt(at + 1)))] === 1;
      while (at < to && toUnit(text.charCodeAt(at)) !== NO_UNIT) at++;
      if (!isSought) continue;
      if (text[at] === '-' && at - start <= 3 && !/\d/.test(text.slice(start, at))) {
        at = skip(REST_OF_CODE, text, at) || at;
      }
      if (text[at] === '.' || text[at] === ',') at = skip(REST_OF_NUMBER, text, at) || at;
      const match = text[at] === ':' && text.startsWith('://', at) ? undefined : lookUp(text.slice(start, at));
      if (match !== undefined) hits.push({ start, end: at, word: match.word, worth: match.worth });
    }
    return hits;
  };
}

/**
 * Whether words that begin with three units may stand for a term, by what `toKey` makes of these. A stem and its word
 * agree up to the stem's last letter, numbers and codes up to what is written within them.
 */
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

/** Where a match that begins at a place ends; 0 without one. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

/** By UTF-16 unit its folded form, 0 as long as nobody asked. */
const units = new Uint16Array(0x10000);
/** What is no letter or digit. */
const NO_UNIT = 1;

function toUnit(code: number): number {
  const known = units[code] as number;
  if (known !== 0) return known;
  const folded = fold(String.fromCharCode(code));
  const unit = /^[\p{L}\p{N}]/u.test(folded) ? folded.charCodeAt(0) : NO_UNIT;
  units[code] = unit;
  return unit;
}
