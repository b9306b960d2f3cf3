/** Puts first the pages of which a title, a heading or a question is the query itself, stop words included. */

import { foldWords } from '../fold.ts';
import type { Found, SearchablePage } from '../found.ts';

/** Shorter queries are the name of too many things. */
const MIN_WORDS = 3;
/** First results whose text is compared. */
const COMPARED = 12;

/** The results in their order, but for those that say exactly what is asked. @param read gives the text of a result */
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
