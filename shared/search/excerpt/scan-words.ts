/** Finds the words of a query in Markdown, fast enough to be done for some twenty pages in every search. */

import { foldInPlace } from '../fold.ts';
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

/** A letter or digit of a folded text. */
const UNIT = '[a-z0-9\\u0080-\\uffff]';
const PASSED_OVER = '\\]\\([^)\\n]*\\)|:\\/\\/[^\\s)\\]>]*';
/** The rest of a code (`E-18`) or number (`1.500`) that search takes for one word with what is before it. */
const REST_OF_CODE = `(?:(?<=(?<!${UNIT})[a-z\\u0080-\\uffff]{1,3})-(?=\\d)${UNIT}+)?`;
const REST_OF_NUMBER = '(?:(?<=\\d)[.,]\\d{3}(?!\\d))*';

export function createWordScanner({ terms, stem }: SoughtWords): WordScanner {
  const beginnings = [...new Set(Array.from(terms.keys(), toBeginning))].join('|');
  const pattern = `${PASSED_OVER}|(?<!${UNIT})((?:${beginnings})${UNIT}*${REST_OF_CODE}${REST_OF_NUMBER})`;
  const words = terms.size === 0 ? /$^/g : new RegExp(pattern, 'g');
  /** Words that were looked up. */
  const known = new Map<string, Pick<WordHit, 'word' | 'worth'> | undefined>();

  function lookUp(written: string) {
    if (!known.has(written)) known.set(written, terms.get(stem(toWords(written)[0] ?? '')));
    return known.get(written);
  }

  return (text, from, to) => {
    const folded = foldInPlace(text.slice(from, to));
    const hits: WordHit[] = [];
    for (const { index, 0: found, 1: written } of folded.matchAll(words)) {
      const match = written === undefined ? undefined : lookUp(written);
      if (match === undefined || folded.startsWith('://', index + found.length)) continue;
      hits.push({ start: from + index, end: from + index + found.length, ...match });
    }
    return hits;
  };
}

/** How the words of a term begin: a stem and its word agree up to the stem's last letter (`luz`, `luces`). */
function toBeginning(term: string): string {
  const beginning = term.slice(0, Math.max(1, term.length - 1));
  if (/^\d/.test(beginning)) return [...beginning].join('[.,]?');
  return beginning.replace(/^([^\d]{1,3})(?=\d)/, '$1-?');
}
