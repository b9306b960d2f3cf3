/** Orders the pages of one language for the words of a query. */

import { densestPlace, type Place } from '../excerpt/densest-place.ts';
import type { Reading } from '../excerpt/to-excerpt.ts';
import type { OpenIndex } from '../index/unpack-index.ts';
import { createTitleMatcher } from './match-titles.ts';
import type { QueryWord } from './match-words.ts';
import { ranking } from './ranking.ts';
import { createPageScorer } from './score-pages.ts';
import { takeBest } from './take-best.ts';

/** Bytes on either side of a place that must be the same for two pages to say the same. */
const PASSAGE_MARGIN = 80;

/** A page with what its place in the order comes from. */
export interface RankedPage {
  page: number;
  score: number;
  /** Weights of the words in the page, times the share of the query that it holds. */
  relevance: number;
  /** How well the title, and the best heading, say what was asked: 0 to 1. */
  titleMatch: number;
  headingMatch: number;
  /** Share of the query that stands together in the text, 0 to 1; 0 also for pages too far down to be read. */
  closeness: number;
  /** A bit for each word that the page holds. */
  held: number;
  /** For pages that were read. */
  reading?: Reading;
  /** Text around the place where the words of the query stand, for pages that were read. */
  passage?: string;
}

/**
 * Pages that hold at least one of the words, best first, at most `limit`; equals in the order of their paths.
 * `read` finds the words in a page's text; it is told by bits which of them the page holds.
 */
export type PageRanker = (
  words: readonly QueryWord[],
  language: number,
  limit: number,
  read: (page: number, held: number) => Reading,
) => { ranked: RankedPage[]; postings: number };

export function createPageRanker(index: OpenIndex): PageRanker {
  const scorePages = createPageScorer(index);

  return (words, language, limit, read) => {
    const { count, pages, scores, held, postings } = scorePages(words, language);
    const ranked = takeBest(pages, count, scores, Math.max(limit, ranking.reranked)).map((page): RankedPage => {
      const relevance = scores[page] as number;
      return {
        page,
        score: relevance,
        relevance,
        titleMatch: 0,
        headingMatch: 0,
        closeness: 0,
        held: held[page] as number,
      };
    });
    const matchTitles = createTitleMatcher(index, words);
    reorder(ranked, ranking.reranked, (entry) => {
      const match = matchTitles(entry.page);
      entry.titleMatch = match.title;
      entry.headingMatch = match.heading;
      entry.score *= 1 + ranking.title * match.title + ranking.heading * match.heading;
    });
    // A single word stands together with nothing.
    if (words.length > 1) {
      const total = words.reduce((sum, word) => sum + word.weight, 0);
      let unread = ranking.readUnits;
      reorder(ranked, ranking.read, (entry) => {
        if (unread <= 0) return;
        entry.reading = read(entry.page, entry.held);
        unread -= entry.reading.text.length;
        const place = densestPlace(entry.reading.hits, ranking.closeWidth);
        entry.closeness = Math.min(1, place.worth / total);
        entry.score *= 1 + ranking.close * entry.closeness;
        if (place.worth > 0) entry.passage = toPassage(entry.reading.text, place);
      });
      const passages = new Set<string>();
      reorder(ranked, ranking.read, (entry) => {
        if (entry.passage === undefined) return;
        if (passages.has(entry.passage)) entry.score *= ranking.repeated;
        passages.add(entry.passage);
      });
    }
    return { ranked: ranked.slice(0, limit), postings };
  };
}

function toPassage(text: Uint8Array, { start, end }: Place): string {
  const bytes = text.subarray(Math.max(0, start - PASSAGE_MARGIN), end + PASSAGE_MARGIN);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
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
