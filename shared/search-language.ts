/** How the text of a language becomes the terms of the search index; compiler and runtime read it alike. */

import type { Language } from './locale/locales.ts';
import { english } from './search/language/english.ts';
import { createPhraseBook, type PhraseBook } from './search/language/phrase-book.ts';
import { spanish } from './search/language/spanish.ts';

/** What search knows of one language. Every function takes and returns folded text (`fold`). */
export interface SearchLanguage {
  /** BCP 47 primary language subtag. */
  code: string;
  /** The term that the index holds for a word: without plural and gender, never more. */
  stem: (word: string) => string;
  /** Key shared by the stems of one word family; wider than meaning, for fallbacks of lower weight. */
  family: (stem: string) => string;
  /** Key shared by the folded words that sound alike. */
  sound: (word: string) => string;
  /** Words that name nothing; searched only when a query has no others. */
  stopWords: ReadonlySet<string>;
  /** Words of asking rather than of what is asked; searched only when a query has no others. */
  requestWords: ReadonlySet<string>;
  /** Words of how, when and for how much: they seldom decide which page answers. */
  circumstances: ReadonlySet<string>;
  /** Words that go with any subject: they decide as little, and nobody misses them. */
  lightWords: ReadonlySet<string>;
  /** What people say for each concept of `concepts.ts`, by its place there. */
  phrases: () => PhraseBook;
  /** The same for other groups of words and phrases that mean the same, as people write them. */
  toPhrases: (groups: readonly (readonly string[])[]) => PhraseBook;
  /** Whether it is a word of any of these lists, in any form: not a misspelt one. */
  knows: (word: string) => boolean;
}

/** One for each language that has a locale; a further one is one more line here. */
const languages: Readonly<Record<Language, SearchLanguage>> = { es: spanish, en: english };

/** The languages that search knows words of. */
export const completeLanguages: readonly SearchLanguage[] = Object.values(languages);

/** The search language of a BCP 47 tag; a language without rules of its own is searched by its folded words. */
export function toSearchLanguage(tag: string): SearchLanguage {
  const code = tag.toLowerCase().split('-')[0] ?? '';
  return Object.values(languages).find((language) => language.code === code) ?? createPlainLanguage(code);
}

function createPlainLanguage(code: string): SearchLanguage {
  const same = (word: string) => word;
  const none: ReadonlySet<string> = new Set();
  const forms = { stem: same, isEmpty: () => false, conjugate: (word: string) => [word] };
  const empty = createPhraseBook([], forms);
  return {
    code,
    stem: same,
    family: same,
    sound: (word) => word,
    stopWords: none,
    requestWords: none,
    circumstances: none,
    lightWords: none,
    phrases: () => empty,
    toPhrases: (groups) => createPhraseBook(groups, forms),
    knows: () => false,
  };
}
