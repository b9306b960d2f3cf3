/** Company stage, grammar: folded text that still shows which words are written as names. */

import { foldFully } from '#shared/search/fold.ts';

/** A word with a capital letter and a small one, or three to five capitals (`CDMX`), behind another of its sentence. */
const NAME = /(?<=[^\s.!?…]["»”)]?[\s(«“"/–-]{1,2})(?=\p{Lu}(?:\p{Ll}|\p{Lu}{2,4}(?![\p{L}\d])))/gu;
const WORD = /\p{L}{4,}/gu;

/**
 * Folds a sentence and sets `~` before its names: `en ~lugo y ~sarria`. The first word is never marked, nor are those of
 * a text that begins all its longer words with a capital.
 */
export function markNames(text: string): string {
  const words = text.match(WORD) ?? [];
  const isTitle =
    (words.length > 3 && !/[,.]/.test(text) && words.every((word) => /^\p{Lu}/u.test(word))) ||
    !/\p{Ll}{3}/u.test(text);
  return foldFully(isTitle ? text : text.replace(NAME, '~'));
}
