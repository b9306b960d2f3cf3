/** Finds the words of a query in the bodies of the pages of one search, the best pages farthest. */

import type { WordHit, WordScanner } from './scan-words.ts';

/** Units that are read of any page, and beyond which no page is read. */
const LEAST_READ = 3_000;
const LONGEST_READ = 20_000;
/** Units that one search reads: of each page as many as a part of what is left. */
const READ_BY_SEARCH = 45_000;
const PART = 4 / 9;
/** Units that it reads besides, of pages that have said no word so far, until they say one. */
const SOUGHT_BY_SEARCH = 55_000;
const PIECE = 5_000;

/** What was found in the body of a page, which the main heading is not part of. */
export interface Reading {
  /** Markdown. */
  text: string;
  hits: WordHit[];
  /** Where reading began and stopped. */
  start: number;
  end: number;
}

/** Reads a page of one search; the pages come in their order, the best first. */
export type BodyReader = (readMarkdown: (bytes: number) => string) => Reading;

export function createBodyReader(scan: WordScanner): BodyReader {
  let unread = READ_BY_SEARCH;
  let unsought = SOUGHT_BY_SEARCH;
  return (readMarkdown) => {
    const part = Math.min(LONGEST_READ, Math.max(LEAST_READ, Math.floor(unread * PART)));
    // What an excerpt shows may stand after its words, and letters take up to three bytes.
    let text = readMarkdown(part + 4_000);
    const start = text.startsWith('# ') ? Math.max(0, text.indexOf('\n')) : 0;
    let end = toBlank(text, start + part);
    const hits = scan(text, start, end);
    unread = Math.max(0, unread - (end - start));
    if (hits.length === 0 && unsought > 0) text = readMarkdown(LONGEST_READ + 12_000);
    const farthest = Math.min(text.length, start + LONGEST_READ);
    while (hits.length === 0 && unsought > 0 && end < farthest) {
      const to = Math.min(toBlank(text, end + PIECE), farthest);
      hits.push(...scan(text, end, to));
      unsought -= to - end;
      end = to;
    }
    return { text, hits, start, end };
  };
}

/** The first blank from a place on, or the end. */
function toBlank(text: string, place: number): number {
  const blank = place < text.length ? text.indexOf(' ', place) : -1;
  return blank < 0 ? text.length : blank;
}
