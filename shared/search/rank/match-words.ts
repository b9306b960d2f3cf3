/** Turns a query into the index terms that may answer each of its words, and tells which words the site does not know. */

import { completeLanguages } from '../../search-language.ts';
import type { OpenIndex } from '../index/unpack-index.ts';
import type { SearchLanguage } from '../language/define-language.ts';
import { toWords } from '../to-words.ts';
import { createWordCorrector } from './correct-word.ts';
import { createMeaningFinder, type SaidPhrase } from './find-meanings.ts';
import { createTermOffers, type Offer } from './offer-terms.ts';
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
  /** Factor of its matches: below 1 for words of circumstance, and for those that go with any subject. */
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
}

export type WordMatcher = (query: string) => MatchedQuery;

export function createWordMatcher(index: OpenIndex, language: SearchLanguage): WordMatcher {
  const vocabulary = createVocabulary(index, language);
  const correct = createWordCorrector(index, language, vocabulary);
  const findMeanings = createMeaningFinder(index, language, vocabulary);
  const offers = createTermOffers(index, language, vocabulary);

  return (query) => {
    const all = toWords(query);
    const spoken = toSpoken(all, language);
    const isOwn = spoken === language || !completeLanguages.includes(language);
    const kept = new Set(tellingWords(all, spoken));
    const isFirst = (at: number) => kept.has(all[at] as string) && all.indexOf(all[at] as string) === at;
    const { meant, phrases, spokenOf } = findMeanings(all, spoken, isFirst);
    const found: QueryWord[] = [];
    const result = { telling: [] as string[], unknown: [] as string[], corrections: [] as Correction[] };
    let corrected = 0;
    for (const [at, word] of all.entries()) {
      if (!isFirst(at)) continue;
      const isUnfinished = isOwn && at === all.length - 1 && word.length > 2;
      const ofWord = meant[at] as Offer[];
      let terms = isOwn ? offers.own({ word, meant: ofWord, isUnfinished }) : offers.foreign(word, ofWord);
      const to = terms.length === 0 && isOwn && corrected++ < ranking.mostEdited ? correct(word) : undefined;
      if (to !== undefined) {
        terms = offerCorrected(to);
        result.corrections.push({ from: word, to });
      }
      const isKnown = isAnyNamed(terms) && (!isUnfinished || !spoken.knows(word) || isSaid(word, ofWord));
      const phrase = toTelling(all, at, phrases);
      const telling = phrase.unsaid ?? word;
      if (
        (phrase.unsaid !== undefined || isTelling(word, spoken) || ofWord.length > 0) &&
        !result.telling.includes(telling)
      ) {
        result.telling.push(telling);
        if (phrase.unsaid !== undefined || !(isKnown || phrase.isSaid)) result.unknown.push(telling);
      }
      const emphasis = toEmphasis(word, spoken);
      if (terms.length > 0) found.push(toQueryWord(index, word, terms, { position: found.length, emphasis }));
    }
    const words = found.sort((a, b) => b.weight - a.weight).slice(0, ranking.mostWords);
    return { ...result, text: all.join(' '), words, concepts: spokenOf, language: spoken };
  };

  /** What a corrected word stands for: its terms and those of its concepts. */
  function offerCorrected(to: string): Offer[] {
    const { meant } = findMeanings([to], language, () => true);
    const terms = offers.own({ word: to, meant: meant[0] as Offer[], isUnfinished: false });
    return terms.map(([term, worth, source]) => [term, worth * ranking.edit, source]);
  }

  function isAnyNamed(terms: readonly Offer[]): boolean {
    return terms.some(([term, , source]) => source !== 'related' && vocabulary.isSaid(term));
  }

  /** Whether the site says a word in any form, or by another name: not merely one that begins alike. */
  function isSaid(word: string, meant: readonly Offer[]): boolean {
    const stem = language.stem(word);
    const isNamed = meant.some(([, , source]) => source === 'name');
    return isNamed || index.termNumbers.has(stem) || vocabulary.relatives(stem).length > 0;
  }
}

/** What the word at a place, or the phrase that it stands in, tells: a phrase is not said because its words are. */
function toTelling(words: readonly string[], at: number, phrases: readonly SaidPhrase[]) {
  const around = phrases.filter((phrase) => at >= phrase.at && at < phrase.at + phrase.length);
  // `Paneles solares` are not there because panels and the sun are.
  const unsaid = around.find((phrase) => phrase.isName && !phrase.isKnown);
  const text = unsaid && words.slice(unsaid.at, unsaid.at + unsaid.length).join(' ');
  return { unsaid: text, isSaid: around.some((phrase) => phrase.isKnown) };
}

/** A word with the worth of its terms: another name is no rarer than the thing that it names. */
function toQueryWord(
  index: OpenIndex,
  word: string,
  offered: readonly Offer[],
  { position, emphasis }: Pick<QueryWord, 'position' | 'emphasis'>,
): QueryWord {
  const rarityOf = (term: number) => {
    const frequency = index.ownFrequencies[term] as number;
    return Math.log(1 + (index.pageCount - frequency + 0.5) / (frequency + 0.5));
  };
  const exact = offered.find(([, worth]) => worth === 1);
  const rarity = Math.min(...(exact === undefined ? offered : [exact]).map(([term]) => rarityOf(term)));
  const terms = new Map<number, number>();
  for (const [term, offer, source] of offered) {
    const worth = source !== undefined ? offer * Math.min(1, rarity / rarityOf(term)) : offer;
    if (worth > (terms.get(term) ?? 0)) terms.set(term, worth);
  }
  return { word, terms, weight: rarity * emphasis, emphasis, position };
}

/** How much a word decides what a page is about. */
function toEmphasis(word: string, { lightWords, circumstances }: SearchLanguage): number {
  if (lightWords.has(word)) return ranking.light;
  return circumstances.has(word) ? ranking.circumstance : 1;
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
