/** Cuts an excerpt out of a page's Markdown: how far it reaches, where its section ends, a second piece. */

import { excerptLimit } from '../../contract/policy.ts';
import { readOutline, toSectionEnd } from '../../markdown-blocks.ts';
import { toPlainText } from '../plain-text.ts';

/** Units after a place in which what it shows may stand, destinations of links included. */
export const MARGIN = 1_500;
/** A shorter section is shown with its surroundings. */
const MIN_SECTION = 180;
/** Between pieces of an excerpt. */
const SEPARATOR = ' … ';
/** Units of a second piece that is worth the end of the first, and of the shortest that is shown. */
export const SECOND_PIECE = 90;
const MIN_PIECE = 20;

/** Longest heading that an excerpt begins with besides its passage. */
const MAX_TITLE = 60;

/** What an excerpt shows besides. */
export interface Piece {
  start: number;
  end: number;
  /** Whether it may replace what stands before the first piece, and the end of that. */
  isWorthLead: boolean;
  isWorthEnd: boolean;
}

/** How far an excerpt reaches at most; destinations of links are not counted, since not shown. */
export function toReach(text: string, start: number): number {
  const rest = text.slice(start, start + MARGIN);
  let to: number = excerptLimit;
  for (let link = rest.indexOf(']('); link >= 0 && link < to; ) {
    const close = rest.indexOf(')', link) + 1 || rest.length;
    to += close - link;
    link = rest.indexOf('](', close);
  }
  return start + Math.min(to, rest.length);
}

/** The first character of a line right before a heading, which belongs to the text below it. */
const LABEL = /(?:^|\n)([^\s#>|[!*_-][^\n]{0,58}[^\s.!?:,;)\\])\n+$/;

/** Start of a label right before a heading, else of the heading. */
function toLabel(text: string, heading: number): number {
  const before = text.slice(Math.max(0, heading - 64), heading);
  const label = LABEL.exec(before);
  return label === null || heading === text.length
    ? heading
    : heading - before.length + before.lastIndexOf(label[1] as string);
}

/** The start of the first heading from a place on, else the end. */
function toHeading(text: string, place: number): number {
  return text.indexOf('\n#', place - 1) + 1 || text.length;
}

/** Where what begins at a place ends: at the next heading, or at a label right before it. */
export function toBreak(text: string, start: number): number {
  const heading = toHeading(text, start + 1);
  const label = toLabel(text, heading);
  return label > start ? label : toLabel(text, toHeading(text, heading + 1));
}

/**
 * The passage from `start` on, below its heading if that says more, with as many lines before it in its section as there
 * is room for besides `reserved`. `sign`: pattern of an answer.
 */
export function cutPassage(text: string, start: number, bodyStart: number, sign?: RegExp, reserved = 0) {
  const lineEnd = text.indexOf('\n', start + MARGIN);
  const markdown = lineEnd < 0 ? text : text.slice(0, lineEnd);
  const { index: section, from: sectionStart, to } = toSection(markdown, start);
  const top = Math.max(sectionStart, bodyStart);
  let from = Math.max(start, top);
  const heading = readHeading(markdown, start);
  const isShown = heading.start > sectionStart || (sign !== undefined && heading.text.search(sign) >= 0);
  const title = isShown && heading.text.length <= MAX_TITLE ? `${heading.text} ` : '';
  const end = Math.min(to, toReach(markdown, from));
  // Signs of Markdown take less room than what is shown.
  let plain = toPlainText(markdown.slice(from, Math.min(to, end + excerptLimit)));
  const room = excerptLimit - reserved - title.length;
  while (from > top && plain.length < room) {
    const before = Math.max(top, markdown.slice(0, from - 1).lastIndexOf('\n') + 1);
    const longer = `${toPlainText(markdown.slice(before, from))} ${plain}`.trim();
    if (longer.length > room) break;
    from = before;
    plain = longer;
  }
  return { excerpt: clip(from > heading.start ? title + plain : plain), from, end, section };
}

/** The heading that a place is below or in; an empty one at 0 if there is none. */
function readHeading(markdown: string, place: number): { start: number; text: string } {
  const start = markdown.lastIndexOf('\n#', place) + 1;
  return { start, text: start === 0 ? '' : toPlainText(/^.*/.exec(markdown.slice(start))?.[0] ?? '') };
}

/** The section around a place, or the one above it as long as it has hardly any text; index 0 is the whole page. */
function toSection(markdown: string, place: number): { index: number; from: number; to: number } {
  const { headings } = readOutline(markdown);
  let index = headings.findLastIndex(({ start }) => start <= place);
  const next = headings[index + 1]?.start;
  if (next !== undefined && toLabel(markdown, next) <= place) index++;
  while (index > 0) {
    const { level, start: from } = headings[index] as (typeof headings)[number];
    const to = toSectionEnd(headings, index, markdown.length);
    if (to - from >= MIN_SECTION) return { index, from, to: toLabel(markdown, to) };
    index = headings.findLastIndex((heading, i) => i < index && heading.level < level);
  }
  return { index, from: 0, to: markdown.length };
}

/** At most `limit` units, of whole words if there are any. */
export function clip(text: string, limit: number = excerptLimit): string {
  if (text.length <= limit) return text.trim();
  const end = text.lastIndexOf(' ', limit);
  if (end > 0) return text.slice(0, end).trim();
  const cut = text.slice(0, limit);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** An excerpt with a second piece of the text in the room that it leaves, or instead of its own end. */
export function addPiece(excerpt: string, text: string, { start, end, isWorthEnd }: Piece): string {
  const free = excerptLimit - excerpt.length - SEPARATOR.length;
  const room = isWorthEnd ? Math.max(free, SECOND_PIECE) : free;
  if (room < MIN_PIECE) return excerpt;
  const piece = clip(toPlainText(text.slice(start, end)), room);
  if (piece === '') return excerpt;
  return `${clip(excerpt, excerptLimit - SEPARATOR.length - piece.length)}${SEPARATOR}${piece}`;
}
