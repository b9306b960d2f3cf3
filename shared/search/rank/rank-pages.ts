/** Ranks the pages of one language for the words of a query. */

import type { Reading, WordHit } from '../excerpt/scan-words.ts';
import { pageKinds } from '../index/packed-index.ts';
import type { OpenIndex } from '../index/unpack-index.ts';
import { concepts } from '../language/concepts.ts';
import { createTitleMatcher } from './match-titles.ts';
import type { MatchedQuery } from './match-words.ts';
import { ranking } from './ranking.ts';
import { createPageScorer, takeBest } from './score-pages.ts';

/** UTF-16 units on each side of a place that belong to the passage compared with those of other pages. */
const PASSAGE_MARGIN = 80;

/** Reason to lower a page: legal text, hardly any text, repetition of a better page, another language. */
export type Discount = 'legal' | 'thin' | 'repeated' | 'otherLanguage';

/** Page with the numbers that give its place. */
export interface RankedPage {
  page: number;
  score: number;
  /** Sum of the weights of the words on the page, times their share of the query. */
  relevance: number;
  /** Match of the title and of the best heading with the query, 0 to 1. */
  titleMatch: number;
  headingMatch: number;
  /** A bit for each word of the query in the title. */
  inTitle: number;
  /** Share of the query close together in the text, 0 to 1; 0 for unread pages. */
  closeness: number;
  /** Factors by reason, not above 1. */
  discounts: Partial<Record<Discount, number>>;
  /** A bit for each word of the query on the page. */
  held: number;
  /** Only of pages that were read. */
  reading?: Reading | undefined;
  /** Text around the query's words; only of pages that were read. */
  passage?: string;
}

/** Returns a function that ranks the pages of an index for a query, in one language. */
export function createPageRanker(index: OpenIndex) {
  const scorePages = createPageScorer(index);
  const toTitleMatcher = createTitleMatcher(index);

  /**
   * Returns at most `limit` pages with a word, best first, then by path, and the number of postings read. For a query
   * of one word, or without `read`, texts are not compared.
   */
  return (
    { words, concepts: spokenOf }: MatchedQuery,
    language: number,
    limit: number,
    read: ((page: number) => Reading) | undefined,
  ) => {
    const kindFactors = toKindFactors(spokenOf);
    const { count, pages, scores, held, postings } = scorePages(words, language, kindFactors);
    const ranked = takeBest(pages, count, scores, Math.max(limit, ranking.comparedTitles)).map((page): RankedPage => {
      const score = scores[page] as number;
      const kind = index.pageKinds[page] as number;
      return {
        page,
        score,
        relevance: score / (kindFactors[kind] as number),
        titleMatch: 0,
        headingMatch: 0,
        inTitle: 0,
        closeness: 0,
        discounts: {},
        held: held[page] as number,
      };
    });
    const matchTitles = toTitleMatcher(words);
    reorder(ranked, ranking.comparedTitles, (entry) => {
      const match = matchTitles(entry.page);
      entry.titleMatch = match.title;
      entry.headingMatch = match.heading;
      entry.inTitle = match.inTitle;
      entry.score = entry.relevance * (1 + ranking.title * match.title + ranking.heading * match.heading);
      const kind = index.pageKinds[entry.page] as number;
      // A title or heading that matches the query makes up for the kind of the page.
      if (kind > 0) discount(entry, pageKinds[kind] as Discount, (kindFactors[kind] as number) ** (1 - match.heading));
    });
    // A single word has no others to be close to.
    if (words.length > 1 && read !== undefined) {
      const total = words.reduce((sum, word) => sum + word.weight, 0);
      let unread = ranking.maxReadUnits;
      reorder(ranked, ranking.readPages, (entry) => {
        if (unread <= 0) return;
        entry.reading = read(entry.page);
        unread -= entry.reading.text.length;
        const place = densestPlace(entry.reading.hits, ranking.closeWidth);
        entry.closeness = Math.min(1, place.worth / total);
        entry.score *= 1 + ranking.close * entry.closeness;
        if (place.worth > 0) entry.passage = toPassage(entry.reading.text, place);
      });
      const passages = new Set<string>();
      reorder(ranked, ranking.readPages, (entry) => {
        if (entry.passage === undefined) return;
        if (passages.has(entry.passage)) discount(entry, 'repeated', ranking.repeated);
        passages.add(entry.passage);
      });
    }
    return { ranked: ranked.slice(0, limit), postings };
  };
}

/** Multiplies a page's score by a factor, in place, and records the reason. A factor of 1 has no effect. */
export function discount(entry: RankedPage, reason: Discount, factor: number): void {
  if (factor === 1) return;
  entry.score *= factor;
  entry.discounts[reason] = factor;
}

/** Returns factors in the order of `pageKinds`. Legal pages count fully only for a query with a legal concept. */
function toKindFactors(spokenOf: ReadonlySet<number>): number[] {
  const isLegal = [...spokenOf].some((concept) => concepts[concept]?.isLegal);
  const factors = { ordinary: 1, legal: isLegal ? 1 : ranking.legal, thin: ranking.thin };
  return pageKinds.map((kind) => factors[kind]);
}

function toPassage(text: string, { start, end }: Pick<WordHit, 'start' | 'end'>): string {
  return text.slice(Math.max(0, start - PASSAGE_MARGIN), end + PASSAGE_MARGIN);
}

/** Rescores the first `count` entries and sorts them, in place. */
function reorder(ranked: RankedPage[], count: number, rescore: (entry: RankedPage) => void): void {
  const first = ranked.slice(0, count);
  for (const entry of first) rescore(entry);
  first.sort(compareRanked);
  for (const [position, entry] of first.entries()) ranked[position] = entry;
}

/** Compares by score, highest first, then by number, which is the order of paths. */
export function compareRanked(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}

/** Returns the range of at most `width` units with the highest worth of words; of equals the shortest, then first. */
export function densestPlace(hits: readonly WordHit[], width: number): Omit<WordHit, 'word'> {
  let best = { start: 0, end: 0, worth: 0 };
  for (const [first, { start }] of hits.entries()) {
    const counted: number[] = [];
    let worth = 0;
    for (let last = first; last < hits.length; last++) {
      const { end, ...hit } = hits[last] as WordHit;
      if (last > first && end - start > width) break;
      const raise = hit.worth - (counted[hit.word] ?? 0);
      if (raise <= 0) continue;
      counted[hit.word] = hit.worth;
      worth += raise;
      const gain = worth - best.worth;
      if (gain > 1e-6 || (gain > -1e-6 && end - start < best.end - best.start)) best = { start, end, worth };
    }
  }
  return best;
}
