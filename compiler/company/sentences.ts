/** Company stage: running text cut into sentences. */

import { abbreviation } from '#shared/search/language/abbreviations.ts';
import { inCompleteLanguages } from '../words/any-language.ts';

/** The end of a text whose full stop does not end a sentence: initials, legal forms (`S.L.`), abbreviations. */
const ABBREVIATION = new RegExp(`${abbreviation}\\.$`, 'iu');

/**
 * Between sentences, but not between a street, `No.` and the number of a house, nor after a short word between two
 * numbers.
 */
const BETWEEN =
  /(?<=[.!?…]["»”)]?)(?<!(?:[\p{L}\d],? (?:[Nn][Oo]|[Nn]ro|[Oo]f)|\d,? \p{Lu}\p{Ll}{1,3})\.)\s+(?=["«“(¿¡]*\p{N})|(?<=[.!?…]["»”)]?)\s+(?=["«“(¿¡]*\p{Lu})/u;

/** First words of an answer to a question, with the sign behind them. */
export const ANSWER = new RegExp(`^${inCompleteLanguages(({ answers }) => answers)}[,.:;] +`, 'iu');

/**
 * Whether a text ends with `.`, `!`, `?` or `…`, a closing quote or bracket behind it too, but not with an
 * abbreviation.
 */
export function endsSentence(text: string): boolean {
  return /[.!?…]["»”)]?$/.test(text) && !ABBREVIATION.test(text);
}

/** Sentences of a text, trimmed, in order, none empty. A line break ends one; an abbreviation does not. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    let current = '';
    for (const piece of line.split(BETWEEN)) {
      current = current === '' ? piece : `${current} ${piece}`;
      // A piece begins where a word does, so its end shows an abbreviation as well as the whole text would.
      if (ABBREVIATION.test(piece)) continue;
      sentences.push(current.trim());
      current = '';
    }
    if (current !== '') sentences.push(current.trim());
  }
  return sentences.filter((sentence) => sentence !== '');
}
