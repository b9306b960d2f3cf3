/** How the text of a language becomes the terms of the search index; compiler and runtime read it alike. */

import type { Language } from './locale/locales.ts';
import type { SearchLanguage } from './search/language/define-language.ts';
import { english } from './search/language/english.ts';
import { createPhraseBook } from './search/language/phrase-book.ts';
import { spanish } from './search/language/spanish.ts';

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
    isEveryday: () => false,
    phrases: () => empty,
    toPhrases: (groups) => createPhraseBook(groups, forms),
    knows: () => false,
  };
}
