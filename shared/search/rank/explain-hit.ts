/** Says in words and factors why a result stands where it does, for people who look into their search. */

import type { OpenIndex } from '../index/unpack-index.ts';
import type { QueryWord } from './match-words.ts';
import type { RankedPage } from './rank-pages.ts';
import { ranking } from './ranking.ts';

/** What is said of a page itself. */
type ShownPage = RankedPage & { title: string; url: string; excerpt: string; section?: string };

export type ExplainedHit = ReturnType<typeof explainHit>;

export function explainHit(hit: ShownPage, words: readonly QueryWord[], index: OpenIndex) {
  const { title, url, excerpt, section, score, relevance, discounts } = hit;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return {
    title,
    url,
    excerpt,
    ...(section !== undefined && { section }),
    /** Score = relevance × titles × closeness × all discounts; a factor of 1 says nothing. */
    parts: {
      score,
      relevance,
      titles: 1 + ranking.title * hit.titleMatch + ranking.heading * hit.headingMatch,
      closeness: 1 + ranking.close * hit.closeness,
      discounts,
    },
    words: words.map(({ word, weight, terms }, number) => ({
      word,
      /** Those of all words add up to 1. */
      share: weight / total,
      /** Whether the page holds it, itself or as one of its terms. */
      held: (hit.held & (1 << number)) !== 0,
      /** What stands for it on this site, the best first; 1 is worth the word itself. */
      terms: [...terms]
        .map(([term, worth]) => ({ term: index.terms[term] as string, worth }))
        .sort((a, b) => b.worth - a.worth || (a.term < b.term ? -1 : 1)),
    })),
  };
}
