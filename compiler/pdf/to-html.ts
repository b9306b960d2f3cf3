/** Sheets of a PDF → HTML that says the same, so that it is read as any page. */

import { escapeUTF8 } from 'entities';
import { type Block, joinLines, readBodyStyle, toBlocks } from './blocks.ts';
import { toRegions } from './regions.ts';
import { type Line, type Sheet, textOfLine, toLines, toSegments } from './sheet.ts';

/** What the file states of itself. */
export interface PdfHead {
  title: string;
  /** BCP 47; empty when it is not stated. */
  language: string;
}

/** HTML of a PDF; `''` if its sheets have no text. */
export function pdfToHtml(sheets: readonly Sheet[], head: PdfHead): string {
  const pages = withoutRunningHeads(sheets.map(toUprightLines));
  const body = readBodyStyle(pages.flat());
  const blocks: Block[] = [];
  for (const lines of pages) {
    const found = toRegions(lines).flatMap((region) => toBlocks(region, body));
    const [first, ...others] = found;
    const last = blocks.at(-1);
    // A sentence may go on overleaf.
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

/** The lines of a sheet: what is upright first, then what is turned, as it is read with the sheet turned. */
function toUprightLines({ tokens }: Sheet): Line[] {
  const lines: Line[] = [];
  for (const turns of [0, 1, 2, 3]) {
    const turned = tokens.filter((token) => token.turns === turns);
    const below = lines.at(-1)?.y ?? 0;
    const found = toLines(toSegments(turned));
    const shift = turns === 0 ? 0 : below + 1000 - (found[0]?.y ?? 0);
    for (const line of found) {
      line.y += shift;
      for (const segment of line.segments) segment.y += shift;
      lines.push(line);
    }
  }
  return lines;
}

/** Lines at the top and at the bottom of a sheet that may be running heads. */
const EDGE_LINES = 3;

/** Letters beside the number of a sheet, as in “Página 3 de 10”. */
const MAX_NUMBER_LETTERS = 10;

/** Whether a line says the number of its sheet, and little else. */
const isPageNumber = (text: string): boolean =>
  /\d/.test(text) && text.replace(/[^\p{L}]/gu, '').length <= MAX_NUMBER_LETTERS;

/** A line as it stands, and with its first or last number told by how far it is from the number of its sheet. */
function toKeys(line: Line, sheet: number): Set<string> {
  const text = textOfLine(line);
  const numbers = [...text.matchAll(/\d+/g)];
  const withRelative = (number: RegExpExecArray | undefined) =>
    number === undefined
      ? text
      : `${text.slice(0, number.index)}#${Number(number[0]) - sheet}${text.slice(number.index + number[0].length)}`;
  return new Set([text, withRelative(numbers[0]), withRelative(numbers.at(-1))]);
}

/** Sheets without page numbers, and with each running head where it stands first. */
function withoutRunningHeads(sheets: Line[][]): Line[][] {
  if (sheets.length < 2) return sheets;
  const edges = sheets.map((lines, sheet) => {
    const some = new Set([...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)]);
    return new Map([...some].map((line) => [line, toKeys(line, sheet)]));
  });
  const counts = new Map<string, number>();
  for (const keys of edges) {
    for (const key of new Set([...keys.values()].flatMap((some) => [...some]))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const least = Math.max(2, sheets.length / 3);
  const seen = new Set<string>();
  return sheets.map((lines, sheet) =>
    lines.filter((line) => {
      const key = [...(edges[sheet]?.get(line) ?? [])].find((one) => (counts.get(one) ?? 0) >= least);
      if (key === undefined) return true;
      const isKnown = seen.has(key);
      seen.add(key);
      return !isKnown && !isPageNumber(textOfLine(line));
    }),
  );
}

type Heading = Extract<Block, { kind: 'heading' }>;

/** Deepest level of a heading. */
const MAX_LEVEL = 4;

/** Share of a size that is still taken for it. */
const SAME_SIZE = 0.95;

/** The distinct sizes of headings beside the title, the largest first. */
function headingSizes(blocks: readonly Block[], title: Heading | undefined): number[] {
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading' && block !== title);
  const distinct: number[] = [];
  for (const { size } of headings.sort((a, b) => b.size - a.size)) {
    if (size < (distinct.at(-1) ?? Number.POSITIVE_INFINITY) * SAME_SIZE) distinct.push(size);
  }
  return distinct;
}

/** Titles that a program made up, and names of files. */
const MADE_UP =
  /^microsoft (?:word|excel|powerpoint) - |^(?:untitled|sin t[ií]tulo|documento?|slide|presentaci[oó]n|presentation|proyecto)[\s\d]*$|[\\/_]|\.\w{2,5}$/i;

/** Blocks among which the title is. */
const TITLE_BLOCKS = 12;

/** Times the size of the body that a title has. */
const TITLE_SIZE = 1.25;

/** The largest heading of the file if it is large and stands near its start. */
function findTitle(blocks: readonly Block[], bodySize: number): Heading | undefined {
  const [largest = 0] = headingSizes(blocks, undefined);
  const least = Math.max(largest * SAME_SIZE, bodySize * TITLE_SIZE);
  return blocks
    .slice(0, TITLE_BLOCKS)
    .find((block): block is Heading => block.kind === 'heading' && block.size >= least);
}

/** What the file states, unless a program made it up; else `''`. */
function toStatedTitle(stated: string): string {
  return MADE_UP.test(stated) || !/\p{L}{3}/u.test(stated) ? '' : stated;
}

function writeBlocks(blocks: readonly Block[], title: Heading | undefined): string {
  let html = '';
  const sizes = headingSizes(blocks, title);
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      const at = sizes.findIndex((size) => block.size >= size * SAME_SIZE);
      const level = block === title ? 1 : Math.min(MAX_LEVEL, at + 2);
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

/** A table whose first row names its columns, where it has no figures and others have. */
function writeTable(rows: readonly string[][]): string {
  const [first = [], ...others] = rows;
  const hasFigures = (row: readonly string[]) => row.slice(1).some((cell) => /\d/.test(cell));
  const isHeaded =
    first.every((cell, index) => index === 0 || cell !== '') && !hasFigures(first) && others.some(hasFigures);
  const write = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeUTF8(cell)}</${tag}>`).join('')}</tr>\n`;
  return `<table>\n${rows.map((row, index) => write(row, isHeaded && index === 0 ? 'th' : 'td')).join('')}</table>\n`;
}
