/** Turns a query into the index terms that may answer each of its words. */

import { toWords } from '#shared/search/to-words.ts';
import type { SearchLanguage } from '#shared/search-language.ts';
import { forEachEdit } from './edits.ts';
import { ranking } from './ranking.ts';
import type { OpenIndex } from './unpack-index.ts';

/** One word of a query, with every term that stands for it. */
export interface QueryWord {
  /** Folded. */
  word: string;
  /** Term number → what a match of it is worth, 1 for the word itself. */
  terms: Map<number, number>;
  /** Rarity on this site; how much the word says. */
  weight: number;
  /** Factor of its matches: below 1 for words of circumstance. */
  emphasis: number;
}

export type WordMatcher = (query: string) => QueryWord[];

export function createWordMatcher(index: OpenIndex, language: SearchLanguage): WordMatcher {
  const families = groupBy(index.terms, language.family);
  const synonyms = readSynonyms([...language.synonyms, ...index.synonyms], language);

  function idf(frequency: number): number {
    return Math.log(1 + (index.pageCount - frequency + 0.5) / (frequency + 0.5));
  }

  function matchWord(word: string, last: boolean): QueryWord {
    const terms = new Map<number, number>();
    const add = (term: number | undefined, worth: number) => {
      if (term !== undefined && worth > (terms.get(term) ?? 0)) terms.set(term, worth);
    };
    const stem = language.stem(word);
    const exact = index.termNumbers.get(stem);
    add(exact, 1);
    const known = exact !== undefined;
    for (const term of families.get(language.family(stem)) ?? [])
      add(term, known ? ranking.family : ranking.familyAlone);
    for (const other of synonyms.get(stem) ?? []) add(index.termNumbers.get(other), ranking.synonym);
    if (last && word.length > 2) {
      for (const term of termsWithPrefix(index.terms, word, 30))
        add(term, terms.size === 0 || !known ? ranking.prefixAlone : ranking.prefix);
    }
    if (terms.size === 0 && word.length > 3) {
      forEachEdit(stem, (edited) => add(index.termNumbers.get(edited), ranking.edit));
      if (terms.size === 0)
        forEachEdit(word, (edited) => add(index.termNumbers.get(language.stem(edited)), ranking.edit));
    }
    let frequency = exact === undefined ? 0 : (index.frequencies[exact] as number);
    if (exact === undefined)
      for (const term of terms.keys()) frequency = Math.max(frequency, index.frequencies[term] as number);
    const emphasis = language.circumstances.has(word) ? ranking.circumstance : 1;
    return { word, terms, weight: idf(frequency) * emphasis, emphasis };
  }

  return (query) => {
    const words = [...new Set(toWords(query))];
    const telling = words.filter((word) => !language.stopWords.has(word));
    const asked = telling.filter((word) => !language.requestWords.has(word));
    const kept = asked.length > 0 ? asked : telling.length > 0 ? telling : words;
    const last = words.at(-1);
    return kept
      .map((word) => matchWord(word, word === last))
      .filter((word) => word.terms.size > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 16);
  };
}

function groupBy(terms: readonly string[], toKey: (term: string) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [number, term] of terms.entries()) {
    const key = toKey(term);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [number]);
    else group.push(number);
  }
  return groups;
}

function readSynonyms(groups: readonly (readonly string[])[], language: SearchLanguage): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const group of groups) {
    const stems = group.flatMap((phrase) => {
      const words = toWords(phrase).map(language.stem);
      return words.length === 1 ? words : [];
    });
    for (const stem of stems) {
      synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
    }
  }
  return synonyms;
}

/** Numbers of the terms that begin with a prefix and are longer, at most `limit`. */
function termsWithPrefix(terms: readonly string[], prefix: string, limit: number): number[] {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; at < terms.length && found.length < limit && (terms[at] as string).startsWith(prefix); at++) {
    found.push(at);
  }
  return found;
}
