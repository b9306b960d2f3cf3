/** How the text of a language becomes the terms of the search index; compiler and runtime read it alike. */

import type { Language } from './contract/language.ts';
import { defineLanguage, type SearchLanguage } from './search/language/define-language.ts';
import { english } from './search/language/english.ts';
import { spanish } from './search/language/spanish.ts';

/** One for each language that has a locale; a further one is one more line here. */
const languages: Readonly<Record<Language, SearchLanguage>> = { es: spanish, en: english };

/** The languages that search knows words of. */
export const completeLanguages: readonly SearchLanguage[] = Object.values(languages);

/** The search language of a BCP 47 tag; a language without rules of its own is searched by its folded words. */
export function toSearchLanguage(tag: string): SearchLanguage {
  const code = tag.toLowerCase().split('-')[0] ?? '';
  return (
    Object.values(languages).find((language) => language.code === code) ??
    defineLanguage({ code, ...forms, ...noLists })
  );
}

const same = (word: string) => word;
const forms = {
  stem: same,
  family: same,
  sound: same,
  simplified: same,
  conjugate: (word: string) => [word],
  isInfinitive: () => false,
};
const noLists = {
  stopWords: '',
  joiningWords: '',
  requestWords: '',
  circumstances: '',
  lightWords: '',
  everydayWords: '',
};
