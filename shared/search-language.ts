/** How the text of a language becomes the terms of the search index; compiler and runtime read it alike. */

import type { Language } from './locale/locales.ts';
import { english } from './search/language/english.ts';
import { spanish } from './search/language/spanish.ts';

/** What search knows of one language. Every function takes and returns folded text (`fold`). */
export interface SearchLanguage {
  /** BCP 47 primary language subtag. */
  code: string;
  /** The term that the index holds for a word: without plural and gender, never more. */
  stem: (word: string) => string;
  /** Key shared by the stems of one word family; wider than meaning, for fallbacks of lower weight. */
  family: (stem: string) => string;
  /** Words that name nothing; searched only when a query has no others. */
  stopWords: ReadonlySet<string>;
  /** Words of asking rather than of what is asked; searched only when a query has no others. */
  requestWords: ReadonlySet<string>;
  /** Words of how, when and for how much: they seldom decide which page answers. */
  circumstances: ReadonlySet<string>;
  /** Groups of words and phrases that mean the same, as people write them. */
  synonyms: readonly (readonly string[])[];
}

/** One for each language that has a locale; a further one is one more line here. */
const languages: Readonly<Record<Language, SearchLanguage>> = { es: spanish, en: english };

/** The search language of a BCP 47 tag; a language without rules of its own is searched by its folded words. */
export function toSearchLanguage(tag: string): SearchLanguage {
  const code = tag.toLowerCase().split('-')[0] ?? '';
  return (
    Object.values(languages).find((language) => language.code === code) ?? {
      code,
      stem: (word) => word,
      family: (stem) => stem,
      stopWords: new Set(),
      requestWords: new Set(),
      circumstances: new Set(),
      synonyms: [],
    }
  );
}
