/** Counts the searches of one month within bounded memory. Words that few ask, or that may name a person, are never told. */

import { type GapMonth, leastAsked, sortAsked } from '#shared/gaps.ts';
import type { Search } from '../operations/search-pages.ts';

export interface SearchCounter {
  note(search: Search): void;
  /** Adds what was counted elsewhere. */
  add(counts: Omit<GapMonth, 'month'>): void;
  /** What may be kept: words that were asked often enough and hold no contact data. */
  read(): Promise<Omit<GapMonth, 'month'>>;
}

/** Different queries in memory. The oldest that was asked too seldom to be told makes room for a new one. */
const MAX_QUERIES = 2_000;

/** A query with this many figures may hold the number of a telephone, a person or an account. */
const PERSONAL_FIGURES = 6;

interface Count {
  searches: number;
  empty: number;
  /** A query of these words that is still to be searched for contact data. */
  unchecked?: string;
}

export function createSearchCounter(): SearchCounter {
  let searches = 0;
  let empty = 0;
  const counts = new Map<string, Count>();

  function addTo(words: string, more: Count): void {
    const count = counts.get(words) ?? { ...more, searches: 0, empty: 0 };
    count.searches += more.searches;
    count.empty += more.empty;
    counts.set(words, count);
    if (counts.size <= MAX_QUERIES) return;
    for (const [known, { searches }] of counts) {
      if (searches >= leastAsked) continue;
      counts.delete(known);
      return;
    }
  }

  return {
    note({ query, words, isEmpty }) {
      searches++;
      if (isEmpty) empty++;
      if (words !== '' && !mayNamePerson(query))
        addTo(words, { searches: 1, empty: isEmpty ? 1 : 0, unchecked: query });
    },

    add(more) {
      searches += more.searches;
      empty += more.empty;
      for (const { words, ...count } of more.queries) addTo(words, count);
    },

    async read() {
      // Loaded when it is needed: few runtimes ever meet such a query, and what finds it is large.
      const { findContactData } = await import('#shared/contact/find-contact-data.ts');
      const told = [...counts].filter(([, count]) => count.searches >= leastAsked);
      for (const [words, count] of told) {
        if (count.unchecked !== undefined && findContactData(count.unchecked).length > 0) counts.delete(words);
        delete count.unchecked;
      }
      const queries = told.flatMap(([words, { searches, empty }]) =>
        counts.has(words) ? [{ words, searches, empty }] : [],
      );
      return { searches, empty, queries: sortAsked(queries) };
    },
  };
}

/** Such a query is counted, and its words are not even remembered. */
const mayNamePerson = (query: string): boolean =>
  /[@＠﹫]/u.test(query) || (query.match(/\p{Nd}/gu)?.length ?? 0) >= PERSONAL_FIGURES;
