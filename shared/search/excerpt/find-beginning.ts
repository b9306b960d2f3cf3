/** Passes over the words of a text that begin like none of those sought: nearly all the time of a search is spent here. */

import { BEFORE_ADDRESS, byteKinds, LEAD, LETTER, readLetter, toWidth } from './letters.ts';

/** States of reading, each the offset of its transitions in a table of one entry for each byte. */
const AT_BREAK = 0;
const IN_WORD = 256;
/** In a word, inside a letter of two bytes of which the first is `TWO_BYTE_LETTER`. */
const IN_LETTER = 512;
/** Neither of them: the byte has to be looked at. */
const STOP = 768;
/** First byte of `À` to `ÿ`, all of them letters but two signs. */
const TWO_BYTE_LETTER = 0xc3;
const SIGNS: readonly number[] = [0x97, 0xb7];

const transitions = Uint16Array.from({ length: STOP }, (_, entry) => {
  const byte = entry & 0xff;
  const state = entry - byte;
  const kind = byteKinds[byte];
  if (state === IN_LETTER) return SIGNS.includes(byte) ? AT_BREAK : IN_WORD;
  if (state === IN_WORD && byte === TWO_BYTE_LETTER) return IN_LETTER;
  if (kind === LEAD || kind === BEFORE_ADDRESS) return STOP;
  return kind === LETTER ? IN_WORD : AT_BREAK;
});

/** Letters and digits of one byte. */
const plainLetters = [...byteKinds.keys()].filter((byte) => byteKinds[byte] === LETTER);

const CLOSING_BRACKET = 0x5d;
const OPENING_PARENTHESIS = 0x28;
const CLOSING_PARENTHESIS = 0x29;
const COLON = 0x3a;
const SLASH = 0x2f;
const LINE_FEED = 0x0a;

/** Key of the two folded letters that a word begins with; letters that differ in case or, seldom, otherwise may share one. */
export function toBeginning(first: number, second: number): number {
  return ((first & 31) << 5) | (second & 31);
}

/**
 * Where, from a break on, the next word begins that begins like a sought one; `end` when none does. Destinations of
 * links and addresses are passed over.
 */
export type BeginningFinder = (text: Uint8Array, from: number, end: number) => number;

/** @param beginnings keys by `toBeginning` */
export function createBeginningFinder(beginnings: Iterable<number>): BeginningFinder {
  const isSought = new Uint8Array(1024);
  let firstLetters = 0;
  for (const key of beginnings) {
    isSought[key] = 1;
    firstLetters |= 1 << (key >> 5);
  }
  const next = transitions.slice();
  for (const byte of plainLetters) if ((firstLetters & (1 << (byte & 31))) !== 0) next[AT_BREAK + byte] = STOP;
  return (text, from, end) => findBeginning(text, from, end, next, isSought);
}

/** Apart from its caller and with all it reads as arguments, so that it stays one small loop. */
function findBeginning(text: Uint8Array, from: number, end: number, next: Uint16Array, isSought: Uint8Array): number {
  let at = from;
  let state = AT_BREAK;
  while (at < end) {
    // One table and no other branch: a wrong guess at the end of every word would cost more than the reading.
    const before = state;
    state = next[state + (text[at] as number)] as number;
    if (state !== STOP) {
      at++;
      continue;
    }
    const byte = text[at] as number;
    if (byteKinds[byte] === BEFORE_ADDRESS) {
      at = afterAddress(text, at, end);
      state = AT_BREAK;
      continue;
    }
    const letter = readLetter(text, at);
    const following = at + toWidth(byte);
    if (before === AT_BREAK && letter !== 0) {
      const key = toBeginning(letter, following < end ? readLetter(text, following) || (text[following] as number) : 0);
      if (isSought[key] === 1) return at;
    }
    at = following;
    state = letter === 0 ? AT_BREAK : IN_WORD;
  }
  return end;
}

/** After a bracket or colon and, where one follows, the destination or address. */
function afterAddress(text: Uint8Array, at: number, end: number): number {
  if (text[at] === COLON) return text[at + 1] === SLASH ? endOfAddress(text, at, end) : at + 1;
  return text[at + 1] === OPENING_PARENTHESIS ? endOfDestination(text, at + 2, end) : at + 1;
}

function endOfDestination(text: Uint8Array, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    if (text[at] === CLOSING_PARENTHESIS) return at + 1;
    if (text[at] === LINE_FEED) return from;
  }
  return from;
}

function endOfAddress(text: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && !endsAddress(text[at] as number)) at++;
  return at;
}

function endsAddress(byte: number): boolean {
  return byte <= 0x20 || byte === CLOSING_PARENTHESIS || byte === CLOSING_BRACKET || byte === 0x3e;
}
