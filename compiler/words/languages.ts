/** Words: the languages that the compiler knows, and which of them a text is read with. */

import type { Language } from '#shared/contract/language.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import type { Words } from './words.ts';

/** The words of every complete language, by its tag. */
export const languages: Readonly<Record<Language, Words>> = { es, en };

const all: readonly Words[] = Object.values(languages);

/** The words of a primary language tag (`en`, not `en-GB`); the Spanish ones for any other. */
export function wordsOf(language: string): Words {
  return all.find((words) => words.language === language) ?? languages.es;
}

/**
 * The words of all complete languages, those of `language` (else Spanish) first, as all sites mix them: `/blog/`,
 * `/faq/`.
 */
export function wordsFor(language: string): Words[] {
  const own = wordsOf(language);
  return [own, ...all.filter((words) => words !== own)];
}
