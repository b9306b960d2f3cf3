/** The words of a text as terms: their stems, those with hyphens in one, and the phrases that begin with them. */

import type { PhraseBook } from '#shared/search/language/phrase-book.ts';
import { toWords } from '#shared/search/to-words.ts';
import type { createTermCounter } from './weigh-terms.ts';

type TermNumbers = Pick<ReturnType<typeof createTermCounter>, 'numberOf' | 'terms'>;

/** The words of a language that a site writes, numbered as they come, each with its term. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Creates an empty vocabulary. A word that is new to it gets a number, and its stem one from `numberOf`. */
export function createVocabulary(stem: (word: string) => string, { numberOf }: TermNumbers) {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const terms: number[] = [];
  const add = (word: string, term: number): number => {
    const number = words.push(word) - 1;
    terms.push(term);
    numbers.set(word, number);
    return number;
  };
  return {
    words: words as readonly string[],
    /** By word, the number of its term. */
    terms: terms as readonly number[],
    /** The number of a word; the next free one for a new word. */
    numberOf: (word: string): number => numbers.get(word) ?? add(word, numberOf(stem(word))),
    /** The same, for a word with a known term. */
    numberOfKnown: (word: string, term: number): number => numbers.get(word) ?? add(word, term),
  };
}

/** Words written with hyphens, as one: `anti-cal` is typed `antical` too. */
const HYPHENATED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+){1,2}(?![\p{L}\p{N}-])/gu;

/** Words with hyphens in one, each as often as it is written; the parts are words of their own. */
function toJoined(text: string): string[] {
  if (!text.includes('-')) return [];
  return (text.match(HYPHENATED) ?? []).flatMap((written) => {
    const [word, ...others] = toWords(written.replaceAll('-', ''));
    const isOne = word !== undefined && others.length === 0 && /\p{L}/u.test(word);
    return isOne && toWords(written).length > 1 ? [word] : [];
  });
}

/** Returns the words and the terms of a text, each in its order, as numbers. */
export type Analyser = (text: string) => { words: number[]; terms: number[] };

/**
 * Creates an analyser, which adds new words and terms to `vocabulary` and its counter. The terms of hyphenated words
 * and of phrases from `books` follow the others, each once.
 */
export function createAnalyser(
  vocabulary: Vocabulary,
  { numberOf, terms }: TermNumbers,
  books: readonly PhraseBook[],
): Analyser {
  /** By term, whether a phrase of several words begins with it: most begin none, and each word of a site is asked. */
  const opens: (boolean | undefined)[] = [];
  const opensPhrase = (term: number): boolean => {
    opens[term] ??= books.some((book) => book.opens(terms[term] as string));
    return opens[term];
  };
  const termOf = (word: number): number => vocabulary.terms[word] as number;
  return (text) => {
    const words = toWords(text).map(vocabulary.numberOf);
    const joined = toJoined(text).map(vocabulary.numberOf);
    const own = words.map(termOf);
    const places = [...own.keys()].filter((at) => opensPhrase(own[at] as number));
    const stems = places.length === 0 ? [] : own.map((term) => terms[term] as string);
    const phrases = books.flatMap((book) =>
      places.flatMap((at) => book.find(stems, at).flatMap(({ length, term }) => (length > 1 ? numberOf(term) : []))),
    );
    return {
      words: [...words, ...joined],
      terms: [...own, ...new Set(joined.map(termOf)), ...new Set(phrases)],
    };
  };
}
