/** Contact data: the words by which numbers and addresses are written, announced and disguised, language by language. */

import type { Language } from '../locale/locales.ts';
import type { ContactWords } from './language/contact-language.ts';
import { englishContact } from './language/english.ts';
import { spanishContact } from './language/spanish.ts';

/** One for each language that has a locale; a further one is one more line here. */
const languages: Readonly<Record<Language, ContactWords>> = { es: spanishContact, en: englishContact };

export const contactWords: readonly ContactWords[] = Object.values(languages);

type Pattern = { [Name in keyof ContactWords]-?: RegExp extends ContactWords[Name] ? Name : never }[keyof ContactWords];

/** The source of a group that matches what any language says, and what all do. */
export function anyOf(name: Pattern, ...always: string[]): string {
  const sources = contactWords.flatMap((words) => words[name]?.source ?? []);
  return `(?:${[...sources, ...always].join('|')})`;
}
