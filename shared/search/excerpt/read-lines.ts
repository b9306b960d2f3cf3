/** Reads Markdown without destinations of links as lines and sentences: what kind of line each is, and where an excerpt may begin. */

import { abbreviation } from '../language/abbreviations.ts';

/** A line with text. Offsets are UTF-16 units; `end` is before its line feed. */
export interface Line {
  start: number;
  end: number;
  /** A heading, or a short line right before one, which belongs to it. */
  isHeading: boolean;
  isQuestion: boolean;
  /** A link or an image and nothing else: what it names is said elsewhere. */
  isLink: boolean;
  /** Goes on with the list item above it. */
  isRest: boolean;
}

/** A heading, also within a list. */
const HEADING = /^\s*(?:(?:[-*]|\d+[.)]) )?#/;
/** A short line of text without an end. */
const LABEL = /^[^\s#>|[!*_-][^\n]{0,58}[^\s.!?:,;)\\]$/;
const QUESTION = /\?(?:\*\*|__)?$/;
const LONE_LINK = /^\s*(?:(?:[-*]|\d+[.)]) )?!?\[(?:!\[)?[^\]]*\]{1,2}$/;
const REST = /^ +(?!(?:[-*]|\d+[.)]) )\S/;

/** The lines with text between two places. */
export function readLines(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  for (let from = start; from < end; ) {
    const feed = text.indexOf('\n', from);
    const to = Math.min(feed < 0 ? text.length : feed, end);
    const line = text.slice(from, to);
    if (line.trim() !== '') {
      const isHeading = HEADING.test(line);
      const above = lines.at(-1);
      if (isHeading && above !== undefined && LABEL.test(text.slice(above.start, above.end))) above.isHeading = true;
      lines.push({
        start: from,
        end: to,
        isHeading,
        isQuestion: QUESTION.test(line),
        isLink: line.endsWith(']') && LONE_LINK.test(line),
        isRest: REST.test(line),
      });
    }
    from = to + 1;
  }
  return lines;
}

/** Before a full stop that ends no sentence: an abbreviation, a number, or a bare `No` that goes with its reason. */
const GOES_ON = new RegExp(`(?:${abbreviation}|(?<![\\p{L}\\d])\\d{1,2}|(?:^|[.!?…] +)\\p{L}{1,3})$`, 'iu');
/** Longest abbreviation with its blank, and longest part of a line that tells whether a full stop ends a sentence. */
const MAX_ABBREVIATION = 8;
const MAX_BEFORE = 12;
/** The end of a clause or a sentence, with the blank after it. */
const END = /[.!?…,;:—–)]["»”)*_]* +/g;
/** Units between beginnings in a long clause. */
const STRIDE = 120;

/** A place where an excerpt may begin. */
export interface Beginning {
  place: number;
  isSentence: boolean;
}

/** Beginnings of lines, sentences and clauses, and of words far from them, ascending. */
export function readBeginnings(text: string, lines: readonly Line[]): Beginning[] {
  const found: Beginning[] = [];
  for (const { start, end, isRest } of lines) {
    const line = text.slice(start, end);
    let from = 0;
    let isSentence = !isRest;
    const add = (place: number, isSentence: boolean) => found.push({ place: start + place, isSentence });
    for (const { index, 0: sign } of line.matchAll(END)) {
      add(from, isSentence);
      addWords(add, line, from, index);
      from = index + sign.length;
      isSentence = endsSentence(line, index);
    }
    if (from < line.length) add(from, isSentence);
    addWords(add, line, from, line.length);
  }
  return found;
}

/** Adds beginnings of words in a long clause, some way from each other and from its end. */
function addWords(add: (place: number, isSentence: boolean) => void, line: string, from: number, to: number): void {
  for (let at = from; to - at > 2 * STRIDE; add(at, false)) {
    at = line.indexOf(' ', at + STRIDE) + 1;
    if (at === 0 || at >= to) return;
  }
}

function endsSentence(line: string, index: number): boolean {
  if (line[index] !== '.') return '!?…'.includes(line[index] as string);
  const word = index - line.lastIndexOf(' ', index);
  return word > MAX_ABBREVIATION || !GOES_ON.test(line.slice(Math.max(0, index - MAX_BEFORE), index));
}
