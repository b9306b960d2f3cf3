/** Moves pages to the front whose title, heading or question equals the query, stop words included. */

import { foldWords } from '../fold.ts';
import type { Found, SearchablePage } from '../found.ts';

/** Minimum words of the query: shorter ones name too many things. */
const MIN_WORDS = 3;
/** Number of first results that are compared. */
const COMPARED = 12;

/**
 * Returns the results with exact matches among the first `COMPARED` moved to the front, both parts in their order. A
 * query of fewer than `MIN_WORDS` words changes nothing. @param read returns the text of a result
 */
export function exactFirst(
  query: string,
  ranked: readonly Found[],
  pages: readonly SearchablePage[],
  read: (found: Found) => string,
): Found[] {
  const asked = foldWords(query);
  if (asked.split(' ').length < MIN_WORDS) return [...ranked];
  const isAsked = (text: string) => foldWords(text) === asked;
  const isExact = (found: Found): boolean => {
    const page = pages[found.entry.page];
    if (page && (isAsked(page.title) || page.headings.some(({ text }) => isAsked(text)))) return true;
    return read(found)
      .split('\n')
      .some((line) => line.includes('?') && line.length < 2 * query.length + 20 && isAsked(line));
  };
  const exact = new Set(ranked.slice(0, COMPARED).filter(isExact));
  return exact.size === 0 ? [...ranked] : [...exact, ...ranked.filter((found) => !exact.has(found))];
}
