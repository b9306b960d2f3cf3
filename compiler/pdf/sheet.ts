/** The model of a PDF sheet: texts with their positions, joined to segments and lines. */

import type { Rule } from './ruled/read-rules.ts';

/** A text as positioned in the file. Lengths in points; `y` is its baseline, counted downwards. */
export interface Token {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Height of the letters. */
  size: number;
  /** Name of the font in the file. */
  font: string;
  /** Quarter turns of the text, 0 to 3. */
  turns: number;
}

export interface Sheet {
  width: number;
  height: number;
  /** Texts in the order of the file. */
  tokens: Token[];
  /** Lines of the drawing. */
  rules: Rule[];
}

/** Words of one line without a wide gap between them. */
export interface Segment {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
  /** Position in the order of the file. */
  order: number;
  /** Whether it begins with a bullet or number in a font or a column of its own. */
  isMarked?: boolean;
  /** Ruled part of the sheet that this segment stands for, with others at the heights of the part's lines. */
  part?: RuledPart | undefined;
}

/** All segments on one baseline, from left to right. */
export interface Line {
  y: number;
  size: number;
  segments: Segment[];
}

/** A row of a ruled table: the lines of each of its cells. */
export interface RuledRow {
  cells: Line[][];
}

/** Texts within a frame, and the right edge that their lines may reach. */
export interface Frame {
  lines: Line[];
  right: number;
}

/**
 * A part of a sheet that is read as a whole: the rows of a table, lines with the edges between the columns of a table
 * whose rows have no lines between them, or the texts of frames one after the other.
 */
export type RuledPart =
  | { kind: 'table'; rows: RuledRow[] }
  | { kind: 'columns'; lines: Line[]; edges: number[] }
  | { kind: 'frames'; frames: Frame[] };

/** Maximum difference of two baselines of one line, as a multiple of the letters' height. */
const MAX_BASELINE_RATIO = 0.35;

/** Minimum size of an initial, as a multiple of other letters. It spans several lines and sits on none of them. */
const MIN_INITIAL_RATIO = 2;

const isOneLine = (a: Pick<Token, 'y' | 'size'>, b: Pick<Token, 'y' | 'size'>): boolean => {
  const [smaller, larger] = a.size < b.size ? [a.size, b.size] : [b.size, a.size];
  return Math.abs(a.y - b.y) < MAX_BASELINE_RATIO * (larger < MIN_INITIAL_RATIO * smaller ? larger : smaller);
};

/** Maximum gap after a bullet or a number, as a multiple of the letters' height. */
const MAX_MARKER_GAP_RATIO = 5;

/** Matches a bullet or number alone. */
const MARKER = /^(?:[^\p{L}\p{N}\s]|o|\(?(?:\d{1,3}|\p{L}|[ivx]{2,4})[.)ºª]-?)$/u;

const isMarker = ({ text }: Segment): boolean => MARKER.test(text);

/** Minimum gap between words, as a multiple of the letters' height. */
const MIN_WORD_GAP_RATIO = 0.18;

/** Minimum gap after a bullet that is written as a letter, as a multiple of the letters' height. */
const MIN_MARKER_GAP_RATIO = 0.6;

/** Minimum gap between columns or cells, as a multiple of the letters' height. */
const MIN_CELL_GAP_RATIO = 1;

/** Matches leaders (dots or lines) between a name and its price or page number. */
const LEADERS = /(?:[.·_]\s?){4,}|…{2,}/;

/** Joins texts of one direction to segments. A text that is printed twice to look bold counts once. */
export function toSegments(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let last: Segment | undefined;
  let hasBlank = false;
  for (const [order, token] of tokens.entries()) {
    if (token.text.trim() === '') {
      hasBlank = true;
      continue;
    }
    if (last && isOneLine(last, token) && isPrintedAgain(last, token)) continue;
    const gap = last ? token.x - last.right : 0;
    if (last && isOneLine(last, token) && gap < MIN_CELL_GAP_RATIO * token.size && gap > -token.size) {
      const isApart = hasBlank || gap > MIN_WORD_GAP_RATIO * token.size;
      last.isMarked ||= isMarker(last) && (gap > MIN_MARKER_GAP_RATIO * token.size || token.font !== last.font);
      last.text += (isApart ? ' ' : '') + token.text;
      last.right = Math.max(last.right, token.x + token.width);
    } else {
      const { text, x: left, y, width, size, font } = token;
      last = { text, left, right: left + width, y, size, font, order };
      segments.push(last);
    }
    hasBlank = false;
  }
  return segments.flatMap(withoutLeaders);
}

/** Whether a text is already at the end of a segment at the same position. */
const isPrintedAgain = (segment: Segment, { text, x, width, size }: Token): boolean =>
  segment.text.endsWith(text) && Math.abs(segment.right - (x + width)) < size / 5;

/** Splits a segment at its leaders, with positions estimated from the number of letters. */
function withoutLeaders(segment: Segment): Segment[] {
  const { text, left, right } = segment;
  const parts = text.split(LEADERS);
  const perLetter = (right - left) / text.length;
  let from = 0;
  return parts.flatMap((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    if (/^[\s.·_…]*$/.test(part)) return [];
    return [{ ...segment, text: part.trim(), left: left + at * perLetter, right: left + from * perLetter }];
  });
}

/** Groups segments into lines from top to bottom. */
export function toLines(segments: readonly Segment[]): Line[] {
  const lines: Line[] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const last = lines.at(-1);
    if (last && isOneLine(last, segment)) {
      last.segments.push(segment);
      last.size = Math.max(last.size, segment.size);
    } else lines.push({ y: segment.y, size: segment.size, segments: [segment] });
  }
  for (const line of lines) line.segments = joinNear(line.segments.sort((a, b) => a.left - b.left));
  return lines;
}

/** Joins neighbours without a wide gap, in any order of the file. */
function joinNear(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const gap = last ? segment.left - last.right : 0;
    const widest = last && isMarker(last) ? MAX_MARKER_GAP_RATIO : MIN_CELL_GAP_RATIO;
    if (!last || last.part || segment.part || gap >= widest * Math.min(segment.size, last.size))
      joined.push({ ...segment });
    else {
      last.isMarked ||= isMarker(last);
      last.text += (gap > MIN_WORD_GAP_RATIO * segment.size ? ' ' : '') + segment.text;
      last.right = Math.max(last.right, segment.right);
    }
  }
  return joined;
}

export const textOfLine = ({ segments }: Line): string => segments.map(({ text }) => text).join(' ');
