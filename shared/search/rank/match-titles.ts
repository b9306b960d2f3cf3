/** Compares a query with the title and with each heading of a page. */

import { createCursor, type OpenIndex } from '../index/unpack-index.ts';
import type { QueryWord } from './match-words.ts';
import { ranking } from './ranking.ts';

/** Match of a page's title, and of the best of its title and headings, with the query: 0 to 1. */
interface TitleMatch {
  title: number;
  heading: number;
  /** A bit for each word of the query in the title. */
  inTitle: number;
}

/**
 * Returns a function that takes a query's words and returns a function from page number to match. That one is valid
 * until the next query, as queries share their tables.
 */
export function createTitleMatcher(index: OpenIndex) {
  const { wordOf, worthOf, seek } = createSoughtTerms(index.terms.length);

  function matchPage(page: number, words: readonly QueryWord[], total: number): TitleMatch {
    const { next } = createCursor(index.titles, index.titleOffsets[page]);
    const match: TitleMatch = { title: 0, heading: 0, inTitle: 0 };
    const count = next();
    for (let number = 0; number < count; number++) {
      const length = next();
      let said = 0;
      let asked = 0;
      let seen = 0;
      let distinct = 0;
      let inOrder = 0;
      let previous: QueryWord | undefined;
      for (let i = 0; i < length; i++) {
        const term = next();
        const number = (wordOf[term] as number) - 1;
        if (number < 0) {
          previous = undefined;
          continue;
        }
        const worth = worthOf[term] as number;
        said += worth;
        const word = words[number] as QueryWord;
        if (previous !== undefined && word.position === previous.position + 1) inOrder++;
        previous = word;
        const bit = 1 << number;
        if ((seen & bit) !== 0) continue;
        seen |= bit;
        distinct++;
        asked += word.weight * worth;
      }
      if (distinct === 0) continue;
      const recall = (asked / total) ** ranking.titleRecallPower;
      const precision = 1 - ranking.titlePrecision * (1 - said / length);
      const order = distinct === 1 ? 1 : 1 - ranking.titleOrder * (1 - Math.min(1, inOrder / (distinct - 1)));
      const value = recall * precision * order;
      if (number === 0) {
        match.title = value;
        match.inTitle = seen;
      }
      if (value > match.heading) match.heading = value;
    }
    return match;
  }

  return (words: readonly QueryWord[]) => {
    seek(words);
    const total = words.reduce((sum, word) => sum + word.weight, 0);
    return (page: number) => matchPage(page, words, total);
  };
}

/**
 * Creates tables by term, which `seek` fills anew for each query: position of the query's word, from 1, and its highest
 * worth; 0 for terms not sought.
 */
function createSoughtTerms(count: number) {
  const wordOf = new Uint8Array(count);
  const worthOf = new Float32Array(count);
  let sought: readonly QueryWord[] = [];
  return {
    wordOf,
    worthOf,
    seek(words: readonly QueryWord[]): void {
      for (const { terms } of sought) for (const term of terms.keys()) worthOf[term] = wordOf[term] = 0;
      sought = words;
      for (const [number, { terms }] of words.entries()) {
        for (const [term, worth] of terms) {
          if (worth <= (worthOf[term] as number)) continue;
          wordOf[term] = number + 1;
          worthOf[term] = worth;
        }
      }
    },
  };
}
