/** Words: the languages that the compiler knows, and which of them a text is read with. */

import type { Language } from '#shared/contract/language.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import type { Words } from './words.ts';

/** Every complete language. A further one is one more line here, which the type checker asks for. */
export const languages: Readonly<Record<Language, Words>> = { es, en };

const all: readonly Words[] = Object.values(languages);

/** The words of a language; Spanish where the language has none yet. */
export function wordsOf(language: string): Words {
  return all.find((words) => words.language === language) ?? languages.es;
}

/** All words to look with, the site's own first: addresses and menus mix languages (`/blog/`, `/faq/`) on any site. */
export function wordsFor(language: string): Words[] {
  const own = wordsOf(language);
  return [own, ...all.filter((words) => words !== own)];
}
