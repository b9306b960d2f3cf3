/** Finds the words of a query in a text, and in the bodies of some twenty pages of one search, the best pages farthest. */

import { fold } from '../fold.ts';
import { toSearchedText } from '../plain-text.ts';
import { toWords } from '../to-words.ts';

/** Where a word of the query stands in a text, in UTF-16 units. */
export interface WordHit {
  start: number;
  end: number;
  /** Number of the word in the query. */
  word: number;
  worth: number;
}

/** The rest of a code (`E-18`) or number (`1.500`) that counts as one word. */
const REST_OF_CODE = /-(?=\d)[\p{L}\p{N}]+/uy;
const REST_OF_NUMBER = /(?<=\d)(?:[.,]\d{3}(?!\d))+/y;

type WordScanner = ReturnType<typeof createWordScanner>;

/** Finds a query's words in texts. @param terms index term → the query's word that it answers, and its worth */
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

  /** Words of the query in a text between two offsets, in order. */
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

/** By class: whether it begins a word that may be sought. */
function toStarts(terms: Iterable<string>): Uint8Array {
  const starts = new Uint8Array(64);
  for (const term of terms) starts[toClass(term.charCodeAt(0))] = 1;
  return starts;
}

/** By `toKey`: whether words so begun may stand for a term: they agree up to its last letter or first digit. */
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

/** End of a match that starts at a place; 0 without one. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

/** By UTF-16 unit its class, 0 while unknown. */
const classes = new Uint8Array(0x10000);
/** Neither a letter nor a digit. */
const NO_LETTER = 1;
/** A letter or digit: plus the last five bits of its folded form. */
const LETTER = 32;

/** What a UTF-16 unit is for the scanner: a letter with its last bits, or none. */
function toClass(code: number): number {
  const known = classes[code] as number;
  if (known !== 0) return known;
  const folded = fold(String.fromCharCode(code));
  classes[code] = /^[\p{L}\p{N}]/u.test(folded) ? LETTER | (folded.charCodeAt(0) & 31) : NO_LETTER;
  return classes[code] as number;
}

/** Units read of every page, and most units read of one. */
const MIN_READ = 3_000;
const MAX_READ = 20_000;
/** Units per search: each page gets a share of the rest. */
const MAX_READ_PER_SEARCH = 45_000;
const SHARE_OF_REST = 4 / 9;
/** Further units per search, for pages without a word so far, until one is found. */
const MAX_SOUGHT_PER_SEARCH = 55_000;
const STEP = 5_000;

/** What was found in the body of a page, which a main heading that repeats the title is not part of. */
export interface Reading {
  /** Markdown without destinations of links and addresses. */
  text: string;
  hits: WordHit[];
  /** Range that was read. */
  start: number;
  end: number;
}

/** Reads a page of one search; the pages come in their order, the best first. */
export type BodyReader = (page: { title: string; readMarkdown: (bytes: number) => string }) => Reading;

/** Returns a function that reads a page's text for words, within the budget of one search for all pages. */
export function createBodyReader(scan: WordScanner): BodyReader {
  let unread = MAX_READ_PER_SEARCH;
  let unsought = MAX_SOUGHT_PER_SEARCH;
  return ({ title, readMarkdown }) => {
    const part = Math.min(MAX_READ, Math.max(MIN_READ, Math.floor(unread * SHARE_OF_REST)));
    // What an excerpt shows may stand after its words, and letters take up to three bytes.
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

/** Whether a main heading has no word that the title lacks; most repeat it as it is. */
function saysNoMore(heading: string, title: string): boolean {
  if (heading === title) return true;
  const said = new Set(toWords(title));
  return toWords(heading).every((word) => said.has(word));
}

/** The first blank after a place, or the end. */
export function toBlank(text: string, place: number): number {
  const blank = place < text.length ? text.indexOf(' ', place) : -1;
  return blank < 0 ? text.length : blank;
}
