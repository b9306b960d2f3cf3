/** Folds text for comparison: lower case, without accents, so that habits of writing do not matter. */

import { remember } from '../remember.ts';
import { toOneLine } from '../short-text.ts';

/** Surrogate pairs are spelled out, as patterns without the flag `u` are four times as fast. */
const NOT_PLAIN = /[\ud800-\udbff][\udc00-\udfff]|[\u0080-ðò-\uffff]/g;
const NOT_ASCII = /[\ud800-\udbff][\udc00-\udfff]|[\u0080-\uffff]/g;
const COMBINING_MARK = /\p{M}+/gu;

/** Folds case, accents, ligatures and width for search. `ñ` stays, `º` becomes a blank; the length may change. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(NOT_PLAIN, foldCharacter);
}

const foldCharacter = remember((character: string) =>
  character === 'º' || character === 'ª' ? ' ' : character.normalize('NFKD').replace(COMBINING_MARK, '').toLowerCase(),
);

/** Folds for comparison of signs and names: `ñ` becomes `n`, white space single blanks; other signs stay. */
export function foldFully(text: string): string {
  return toOneLine(text.toLowerCase().replace(NOT_ASCII, withoutMarks));
}

/** Removes accents, also from `ñ`, and changes nothing else. */
export function withoutAccents(text: string): string {
  return text.replace(NOT_ASCII, withoutMarks);
}

const withoutMarks = remember((character: string) => character.normalize('NFD').replace(COMBINING_MARK, ''));

/** Folds fully and keeps only letters, digits and single blanks: for names and addresses. */
export function foldWords(text: string): string {
  return foldFully(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
