/** Orders the pages of one language for the words of a query: weights of the index, soft coordination, titles. */

import type { QueryWord } from './match-words.ts';
import { ranking } from './ranking.ts';
import { createCursor, type OpenIndex } from './unpack-index.ts';

/** A page with what its place in the order comes from. */
export interface RankedPage {
  page: number;
  score: number;
  /** Sum of the words' weights in the page. */
  relevance: number;
  /** Share of the query that the page holds, 0 to 1. */
  coordination: number;
  titleMatch: number;
  headingMatch: number;
}

export interface Ranker {
  /** All pages of the language that hold at least one of the words, best first, up to `limit`, and how many there are. */
  rank: (words: readonly QueryWord[], language: number, limit: number) => RankedPage[];
}

export function createRanker(index: OpenIndex): Ranker {
  const relevance = new Float32Array(index.pageCount);
  const matched = new Float32Array(index.pageCount);
  const ofWord = new Float32Array(index.pageCount);
  const touched = new Uint32Array(index.pageCount);
  const touchedByWord = new Uint32Array(index.pageCount);

  function rank(words: readonly QueryWord[], language: number, limit: number): RankedPage[] {
    let count = 0;
    let total = 0;
    for (const word of words) {
      total += word.weight;
      let hits = 0;
      for (const [term, worth] of word.terms) {
        let at = index.offsets[term] as number;
        let page = -1;
        for (let rest = index.frequencies[term] as number; rest > 0; rest--) {
          let delta = 0;
          for (let shift = 0; ; shift += 7) {
            const byte = index.postings[at++] as number;
            delta |= (byte & 127) << shift;
            if (byte < 128) break;
          }
          page += delta + 1;
          const weight = worth * (index.weights[index.postings[at++] as number] as number);
          const before = ofWord[page] as number;
          if (before === 0) touchedByWord[hits++] = page;
          if (weight > before) ofWord[page] = weight;
        }
      }
      for (let i = 0; i < hits; i++) {
        const page = touchedByWord[i] as number;
        if (relevance[page] === 0) touched[count++] = page;
        relevance[page] = (relevance[page] as number) + (ofWord[page] as number);
        matched[page] = (matched[page] as number) + word.weight;
        ofWord[page] = 0;
      }
    }
    const found: RankedPage[] = [];
    for (let i = 0; i < count; i++) {
      const page = touched[i] as number;
      if (index.pageLanguages[page] === language) {
        const coordination = (matched[page] as number) / total;
        const base = relevance[page] as number;
        found.push({
          page,
          score: base * coordination ** ranking.coordination,
          relevance: base,
          coordination,
          titleMatch: 0,
          headingMatch: 0,
        });
      }
      relevance[page] = 0;
      matched[page] = 0;
    }
    found.sort(compareRanked);
    const top = found.slice(0, ranking.reranked);
    for (const entry of top) readTitleMatch(entry, words, total);
    top.sort(compareRanked);
    return [...top, ...found.slice(ranking.reranked)].slice(0, limit);
  }

  function readTitleMatch(entry: RankedPage, words: readonly QueryWord[], total: number): void {
    const cursor = createCursor(index.titles, index.titleOffsets[entry.page] as number);
    const count = cursor.next();
    for (let i = 0; i < count; i++) {
      const length = cursor.next();
      let hits = 0;
      const seen = new Set<QueryWord>();
      let covered = 0;
      for (let j = 0; j < length; j++) {
        const term = cursor.next();
        let best = 0;
        for (const word of words) {
          const worth = word.terms.get(term) ?? 0;
          if (worth > best) best = worth;
          if (worth > 0 && !seen.has(word)) {
            seen.add(word);
            covered += word.weight * worth;
          }
        }
        hits += best;
      }
      if (length === 0) continue;
      const recall = covered / total;
      const precision = hits / length;
      const match = recall * (0.5 + 0.5 * precision);
      if (i === 0) entry.titleMatch = match;
      entry.headingMatch = Math.max(entry.headingMatch, match);
    }
    entry.score *= 1 + ranking.titleCoverage * entry.titleMatch + ranking.headingCoverage * entry.headingMatch;
  }

  return { rank };
}

/** Best first; equals in the order of their paths, which is that of their numbers. */
export function compareRanked(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}
