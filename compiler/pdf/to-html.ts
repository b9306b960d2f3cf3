/** Converts the sheets of a PDF to HTML with the same text, so that it is read as any page. */

import { escapeUTF8 } from 'entities';
import type { Block } from './blocks/block.ts';
import { joinLines, readBodyStyle } from './blocks/line-style.ts';
import { toBlocks } from './blocks/to-blocks.ts';
import { joinInitials } from './letters/initials.ts';
import { joinSpacedLetters, joinSpacedTexts } from './letters/spaced-letters.ts';
import { toRegions } from './regions.ts';
import { findGrids } from './ruled/grids.ts';
import { takeRuledParts } from './ruled/ruled-parts.ts';
import { type Line, type Sheet, textOfLine, toLines, toSegments } from './sheet.ts';
import { cutSpreads } from './spreads.ts';

/** Metadata that the file states. */
export interface PdfHead {
  title: string;
  /** BCP 47; empty if not stated. */
  language: string;
}

/** Converts a PDF to HTML; `''` if its sheets have no text. */
export function pdfToHtml(sheets: readonly Sheet[], head: PdfHead): string {
  joinSpacedTexts(sheets);
  const lines = cutSpreads(sheets).map(toUprightLines);
  const pages = withoutRunningHeads(lines);
  const body = readBodyStyle(pages.flat());
  const blocks: Block[] = [];
  for (const lines of pages) {
    const found = toRegions(lines).flatMap((region) => toBlocks(region, body));
    const [first, ...others] = found;
    const last = blocks.at(-1);
    // A sentence may continue on the next sheet.
    if (last?.kind === 'paragraph' && first?.kind === 'paragraph' && /^\p{Ll}/u.test(first.text)) {
      last.text = joinLines(last.text, first.text);
      blocks.push(...others);
    } else blocks.push(...found);
  }
  if (blocks.length === 0) return '';
  const shown = findTitle(blocks, body.size);
  const title = shown?.text ?? toStatedTitle(head.title);
  const language = /^[a-z]{2,3}(?:-|$)/i.test(head.language) ? ` lang="${escapeUTF8(head.language)}"` : '';
  return `<!DOCTYPE html><html${language}><head><meta charset="utf-8"><title>${escapeUTF8(title)}</title></head><body><main data-vitrina="keep">\n${writeBlocks(blocks, shown)}</main></body></html>\n`;
}

/** Returns the lines of a sheet: upright ones first, then those turned by 90, 180 and 270 degrees. */
function toUprightLines(sheet: Sheet): Line[] {
  const lines: Line[] = [];
  const grids = findGrids(sheet.rules, sheet);
  for (const turns of [0, 1, 2, 3]) {
    const turned = sheet.tokens.filter((token) => token.turns === turns);
    const below = lines.at(-1)?.y ?? 0;
    const { tokens, parts } = takeRuledParts(joinInitials(turned), turns === 0 ? grids : []);
    const found = toLines([...toSegments(joinSpacedLetters(tokens)), ...parts]);
    const shift = turns === 0 ? 0 : below + 1000 - (found[0]?.y ?? 0);
    for (const line of found) {
      line.y += shift;
      for (const segment of line.segments) segment.y += shift;
      lines.push(line);
    }
  }
  return lines;
}

/** Number of lines at the top and the bottom of a sheet that may be running heads. */
const MAX_RUNNING_LINES = 3;

/** Minimum sheets whose only texts are the same lines for these to be a stamp on pictures. */
const MIN_STAMPED_SHEETS = 3;

/** Maximum points between the heights of a running head on two sheets. A row that ends several sheets has any height. */
const MAX_RUNNING_SHIFT = 3;

/** Maximum letters next to a page number, as in “Página 3 de 10”. */
const MAX_PAGE_NUMBER_LETTERS = 10;

/** Whether a line is a page number with few other letters. */
const isPageNumber = (text: string): boolean =>
  /\d/.test(text) && text.replace(/[^\p{L}]/gu, '').length <= MAX_PAGE_NUMBER_LETTERS;

/** Returns keys of a line: its text, and with its first, its last or all numbers relative to the sheet's number. */
function toKeys(line: Line, sheet: number): Set<string> {
  const text = textOfLine(line);
  const numbers = [...text.matchAll(/\d+/g)];
  const withRelative = (number: RegExpExecArray | undefined) =>
    number === undefined
      ? text
      : `${text.slice(0, number.index)}#${Number(number[0]) - sheet}${text.slice(number.index + number[0].length)}`;
  const allRelative = text.replace(/\d+/g, (number) => `#${Number(number) - sheet}`);
  return new Set([text, withRelative(numbers[0]), withRelative(numbers.at(-1)), allRelative]);
}

/**
 * Removes page numbers, and keeps only the first of each running head. Returns the other lines by sheet; none if there
 * is nothing but running heads, as on a scan with a stamp.
 */
function withoutRunningHeads(sheets: Line[][]): Line[][] {
  if (sheets.length < 2) return sheets;
  const edges = sheets.map((lines, sheet) => {
    const some = new Set([...lines.slice(0, MAX_RUNNING_LINES), ...lines.slice(-MAX_RUNNING_LINES)]);
    return new Map([...some].map((line) => [line, toKeys(line, sheet)]));
  });
  const places = new Map<string, number[]>();
  for (const [{ y }, keys] of edges.flatMap((lines) => [...lines])) {
    for (const key of keys) places.set(key, [...(places.get(key) ?? []), y]);
  }
  const least = Math.max(2, sheets.length / 3);
  const isRunning = (key: string, { y }: Line) =>
    (places.get(key) ?? []).filter((other) => Math.abs(other - y) <= MAX_RUNNING_SHIFT).length >= least;
  const seen = new Set<string>();
  const said = new Set<string>();
  let hasText = false;
  const kept = sheets.map((lines, sheet) =>
    lines.filter((line) => {
      const key = [...(edges[sheet]?.get(line) ?? [])].find((one) => isRunning(one, line));
      const text = textOfLine(line);
      const isNumber = isPageNumber(text);
      const isKnown = key !== undefined && seen.has(key);
      // A stamp says the same on each sheet, but for the number of the sheet at its edge.
      const words = text.replace(/^\d{1,5}\s|\s\d{1,5}$/g, '');
      hasText ||= key === undefined || (isKnown && !isNumber && !said.has(words));
      if (key === undefined) return true;
      seen.add(key);
      said.add(words);
      return !isKnown && !isNumber;
    }),
  );
  return hasText || sheets.length < MIN_STAMPED_SHEETS ? kept : [];
}

type Heading = Extract<Block, { kind: 'heading' }>;

/** Deepest level of a heading. */
const MAX_HEADING_LEVEL = 4;

/** Minimum ratio of two sizes for them to count as the same. */
const MIN_SAME_SIZE_RATIO = 0.95;

/** Lists the distinct sizes of headings except the title, the largest first. */
function headingSizes(blocks: readonly Block[], title: Heading | undefined): number[] {
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading' && block !== title);
  const distinct: number[] = [];
  for (const { size } of headings.sort((a, b) => b.size - a.size)) {
    if (size < (distinct.at(-1) ?? Number.POSITIVE_INFINITY) * MIN_SAME_SIZE_RATIO) distinct.push(size);
  }
  return distinct;
}

/** Matches titles that a program made up, and names of files. */
const GENERATED_TITLE =
  /^microsoft (?:word|excel|powerpoint) - |^(?:untitled|sin t[ií]tulo|documento?|slide|presentaci[oó]n|presentation|proyecto)[\s\d]*$|[\\/_]|\.\w{2,5}$/i;

/** Number of blocks at the start that may be the title. */
const MAX_TITLE_BLOCKS = 12;

/** Minimum size of a title, as a multiple of the body's size. */
const MIN_TITLE_RATIO = 1.25;

/** Finds the largest heading if it is near the start; `undefined` if it is too small. */
function findTitle(blocks: readonly Block[], bodySize: number): Heading | undefined {
  const [largest = 0] = headingSizes(blocks, undefined);
  const least = Math.max(largest * MIN_SAME_SIZE_RATIO, bodySize * MIN_TITLE_RATIO);
  return blocks
    .slice(0, MAX_TITLE_BLOCKS)
    .find((block): block is Heading => block.kind === 'heading' && block.size >= least);
}

/** Returns the stated title; `''` if a program made it up. */
function toStatedTitle(stated: string): string {
  return GENERATED_TITLE.test(stated) || !/\p{L}{3}/u.test(stated) ? '' : stated;
}

function writeBlocks(blocks: readonly Block[], title: Heading | undefined): string {
  let html = '';
  const sizes = headingSizes(blocks, title);
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      const at = sizes.findIndex((size) => block.size >= size * MIN_SAME_SIZE_RATIO);
      const level = block === title ? 1 : Math.min(MAX_HEADING_LEVEL, at + 2);
      html += `<h${level}>${escapeUTF8(block.text)}</h${level}>\n`;
    } else if (block.kind === 'item') {
      if (blocks[index - 1]?.kind !== 'item') html += '<ul>\n';
      html += `<li>${escapeUTF8(block.text)}</li>\n`;
      if (blocks[index + 1]?.kind !== 'item') html += '</ul>\n';
    } else if (block.kind === 'table') html += writeTable(block.rows);
    else html += `<p>${escapeUTF8(block.text)}</p>\n`;
  }
  return html;
}

/** Minimum share of rows with figures below a header. */
const MIN_FIGURES_SHARE = 0.5;

/** Writes a table. The first row becomes its header if it has no figures and most rows below have some. */
function writeTable(rows: readonly string[][]): string {
  const [first = [], ...others] = rows;
  const hasFigures = (row: readonly string[]) => row.slice(1).some((cell) => /\d/.test(cell));
  // A cell that ends as a sentence does names no column.
  const isNamed = first.every((cell, index) => !/\d|[.,;]$/.test(cell) && (index === 0 || cell !== ''));
  const isHeaded = isNamed && others.filter(hasFigures).length >= Math.max(1, others.length * MIN_FIGURES_SHARE);
  const write = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeUTF8(cell)}</${tag}>`).join('')}</tr>\n`;
  return `<table>\n${rows.map((row, index) => write(row, isHeaded && index === 0 ? 'th' : 'td')).join('')}</table>\n`;
}
