/** Words: one pattern for the words of all languages, for texts whose language is not known yet. */

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

/** A group of all parts; without any it matches nothing. */
const group = (parts: readonly Part[]): string => `(?:${parts.flatMap(toSource).join('|') || '(?!)'})`;

/** The source of a group that matches the words of any complete language. Make a regular expression of it only once. */
export function inCompleteLanguages(part: (words: Words) => Part): string {
  return group(Object.values(languages).map(part));
}

/** The source of such a group, with the words of incomplete languages. */
export function inAnyLanguage(part: (words: PartialWords) => Part): string {
  return group([...Object.values(languages), otherLanguages].map(part));
}
