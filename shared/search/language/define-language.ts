/** Makes a search language out of its word forms and word lists. */

import { toWords } from '../to-words.ts';
import { phrasesOf } from './concept.ts';
import { concepts } from './concepts.ts';
import { createPhraseBook, type PhraseBook } from './phrase-book.ts';
import { createSpellings } from './spellings.ts';

/** What search knows of one language. Every function takes and returns folded text (`fold`). */
export type SearchLanguage = ReturnType<typeof defineLanguage>;

interface LanguageParts {
  /** BCP 47 primary language subtag. */
  code: string;
  /** The term that the index holds for a word: without plural and gender, never more. */
  stem: (word: string) => string;
  /** Key shared by the stems of one word family; wider than meaning, for fallbacks of lower weight. */
  family: (stem: string) => string;
  /** Key shared by the folded words that sound alike. */
  sound: (word: string) => string;
  conjugate: (infinitive: string, otherRoot?: string) => readonly string[];
  /** What a diminutive or a verb with pronouns is made of: `perro` of `perrito`; any other word as it is. */
  simplified: (word: string) => string;
  /** Whether a verb has a form that names nothing, as its ending tells: `pedir`; English `work` may be a noun. */
  isInfinitive: (verb: string) => boolean;
  /** Lists of words parted by blanks. */
  stopWords: string;
  joiningWords: string;
  requestWords: string;
  circumstances: string;
  lightWords: string;
  everydayWords: string;
}

/** A language, with what `concepts.ts` has of its words. Its phrase book is made when it is first asked for. */
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
    /** Words that name nothing; searched only when a query has no others. */
    stopWords,
    /** Words of asking rather than of what is asked; searched only when a query has no others. */
    requestWords,
    /** Words of how, when and for how much: they seldom decide which page answers. */
    circumstances,
    /** Words that go with any subject: they decide as little, and nobody misses them. */
    lightWords,
    /** Whether a word of these lists or of everyday speech names nothing that a business could lack, however it is spelt. */
    isEveryday,
    /** Whether a phrase names a thing (`fin de semana`) rather than says or does something (`no me paga`, `pedir cita`). */
    isName: (phrase: readonly string[]) =>
      !(verbs.has(phrase[0]) && isInfinitive(phrase[0] as string)) &&
      !stopWords.has(phrase.at(-1) as string) &&
      phrase.every((word) => !stopWords.has(word) || joiningWords.has(word)) &&
      !phrase.every((word) => isEmpty(word) || lightWords.has(word) || circumstances.has(word)),
    /** A word as it is written in the lists or concepts, for one that is not. */
    findSpelling: createSpellings(code, sound, everyday),
    /** What people say for each concept of `concepts.ts`, by its place there. */
    phrases: getPhrases,
    /** The same for other groups of words and phrases that mean the same, as people write them. */
    toPhrases: createBook,
    /** Whether it is a word of any of these lists, in any form: not a misspelt one. */
    knows: (word: string) => ofLists.has(stem(word)) || getPhrases().hasWord(stem(word)),
  };
}

/** All forms of a verb written `infinitive~root`; any other word alone. */
function toForms(word: string, conjugate: LanguageParts['conjugate']): readonly string[] {
  const [infinitive = '', root] = word.split('~');
  return root === undefined ? [infinitive] : conjugate(toWords(infinitive)[0] ?? '', root);
}
