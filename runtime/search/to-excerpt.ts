/** Cuts the piece of a page that shows best why it was found. */

import { toPlainText } from '#shared/search/plain-text.ts';
import { type SoughtWords, scanWords, type WordHit } from './scan-words.ts';

/** Most UTF-16 units of an excerpt; never more code points than that. */
export const longestExcerpt = 240;
/** Width in which the words of the query are to lie together. */
const WINDOW = 200;
/** Markdown around the best place that is turned into plain text. */
const MARGIN = 260;
/** Beyond it no page is read for its excerpt, so that one huge page cannot slow a search down. */
const LONGEST_SCAN = 60_000;

/**
 * Plain text of at most 240 characters, cut at word boundaries, where the sought words lie closest together; the
 * description, else the beginning, when the body holds none of them. The main heading does not count as body.
 */
export function toExcerpt(markdown: string, description: string, sought: SoughtWords): string {
  const bodyStart = markdown.startsWith('# ') ? Math.max(0, markdown.indexOf('\n')) : 0;
  const hits = scanWords(markdown, sought, bodyStart, Math.min(markdown.length, bodyStart + LONGEST_SCAN));
  if (hits.length === 0) {
    return clip(toPlainText(description) || toPlainText(markdown.slice(bodyStart, bodyStart + 4 * longestExcerpt)), 0);
  }
  const place = densestPlace(hits);
  const from = cutBefore(markdown, Math.max(bodyStart, place.start - MARGIN), bodyStart);
  const text = toPlainText(markdown.slice(from, cutAfter(markdown, place.end + MARGIN)));
  const plainHits = scanWords(text, sought, 0, text.length);
  if (plainHits.length === 0) return clip(text, 0);
  return clip(text, beginning(text, densestPlace(plainHits)));
}

/** The stretch with the most of the query's words; of equals the shortest, then the first. */
function densestPlace(hits: readonly WordHit[]): { start: number; end: number } {
  const counts = new Map<number, number>();
  let best = { start: 0, end: 0, worth: -1 };
  let worth = 0;
  let first = 0;
  for (const hit of hits) {
    const before = counts.get(hit.word) ?? 0;
    counts.set(hit.word, before + 1);
    if (before === 0) worth += hit.worth;
    for (let dropped = hits[first] as WordHit; ; dropped = hits[first] as WordHit) {
      const left = counts.get(dropped.word) as number;
      if (hit.end - dropped.start <= WINDOW && left === 1) break;
      if (dropped === hit) break;
      counts.set(dropped.word, left - 1);
      if (left === 1) worth -= dropped.worth;
      first++;
    }
    const start = (hits[first] as WordHit).start;
    const shorter = hit.end - start < best.end - best.start;
    if (worth > best.worth + 1e-9 || (worth > best.worth - 1e-9 && shorter)) best = { start, end: hit.end, worth };
  }
  return best;
}

/** Where an excerpt that shows `place` begins: at its sentence where that fits, else some words before it. */
function beginning(text: string, place: { start: number; end: number }): number {
  const earliest = Math.max(0, Math.min(place.start, place.end - longestExcerpt + 20, place.start));
  const spare = longestExcerpt - (place.end - place.start);
  const reach = Math.max(0, place.start - Math.max(0, spare - 40));
  if (reach === 0) return 0;
  const lead = text.slice(reach, place.start);
  const sentence = Math.max(
    lead.lastIndexOf('. '),
    lead.lastIndexOf('? '),
    lead.lastIndexOf('! '),
    lead.lastIndexOf(': '),
  );
  if (sentence >= 0) return reach + sentence + 2;
  const half = Math.max(reach, place.start - (spare >> 1), earliest > place.start ? place.start : 0);
  const blank = text.indexOf(' ', half);
  return blank >= 0 && blank < place.start ? blank + 1 : place.start;
}

/** From a word's beginning on, at most `longestExcerpt` units, whole words. */
function clip(text: string, from: number): string {
  if (text.length - from <= longestExcerpt) {
    return text.slice(from).trim();
  }
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
