/** Text as it is compared, so that habits of writing do not matter: lower case, without accents. */

import { remember } from '../remember.ts';
import { toOneLine } from '../short-text.ts';

/** Pairs of surrogates are written out: without the flag `u` these are four times as fast. */
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

/** As signs and names are looked for: `ñ` is an `n`, white space is single blanks, other signs stay as they are. */
export function foldFully(text: string): string {
  return toOneLine(text.toLowerCase().replace(NOT_ASCII, withoutMarks));
}

/** The same letters without their accents, `ñ` included; nothing else changes. */
export function withoutAccents(text: string): string {
  return text.replace(NOT_ASCII, withoutMarks);
}

const withoutMarks = remember((character: string) => character.normalize('NFD').replace(COMBINING_MARK, ''));

/** Folded fully, and only letters, digits and single blanks: for names and addresses. */
export function foldWords(text: string): string {
  return foldFully(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
