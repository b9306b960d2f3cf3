/** Cuts the passage of a page that answers a query best, and tells which section it stands in. */

import { excerptLimit } from '../../contract/policy.ts';
import { type MarkdownHeading, readOutline, toSectionEnd } from '../../markdown-blocks.ts';
import { toPlainText } from '../plain-text.ts';
import { better, densestPlace, type Place } from './densest-place.ts';
import { type Reading, toBodyStart } from './read-body.ts';
import type { WordHit } from './scan-words.ts';

/** Width in UTF-16 units in which the words of the query are to lie together, so that what follows them is shown too. */
const WINDOW = 160;
/** What a word of the page's title is worth in its text. */
const OF_TITLE = 0.4;
/** What a word is worth in a heading, which says what follows, and in a line that is a link and nothing else. */
const IN_HEADING = 1.2;
const IN_LINK = 0.4;
/** Units of a page without any of the words in which the answer itself is looked for. */
const SIGN_SOUGHT = 8_000;
/** Units after the best place that an excerpt may need. */
const MARGIN = 1_500;
/** A place further into its sentence than this is shown without the sentence's beginning. */
const LONGEST_LEAD_IN = 90;
/** A passage with less text than this is shown with what stands around it. */
const SHORTEST = 140;
/** Lines before a short passage that may be shown with it. */
const MAX_LINES_BEFORE = 8;

/** What a page shows for a query. */
export interface Passage {
  /** Plain text, at most `excerptLimit` UTF-16 units, whole words. */
  excerpt: string;
  /** Position of the heading that it stands below, among the headings of the page; undefined below the first or none. */
  section?: number;
}

/** What a passage is chosen by. */
export interface Sought {
  /** A bit for each word that the title of the page says: all of the page is about it. */
  inTitle: number;
  /** What the answer looks like, with the number and the worth of the word that asks for it. */
  sign?: { pattern: RegExp; word: number; worth: number } | undefined;
}

/**
 * Where the words lie closest together, with what follows them.
 * The description, else the beginning, when the body says none of them.
 */
export function toPassage({ text, hits: words }: Reading, description: string, sought: Sought): Passage {
  const bodyStart = toBodyStart(text);
  const weighed = weigh(text, words, sought.inTitle);
  const hits = sought.sign ? addSigns(text, weighed, sought.sign) : weighed;
  const place = densestInSection(text, hits);
  if (place.worth === 0) {
    const beginning = () => toPlainText(text.slice(bodyStart, bodyStart + 4 * excerptLimit));
    return { excerpt: clip(toPlainText(description) || beginning()) };
  }
  const lineEnd = text.indexOf('\n', place.end + MARGIN);
  return cutPassage(lineEnd < 0 ? text : text.slice(0, lineEnd), place, bodyStart);
}

/** The densest place of any section: the end of one and the heading of the next say nothing together. */
function densestInSection(text: string, hits: readonly WordHit[]): Place {
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

/** The words with what they are worth where they stand. */
function weigh(text: string, words: readonly WordHit[], inTitle: number): WordHit[] {
  let lineEnd = -1;
  let ofLine = 1;
  return words.map((hit) => {
    if (hit.start >= lineEnd) {
      const newline = text.indexOf('\n', hit.start);
      lineEnd = newline < 0 ? text.length : newline;
      ofLine = worthOfLine(text.slice(text.lastIndexOf('\n', hit.start) + 1, lineEnd));
    }
    const ofTitle = (inTitle & (1 << hit.word)) === 0 ? 1 : OF_TITLE;
    return { ...hit, worth: hit.worth * ofTitle * ofLine };
  });
}

function worthOfLine(line: string): number {
  if (line.startsWith('#')) return IN_HEADING;
  return line.endsWith(')') && LONE_LINK.test(line) ? IN_LINK : 1;
}

/** An item of a list of links: what it names is said elsewhere. */
const LONE_LINK = /^\s*(?:[-*]|\d+[.)]) \[[^\]]*\]\([^)]*\)$/;

/** Where the first heading line after a place begins, or the end. */
function toNextHeading(text: string, place: number): number {
  const newline = text.indexOf('\n#', place);
  return newline < 0 ? text.length : newline + 1;
}

/** The words and what the answer looks like, in order: where it stands with one of them, anywhere where there is none. */
function addSigns(
  text: string,
  words: readonly WordHit[],
  { pattern, word, worth }: NonNullable<Sought['sign']>,
): WordHit[] {
  const signs: WordHit[] = [];
  const addFrom = (from: number, to: number) => {
    for (const { index, 0: sign } of text.slice(from, to).matchAll(pattern)) {
      signs.push({ start: from + index, end: from + index + sign.length, word, worth });
    }
  };
  if (words.length === 0) addFrom(toBodyStart(text), SIGN_SOUGHT);
  for (let first = 0, last = 0; first < words.length; first = last) {
    last = first + 1;
    while (last < words.length && (words[last] as WordHit).start - (words[last - 1] as WordHit).end < 2 * WINDOW)
      last++;
    addFrom(Math.max(0, (words[first] as WordHit).start - WINDOW), (words[last - 1] as WordHit).end + WINDOW);
  }
  return [...words, ...signs].sort((a, b) => a.start - b.start);
}

/** @param markdown from the beginning of the page to well after the place. @param bodyStart after the main heading */
function cutPassage(markdown: string, { start, end }: { start: number; end: number }, bodyStart: number): Passage {
  const { headings } = readOutline(markdown);
  const begin = Math.max(bodyStart, toBeginning(markdown, start, end));
  const { index, from, to } = toSection(markdown, headings, begin);
  let first = begin;
  let plain = toPlainBeginning(markdown, first, to);
  const top = Math.max(from, bodyStart);
  for (let lines = 0; plain.length < SHORTEST && first > top && lines < MAX_LINES_BEFORE; lines++) {
    const before = Math.max(top, markdown.lastIndexOf('\n', first - 2) + 1);
    const longer = `${toPlainText(markdown.slice(before, first))} ${plain}`.trim();
    if (longer.length > excerptLimit) break;
    first = before;
    plain = longer;
  }
  return { excerpt: clip(plain), ...(index > 0 && { section: index }) };
}

/** Plain text of a stretch, as far as an excerpt may need it: plain text is dear. */
function toPlainBeginning(markdown: string, from: number, to: number): string {
  for (let length = 2 * excerptLimit; ; length *= 2) {
    const blank = from + length < to ? markdown.slice(from + length, to).search(/\s/) : -1;
    const end = blank < 0 ? to : from + length + blank;
    const plain = toPlainText(markdown.slice(from, end));
    if (end === to || plain.length > excerptLimit) return plain;
  }
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
  const farthest = start - Math.max(0, Math.min(LONGEST_LEAD_IN, excerptLimit - (end - start)));
  const line = markdown.lastIndexOf('\n', start - 1) + 1;
  const sentence = [...markdown.slice(Math.max(line, farthest - 1), start).matchAll(SENTENCE_END)].at(-1);
  const begin = sentence === undefined ? line : Math.max(line, farthest - 1) + sentence.index + sentence[0].length;
  if (begin >= farthest) return begin;
  const blank = markdown.indexOf(' ', (farthest + start) >> 1);
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
