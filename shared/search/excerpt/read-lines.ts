/** Reads Markdown without link destinations: kinds of lines, and places where an excerpt may begin. */

import { abbreviation } from '../language/abbreviations.ts';

/** Line with text. Offsets are UTF-16 units; `end` is before its line feed. */
export interface Line {
  start: number;
  end: number;
  /** Whether it is a heading, or a short line right above a heading, which belongs to it. */
  isHeading: boolean;
  isQuestion: boolean;
  /** Whether it is only a link or an image. */
  isLink: boolean;
  /** Whether it continues the list item above it. */
  isRest: boolean;
  /** Whether it is a row of a table. Excerpts begin at the start of a row only. */
  isRow: boolean;
}

/** Matches the start of a heading, also within a list. */
const HEADING = /^\s*(?:(?:[-*]|\d+[.)]) )?#/;
/** Matches a short line of text without punctuation at its end. */
const LABEL = /^[^\s#>|[!*_-][^\n]{0,58}[^\s.!?:,;)\\]$/;
const QUESTION = /\?(?:\*\*|__)?$/;
const LONE_LINK = /^\s*(?:(?:[-*]|\d+[.)]) )?!?\[(?:!\[)?[^\]]*\]{1,2}$/;
const ROW = /^[ \t]*\|/;
const REST = /^ +(?!(?:[-*]|\d+[.)]) )\S/;

/** Returns the lines with text between two places. */
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
        isRow: ROW.test(line),
      });
    }
    from = to + 1;
  }
  return lines;
}

/** Matches text before a full stop within a sentence: an abbreviation, a number, or a bare `No` before its reason. */
const GOES_ON = new RegExp(`(?:${abbreviation}|(?<![\\p{L}\\d])\\d{1,2}|(?:^|[.!?…] +)\\p{L}{1,3})$`, 'iu');
/** Maximum units of an abbreviation with its blank, and of the text before a full stop that is examined. */
const MAX_ABBREVIATION = 8;
const MAX_BEFORE = 12;
/** Matches the end of a clause or a sentence, with the blanks after it. */
const END = /[.!?…,;:—–)]["»”)*_]{0,8} +/g;
/** Minimum units between beginnings in a long clause. The shortest excerpt from the last of them reaches its end. */
const STRIDE = 50;

/** Place where an excerpt may begin. */
export interface Beginning {
  place: number;
  isSentence: boolean;
}

/** Returns beginnings of lines, sentences and clauses, and of words far from these, ascending. */
export function readBeginnings(text: string, lines: readonly Line[]): Beginning[] {
  const found: Beginning[] = [];
  const add = (place: number, isSentence: boolean) => found.push({ place, isSentence });
  const signAfter = (place: number) => {
    END.lastIndex = place;
    return END.exec(text) ?? { index: text.length };
  };
  let sign = { index: -1 };
  for (const { start, end, isRest, isRow } of lines) {
    if (isRow) {
      add(start, true);
      continue;
    }
    let from = start;
    let isSentence = !isRest;
    // One search for the next sign serves all lines before it.
    if (sign.index < start) sign = signAfter(start);
    for (; sign.index < end && END.lastIndex <= end; sign = signAfter(from)) {
      add(from, isSentence);
      addWords(add, text, from, sign.index);
      from = END.lastIndex;
      isSentence = endsSentence(text, start, sign.index);
    }
    if (from < end) add(from, isSentence);
    addWords(add, text, from, end);
  }
  return found;
}

/** Adds beginnings of words in a long clause, at least `STRIDE` from each other and from its end. */
function addWords(add: (place: number, isSentence: boolean) => void, text: string, from: number, to: number): void {
  for (let at = from; to - at > 2 * STRIDE; add(at, false)) {
    at = text.indexOf(' ', at + STRIDE) + 1;
    if (at === 0 || at >= to) return;
  }
}

/** Whether the sign at a place ends a sentence. @param start of the line */
function endsSentence(text: string, start: number, place: number): boolean {
  if (text[place] !== '.') return '!?…'.includes(text[place] as string);
  const from = Math.max(start, place - MAX_BEFORE);
  const before = text.slice(from, place);
  const blank = before.lastIndexOf(' ');
  // A longer word before the full stop cannot be an abbreviation.
  return before.length - blank > MAX_ABBREVIATION || !GOES_ON.test(before);
}
