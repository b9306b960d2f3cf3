/** Cuts the piece of a page that shows best why it was found. */

import { toPlainText } from '../plain-text.ts';
import { densestPlace } from './densest-place.ts';
import type { WordHit, WordScanner } from './scan-words.ts';

/** Most UTF-16 units of an excerpt; never more code points than that. */
const longestExcerpt = 240;
/** Width in which the words of the query are to lie together. */
const WINDOW = 200;
/** Markdown around the best place that is turned into plain text. */
const MARGIN = 260;
/** A page is read in pieces of so many units, until each of its words was seen. */
const PIECE = 6_000;
/** Beyond it no page is read, so that one huge page cannot slow a search down. */
const LONGEST_READ = 40_000;

/** Hits of a query in the body of a page: the main heading does not count. `held` has a bit for each word of the page. */
export function scanBody(markdown: string, scan: WordScanner, held: number): WordHit[] {
  const start = toBodyStart(markdown);
  const end = Math.min(markdown.length, start + LONGEST_READ);
  let hits: WordHit[] = [];
  let missing = held;
  for (let from = start; from < end && missing !== 0; ) {
    const blank = markdown.indexOf(' ', from + PIECE);
    const to = blank < 0 || blank > end ? end : blank;
    const found = scan(markdown, from, to, held);
    for (const hit of found) missing &= ~(1 << hit.word);
    hits = hits.length === 0 ? found : hits.concat(found);
    from = to;
  }
  return hits;
}

/**
 * Plain text of at most 240 characters, cut at word boundaries, where the `hits` of `scanBody` lie closest together;
 * the description, else the beginning, when there are none.
 */
export function toExcerpt(markdown: string, description: string, hits: readonly WordHit[], scan: WordScanner): string {
  const bodyStart = toBodyStart(markdown);
  if (hits.length === 0) {
    return clip(toPlainText(description) || toPlainText(markdown.slice(bodyStart, bodyStart + 4 * longestExcerpt)), 0);
  }
  const place = densestPlace(hits, WINDOW);
  const from = cutBefore(markdown, Math.max(bodyStart, place.start - MARGIN), bodyStart);
  const text = toPlainText(markdown.slice(from, cutAfter(markdown, place.end + MARGIN)));
  const shown = densestPlace(scan(text, 0, text.length), WINDOW);
  return clip(text, toBeginning(text, shown.start, shown.end));
}

function toBodyStart(markdown: string): number {
  return markdown.startsWith('# ') ? Math.max(0, markdown.indexOf('\n')) : 0;
}

/** Where an excerpt that shows a place begins: at its sentence where that fits, else some words before it. */
function toBeginning(text: string, start: number, end: number): number {
  const spare = Math.max(0, longestExcerpt - (end - start) - 20);
  const earliest = Math.max(0, start - spare);
  if (earliest === 0) return 0;
  const sentence = SENTENCE_END.exec(text.slice(earliest, start));
  if (sentence !== null) return earliest + sentence.index + sentence[0].length;
  const blank = text.indexOf(' ', start - (spare >> 1));
  return blank >= 0 && blank < start ? blank + 1 : start;
}

/** The first end of a sentence, with the blank after it. */
const SENTENCE_END = /[.:;!?…] /;

/** From a word's beginning on, at most `longestExcerpt` units, whole words. */
function clip(text: string, from: number): string {
  if (text.length - from <= longestExcerpt) return text.slice(from).trim();
  const end = text.lastIndexOf(' ', from + longestExcerpt);
  if (end > from) return text.slice(from, end).trim();
  const cut = text.slice(from, from + longestExcerpt);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

function cutBefore(text: string, from: number, earliest: number): number {
  for (let at = from; at > earliest && at > from - 200; at--) if (/\s/.test(text.charAt(at))) return at + 1;
  return from;
}

function cutAfter(text: string, to: number): number {
  for (let at = to; at < text.length && at < to + 200; at++) if (/\s/.test(text.charAt(at))) return at;
  return Math.min(text.length, to);
}
