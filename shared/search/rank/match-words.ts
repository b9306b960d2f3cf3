/** Turns a query into the index terms that may answer each of its words, and tells which words the site does not know. */

import { completeLanguages, type SearchLanguage } from '../../search-language.ts';
import type { OpenIndex } from '../index/unpack-index.ts';
import type { PhraseBook } from '../language/phrase-book.ts';
import { toWords } from '../to-words.ts';
import { createWordCorrector } from './correct-word.ts';
import { forEachTilde } from './edits.ts';
import { ranking } from './ranking.ts';
import { type ConceptTerm, createVocabulary } from './vocabulary.ts';

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

/** A word that was read as another. Both folded. */
export interface Correction {
  from: string;
  to: string;
}

export interface MatchedQuery {
  /** All words of the query, folded. */
  text: string;
  /** The words that the site can answer, the rarest first, at most `ranking.mostWords`. */
  words: QueryWord[];
  /** Telling words of the query: not those of asking, nor those that go with any subject. Folded, in their order. */
  telling: string[];
  /** Those of them that the site knows in no way. */
  unknown: string[];
  corrections: Correction[];
  /** Concepts that are spoken of, by their places in `concepts.ts`. */
  concepts: ReadonlySet<number>;
  /** The language that the query is in, as far as its words tell. */
  language: SearchLanguage;
  /** How often the vocabulary was asked for a term. */
  lookups: number;
}

export type WordMatcher = (query: string) => MatchedQuery;

/**
 * A term with what it is worth; `name` when it is another name for the word, no rarer than the thing that it names,
 * `related` when it names something else of the kind: a site that says it need not know the word.
 */
type Offer = [term: number, worth: number, source?: 'name' | 'related' | undefined];

/** What is meant by the words of a query. */
interface Meanings {
  /** Of each word, terms that say it otherwise. */
  meant: Offer[][];
  phrases: SaidPhrase[];
  spokenOf: Set<number>;
}

/** Several words of a query that say one thing. */
interface SaidPhrase {
  at: number;
  length: number;
  /** Whether the site says it in any way. */
  isKnown: boolean;
  /** Whether more than one of its words tells. */
  isName: boolean;
}

/** A word that is looked up, as it is or as it was corrected. */
interface Lookup {
  word: string;
  /** Terms that say what it means by other words. */
  meant: readonly Offer[];
  isUnfinished: boolean;
}

export function createWordMatcher(index: OpenIndex, language: SearchLanguage): WordMatcher {
  const vocabulary = createVocabulary(index, language);
  const correct = createWordCorrector(index, language, vocabulary);
  const siteWords = language.toPhrases(index.synonyms);
  let lookups = 0;

  function toRarity(frequency: number): number {
    return Math.log(1 + (index.pageCount - frequency + 0.5) / (frequency + 0.5));
  }
  const rarityOf = (term: number) => toRarity(index.ownFrequencies[term] as number);
  function termOf(stem: string): number | undefined {
    lookups++;
    return index.termNumbers.get(stem);
  }

  /** Terms that say what begins at each word of a query, attached to the last telling word that it takes. */
  function toMeanings(words: readonly string[], spoken: SearchLanguage, isTelling: (at: number) => boolean): Meanings {
    const meant: Offer[][] = words.map(() => []);
    const phrases: SaidPhrase[] = [];
    const spokenOf = new Set<number>();
    const read = (book: PhraseBook, by: SearchLanguage, site: PhraseBook) => {
      const stems = words.map(by.stem);
      for (const at of words.keys()) {
        for (const { concept, length, term: said, isKind } of book.find(stems, at)) {
          if (site !== siteWords) spokenOf.add(concept);
          const telling = Array.from({ length }, (_, i) => at + i).filter(isTelling);
          const last = telling.at(-1);
          if (last === undefined) continue;
          const terms = vocabulary.termsOf(site, concept);
          const isNamed = ({ isKind: isOther }: ConceptTerm) => by !== language || !(isKind || isOther);
          for (const one of terms) meant[last]?.push([one.term, 1, isNamed(one) ? 'name' : 'related']);
          const isKnown = terms.some(isNamed) || index.termNumbers.has(said);
          if (length > 1) phrases.push({ at, length, isKnown, isName: telling.length > 1 });
        }
      }
    };
    read(siteWords, language, siteWords);
    read(language.phrases(), language, language.phrases());
    if (spoken !== language) read(spoken.phrases(), spoken, language.phrases());
    return { meant, phrases, spokenOf };
  }

  /** The terms of a word, the word itself first where the site says it. */
  function toTerms({ word, meant, isUnfinished }: Lookup): Offer[] {
    const stem = language.stem(word);
    const exact = termOf(stem);
    const terms: Offer[] = exact === undefined ? [] : [[exact, 1]];
    const isKnown = exact !== undefined || meant.length > 0;
    const synonym = exact === undefined ? ranking.synonym : ranking.synonymBesides;
    for (const [term, worth, source] of meant) terms.push([term, synonym * worth, source]);
    for (const term of vocabulary.relatives(stem)) terms.push([term, isKnown ? ranking.family : ranking.familyAlone]);
    forEachTilde(stem, (tilde) => {
      const term = termOf(tilde);
      if (term !== undefined) terms.push([term, isKnown ? ranking.tildeBesides : ranking.tilde]);
    });
    if (isUnfinished) {
      const worth = isKnown ? ranking.prefix : ranking.prefixAlone;
      for (const term of vocabulary.completions(word)) terms.push([term, worth]);
    }
    return terms;
  }

  /** What a corrected word stands for: its terms and those of its concepts. */
  function toCorrectedTerms(to: string): Offer[] {
    const { meant } = toMeanings([to], language, () => true);
    const terms = toTerms({ word: to, meant: meant[0] as Offer[], isUnfinished: false });
    return terms.map(([term, worth, source]) => [term, worth * ranking.edit, source]);
  }

  function toQueryWord(word: string, offered: readonly Offer[], position: number, emphasis: number): QueryWord {
    const exact = offered.find(([, worth]) => worth === 1)?.[0];
    let rarity = Number.POSITIVE_INFINITY;
    for (const term of exact === undefined ? offered.map(([one]) => one) : [exact]) {
      rarity = Math.min(rarity, rarityOf(term));
    }
    const terms = new Map<number, number>();
    for (const [term, offer, source] of offered) {
      const worth = source !== undefined ? offer * Math.min(1, rarity / rarityOf(term)) : offer;
      if (worth > (terms.get(term) ?? 0)) terms.set(term, worth);
    }
    return { word, terms, weight: rarity * emphasis, emphasis, position };
  }

  return (query) => {
    lookups = 0;
    const all = toWords(query);
    const spoken = toSpoken(all, language);
    const kept = new Set(tellingWords(all, spoken));
    const isFirst = (at: number) => kept.has(all[at] as string) && all.indexOf(all[at] as string) === at;
    const { meant, phrases, spokenOf } = toMeanings(all, spoken, isFirst);
    const found: QueryWord[] = [];
    const result = { telling: [] as string[], unknown: [] as string[], corrections: [] as Correction[] };
    const inPhrase = (at: number) => phrases.filter((phrase) => at >= phrase.at && at < phrase.at + phrase.length);
    let corrected = 0;
    for (const [at, word] of all.entries()) {
      if (!isFirst(at)) continue;
      const isOwn = spoken === language || !completeLanguages.includes(language);
      const isUnfinished = isOwn && at === all.length - 1 && word.length > 2;
      const ofWord = meant[at] as Offer[];
      let terms = isOwn ? toTerms({ word, meant: ofWord, isUnfinished }) : toForeignTerms(word, ofWord);
      const to = terms.length === 0 && isOwn && corrected++ < ranking.mostEdited ? correct(word) : undefined;
      if (to !== undefined) {
        terms = toCorrectedTerms(to);
        result.corrections.push({ from: word, to });
      }
      const isKnown =
        terms.some(([term, , source]) => source !== 'related' && vocabulary.isSaid(term)) &&
        (!isUnfinished || !spoken.knows(word) || isSaid(word, ofWord));
      const around = inPhrase(at);
      const unsaid = around.find(({ isName, isKnown: isSaidSomehow }) => isName && !isSaidSomehow);
      if (unsaid !== undefined) {
        // `Paneles solares` are not there because panels and the sun are.
        const text = all.slice(unsaid.at, unsaid.at + unsaid.length).join(' ');
        if (!result.telling.includes(text)) {
          result.telling.push(text);
          result.unknown.push(text);
        }
      } else if (isTelling(word, spoken) || ofWord.length > 0) {
        result.telling.push(word);
        if (!isKnown && !around.some((phrase) => phrase.isKnown)) result.unknown.push(word);
      }
      const emphasis = spoken.circumstances.has(word) ? ranking.circumstance : 1;
      if (terms.length > 0) found.push(toQueryWord(word, terms, found.length, emphasis));
    }
    const words = found.sort((a, b) => b.weight - a.weight).slice(0, ranking.mostWords);
    return { ...result, text: all.join(' '), words, concepts: spokenOf, language: spoken, lookups };
  };

  /** Whether the site says a word in any form, or by another name: not merely one that begins alike. */
  function isSaid(word: string, meant: readonly Offer[]): boolean {
    const stem = language.stem(word);
    return (
      meant.some(([, , source]) => source === 'name') ||
      index.termNumbers.has(stem) ||
      vocabulary.relatives(stem).length > 0
    );
  }

  /** Of a word of another language: what is written alike here, as names and numbers are, and what it means. */
  function toForeignTerms(word: string, meant: readonly Offer[]): Offer[] {
    const exact = termOf(language.stem(word));
    const bridged = meant.map(([term, worth, source]): Offer => [term, worth * ranking.bridge, source]);
    if (exact === undefined) return bridged;
    // A foreign word that stands in the text is hardly what is asked for, unless nothing else is.
    return [[exact, bridged.length > 0 ? ranking.bridge : 1], ...bridged];
  }
}

/** Whether a word tells what is asked for, rather than how: numbers, words of asking and words of any subject do not. */
function isTelling(word: string, language: SearchLanguage): boolean {
  const { lightWords, stopWords, requestWords } = language;
  return !/^\d+$/.test(word) && !lightWords.has(word) && !stopWords.has(word) && !requestWords.has(word);
}

/** The language of a query: that of a site's pages, unless another knows more of its words. */
function toSpoken(words: readonly string[], language: SearchLanguage): SearchLanguage {
  const count = ({ knows }: SearchLanguage) => words.filter(knows).length;
  let spoken = language;
  let most = count(language);
  for (const other of completeLanguages) {
    const known = other === language ? 0 : count(other);
    if (known > most) {
      spoken = other;
      most = known;
    }
  }
  return spoken;
}

/** What is asked for: stop words and words of asking only where a query has no others, and then a few. */
function tellingWords(words: readonly string[], language: SearchLanguage): readonly string[] {
  const telling = words.filter((word) => !language.stopWords.has(word));
  const asked = telling.filter((word) => !language.requestWords.has(word));
  if (asked.length > 0) return asked;
  return telling.length > 0 ? telling : words.slice(0, ranking.mostStopWords);
}
