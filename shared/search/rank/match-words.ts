/** Turns a query into index terms for each of its words, and finds the words that the site does not know. */

import { completeLanguages } from '../../search-language.ts';
import type { OpenIndex } from '../index/unpack-index.ts';
import { concepts } from '../language/concepts.ts';
import type { SearchLanguage } from '../language/define-language.ts';
import type { PhraseBook } from '../language/phrase-book.ts';
import { toWords } from '../to-words.ts';
import { createWordCorrector } from './correct-word.ts';
import { ranking } from './ranking.ts';
import { createVocabulary, type Offer, type Vocabulary } from './vocabulary.ts';

/** Word of a query, with the index terms that match it. */
export interface QueryWord {
  word: string;
  /** Worth of a match by term number, 1 for the word itself. Never empty. */
  terms: ReadonlyMap<number, number>;
  /** Rarity on this site, times emphasis; above 0. */
  weight: number;
  /** Factor of its matches: below 1 for words of circumstance, words for any subject and lowered words. */
  emphasis: number;
  /** Position among the telling words that were found, from 0. */
  position: number;
  /** Whether it asks for a fact that looks the same for every subject: a price, hours. */
  isAsked: boolean;
}

/** Word that was read as another. Both are folded. */
export interface Correction {
  from: string;
  to: string;
}

export interface MatchedQuery {
  /** The whole query, folded, with its words simplified and spelt right. */
  text: string;
  /** Words with terms on the site, heaviest first, at most `ranking.maxWords`. */
  words: QueryWord[];
  /** Telling words and names, folded and in order: without question words, everyday words and bare numbers. */
  telling: string[];
  /** Telling words that the site has in no form. */
  unknown: string[];
  corrections: Correction[];
  /** Concepts in the query, by position in `concepts`. */
  concepts: ReadonlySet<number>;
  /** Language of the query, judged by its words. */
  language: SearchLanguage;
}

/** Several words of a query with one meaning. */
interface Phrase {
  at: number;
  length: number;
  /** Whether the site has it, by this or another name. */
  isKnown: boolean;
  /** Whether it names a thing and has several telling words. */
  isName: boolean;
}

/** Returns a function that reads a query: its words with their terms, unknown words and corrections. */
export function createWordMatcher(index: OpenIndex, language: SearchLanguage) {
  const vocabulary = createVocabulary(index, language);
  const { correct, spell } = createWordCorrector(index, language, vocabulary);
  const spellOut = createSpeller(index, language, (word, isLast) =>
    isLast && vocabulary.isBeginning(word) ? undefined : spell(word),
  );
  const findMeanings = createMeaningFinder(index, language, vocabulary);

  return (query: string): MatchedQuery => {
    const written = toWords(query);
    const spoken = toSpoken(written, language, isWritten);
    const isOwn = spoken === language || !completeLanguages.includes(language);
    const all = spellOut(written, spoken, isOwn);
    const kept = new Set(tellingWords(all, spoken));
    const isFirst = (at: number) => kept.has(all[at] as string) && all.indexOf(all[at] as string) === at;
    const { meant, phrases, concepts: asked } = findMeanings(all, spoken, isFirst);
    const found: QueryWord[] = [];
    const result = { telling: [] as string[], unknown: [] as string[], corrections: [] as Correction[] };
    let corrected = 0;
    for (const [at, word] of all.entries()) {
      if (!isFirst(at)) continue;
      const isUnfinished = isOwn && at === all.length - 1 && word.length > 2;
      const ofWord = meant[at] as Offer[];
      let terms = isOwn ? vocabulary.offer(word, ofWord, isUnfinished) : vocabulary.offerForeign(word, ofWord);
      const to = terms.length === 0 && isOwn && corrected++ < ranking.maxCorrected ? correct(word) : undefined;
      if (to !== undefined) {
        terms = offerCorrected(to);
        result.corrections.push({ from: word, to });
      } else if (terms.length > 0 && isRespelt(written[at] as string, word, spoken)) {
        result.corrections.push({ from: written[at] as string, to: word });
      }
      const isKnown = isAnyNamed(terms) && (!isUnfinished || !spoken.knows(word) || isSaid(word, ofWord));
      const phrase = toTelling(all, at, phrases);
      const telling = phrase.unsaid ?? (written[at] as string);
      if ((phrase.unsaid !== undefined || isTelling(word, all[at + 1], spoken)) && !result.telling.includes(telling)) {
        result.telling.push(telling);
        if (phrase.unsaid !== undefined || !(isKnown || phrase.isSaid)) result.unknown.push(telling);
      }
      const kind = { emphasis: toEmphasis(word, spoken), isAsked: asksForSign(word, spoken) };
      if (terms.length > 0) found.push(toQueryWord(index, word, terms, { position: found.length, ...kind }));
    }
    const words = toHeaviest(lowerAsked(found));
    return { ...result, text: all.join(' '), words, concepts: asked, language: spoken };
  };

  /**
   * Whether a page in the language has a word as a telling one, in this form: neither `due` of `due diligence` nor
   * `format` beside `formato`. Then the word counts for the language of the pages.
   */
  function isWritten(word: string): boolean {
    const term = index.termNumbers.get(language.stem(word));
    return term !== undefined && vocabulary.isSaid(term) && index.formsOf(term).includes(word);
  }

  /** Returns the terms of a corrected word and of its concepts. */
  function offerCorrected(to: string): Offer[] {
    const { meant } = findMeanings([to], language, () => true);
    const terms = vocabulary.offer(to, meant[0] as Offer[], false);
    return terms.map(([term, worth, source]) => [term, worth * ranking.edit, source]);
  }

  function isAnyNamed(terms: readonly Offer[]): boolean {
    return terms.some(([term, , source]) => source !== 'related' && vocabulary.isSaid(term));
  }

  /** Whether the site has a word in any form or by another name. The same beginning is not enough. */
  function isSaid(word: string, meant: readonly Offer[]): boolean {
    const stem = language.stem(word);
    const isNamed = meant.some(([, , source]) => source === 'name');
    return isNamed || index.termNumbers.has(stem) || vocabulary.relatives(stem).length > 0;
  }
}

/** Whether a word was read as another that is not its simplified form. */
const isRespelt = (written: string, word: string, { simplified }: SearchLanguage): boolean =>
  word !== written && word !== simplified(written);

/**
 * Returns a function that simplifies and corrects the words of a query that neither site nor language know. It corrects
 * at most `ranking.maxCorrected` words, and none of a query in another language (`isOwn` false).
 */
function createSpeller(
  index: OpenIndex,
  language: SearchLanguage,
  spell: (word: string, isLast: boolean) => string | undefined,
) {
  return (written: readonly string[], spoken: SearchLanguage, isOwn: boolean): string[] => {
    const isKnown = (word: string) => index.termNumbers.has(language.stem(word)) || spoken.knows(word);
    let misspelt = 0;
    return written.map((word, at) => {
      const base = isKnown(word) ? word : spoken.simplified(word);
      if (isKnown(base)) return base;
      const isTried = isOwn && misspelt++ < ranking.maxCorrected;
      return (isTried ? spell(word, at === written.length - 1) : undefined) ?? word;
    });
  };
}

/**
 * Returns a function that finds synonyms and concepts in the words of a query: `meant`, by word, the site's terms for
 * them, at the last telling word of a phrase; `phrases` of several words; `concepts`, without the site's synonyms. For
 * a query in another language, the terms are those of the same concepts in the pages' language.
 */
function createMeaningFinder(index: OpenIndex, language: SearchLanguage, { termsOf }: Vocabulary) {
  const siteWords = language.toPhrases(index.synonyms);

  return (words: readonly string[], spoken: SearchLanguage, isTelling: (at: number) => boolean) => {
    const meant: Offer[][] = words.map(() => []);
    const phrases: Phrase[] = [];
    const found = new Set<number>();
    const read = (book: PhraseBook, by: SearchLanguage, site: PhraseBook) => {
      const stems = words.map(by.stem);
      for (const at of words.keys()) {
        for (const { concept, length, term, isKind, entry } of book.find(stems, at)) {
          if (entry.startsWith('>')) continue;
          if (site !== siteWords) found.add(concept);
          const telling = Array.from({ length }, (_, i) => at + i).filter(isTelling);
          const offers = meant[telling.at(-1) ?? -1];
          if (offers === undefined) continue;
          const terms = termsOf(site, concept).map((said) => ({
            term: said.term,
            isNamed: by !== language || said.entry === entry || !(isKind || said.isKind),
          }));
          for (const { term, isNamed } of terms) offers.push([term, 1, isNamed ? 'name' : 'related']);
          const isKnown = terms.some(({ isNamed }) => isNamed) || index.termNumbers.has(term);
          const isName = telling.length > 1 && by.isName(words.slice(at, at + length));
          if (length > 1) phrases.push({ at, length, isKnown, isName });
        }
      }
    };
    read(siteWords, language, siteWords);
    read(language.phrases(), language, language.phrases());
    if (spoken !== language) read(spoken.phrases(), spoken, language.phrases());
    return { meant, phrases, concepts: found };
  };
}

/**
 * Returns, of the phrases around a word, the text of the first name that the site lacks (`unsaid`), and whether it has
 * any of them (`isSaid`).
 */
function toTelling(words: readonly string[], at: number, phrases: readonly Phrase[]) {
  const around = phrases.filter((phrase) => at >= phrase.at && at < phrase.at + phrase.length);
  // Single words prove nothing: a site about panels and the sun need not have `paneles solares`.
  const isSaid = ({ at, length }: Phrase) =>
    around.some((one) => one.isKnown && one.at === at && one.length === length);
  const unsaid = around.find((phrase) => phrase.isName && !isSaid(phrase));
  const text = unsaid && words.slice(unsaid.at, unsaid.at + unsaid.length).join(' ');
  return { unsaid: text, isSaid: around.some((phrase) => phrase.isKnown) };
}

/** Returns a word with the worth of its terms. A rarer name of the same thing is worth no more than the word itself. */
function toQueryWord(
  index: OpenIndex,
  word: string,
  offered: readonly Offer[],
  { position, emphasis, isAsked }: Pick<QueryWord, 'position' | 'emphasis' | 'isAsked'>,
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
  return { word, terms, weight: rarity * emphasis, emphasis, position, isAsked };
}

/** Sorts words by weight, in place, and returns the heaviest, at most `ranking.maxWords`. */
const toHeaviest = (words: QueryWord[]): QueryWord[] =>
  words.sort((a, b) => b.weight - a.weight).slice(0, ranking.maxWords);

/**
 * Lowers words that ask for a fact, such as `precio`, below the heaviest word for the subject; unchanged without one.
 */
function lowerAsked(words: readonly QueryWord[]): QueryWord[] {
  const isSubject = ({ isAsked, emphasis }: QueryWord) => !isAsked && emphasis === 1;
  if (!words.some(isSubject)) return [...words];
  const rarest = Math.max(...words.filter(isSubject).map(({ weight }) => weight));
  return words.map((word) => {
    const share = word.isAsked ? Math.min(1, (ranking.asked * rarest) / word.weight) : 1;
    return { ...word, weight: word.weight * share, emphasis: word.emphasis * share };
  });
}

/** Whether a word alone has a concept with a sign of an answer. */
const asksForSign = (word: string, language: SearchLanguage): boolean =>
  language
    .phrases()
    .find([language.stem(word)], 0)
    .some(({ concept, entry }) => !entry.startsWith('>') && concepts[concept]?.sign !== undefined);

/** Returns how much a word determines a page's subject, 0 to 1. */
function toEmphasis(word: string, { lightWords, circumstances }: SearchLanguage): number {
  if (lightWords.has(word)) return ranking.light;
  return circumstances.has(word) ? ranking.circumstance : 1;
}

/** Units of measure. A number before any other word is not telling (`tengo 40 años`). */
const UNIT = /^(?:[cm]?m[23]?|k?g|m?l|k?w|v|hz|btu)$/;

/** Whether a word is telling: no everyday word, and no number without a unit after it. */
function isTelling(word: string, next: string | undefined, { isEveryday }: SearchLanguage): boolean {
  return /^\d+$/.test(word) ? UNIT.test(next ?? '') : !isEveryday(word);
}

/** Returns the query's language: that of the pages, unless its words tell more of another. */
function toSpoken(
  words: readonly string[],
  language: SearchLanguage,
  isWritten: (word: string) => boolean,
): SearchLanguage {
  const sumOf = (evidence: (word: string) => number) => words.reduce((sum, word) => sum + evidence(word), 0);
  let spoken = language;
  let most = sumOf((word) => Math.max(language.evidenceOf(word), isWritten(word) ? 1 : 0));
  for (const other of completeLanguages) {
    const found = sumOf(other.evidenceOf);
    if (found <= most) continue;
    spoken = other;
    most = found;
  }
  return spoken;
}

/** Returns the words other than stop and request words; else the request words; else the first few stop words. */
function tellingWords(words: readonly string[], language: SearchLanguage): readonly string[] {
  const telling = words.filter((word) => !language.stopWords.has(word));
  const asked = telling.filter((word) => !language.requestWords.has(word));
  if (asked.length > 0) return asked;
  return telling.length > 0 ? telling : words.slice(0, ranking.maxStopWords);
}
