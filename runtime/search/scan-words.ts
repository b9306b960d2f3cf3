/** Finds the words of a query in Markdown, fast enough to be done for every result of every search. */

import { fold } from '#shared/search/fold.ts';

/** Where a word of the query stands in a text. */
export interface WordHit {
  start: number;
  end: number;
  /** Number of the query's word. */
  word: number;
  worth: number;
}

/** What may stand for the words of a query in a text. */
export interface SoughtWords {
  /** Index term → the query's word that it answers, and what that is worth. */
  terms: ReadonlyMap<string, { word: number; worth: number }>;
  stem: (word: string) => string;
}

const NO_LETTER = 0;
/** Folded first letters of ASCII and Latin-1 words; 0 where no word goes on. */
const FIRST_LETTERS = Uint16Array.from({ length: 256 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[\p{L}\p{N}]/u.test(character) ? fold(character).charCodeAt(0) || NO_LETTER : NO_LETTER;
});

/** Whether a UTF-16 unit is part of a word. */
function isWordUnit(code: number): boolean {
  if (code < 256) return FIRST_LETTERS[code] !== NO_LETTER;
  return (code < 0x2000 && code > 0x2af) || code < 0x250 || code > 0x206f;
}

/** Words of the query in `text` between two offsets, in order. Link destinations and bare addresses are passed over. */
export function scanWords(text: string, sought: SoughtWords, from: number, to: number): WordHit[] {
  const initials = new Set<number>();
  for (const term of sought.terms.keys()) initials.add(initialsOf(term.charCodeAt(0), term.charCodeAt(1)));
  const hits: WordHit[] = [];
  let at = from;
  while (at < to) {
    const code = text.charCodeAt(at);
    if (!isWordUnit(code)) {
      if (code === 0x5d && text.charCodeAt(at + 1) === 0x28) at = endOfDestination(text, at + 2);
      at++;
      continue;
    }
    const start = at++;
    while (at < to && isWordUnit(text.charCodeAt(at))) at++;
    if (code < 256) {
      const second = at - start > 1 ? text.charCodeAt(start + 1) : 0;
      const folded = second < 256 ? (FIRST_LETTERS[second] as number) : -1;
      if (folded >= 0 && !mayBegin(initials, FIRST_LETTERS[code] as number, folded)) {
        if ((code === 0x68 || code === 0x48) && text.startsWith('://', at)) at = endOfAddress(text, at);
        continue;
      }
    }
    if (text.startsWith('://', at)) {
      at = endOfAddress(text, at);
      continue;
    }
    const match = sought.terms.get(sought.stem(fold(text.slice(start, at))));
    if (match !== undefined) hits.push({ start, end: at, word: match.word, worth: match.worth });
  }
  return hits;
}

function initialsOf(first: number, second: number): number {
  return first * 65536 + (Number.isNaN(second) ? 0 : second);
}

/** A stem may be shorter than its word, so that its only letter decides. */
function mayBegin(initials: ReadonlySet<number>, first: number, second: number): boolean {
  return initials.has(initialsOf(first, second)) || initials.has(initialsOf(first, 0));
}

function endOfDestination(text: string, from: number): number {
  const end = text.indexOf(')', from);
  const line = text.indexOf('\n', from);
  return end < 0 || (line >= 0 && line < end) ? from : end;
}

function endOfAddress(text: string, from: number): number {
  let at = from;
  while (at < text.length && !/[\s)>\]]/.test(text.charAt(at))) at++;
  return at;
}
