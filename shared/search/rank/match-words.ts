/** Turns a query into the index terms that may answer each of its words. */

import type { SearchLanguage } from '../../search-language.ts';
import type { OpenIndex } from '../index/unpack-index.ts';
import { toWords } from '../to-words.ts';
import { forEachEdit, forEachTilde } from './edits.ts';
import { ranking } from './ranking.ts';
import { createVocabulary } from './vocabulary.ts';

/** One word of a query, with every term that stands for it. */
export interface QueryWord {
  /** Folded. */
  word: string;
  /** Term number → what a match of it is worth, 1 for the word itself. Never empty. */
  terms: ReadonlyMap<number, number>;
  /** Rarity on this site, times emphasis: how much the word says. Above 0. */
  weight: number;
  /** Factor of its matches: below 1 for words of circumstance. */
  emphasis: number;
  /** Place among the query's telling words that were found, from 0. */
  position: number;
}

interface MatchedQuery {
  /** The words that the site can answer, the rarest first, at most `ranking.mostWords`. */
  words: QueryWord[];
  /** How often the vocabulary was asked for a term. */
  lookups: number;
}

export type WordMatcher = (query: string) => MatchedQuery;

export function createWordMatcher(index: OpenIndex, language: SearchLanguage): WordMatcher {
  const vocabulary = createVocabulary(index, language);
  const { frequencies } = index;
  let lookups = 0;
  function toRarity(frequency: number): number {
    return Math.log(1 + (index.pageCount - frequency + 0.5) / (frequency + 0.5));
  }
  function termOf(stem: string): number | undefined {
    lookups++;
    return index.termNumbers.get(stem);
  }

  function addTo(terms: [number, number][], worth: number): (stem: string) => void {
    return (stem) => {
      const term = termOf(stem);
      if (term !== undefined) terms.push([term, worth]);
    };
  }

  /** The terms of a word that the site knows, itself or by another name: its relatives count little beside it. */
  function knownTerms(exact: number | undefined, stem: string, completions: readonly number[]): [number, number][] {
    const terms: [number, number][] = exact === undefined ? [] : [[exact, 1]];
    for (const term of vocabulary.relatives(stem)) terms.push([term, ranking.family]);
    for (const term of completions) terms.push([term, ranking.prefix]);
    forEachTilde(stem, addTo(terms, ranking.tildeBesides));
    return terms;
  }

  /** What an unknown word may have meant, the likeliest first to have any term; edits only when nothing else does. */
  function unknownTerms(
    word: string,
    stem: string,
    completions: readonly number[],
    mayEdit: boolean,
  ): [number, number][] {
    const terms: [number, number][] = [];
    forEachTilde(stem, addTo(terms, ranking.tilde));
    for (const term of vocabulary.relatives(stem)) terms.push([term, ranking.familyAlone]);
    for (const term of completions) terms.push([term, ranking.prefixAlone]);
    if (terms.length > 0 || !mayEdit || word.length <= 3) return terms;
    const add = addTo(terms, ranking.edit);
    forEachEdit(stem, add);
    if (terms.length === 0) forEachEdit(word, (edited) => add(language.stem(edited)));
    return terms;
  }

  function toQueryWord(word: string, offered: readonly [number, number][], position: number): QueryWord {
    const terms = new Map<number, number>();
    for (const [term, worth] of offered) if (worth > (terms.get(term) ?? 0)) terms.set(term, worth);
    const exact = offered.find(([, worth]) => worth === 1)?.[0];
    let frequency = 0;
    for (const term of exact === undefined ? terms.keys() : [exact]) {
      frequency = Math.max(frequency, frequencies[term] as number);
    }
    const emphasis = language.circumstances.has(word) ? ranking.circumstance : 1;
    return { word, terms, weight: toRarity(frequency) * emphasis, emphasis, position };
  }

  return (query) => {
    lookups = 0;
    const all = toWords(query);
    const stems = all.map(language.stem);
    const kept = new Set(tellingWords(all, language));
    const found: QueryWord[] = [];
    let edited = 0;
    for (const [position, word] of all.entries()) {
      if (!kept.delete(word)) continue;
      const stem = stems[position] as string;
      const isLast = position === all.length - 1;
      const completions = isLast && word.length > 2 ? vocabulary.completions(word) : [];
      const exact = termOf(stem);
      const terms: [number, number][] = vocabulary
        .synonyms(stems, position)
        .map((term) => [term, exact === undefined ? ranking.synonym : ranking.synonymBesides]);
      if (exact !== undefined || terms.length > 0) terms.push(...knownTerms(exact, stem, completions));
      else terms.push(...unknownTerms(word, stem, completions, edited++ < ranking.mostEdited));
      if (terms.length > 0) found.push(toQueryWord(word, terms, found.length));
    }
    return {
      words: found.sort((a, b) => b.weight - a.weight).slice(0, ranking.mostWords),
      lookups,
    };
  };
}

/** What is asked for: stop words and words of asking only where a query has no others, and then a few. */
function tellingWords(words: readonly string[], language: SearchLanguage): readonly string[] {
  const telling = words.filter((word) => !language.stopWords.has(word));
  const asked = telling.filter((word) => !language.requestWords.has(word));
  if (asked.length > 0) return asked;
  return telling.length > 0 ? telling : words.slice(0, ranking.mostStopWords);
}
