/** Words: what is said in any language as one pattern, for what is looked for before the language is known. */

import { languages } from './languages.ts';
import { otherLanguages } from './other-languages.ts';
import type { Alternatives } from './site-words.ts';
import type { PartialWords, Words } from './words.ts';

/** Alternatives, or plain texts that stand for themselves. */
export type Part = Alternatives | readonly string[] | undefined;

const toSource = (part: Part): readonly string[] =>
  part instanceof RegExp ? [part.source] : (part ?? []).map(escapePattern);

/** A pattern that matches this text as it is. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where no language says anything, nothing matches. */
const group = (parts: readonly Part[]): string => `(?:${parts.flatMap(toSource).join('|') || '(?!)'})`;

/** The source of a group that matches what any complete language says. Regular expressions are to be made of it once. */
export function inCompleteLanguages(part: (words: Words) => Part): string {
  return group(Object.values(languages).map(part));
}

/** The same, with what is known of languages that are not complete. */
export function inAnyLanguage(part: (words: PartialWords) => Part): string {
  return group([...Object.values(languages), otherLanguages].map(part));
}
