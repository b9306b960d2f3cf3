/** Makes a search language out of its word forms and word lists. */

import type { SearchLanguage } from '../../search-language.ts';
import { toWords } from '../to-words.ts';
import type { CompleteLanguage } from './concepts/concept.ts';
import { concepts } from './concepts.ts';
import { createPhraseBook, type PhraseBook } from './phrase-book.ts';

interface LanguageParts extends Pick<SearchLanguage, 'stem' | 'family' | 'sound'> {
  code: CompleteLanguage;
  conjugate: (infinitive: string, otherRoot?: string) => readonly string[];
  /** Lists of words parted by blanks. */
  stopWords: string;
  requestWords: string;
  circumstances: string;
  lightWords: string;
}

/** A language whose words `concepts.ts` has. Its phrase book is made when it is first asked for. */
export function defineLanguage({ code, stem, family, sound, conjugate, ...lists }: LanguageParts): SearchLanguage {
  const toSet = (list: string) => new Set(list.split(' '));
  const stopWords = toSet(lists.stopWords);
  const requestWords = toSet(lists.requestWords);
  const circumstances = toSet(lists.circumstances);
  const lightWords = new Set(lists.lightWords.split(' ').flatMap((word) => toForms(word, conjugate)));
  const isEmpty = (word: string) => stopWords.has(word) || requestWords.has(word);
  let book: PhraseBook | undefined;
  const ofLists = new Set([...stopWords, ...requestWords, ...circumstances, ...lightWords].map(stem));

  function createBook(groups: readonly (readonly string[])[]): PhraseBook {
    return createPhraseBook(groups, { stem, isEmpty, conjugate });
  }
  function getPhrases(): PhraseBook {
    book ??= createBook(concepts.map((concept) => concept[code].split(',')));
    return book;
  }

  return {
    code,
    stem,
    family,
    sound,
    stopWords,
    requestWords,
    circumstances,
    lightWords,
    phrases: getPhrases,
    toPhrases: createBook,
    knows: (word) => ofLists.has(stem(word)) || getPhrases().hasWord(stem(word)),
  };
}

function toForms(word: string, conjugate: LanguageParts['conjugate']): readonly string[] {
  const [infinitive = '', root] = word.split('~');
  return root === undefined ? [infinitive] : conjugate(toWords(infinitive)[0] ?? '', root);
}
