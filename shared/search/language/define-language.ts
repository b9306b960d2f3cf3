/** Makes a search language out of its word forms and word lists. */

import { toWords } from '../to-words.ts';
import { phrasesOf } from './concept.ts';
import { concepts } from './concepts.ts';
import { createPhraseBook, type PhraseBook } from './phrase-book.ts';
import { createSpellings } from './spellings.ts';

/** Words and rules of a language for search. All functions take and return folded text (`fold`). */
export type SearchLanguage = ReturnType<typeof defineLanguage>;

interface LanguageParts {
  /** BCP 47 primary language subtag. */
  code: string;
  /** Returns the index term of a word: without plural and gender, but with other endings. */
  stem: (word: string) => string;
  /** Returns a key shared by the stems of one word family; wider than meaning, for fallbacks of lower weight. */
  family: (stem: string) => string;
  /** Returns a key shared by words that sound alike. */
  sound: (word: string) => string;
  /** Returns all forms of a verb, also those with the other root. */
  conjugate: (infinitive: string, otherRoot?: string) => readonly string[];
  /** Returns the base of a diminutive or of a verb with pronouns: `perro` of `perrito`; any other word unchanged. */
  simplified: (word: string) => string;
  /** Whether a verb's ending excludes that it is a noun: Spanish `pedir`; English `work` may be a noun. */
  isInfinitive: (verb: string) => boolean;
  /** Lists of words parted by blanks; `SearchLanguage` says what they are for. Verbs in some of them end with `~`. */
  stopWords: string;
  joiningWords: string;
  requestWords: string;
  circumstances: string;
  lightWords: string;
  everydayWords: string;
}

/** Defines a language out of its parts and its words in `concepts.ts`. Creates its phrase book on first use. */
export function defineLanguage({
  code,
  stem,
  family,
  sound,
  conjugate,
  simplified,
  isInfinitive,
  ...lists
}: LanguageParts) {
  const toSet = (list: string) => new Set(list.split(' '));
  const stopWords = toSet(lists.stopWords);
  const requestWords = toSet(lists.requestWords);
  const joiningWords = toSet(lists.joiningWords);
  const circumstances = toSet(lists.circumstances);
  const withForms = (list: string) => new Set(list.split(' ').flatMap((word) => toForms(word, conjugate)));
  const lightWords = withForms(lists.lightWords);
  const verbs = new Set(
    `${lists.lightWords} ${lists.everydayWords}`.match(/(?<!\S)\S+(?=~)/g)?.map((verb) => toWords(verb)[0]),
  );
  const isEmpty = (word: string) => stopWords.has(word) || requestWords.has(word);
  let book: PhraseBook | undefined;
  const typed = (word: string) => [word, word.replaceAll('ñ', 'n')];
  const everyday = new Set(
    [...stopWords, ...requestWords, ...lightWords, ...withForms(lists.everydayWords)].flatMap(typed),
  );
  const everydaySounds = new Set([...everyday].map(sound));
  const ofLists = new Set([...everyday, ...circumstances].map(stem));
  const isEveryday = (word: string) => /^\D$/.test(word) || everyday.has(word) || soundsEveryday(word);
  const soundsEveryday = (word: string) =>
    everydaySounds.has(sound(word)) && getPhrases().find([stem(word)], 0).length === 0;

  function createBook(groups: readonly (readonly string[])[]): PhraseBook {
    return createPhraseBook(groups, { stem, isEmpty, conjugate });
  }
  function getPhrases(): PhraseBook {
    book ??= createBook(concepts.map((concept) => phrasesOf(concept, code)));
    return book;
  }

  return {
    code,
    stem,
    family,
    sound,
    simplified,
    /** Words that name nothing; searched only if a query has no others. */
    stopWords,
    /** Words of requests, such as `please`; searched only if a query has no others. */
    requestWords,
    /** Words of how, when and for how much: they seldom decide which page answers. */
    circumstances,
    /** Words that go with any subject: they seldom decide either, and do not count as unknown. */
    lightWords,
    /**
     * Whether a word never counts as unknown: a letter, or a stop, request, light or everyday word. It may also sound
     * like one, or have `n` for `ñ`, unless a concept has it.
     */
    isEveryday,
    /** Whether a phrase of folded words names a thing (`fin de semana`), unlike `no me paga` or `pedir cita`. */
    isName: (phrase: readonly string[]) =>
      !(verbs.has(phrase[0]) && isInfinitive(phrase[0] as string)) &&
      !stopWords.has(phrase.at(-1) as string) &&
      phrase.every((word) => !stopWords.has(word) || joiningWords.has(word)) &&
      !phrase.every((word) => isEmpty(word) || lightWords.has(word) || circumstances.has(word)),
    /** Returns the word of the lists or concepts that a misspelt word may be; `others` as in `createSpellings`. */
    findSpelling: createSpellings(code, sound, everyday),
    /** Returns the phrase book of the concepts, numbered by their place in `concepts.ts`. */
    phrases: getPhrases,
    /** Returns a phrase book of other groups of words and phrases with one meaning, as people write them. */
    toPhrases: createBook,
    ...createKnowledge({ stem, stopWords, ofLists, getPhrases }),
  };
}

/** Returns functions that tell whether, and how surely, a word is of the language. */
function createKnowledge({
  stem,
  stopWords,
  ofLists,
  getPhrases,
}: Pick<LanguageParts, 'stem'> & {
  stopWords: ReadonlySet<string>;
  ofLists: ReadonlySet<string>;
  getPhrases: () => PhraseBook;
}) {
  const knows = (word: string) => ofLists.has(stem(word)) || getPhrases().hasWord(stem(word));
  return {
    /** Whether a word, in any form, is of these lists or concepts, and so not misspelt. */
    knows,
    /**
     * Returns 0 to 2: how strongly a word tells that a query is in this language. A word that joins others tells most;
     * one known only as part of a phrase tells least, since phrases borrow (`check in`, `first class`).
     */
    evidenceOf: (word: string): number => {
      if (stopWords.has(word)) return 2;
      if (ofLists.has(stem(word)) || getPhrases().find([stem(word)], 0).length > 0) return 1;
      return knows(word) ? 0.5 : 0;
    },
  };
}

/** Returns all forms of a verb written `infinitive~root`; any other word alone. */
function toForms(word: string, conjugate: LanguageParts['conjugate']): readonly string[] {
  const [infinitive = '', root] = word.split('~');
  return root === undefined ? [infinitive] : conjugate(toWords(infinitive)[0] ?? '', root);
}
