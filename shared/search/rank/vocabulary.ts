/** What a language makes of the terms of an index: families of words, words that mean the same, unfinished words. */

import type { SearchLanguage } from '../../search-language.ts';
import type { OpenIndex } from '../index/unpack-index.ts';
import { toWords } from '../to-words.ts';

/** Most terms that stand for an unfinished word, or for a family. */
const MOST_RELATIVES = 30;

export interface Vocabulary {
  /** Terms of the same family as a stem. */
  relatives: (stem: string) => readonly number[];
  /** Terms that mean the same as what begins at a word of a query, as one word or as several. */
  synonyms: (stems: readonly string[], position: number) => readonly number[];
  /** Terms that begin with an unfinished word. */
  completions: (beginning: string) => readonly number[];
}

/** One group of words that mean the same, each phrase as its stems. */
type Group = readonly (readonly string[])[];

export function createVocabulary(index: OpenIndex, language: SearchLanguage): Vocabulary {
  const families = new Map<string, number[]>();
  for (const [number, term] of index.terms.entries()) {
    const key = language.family(term);
    const family = families.get(key);
    if (family === undefined) families.set(key, [number]);
    else if (family.length < MOST_RELATIVES) family.push(number);
  }
  const groupsByFirst = new Map<string, { phrase: readonly string[]; group: Group }[]>();
  for (const words of [...language.synonyms, ...index.synonyms]) {
    const group = words.map((phrase) => toWords(phrase).map(language.stem)).filter((phrase) => phrase.length > 0);
    for (const phrase of group) {
      const first = language.family(phrase[0] as string);
      groupsByFirst.set(first, [...(groupsByFirst.get(first) ?? []), { phrase, group }]);
    }
  }

  /** The term that a phrase is found by: the rarest of its words, when the site knows them all. */
  function toTerm(phrase: readonly string[]): number | undefined {
    let rarest: number | undefined;
    for (const stem of phrase) {
      const term = index.termNumbers.get(stem);
      if (term === undefined) return undefined;
      const frequency = index.frequencies[term] as number;
      if (rarest === undefined || frequency < (index.frequencies[rarest] as number)) rarest = term;
    }
    return rarest;
  }

  function isSameFamily(stem: string, other: string | undefined): boolean {
    return other !== undefined && language.family(stem) === language.family(other);
  }

  return {
    relatives: (stem) => families.get(language.family(stem)) ?? [],
    synonyms(stems, position) {
      const found: number[] = [];
      for (const { phrase, group } of groupsByFirst.get(language.family(stems[position] as string)) ?? []) {
        if (!phrase.every((stem, i) => isSameFamily(stem, stems[position + i]))) continue;
        for (const other of group) {
          const term = other === phrase ? undefined : toTerm(other);
          if (term !== undefined) found.push(term);
        }
      }
      return found;
    },
    completions(beginning) {
      const found: number[] = [];
      let at = firstNotBefore(index.terms, beginning);
      while (found.length < MOST_RELATIVES && index.terms[at]?.startsWith(beginning) === true) found.push(at++);
      return found;
    },
  };
}

/** Binary search in ascending order of UTF-16 units. */
function firstNotBefore(terms: readonly string[], sought: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as string) < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}
