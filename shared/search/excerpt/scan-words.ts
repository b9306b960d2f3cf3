/** Finds the words of a query in Markdown, fast enough to be done for some twenty pages in every search. */

import { toWords } from '../to-words.ts';
import { createBeginningFinder, toBeginning } from './find-beginning.ts';
import { endOfWord, readLetter, toWidth } from './letters.ts';

/** Where a word of the query stands in a text, in bytes. */
export interface WordHit {
  start: number;
  end: number;
  /** Number of the query's word. */
  word: number;
  worth: number;
}

/** A word of the query, and what it is worth that a text says it in some form. */
interface Match {
  word: number;
  worth: number;
}

/** What may stand for the words of a query in a text. */
export interface SoughtWords {
  /** Index term → the query's word that it answers, and what that is worth. */
  terms: ReadonlyMap<string, Match>;
  stem: (word: string) => string;
}

/**
 * Words of the query in UTF-8 `text` between two offsets, in order. With `held`, a bit for each word that the text is
 * known to hold, no further than the first place where all of these stand close together. Link destinations and bare
 * addresses are passed over.
 */
export type WordScanner = (text: Uint8Array, from: number, to: number, held?: number) => Scan;

/** What was found, and where reading stopped. */
interface Scan {
  hits: WordHit[];
  end: number;
}

/** A text is read no further once all words stand within so many bytes, or so many for each of them. */
const CLOSE_ENOUGH = 110;
const CLOSE_ENOUGH_EACH = 24;
/** Longer words are encoded blobs. */
const LONGEST_WORD = 64;

const COLON = 0x3a;
const SLASH = 0x2f;

const HYPHEN = 0x2d;
const COMMA = 0x2c;
const POINT = 0x2e;

const ANY_SECOND: readonly number[] = Array.from({ length: 32 }, (_, second) => second);
const decoder = new TextDecoder();

export function createWordScanner({ terms, stem }: SoughtWords): WordScanner {
  const buckets = toBuckets(terms.keys());
  const findBeginning = createBeginningFinder(buckets.keys());
  const wordCount = Math.max(0, ...[...terms.values()].map(({ word }) => word + 1));
  const closeEnough = Math.max(CLOSE_ENOUGH, CLOSE_ENOUGH_EACH * wordCount);

  /** Words that were looked up, by the hash of their letters. */
  const known = new Map<number, { word: Uint16Array; match: Match | undefined }>();
  const letters = new Uint16Array(LONGEST_WORD);

  /** A stem and its word agree up to the stem's last letter, which may have changed (`luz`, `luces`). */
  function mayStandFor(length: number): boolean {
    const bucket = buckets.get(toBeginning(letters[0] as number, length > 1 ? (letters[1] as number) : 0));
    if (bucket === undefined) return false;
    for (const term of bucket) {
      const agreeing = Math.max(1, term.length - 1);
      if (agreeing > length) continue;
      let i = 0;
      while (i < agreeing && letters[i] === term.charCodeAt(i)) i++;
      if (i === agreeing) return true;
    }
    return false;
  }

  function lookUp(text: Uint8Array, start: number, end: number): Match | undefined {
    let length = 0;
    let hash = 0;
    for (let at = start; at < end; at += toWidth(text[at] as number)) {
      if (length === LONGEST_WORD) return undefined;
      const letter = readLetter(text, at);
      if (letter === 0) continue;
      letters[length++] = letter;
      hash = Math.imul(hash ^ letter, 0x01000193);
    }
    if (!mayStandFor(length)) return undefined;
    const entry = known.get(hash);
    if (entry !== undefined && isSame(entry.word, letters, length)) return entry.match;
    const match = terms.get(stem(toWords(decoder.decode(text.subarray(start, end)))[0] ?? ''));
    known.set(hash, { word: letters.slice(0, length), match });
    return match;
  }

  return (text, from, to, held) => {
    const end = Math.min(to, text.length);
    const hits: WordHit[] = [];
    const last: number[] = [];
    let missing = held === undefined ? Number.POSITIVE_INFINITY : 0;
    for (let word = 0; word < wordCount; word++) if (((held ?? 0) & (1 << word)) !== 0) missing++;
    for (let at = from; ; ) {
      const start = findBeginning(text, at, end);
      if (start >= end) return { hits, end };
      at = endOfNumber(text, start, endOfWord(text, start, end), end);
      const match = lookUp(text, start, at);
      if (match === undefined || (text[at] === COLON && text[at + 1] === SLASH)) continue;
      hits.push({ start, end: at, word: match.word, worth: match.worth });
      if (last[match.word] === undefined && ((held ?? 0) & (1 << match.word)) !== 0) missing--;
      last[match.word] = start;
      if (missing <= 0 && at - oldest(last) <= closeEnough) return { hits, end: at };
    }
  };
}

/** Terms by how they begin: most words of a page begin like none, and one look at a small table passes over them. */
function toBuckets(terms: Iterable<string>): Map<number, string[]> {
  const buckets = new Map<number, string[]>();
  for (const term of terms) {
    const seconds = term.length > 2 ? [term.charCodeAt(1)] : ANY_SECOND;
    const more = /^.\d/.test(term) ? [HYPHEN, COMMA, POINT] : [];
    for (const second of [...seconds, ...more]) {
      const key = toBeginning(term.charCodeAt(0), second);
      const bucket = buckets.get(key);
      if (bucket === undefined) buckets.set(key, [term]);
      else bucket.push(term);
    }
  }
  return buckets;
}

/** The end of a word, or of the code (`E-18`) or number (`1.500`) that search takes for one word with it. */
function endOfNumber(text: Uint8Array, start: number, wordEnd: number, end: number): number {
  let at = wordEnd;
  if (text[at] === HYPHEN && at - start <= 3 && isDigit(text[at + 1]) && !isDigit(text[at - 1])) {
    at = endOfWord(text, at + 1, end);
  }
  while ((text[at] === POINT || text[at] === COMMA) && isDigit(text[at - 1])) {
    if (!isDigit(text[at + 1]) || !isDigit(text[at + 2]) || !isDigit(text[at + 3]) || isDigit(text[at + 4])) break;
    at += 4;
  }
  return Math.min(at, end);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isSame(word: Uint16Array, letters: Uint16Array, length: number): boolean {
  if (word.length !== length) return false;
  for (let i = 0; i < length; i++) if (word[i] !== letters[i]) return false;
  return true;
}

function oldest(last: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const start of last) if (start !== undefined && start < least) least = start;
  return least;
}
