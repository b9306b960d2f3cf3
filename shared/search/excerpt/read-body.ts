/** Finds the words of a query in the bodies of the pages of one search, each as far as it may matter. */

import type { WordHit, WordScanner } from './scan-words.ts';

/** A page is read in pieces of so many units, the first always, the others until each of its words was seen. */
const PIECE = 5_000;
/** Bytes that hold the first piece and what an excerpt of it shows. */
const FIRST_BYTES = 8_000;
/** Beyond it no page is read, so that one huge page cannot slow a search down. */
const LONGEST_READ = 20_000;
const MOST_BYTES = 32_000;
/** Units that one search reads beyond the first pieces, and how many of them are kept for pages whose piece says no word. */
const READ_ON_BY_SEARCH = 60_000;
const KEPT = 45_000;

/** What was found in the body of a page, which the main heading is not part of. */
export interface Reading {
  /** Markdown. */
  text: string;
  hits: WordHit[];
  /** Where reading began and stopped. */
  start: number;
  end: number;
}

/** Reads a page of one search; `held` has a bit for each word of the query that the page is known to hold. */
export type BodyReader = (readMarkdown: (bytes: number) => string, held: number) => Reading;

export function createBodyReader(scan: WordScanner): BodyReader {
  let unread = READ_ON_BY_SEARCH;
  return (readMarkdown, held) => {
    let text = readMarkdown(FIRST_BYTES);
    const start = text.startsWith('# ') ? Math.max(0, text.indexOf('\n')) : 0;
    const hits: WordHit[] = [];
    let missing = held;
    let end = start;
    const readTo = (most: number) => {
      while (end < most && (end === start || missing !== 0)) {
        const blank = text.indexOf(' ', end + PIECE);
        const to = blank < 0 || blank > most ? most : blank;
        for (const hit of scan(text, end, to)) {
          missing &= ~(1 << hit.word);
          hits.push(hit);
        }
        end = to;
      }
    };
    readTo(Math.min(text.length, start + PIECE));
    const spendable = hits.length > 0 ? unread - KEPT : unread;
    if (missing !== 0 && spendable > 0) {
      text = readMarkdown(MOST_BYTES);
      const before = end;
      readTo(Math.min(text.length, start + LONGEST_READ, end + spendable));
      unread -= end - before;
    }
    return { text, hits, start, end };
  };
}
