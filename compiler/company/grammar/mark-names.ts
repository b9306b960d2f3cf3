/** Company stage, grammar: folded text that still shows which words are written as names. */

import { foldFully } from '#shared/search/fold.ts';

/** A word with a capital letter and a small one, or three to five capitals (`CDMX`), behind another of its sentence. */
const NAME = /(?<=[^\s.!?…]["»”)]?[\s(«“"/–-]{1,2})(?=\p{Lu}(?:\p{Ll}|\p{Lu}{2,4}(?![\p{L}\d])))/gu;
const WORD = /\p{L}{4,}/gu;

/** A marked name of one word or more: `~Playa del ~Carmen`. */
const RUN = /~\p{Lu}[\p{L}\d]*(?: (?:(?:del?|d[oe]s|l[ao]s?|el|of|the) )*~\p{Lu}[\p{L}\d]*)*/gu;
/** Acronyms, but not of places. */
const ACRONYM = /^(?!(?:CDMX|CABA|AMBA|GBA|EEUU|USA|UK|RM)$)\p{Lu}{3,}$/u;

/**
 * Folds a sentence and sets `~` before its names: `en ~lugo y ~sarria`. The first word is never marked, nor are those of
 * a text that begins all its longer words with a capital.
 * @param common folded words that the page also writes without a capital: a name has another word besides
 */
export function markNames(text: string, common: ReadonlySet<string> = new Set()): string {
  const words = text.match(WORD) ?? [];
  const isTitle =
    (words.length > 3 && !/[,.]/.test(text) && words.every((word) => /^\p{Lu}/u.test(word))) ||
    !/\p{Ll}{3}/u.test(text);
  if (isTitle) return foldFully(text);
  const marked = text.replace(NAME, '~');
  return foldFully(
    marked.replace(RUN, (name) => {
      const parts = name.match(/\p{Lu}[\p{L}\d]*/gu) ?? [];
      const isCommon = parts.every((part) => ACRONYM.test(part) || common.has(foldFully(part)));
      return isCommon ? name.replaceAll('~', '') : name;
    }),
  );
}
