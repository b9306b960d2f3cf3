/** Scores every page that has a word of a query: sum of index weights, times the share of the query on the page. */

import type { OpenIndex } from '../index/unpack-index.ts';
import type { QueryWord } from './match-words.ts';

/** Creates a scorer that keeps six numbers for each page and reuses them: a result is valid until the next query. */
export function createPageScorer(index: OpenIndex) {
  /** By page, the sum of its words' best weights, times their share of the query and its kind's factor. */
  const scores = new Float32Array(index.pageCount);
  const matched = new Float32Array(index.pageCount);
  const ofWord = new Float32Array(index.pageCount);
  /** By page, a bit for each word on it. */
  const held = new Uint32Array(index.pageCount);
  const pages = new Uint32Array(index.pageCount);
  const pagesOfWord = new Uint32Array(index.pageCount);
  const { postings, weights, pageLanguages, pageKinds } = index;
  let found = 0;

  /** Raises a word's weight in each page with one of its terms. Returns the number of the word's pages so far. */
  function readTerm(term: number, worth: number, language: number, known: number): number {
    let count = known;
    let at = index.offsets[term] as number;
    let page = -1;
    for (let rest = index.frequencies[term] as number; rest > 0; rest--) {
      let distance = postings[at++] as number;
      for (let shift = 7; distance >> shift !== 0; shift += 7) {
        distance = (distance & ((1 << shift) - 1)) | ((postings[at++] as number) << shift);
      }
      page += distance + 1;
      const weight = worth * (weights[postings[at++] as number] as number);
      if (pageLanguages[page] !== language) continue;
      const before = ofWord[page] as number;
      if (before === 0) pagesOfWord[count++] = page;
      if (weight > before) ofWord[page] = weight;
    }
    return count;
  }

  /**
   * Returns the pages with a word, unsorted: the first `count` of `pages`. `scores` and `held` are by page, `postings`
   * is the number of those read. @param language number of the only language to score @param kindFactors by kind
   */
  return (words: readonly QueryWord[], language: number, kindFactors: readonly number[]) => {
    for (let i = 0; i < found; i++) {
      const page = pages[i] as number;
      scores[page] = 0;
      matched[page] = 0;
      held[page] = 0;
    }
    found = 0;
    let total = 0;
    let read = 0;
    for (const [number, word] of words.entries()) {
      total += word.weight;
      let count = 0;
      for (const [term, worth] of word.terms) {
        count = readTerm(term, worth * word.emphasis, language, count);
        read += index.frequencies[term] as number;
      }
      for (let i = 0; i < count; i++) {
        const page = pagesOfWord[i] as number;
        if (scores[page] === 0) pages[found++] = page;
        scores[page] = (scores[page] as number) + (ofWord[page] as number);
        matched[page] = (matched[page] as number) + word.weight;
        held[page] = (held[page] as number) | (1 << number);
        ofWord[page] = 0;
      }
    }
    for (let i = 0; i < found; i++) {
      const page = pages[i] as number;
      const factor = kindFactors[pageKinds[page] as number] as number;
      scores[page] = (factor * (scores[page] as number) * (matched[page] as number)) / total;
    }
    return { count: found, pages, scores, held, postings: read };
  };
}

/** Returns at most `limit` of the first `count` pages: highest score first, equals by ascending number. */
export function takeBest(pages: Uint32Array, count: number, scores: Float32Array, limit: number): number[] {
  const isBetter = (a: number, b: number) => {
    const difference = (scores[a] as number) - (scores[b] as number);
    return difference > 0 || (difference === 0 && a < b);
  };
  const best: number[] = [];
  for (const page of pages.subarray(0, count)) {
    if (best.length === limit && !isBetter(page, best[limit - 1] as number)) continue;
    if (best.length === limit) best.pop();
    best.splice(best.findLastIndex((other) => isBetter(other, page)) + 1, 0, page);
  }
  return best;
}
