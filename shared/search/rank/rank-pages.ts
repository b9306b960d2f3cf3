/** Orders the pages of one language for the words of a query. */

import { densestPlace, type Place } from '../excerpt/densest-place.ts';
import type { Reading } from '../excerpt/read-body.ts';
import { pageKinds } from '../index/packed-index.ts';
import type { OpenIndex } from '../index/unpack-index.ts';
import { concepts } from '../language/concepts.ts';
import { createTitleMatcher } from './match-titles.ts';
import type { MatchedQuery } from './match-words.ts';
import { ranking } from './ranking.ts';
import { createPageScorer, takeBest } from './score-pages.ts';

/** UTF-16 units on either side of a place that must be the same for two pages to say the same. */
const PASSAGE_MARGIN = 80;

/** Why a page counts less than its words do: it is legal, says hardly anything, repeats a better one, is in another language. */
export type Discount = 'legal' | 'thin' | 'repeated' | 'otherLanguage';

/** A page with what its place in the order comes from. */
export interface RankedPage {
  page: number;
  score: number;
  /** Weights of the words in the page, times the share of the query that it holds. */
  relevance: number;
  /** How well the title, and the best heading, say what was asked: 0 to 1. */
  titleMatch: number;
  headingMatch: number;
  /** A bit for each word that the title says. */
  inTitle: number;
  /** Share of the query that stands together in the text, 0 to 1; 0 also for pages too far down to be read. */
  closeness: number;
  /** Factors below 1. */
  discounts: Partial<Record<Discount, number>>;
  /** A bit for each word that the page holds. */
  held: number;
  /** For pages that were read. */
  reading?: Reading;
  /** Text around the place where the words of the query stand, for pages that were read. */
  passage?: string;
}

/**
 * Pages that hold at least one of the words, best first, at most `limit`; equals in the order of their paths.
 * `read` finds the words in a page's text; without it they are not compared by their text.
 */
export type PageRanker = (
  query: Pick<MatchedQuery, 'words' | 'concepts'>,
  language: number,
  limit: number,
  read: ((page: number) => Reading) | undefined,
) => { ranked: RankedPage[]; postings: number };

export function createPageRanker(index: OpenIndex): PageRanker {
  const scorePages = createPageScorer(index);
  const toTitleMatcher = createTitleMatcher(index);

  return ({ words, concepts: spokenOf }, language, limit, read) => {
    const kindFactors = toKindFactors(spokenOf);
    const { count, pages, scores, held, postings } = scorePages(words, language, kindFactors);
    const ranked = takeBest(pages, count, scores, Math.max(limit, ranking.reranked)).map((page): RankedPage => {
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
    reorder(ranked, ranking.reranked, (entry) => {
      const match = matchTitles(entry.page);
      entry.titleMatch = match.title;
      entry.headingMatch = match.heading;
      entry.inTitle = match.inTitle;
      entry.score = entry.relevance * (1 + ranking.title * match.title + ranking.heading * match.heading);
      const kind = index.pageKinds[entry.page] as number;
      // A title that says what was asked makes up for the kind of the page.
      if (kind > 0) discount(entry, pageKinds[kind] as Discount, (kindFactors[kind] as number) ** (1 - match.heading));
    });
    // A single word stands together with nothing.
    if (words.length > 1 && read !== undefined) {
      const total = words.reduce((sum, word) => sum + word.weight, 0);
      let unread = ranking.readUnits;
      reorder(ranked, ranking.read, (entry) => {
        if (unread <= 0) return;
        entry.reading = read(entry.page);
        unread -= entry.reading.text.length;
        const place = densestPlace(entry.reading.hits, ranking.closeWidth);
        entry.closeness = Math.min(1, place.worth / total);
        entry.score *= 1 + ranking.close * entry.closeness;
        if (place.worth > 0) entry.passage = toPassage(entry.reading.text, place);
      });
      const passages = new Set<string>();
      reorder(ranked, ranking.read, (entry) => {
        if (entry.passage === undefined) return;
        if (passages.has(entry.passage)) discount(entry, 'repeated', ranking.repeated);
        passages.add(entry.passage);
      });
    }
    return { ranked: ranked.slice(0, limit), postings };
  };
}

/** Makes a page count less. */
export function discount(entry: RankedPage, reason: Discount, factor: number): void {
  if (factor === 1) return;
  entry.score *= factor;
  entry.discounts[reason] = factor;
}

/** What pages of each kind count for a query that speaks of some concepts. */
function toKindFactors(spokenOf: ReadonlySet<number>): number[] {
  const isLegal = [...spokenOf].some((concept) => concepts[concept]?.isLegal);
  const factors = { ordinary: 1, legal: isLegal ? 1 : ranking.legal, thin: ranking.thin };
  return pageKinds.map((kind) => factors[kind]);
}

function toPassage(text: string, { start, end }: Place): string {
  return text.slice(Math.max(0, start - PASSAGE_MARGIN), end + PASSAGE_MARGIN);
}

/** Gives the first entries a new score and sorts them among themselves. */
function reorder(ranked: RankedPage[], count: number, rescore: (entry: RankedPage) => void): void {
  const first = ranked.slice(0, count);
  for (const entry of first) rescore(entry);
  first.sort(compareRanked);
  for (const [position, entry] of first.entries()) ranked[position] = entry;
}

/** Best first; equals in the order of their paths, which is that of their numbers. */
export function compareRanked(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}
