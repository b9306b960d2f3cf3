/** Letters and digits of UTF-8 text, folded as search compares them, read where they lie: decoding a page costs more than searching it. */

import { fold } from '../fold.ts';

/** Kinds of bytes: part of no word; a letter or digit; what an address may follow; the first byte of a longer character. */
const BREAK = 0;
export const LETTER = 1;
export const BEFORE_ADDRESS = 2;
export const LEAD = 3;

/** The kind of every byte. Bytes inside a character are breaks, since no reading begins there. */
export const byteKinds = Uint8Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (byte < 0x80) return /[0-9A-Za-z]/.test(character) ? LETTER : /[\]:]/.test(character) ? BEFORE_ADDRESS : BREAK;
  return byte >= 0xc2 && byte < 0xf5 ? LEAD : BREAK;
});

/** Code points below it are folded one by one, the others stand for themselves. */
const FOLDED_BELOW = 0x250;
const foldedLetters = Uint16Array.from({ length: FOLDED_BELOW }, (_, code) => {
  const character = String.fromCharCode(code);
  const folded = fold(character);
  return /[\p{L}\p{N}]/u.test(character) && folded !== ' ' ? folded.charCodeAt(0) : 0;
});
/** Blocks beyond it that hold no letters: punctuation and symbols, CJK punctuation, surrogates and private use, specials. */
const NO_LETTERS: readonly (readonly [number, number])[] = [
  [0x2000, 0x2bff],
  [0x2e00, 0x303f],
  [0xd800, 0xf8ff],
  [0xfe00, 0xff0f],
  [0xfff0, 0xffff],
];

/** Number of bytes of the character that begins with a byte. */
export function toWidth(lead: number): number {
  return lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

/** The folded letter or digit that begins at an offset; 0 where none does, as in emoji and rare scripts of four bytes. */
export function readLetter(text: Uint8Array, at: number): number {
  const lead = text[at] as number;
  if (lead < 0x80) return foldedLetters[lead] as number;
  const second = ((text[at + 1] as number) ?? 0) & 0x3f;
  if (lead < 0xe0) {
    const code = ((lead & 0x1f) << 6) | second;
    return code < FOLDED_BELOW ? (foldedLetters[code] as number) : code;
  }
  if (lead >= 0xf0) return 0;
  const code = ((lead & 0x0f) << 12) | (second << 6) | (((text[at + 2] as number) ?? 0) & 0x3f);
  for (const [low, high] of NO_LETTERS) if (code >= low && code <= high) return 0;
  return code;
}

/** Where the word that an offset lies in ends, at most `end`. */
export function endOfWord(text: Uint8Array, from: number, end: number): number {
  let at = from;
  for (;;) {
    while (at < end && byteKinds[text[at] as number] === LETTER) at++;
    if (at >= end || byteKinds[text[at] as number] !== LEAD || readLetter(text, at) === 0) return Math.min(at, end);
    at += toWidth(text[at] as number);
  }
}
