/** Cuts the passage of a page that answers a query best, and tells which section it stands in. */

import { excerptLimit } from '../../contract/policy.ts';
import { type MarkdownHeading, readOutline, toSectionEnd } from '../../markdown-blocks.ts';
import { toPlainText } from '../plain-text.ts';
import { better, densestPlace, type Place } from './densest-place.ts';
import { type Reading, toBodyStart } from './read-body.ts';
import type { WordHit, WordScanner } from './scan-words.ts';

/** Width in bytes in which the words of the query are to lie together, so that what follows them is shown too. */
const WINDOW = 160;
/** Bytes of a page in which the best place is looked for, wherever it was first found to say the words. */
const READ_WHOLE = 4_000;
/** What a word of the page's title is worth in its text. */
const OF_TITLE = 0.4;
/** What a word beside an image is worth: what describes it says little else. */
const OF_IMAGE = 0.2;
/** Bytes after the best place that an excerpt may need. */
const MARGIN = 1_500;
/** A place further into its sentence than this is shown without the sentence's beginning. */
const LONGEST_LEAD_IN = 90;
/** A passage with less text than this is shown with what stands around it. */
const SHORTEST = 140;
/** Lines before a short passage that may be shown with it. */
const MAX_LINES_BEFORE = 8;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What a page shows for a query. */
export interface Passage {
  /** Plain text, at most `excerptLimit` UTF-16 units, whole words. */
  excerpt: string;
  /** Position of the heading that it stands below, among the headings of the page; undefined below the first or none. */
  section?: number;
}

/** What a passage is chosen by. */
export interface Sought {
  scan: WordScanner;
  /** A bit for each word that the title of the page says: all of the page is about it. */
  inTitle: number;
  /** What the answer looks like, with the number and the worth of the word that asks for it. */
  sign?: { pattern: RegExp; word: number; worth: number } | undefined;
  /** Whether a heading of the page is known to say what was asked. */
  hasHeading: boolean;
}

/**
 * Where the words lie closest together; at a heading, bold line or question that says them all, with what follows it.
 * The description, else the beginning, when the body says none of them.
 */
export function toPassage(reading: Reading, description: string, sought: Sought): Passage {
  const { text } = reading;
  const bodyStart = toBodyStart(text);
  const weigh = (hit: WordHit) => {
    const isInTitle = (sought.inTitle & (1 << hit.word)) !== 0;
    const factor = (isInTitle ? OF_TITLE : 1) * (isOfImage(text, hit.start) ? OF_IMAGE : 1);
    return factor === 1 ? hit : { ...hit, worth: hit.worth * factor };
  };
  const end = Math.max(reading.end, Math.min(text.length, bodyStart + READ_WHOLE));
  const ofWords = sought.scan(text, bodyStart, end).hits.map(weigh);
  const hits = sought.sign ? addSigns({ text, hits: ofWords, end }, sought.sign, bodyStart) : ofWords;
  const place = (sought.hasHeading && findLead({ text, hits }, sought.scan, weigh)) || densestInSection({ text, hits });
  if (place.worth === 0) {
    const beginning = () => toPlainText(decode(text, bodyStart, bodyStart + 4 * excerptLimit));
    return { excerpt: clip(toPlainText(description) || beginning()) };
  }
  const markdown = decode(text, 0, cutAfter(text, place.end + MARGIN));
  const start = decode(text, 0, place.start).length;
  const length = decode(text, place.start, place.end).length;
  return cutPassage(markdown, { start, end: start + length }, decode(text, 0, bodyStart).length);
}

/** The densest place of any section: the end of one and the heading of the next say nothing together. */
function densestInSection({ text, hits }: Pick<Reading, 'text' | 'hits'>): Place {
  const sections: WordHit[][] = [];
  let end = -1;
  for (const hit of hits) {
    if (hit.start >= end) {
      sections.push([]);
      end = toNextHeading(text, hit.start);
    }
    sections.at(-1)?.push(hit);
  }
  const places = sections.map((section) => densestPlace(section, WINDOW));
  return places.reduce(better, { start: 0, end: 0, worth: 0 });
}

/** Where the first heading line after a place begins, or the end. */
function toNextHeading(text: Uint8Array, place: number): number {
  let newline = text.indexOf(LINE_FEED, place);
  while (newline >= 0 && text[newline + 1] !== HASH) newline = text.indexOf(LINE_FEED, newline + 1);
  return newline < 0 ? text.length : newline + 1;
}

/** Whether a place stands in a line that begins with an image. */
function isOfImage(text: Uint8Array, place: number): boolean {
  const line = text.lastIndexOf(LINE_FEED, place) + 1;
  return text[line] === EXCLAMATION_MARK && text[line + 1] === OPENING_BRACKET;
}

/** The hits of words with those of what the answer looks like, in order. */
function addSigns(
  { text, hits, end }: Omit<Reading, 'cost'>,
  sign: NonNullable<Sought['sign']>,
  bodyStart: number,
): WordHit[] {
  const body = decode(text, bodyStart, end);
  const signs: WordHit[] = [];
  let at = 0;
  let bytes = bodyStart;
  for (const match of body.matchAll(sign.pattern)) {
    bytes += encoder.encode(body.slice(at, match.index)).length;
    at = match.index;
    signs.push({ start: bytes, end: bytes + encoder.encode(match[0]).length, word: sign.word, worth: sign.worth });
  }
  return [...hits, ...signs].sort((a, b) => a.start - b.start);
}

/** Bytes of a page in which headings are looked for. */
const LEADS_READ = 20_000;

/** The heading, bold line or question that says the most of a query; undefined when the text around says more. */
function findLead(
  { text, hits }: Pick<Reading, 'text' | 'hits'>,
  scan: WordScanner,
  weigh: (hit: WordHit) => WordHit,
): Place | undefined {
  let best: Place | undefined;
  const end = Math.min(text.length, LEADS_READ);
  for (let at = toBodyStart(text); at < end; ) {
    const newline = text.indexOf(LINE_FEED, at);
    const lineEnd = newline < 0 ? text.length : newline;
    if (lineEnd - at < LONGEST_LINE && isLead(text, at, lineEnd)) {
      const { worth } = densestPlace(scan(text, at, lineEnd).hits.map(weigh), LONGEST_LINE);
      if (worth > (best?.worth ?? 0) + 1e-6) best = { start: at, end: lineEnd, worth };
    }
    at = lineEnd + 1;
  }
  const elsewhere = densestInSection({ text, hits }).worth;
  return best !== undefined && best.worth >= elsewhere - 1e-6 ? best : undefined;
}

const LINE_FEED = 0x0a;
const LONGEST_LINE = 240;

/** Whether a line is a heading, bold alone or a question. */
function isLead(text: Uint8Array, start: number, end: number): boolean {
  const first = text[start];
  if (first === HASH) return true;
  let last = end - 1;
  while (last > start && (text[last] === STAR || text[last] === UNDERSCORE)) last--;
  if (text[last] === QUESTION_MARK) return true;
  return first === STAR && text[start + 1] === STAR && text[end - 1] === STAR;
}

const EXCLAMATION_MARK = 0x21;
const OPENING_BRACKET = 0x5b;
const HASH = 0x23;
const STAR = 0x2a;
const UNDERSCORE = 0x5f;
const QUESTION_MARK = 0x3f;

/** @param markdown from the beginning of the page to well after the place. @param bodyStart after the main heading */
function cutPassage(markdown: string, { start, end }: { start: number; end: number }, bodyStart: number): Passage {
  const { headings } = readOutline(markdown);
  const begin = Math.max(bodyStart, toBeginning(markdown, start, end));
  const { index, from, to } = toSection(markdown, headings, begin);
  let first = begin;
  let plain = toPlainText(markdown.slice(first, to));
  for (
    let lines = 0;
    plain.length < SHORTEST && first > Math.max(from, bodyStart) && lines < MAX_LINES_BEFORE;
    lines++
  ) {
    const before = Math.max(from, bodyStart, markdown.lastIndexOf('\n', first - 2) + 1);
    const longer = toPlainText(markdown.slice(before, to));
    if (longer.length > excerptLimit) break;
    first = before;
    plain = longer;
  }
  return { excerpt: clip(plain), ...(index > 0 && { section: index }) };
}

/** The section that a place stands in: of the nearest heading, or of one above while it has hardly any text. */
function toSection(
  markdown: string,
  headings: readonly MarkdownHeading[],
  place: number,
): { index: number; from: number; to: number } {
  let index = headings.findLastIndex(({ start }) => start <= place);
  while (index > 0) {
    const { level, start } = headings[index] as MarkdownHeading;
    const to = toSectionEnd(headings, index, markdown.length);
    if (to - start >= SHORTEST) return { index, from: start, to };
    index = headings.findLastIndex((heading, i) => i < index && heading.level < level);
  }
  return { index, from: 0, to: markdown.length };
}

/** Where a passage begins that shows a place: at its line or its sentence where that is not far before, else at a word. */
function toBeginning(markdown: string, start: number, end: number): number {
  const line = markdown.lastIndexOf('\n', start - 1) + 1;
  const spare = Math.max(0, Math.min(LONGEST_LEAD_IN, excerptLimit - (end - start)));
  const lineText = markdown.slice(line, start);
  const sentence = [...lineText.matchAll(SENTENCE_END)].at(-1);
  const begin = sentence === undefined ? line : line + sentence.index + sentence[0].length;
  if (start - begin <= spare) return begin;
  const blank = markdown.indexOf(' ', start - (spare >> 1));
  return blank >= 0 && blank < start ? blank + 1 : start;
}

/** The end of a sentence, with the blank after it. */
const SENTENCE_END = /[.!?…]["»”)*_]* +/g;

/** At most `excerptLimit` units, whole words. */
function clip(text: string): string {
  if (text.length <= excerptLimit) return text.trim();
  const end = text.lastIndexOf(' ', excerptLimit);
  if (end > 0) return text.slice(0, end).trim();
  const cut = text.slice(0, excerptLimit);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

function decode(text: Uint8Array, from: number, to: number): string {
  return decoder.decode(text.subarray(from, to));
}

/** A line feed or blank not far after an offset, else the end of the character there. */
function cutAfter(text: Uint8Array, to: number): number {
  if (to >= text.length) return text.length;
  for (let at = to; at < text.length && at < to + 200; at++) if (text[at] === LINE_FEED || text[at] === 0x20) return at;
  let at = to;
  while (at > 0 && ((text[at] as number) & 0xc0) === 0x80) at--;
  return at;
}
