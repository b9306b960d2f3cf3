/** Turns the regions of all sheets into headings, paragraphs, list items and tables, in reading order. */

import type { Region } from './regions.ts';
import { type Line, textOfLine } from './sheet.ts';

export type Block =
  | { kind: 'heading'; text: string; size: number }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string }
  | { kind: 'table'; rows: string[][] };

/** Size and fonts of the running text of a file. */
export interface BodyStyle {
  size: number;
  /** Fonts with a large share of all letters; a font that is only used for headings has few. */
  fonts: ReadonlySet<string>;
}

/** Minimum share of all letters in a font for it to count as a font of the body. */
const MIN_BODY_FONT_SHARE = 0.2;

/** Finds the most frequent size and the fonts of the body. */
export function readBodyStyle(lines: readonly Line[]): BodyStyle {
  const bySize = new Map<number, number>();
  const byFont = new Map<string, number>();
  let all = 0;
  for (const { text, size, font } of lines.flatMap((line) => line.segments)) {
    const rounded = Math.round(size * 2) / 2;
    bySize.set(rounded, (bySize.get(rounded) ?? 0) + text.length);
    byFont.set(font, (byFont.get(font) ?? 0) + text.length);
    all += text.length;
  }
  const [most] = [...bySize].sort(([, a], [, b]) => b - a);
  const fonts = [...byFont].flatMap(([font, count]) => (count >= all * MIN_BODY_FONT_SHARE ? font : []));
  return { size: most?.[0] ?? 0, fonts: new Set(fonts) };
}

/** Minimum size of a heading, as a multiple of the body's size. */
const MIN_HEADING_RATIO = 1.15;

/** Maximum characters of a heading. */
const MAX_HEADING_LENGTH = 160;

/** Maximum distance of two lines of one paragraph, as a multiple of the letters' height. */
const MAX_LEADING = 1.7;

const BULLET = /^(?:[•▪●◦‣■□◆▶►➢➤✓✔–·○]|-(?=\s))\s*(?=\S)/u;

/** Matches a sign that is a bullet only in a list: it also begins a footnote, an aside or “o bien”. */
const LIST_SIGN = /^(?:[*—]|o(?=\s))\s*(?=\S)/u;

/** Minimum lines that begin with the same sign at the same place. */
const MIN_LIST_LINES = 2;

/** Matches the start of a footnote. */
const FOOTNOTE = /^\*/;

const NUMBERED = /^(?:\(?\d{1,3}[.)ºª]|\(?[a-zñ][.)]|[ivxIVX]{1,5}[.)])(?:[-–]?\s|$)/;

/** Matches a line that ends a sentence or a list. */
const SENTENCE_END = /[.:;!?»”"]$/;

/**
 * Turns a region into blocks.
 * @param body running text of the file
 */
export function toBlocks(region: Region, body: BodyStyle): Block[] {
  return 'rows' in region ? toTable(region.rows, region.edges, body) : toTexts(region.lines, body);
}

/** Turns lines of running text into headings, items and paragraphs. */
function toTexts(lines: readonly Line[], body: BodyStyle): Block[] {
  const blocks: Block[] = [];
  const right = Math.max(...lines.map(({ segments }) => segments.at(-1)?.right ?? 0));
  const items = findItems(lines);
  let last: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const text = textOfLine(line);
    const block = blocks.at(-1);
    const isNear = last !== undefined && isNext(last, line);
    const isHeading =
      isSetApart(line, text, body, isNear && block?.kind !== 'heading') &&
      (isLarge(line, body) || !isCutOff(line, lines[index + 1]));
    const goesOn =
      last && isNear && block && goesOnWith(block, last, line, { text, right, isHeading, isItem: items.has(line) });
    if (goesOn && 'text' in block) block.text = joinLines(block.text, text);
    else if (isHeading) blocks.push({ kind: 'heading', text, size: line.size });
    else if (items.has(line)) blocks.push({ kind: 'item', text: text.replace(BULLET, '').replace(LIST_SIGN, '') });
    else blocks.push({ kind: 'paragraph', text });
    last = line;
  }
  return blocks;
}

/** Finds the lines that begin with a bullet, or with a sign that makes a list with other lines. */
function findItems(lines: readonly Line[]): Set<Line> {
  const bySign = new Map<string, Line[]>();
  for (const line of lines) {
    const [sign] = LIST_SIGN.exec(textOfLine(line)) ?? [];
    const [first] = line.segments;
    if (!sign || !first || (sign.startsWith('o') && !first.isMarked)) continue;
    const key = `${sign}${Math.round(first.left)}`;
    const known = bySign.get(key);
    if (known) known.push(line);
    else bySign.set(key, [line]);
  }
  const listed = [...bySign.values()].filter(({ length }) => length >= MIN_LIST_LINES).flat();
  return new Set([...lines.filter((line) => BULLET.test(textOfLine(line))), ...listed]);
}

/** Whether a line stands directly below another. */
const isNext = (above: Line, line: Line): boolean => line.y - above.y < MAX_LEADING * Math.max(line.size, above.size);

const isLarge = ({ size }: Pick<Line, 'size'>, body: BodyStyle): boolean => size >= MIN_HEADING_RATIO * body.size;

/** Whether a line ends within a sentence, which the next line continues. */
const isCutOff = (line: Line, next: Line | undefined): boolean =>
  next !== undefined && isNext(line, next) && /^[\p{Ll}(]/u.test(textOfLine(next));

/** Whether a line is a heading: larger than the body, or a short line in a font of its own at the start of a part. */
function isSetApart({ size, segments }: Line, text: string, body: BodyStyle, isNear: boolean): boolean {
  if (text.length > MAX_HEADING_LENGTH || !/\p{L}{2}/u.test(text)) return false;
  if (isLarge({ size }, body)) return true;
  const isOther = segments.every(({ font }) => !body.fonts.has(font));
  return (
    !isNear &&
    isOther &&
    size >= body.size * 0.95 &&
    text.length < 90 &&
    /^[\p{Lu}\d¿¡]/u.test(text) &&
    !/[,;.]$/.test(text)
  );
}

interface Next {
  text: string;
  /** Right edge of the longest line of the region. */
  right: number;
  isHeading: boolean;
  isItem: boolean;
}

/** Whether a line belongs to the block of the line above. */
function goesOnWith(block: Block, last: Line, line: Line, { text, right, isHeading, isItem }: Next): boolean {
  if (isItem || FOOTNOTE.test(text) || block.kind === 'table') return false;
  const isAlike = Math.abs(last.size - line.size) < line.size / 10;
  if (block.kind === 'heading') return isHeading && isAlike && block.text.length + text.length < MAX_HEADING_LENGTH;
  if (isHeading || !isAlike || NUMBERED.test(text)) return false;
  const end = last.segments.at(-1)?.right ?? 0;
  const [first] = text.split(' ', 1);
  // Whether the first word would have fitted on the line above.
  const hadRoom = right - end > ((first?.length ?? 0) + 1) * line.size * 0.6;
  if (/^[\p{Ll}(]/u.test(text)) return true;
  return !(hadRoom && (SENTENCE_END.test(block.text) || right - end > (right - (line.segments[0]?.left ?? 0)) / 4));
}

/** Joins a line to the text above it, and puts a hyphenated word together again. */
export function joinLines(above: string, below: string): string {
  if (/\p{Ll}[-\u00AD]$/u.test(above) && /^\p{Ll}/u.test(below)) return above.slice(0, -1) + below;
  return `${above} ${below}`;
}

/** Turns lines into table rows with one text per column. Lines between rows that look like headings become headings. */
function toTable(lines: readonly Line[], edges: readonly number[], body: BodyStyle): Block[] {
  const blocks: Block[] = [];
  const push = (cells: string[]) => {
    const block = blocks.at(-1);
    if (block?.kind === 'table') block.rows.push(cells);
    else blocks.push({ kind: 'table', rows: [cells] });
  };
  for (const group of toGroups(lines)) {
    const rows = group.map((line) => ({ line, cells: toCells(line, edges) }));
    // A row of a table needs no bullet.
    for (const { cells } of rows) cells[0] = (cells[0] ?? '').replace(/^[•▪●◦‣■◆▶►➢➤]\s*(?=\S)/u, '');
    for (let [first] = rows; first && rows.length > 1 && isLarge(first.line, body); [first] = rows) {
      if (first.cells.slice(1).some(Boolean)) break;
      blocks.push({ kind: 'heading', text: first.cells[0] ?? '', size: first.line.size });
      rows.shift();
    }
    const beside = rows.filter(({ cells }) => cells.slice(1).some(Boolean));
    // Lines with a single price are one row, next to whichever of them the price is printed.
    if (rows.length > 1 && beside.length === 1) {
      push(rows.map(({ cells }) => cells).reduce(joinCells));
      continue;
    }
    let last: Line | undefined;
    for (const { line, cells } of rows) {
      const block = blocks.at(-1);
      const row = block?.kind === 'table' ? block.rows.at(-1) : undefined;
      const [only = '', ...others] = cells.filter(Boolean);
      if (others.length === 0 && isSetApart(line, only, body, false)) {
        blocks.push({ kind: 'heading', text: only, size: line.size });
      } else if (row && last && isNext(last, line) && isRest(row, cells, line, last)) {
        for (const [index, cell] of joinCells(row, cells).entries()) row[index] = cell;
      } else push(cells);
      last = line;
    }
  }
  return blocks.map(toPlain);
}

/** Splits lines into groups at gaps that are wider than between the lines of one paragraph. */
function toGroups(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isNext(last, line)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Returns the texts of a line by column. */
function toCells({ segments }: Line, edges: readonly number[]): string[] {
  const cells = Array.from({ length: edges.length + 1 }, () => '');
  for (const { left, text } of segments) {
    const at = edges.filter((edge) => edge < left).length;
    cells[at] = cells[at] ? `${cells[at]} ${text}` : text;
  }
  return cells;
}

const joinCells = (row: readonly string[], cells: readonly string[]): string[] =>
  row.map((text, index) => {
    const more = cells[index] ?? '';
    return text && more ? joinLines(text, more) : text || more;
  });

/** Whether a line only continues cells of the row above. */
function isRest(row: readonly string[], cells: readonly string[], line: Line, last: Line | undefined): boolean {
  const isLower = cells.every((cell, index) => !cell || (row[index] ? !/^\p{Lu}.*\d$/u.test(cell) : index > 0));
  const leading = last ? (line.y - last.y) / line.size : 0;
  return isLower && leading < 1.45 && !cells.every(Boolean);
}

/** Turns a table of one row into a paragraph. */
function toPlain(block: Block): Block {
  if (block.kind !== 'table') return block;
  const [first = []] = block.rows;
  return block.rows.length === 1 ? { kind: 'paragraph', text: first.filter(Boolean).join(' ') } : block;
}
