/** Turns the text of a language into terms of the search index, alike in compiler and runtime. */

import type { Language } from './contract/language.ts';
import { defineLanguage, type SearchLanguage } from './search/language/define-language.ts';
import { english } from './search/language/english.ts';
import { spanish } from './search/language/spanish.ts';

/** One search language for each language that has a locale. */
const languages: Readonly<Record<Language, SearchLanguage>> = { es: spanish, en: english };

/** Languages whose words search knows. */
export const completeLanguages: readonly SearchLanguage[] = Object.values(languages);

/**
 * Returns the search language of a BCP 47 tag by its primary subtag. For one without rules, it makes a language on each
 * call, which knows no words and whose terms are the folded words.
 */
export function toSearchLanguage(tag: string): SearchLanguage {
  const code = tag.toLowerCase().split('-')[0] ?? '';
  return (
    Object.values(languages).find((language) => language.code === code) ??
    defineLanguage({ code, ...forms, ...noLists })
  );
}

/** Rules and word lists of a language without any. */
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
