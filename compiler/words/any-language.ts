/** Words: one pattern for the words of all languages, for texts whose language is not known yet. */

import { languages } from './languages.ts';
import { otherLanguages } from './other-languages.ts';
import type { Alternatives } from './site-words.ts';
import type { PartialWords, Words } from './words.ts';

/** The source of a pattern, or plain texts that are matched literally. */
export type Part = Alternatives | readonly string[] | undefined;

const toSource = (part: Part): readonly string[] =>
  part instanceof RegExp ? [part.source] : (part ?? []).map(escapePattern);

/** Escapes a text, so that in a pattern it matches itself. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The source of a group with all parts as alternatives; without any it matches nothing. */
const group = (parts: readonly Part[]): string => `(?:${parts.flatMap(toSource).join('|') || '(?!)'})`;

/**
 * The source, without bounds or flags, of a group that matches the chosen words of any complete language. It is long:
 * make a regular expression of it only once.
 */
export function inCompleteLanguages(part: (words: Words) => Part): string {
  return group(Object.values(languages).map(part));
}

/** The source of such a group, with the words of incomplete languages too. */
export function inAnyLanguage(part: (words: PartialWords) => Part): string {
  return group([...Object.values(languages), otherLanguages].map(part));
}
