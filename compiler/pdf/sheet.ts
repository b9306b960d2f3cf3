/** What is known of one sheet of a PDF: its texts with their places, and the words that stand together in a line. */

/** A text as the file places it; lengths in points, `y` of its baseline, downwards. */
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
  /** In the order of the file. */
  tokens: Token[];
}

/** Words of one line without a wide gap between them. */
export interface Segment {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
  /** Place in the order of the file. */
  order: number;
}

/** All that stands on one baseline, from left to right. */
export interface Line {
  y: number;
  size: number;
  segments: Segment[];
}

/** Share of the letters' height: baselines that differ by less are one. */
const SAME_BASELINE = 0.35;

/** Times the height of other letters: a letter that begins a text over several lines is on none of them. */
const INITIAL_SIZE = 2;

const isOneLine = (a: Pick<Token, 'y' | 'size'>, b: Pick<Token, 'y' | 'size'>): boolean => {
  const [smaller, larger] = a.size < b.size ? [a.size, b.size] : [b.size, a.size];
  return Math.abs(a.y - b.y) < SAME_BASELINE * (larger < INITIAL_SIZE * smaller ? larger : smaller);
};

/** Widest gap behind a bullet or a number, in heights of letters. */
const MARKER_GAP = 5;

/** What begins an item of a list, alone. */
const MARKER = /^(?:[^\p{L}\p{N}\s]|o|\(?(?:\d{1,3}|\p{L}|[ivx]{2,4})[.)ºª]-?)$/u;

const isMarker = ({ text }: Segment): boolean => MARKER.test(text);

/** Share of the letters' height: a gap as wide as this parts words. */
const WORD_GAP = 0.18;

/** The same for what may be two columns or cells. */
const CELL_GAP = 1;

/** Leaders between a name and its price or page, as they stand in a text. */
const LEADERS = /(?:[.·_]\s?){4,}|…{2,}/;

/** Texts of a sheet that are turned alike → segments, each once; what is printed twice for weight counts once. */
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
    if (last && isOneLine(last, token) && gap < CELL_GAP * token.size && gap > -token.size) {
      const isApart = hasBlank || gap > WORD_GAP * token.size;
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

/** Whether a text stands where the segment already has it. */
const isPrintedAgain = (segment: Segment, { text, x, width, size }: Token): boolean =>
  segment.text.endsWith(text) && Math.abs(segment.right - (x + width)) < size / 5;

/** The parts of a segment on both sides of its leaders, at places in proportion to their lengths. */
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

/** Segments → the lines that they stand in, from top to bottom. */
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

/** Neighbours without a wide gap as one, whatever the file's order. */
function joinNear(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const gap = last ? segment.left - last.right : 0;
    const widest = last && isMarker(last) ? MARKER_GAP : CELL_GAP;
    if (!last || gap >= widest * Math.min(segment.size, last.size)) joined.push({ ...segment });
    else {
      last.text += (gap > WORD_GAP * segment.size ? ' ' : '') + segment.text;
      last.right = Math.max(last.right, segment.right);
    }
  }
  return joined;
}

export const textOfLine = ({ segments }: Line): string => segments.map(({ text }) => text).join(' ');
