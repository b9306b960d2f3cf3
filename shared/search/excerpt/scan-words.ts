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

/**
 * Words of the query in a text between two offsets, in order. With `held`, a bit for each word that the text is
 * known to hold, no further than the first place where all of these stand close together. Link destinations and bare
 * addresses are passed over.
 */
export type WordScanner = (text: string, from: number, to: number, held?: number) => Scan;

/** What was found, and where reading stopped. */
interface Scan {
  hits: WordHit[];
  end: number;
}

/** A text is read no further once all words stand within so many units, or so many for each of them. */
const CLOSE_ENOUGH = 110;
const CLOSE_ENOUGH_EACH = 24;

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
  const wordCount = Math.max(0, ...[...terms.values()].map(({ word }) => word + 1));
  const closeEnough = Math.max(CLOSE_ENOUGH, CLOSE_ENOUGH_EACH * wordCount);
  /** Words that were looked up. */
  const known = new Map<string, Pick<WordHit, 'word' | 'worth'> | undefined>();

  function lookUp(written: string) {
    if (!known.has(written)) known.set(written, terms.get(stem(toWords(written)[0] ?? '')));
    return known.get(written);
  }

  return (text, from, to, held) => {
    const end = Math.min(to, text.length);
    const folded = foldInPlace(text.slice(from, end));
    const hits: WordHit[] = [];
    const last: number[] = [];
    let missing = held === undefined ? Number.POSITIVE_INFINITY : 0;
    for (let word = 0; word < wordCount; word++) if (((held ?? 0) & (1 << word)) !== 0) missing++;
    words.lastIndex = 0;
    for (let found = words.exec(folded); found !== null; found = words.exec(folded)) {
      const match = found[1] === undefined ? undefined : lookUp(found[1]);
      if (match === undefined || folded.startsWith('://', words.lastIndex)) continue;
      const start = from + found.index;
      const at = from + words.lastIndex;
      hits.push({ start, end: at, ...match });
      if (last[match.word] === undefined && ((held ?? 0) & (1 << match.word)) !== 0) missing--;
      last[match.word] = start;
      if (missing <= 0 && at - oldest(last) <= closeEnough) return { hits, end: at };
    }
    return { hits, end };
  };
}

/** How the words of a term begin: a stem and its word agree up to the stem's last letter (`luz`, `luces`). */
function toBeginning(term: string): string {
  const beginning = term.slice(0, Math.max(1, term.length - 1));
  if (/^\d/.test(beginning)) return [...beginning].join('[.,]?');
  return beginning.replace(/^([^\d]{1,3})(?=\d)/, '$1-?');
}

function oldest(last: readonly number[]): number {
  return last.reduce((least, start) => Math.min(least, start), Number.POSITIVE_INFINITY);
}
