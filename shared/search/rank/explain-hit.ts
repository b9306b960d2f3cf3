/** Says in words and factors why a result stands where it does, for people who look into their search. */

import type { OpenIndex } from '../index/unpack-index.ts';
import type { QueryWord } from './match-words.ts';
import type { RankedPage } from './rank-pages.ts';
import { ranking } from './ranking.ts';

/** A word of the query as a result answers it. */
interface ExplainedWord {
  /** Folded. */
  word: string;
  /** Share of the query that the word carries, 0 to 1; those of all words add up to 1. */
  share: number;
  /** Whether the page holds it, itself or as one of its terms. */
  held: boolean;
  /** The terms that stand for it on this site, the best first, with what a match of each is worth (1: the word itself). */
  terms: { term: string; worth: number }[];
}

/** Score = relevance × titles × closeness × all discounts. */
interface ScoreParts {
  score: number;
  /** Weights of the words in the page, times the share of the query that it holds. */
  relevance: number;
  /** Factor for a title or heading that says what was asked: 1 when none does. */
  titles: number;
  /** Factor for the words standing together in the text: 1 when they do not, or when the text was not read. */
  closeness: number;
  /** Factors below 1, by their reason; none for most pages. */
  discounts: RankedPage['discounts'];
}

export interface ExplainedHit {
  title: string;
  url: string;
  excerpt: string;
  /** Heading that the excerpt stands below, unless it is the first. */
  section?: string;
  parts: ScoreParts;
  words: ExplainedWord[];
}

export function explainHit(
  hit: RankedPage & Omit<ExplainedHit, 'parts' | 'words'>,
  words: readonly QueryWord[],
  index: OpenIndex,
): ExplainedHit {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return {
    title: hit.title,
    url: hit.url,
    excerpt: hit.excerpt,
    ...(hit.section !== undefined && { section: hit.section }),
    parts: {
      score: hit.score,
      relevance: hit.relevance,
      titles: 1 + ranking.title * hit.titleMatch + ranking.heading * hit.headingMatch,
      closeness: 1 + ranking.close * hit.closeness,
      discounts: hit.discounts,
    },
    words: words.map(({ word, weight, terms }, number) => ({
      word,
      share: weight / total,
      held: (hit.held & (1 << number)) !== 0,
      terms: [...terms]
        .map(([term, worth]) => ({ term: index.terms[term] as string, worth }))
        .sort((a, b) => b.worth - a.worth || (a.term < b.term ? -1 : 1)),
    })),
  };
}
