/** Counts the searches of one month within bounded memory. Words that few ask are never told. */

import { type GapMonth, leastAsked, sortAsked } from '#shared/gaps.ts';
import type { Search } from '../operations/operation.ts';

export interface SearchCounter {
  note(search: Search): void;
  /** Adds what was counted elsewhere. */
  add(counts: Omit<GapMonth, 'month'>): void;
  /** What may be kept: words that were asked often enough and hold no contact data. */
  read(): Promise<Omit<GapMonth, 'month'>>;
}

/** Different queries in memory: those that were asked often enough, and those that were not yet. */
const most = { frequent: 1_000, rare: 2_000 } as const;

/** A query with so many figures may hold the number of a telephone, a person or an account. */
const FIGURES = 6;

interface Count {
  searches: number;
  empty: number;
  /** A query of these words that is still to be looked through for contact data. */
  unchecked?: string;
}

export function createSearchCounter(): SearchCounter {
  let searches = 0;
  let empty = 0;
  const frequent = new Map<string, Count>();
  /** The latest at the end. */
  const rare = new Map<string, Count>();

  function promote(words: string, count: Count): void {
    if (frequent.size >= most.frequent) frequent.delete(leastOf(frequent));
    frequent.set(words, count);
  }

  return {
    note({ query, words, isEmpty }) {
      searches++;
      if (isEmpty) empty++;
      if (words === '' || mayNamePerson(query)) return;
      const count = frequent.get(words) ?? rare.get(words) ?? { searches: 0, empty: 0 };
      count.searches++;
      if (isEmpty) count.empty++;
      if (frequent.has(words)) return;
      rare.delete(words);
      if (count.searches >= leastAsked) {
        promote(words, { ...count, unchecked: query });
        return;
      }
      rare.set(words, count);
      if (rare.size > most.rare) rare.delete(rare.keys().next().value ?? '');
    },

    add(counts) {
      searches += counts.searches;
      empty += counts.empty;
      for (const { words, ...more } of counts.queries) {
        const count = frequent.get(words) ?? rare.get(words) ?? { searches: 0, empty: 0 };
        rare.delete(words);
        count.searches += more.searches;
        count.empty += more.empty;
        if (!frequent.has(words)) promote(words, count);
      }
    },

    async read() {
      // Loaded when it is needed: few runtimes ever meet such a query, and what finds it is large.
      const { findContactData } = await import('#shared/contact/find-contact-data.ts');
      for (const [words, count] of frequent) {
        if (count.unchecked !== undefined && findContactData(count.unchecked).length > 0) frequent.delete(words);
        delete count.unchecked;
      }
      const queries = [...frequent].map(([words, count]) => ({ words, searches: count.searches, empty: count.empty }));
      return { searches, empty, queries: sortAsked(queries) };
    },
  };
}

/** Such a query is counted, and its words are not even remembered. */
const mayNamePerson = (query: string): boolean =>
  /[@＠﹫]/u.test(query) || (query.match(/\p{Nd}/gu)?.length ?? 0) >= FIGURES;

/** The words that were asked least; of equals those that came first. */
function leastOf(counts: ReadonlyMap<string, Count>): string {
  let least = '';
  let fewest = Number.POSITIVE_INFINITY;
  for (const [words, { searches }] of counts) {
    if (searches >= fewest) continue;
    fewest = searches;
    least = words;
  }
  return least;
}
