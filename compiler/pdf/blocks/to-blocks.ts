/** Turns the regions of all sheets into headings, paragraphs, list items and tables, in reading order. */

import { type Region, toRegions } from '../regions.ts';
import { type Line, type RuledPart, textOfLine } from '../sheet.ts';
import type { Block } from './block.ts';
import { type BodyStyle, isCutOff, isLarge, isNext, isSetApart, joinLines, MAX_HEADING_LENGTH } from './line-style.ts';
import { toRuledRows } from './ruled-rows.ts';
import { toPlain, toTable } from './table-rows.ts';

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
 * @param right right edge of the lines; that of the longest line if not given
 */
export function toBlocks(region: Region, body: BodyStyle, right?: number): Block[] {
  if ('rows' in region) return toTable(region.rows, region.edges, body).map(toPlain);
  const blocks: Block[] = [];
  const seen = new Set<RuledPart>();
  let texts: Line[] = [];
  for (const line of region.lines) {
    const parts = line.segments.flatMap(({ part }) => (part ? part : []));
    const segments = line.segments.filter(({ part }) => !part);
    if (segments.length > 0) texts.push({ ...line, segments });
    for (const part of parts) {
      if (seen.has(part)) continue;
      seen.add(part);
      blocks.push(...toTexts(texts, body, right), ...toPartBlocks(part, body));
      texts = [];
    }
  }
  return [...blocks, ...toTexts(texts, body, right)];
}

/** Turns a ruled part of a sheet into blocks. */
function toPartBlocks(part: RuledPart, body: BodyStyle): Block[] {
  if (part.kind === 'table') return toRuledRows(part.rows, body);
  if (part.kind === 'columns') return toTable(part.lines, part.edges, body);
  return part.frames.flatMap(({ lines, right }) => {
    const regions = toRegions(lines);
    return regions.flatMap((region) => toBlocks(region, body, regions.length === 1 ? right : undefined));
  });
}

/** Turns lines of running text into headings, items and paragraphs. */
function toTexts(lines: readonly Line[], body: BodyStyle, edge = 0): Block[] {
  const blocks: Block[] = [];
  const right = Math.max(edge, ...lines.map(({ segments }) => segments.at(-1)?.right ?? 0));
  const items = findItems(lines);
  const prose = findLargeProse(lines.filter((line) => isLarge(line, body)));
  let last: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const text = textOfLine(line);
    const block = blocks.at(-1);
    const isNear = last !== undefined && isNext(last, line);
    const isHeading =
      !prose.has(line) &&
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

/** Minimum lines of one size that are a paragraph, if they end as a sentence or are too long for a heading. */
const MIN_PROSE_LINES = 3;

/** Minimum characters of such a paragraph that ends otherwise. */
const MIN_PROSE_LENGTH = 300;

/** Finds paragraphs among large lines by their number of lines and their end. */
function findLargeProse(lines: readonly Line[]): Set<Line> {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    if (last && isNext(last, line) && isAlike(last, line)) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  const isProse = (run: readonly Line[]) => {
    const text = run.map(textOfLine).join(' ');
    return run.length >= MIN_PROSE_LINES && (/[.;]$/.test(text) || text.length > MIN_PROSE_LENGTH);
  };
  return new Set(runs.filter(isProse).flat());
}

const isAlike = (a: Line, b: Line): boolean => Math.abs(a.size - b.size) < b.size / 10;

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
  if (block.kind === 'heading')
    return isHeading && isAlike(last, line) && block.text.length + text.length < MAX_HEADING_LENGTH;
  if (isHeading || !isAlike(last, line) || NUMBERED.test(text)) return false;
  const end = last.segments.at(-1)?.right ?? 0;
  const [first] = text.split(' ', 1);
  // Whether the first word would have fitted on the line above.
  const hadRoom = right - end > ((first?.length ?? 0) + 1) * line.size * 0.6;
  if (/^[\p{Ll}(]/u.test(text)) return true;
  return !(hadRoom && (SENTENCE_END.test(block.text) || right - end > (right - (line.segments[0]?.left ?? 0)) / 4));
}
