/** Report stage: what was searched, beside what the content answers today, and what the editor may make of it. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import { type AskedQuery, type GapMonth, leastAsked, sortAsked } from '#shared/gaps.ts';
import type { OpenSearch } from './open-search.ts';

export interface JudgedQuery extends AskedQuery {
  /** Path of the first result in the content of today; null when there is none. */
  finds: string | null;
  /** Words that no page has in any form, nor any that they may have been meant for. */
  missing: string[];
}

export interface GapsReport {
  /** Months that were counted, as in `2026-11`, earliest first. */
  months: string[];
  searches: number;
  /** Searches that found nothing when they were made. */
  empty: number;
  /** Most asked first. */
  queries: JudgedQuery[];
  /** For the config: a word that no page has, and one that stood in its place in another query. */
  synonyms: [string, string][];
}

/** @param months of one runtime or of several, which are added up */
export function judgeGaps(months: readonly GapMonth[], search: Pick<OpenSearch, 'explain'>): GapsReport {
  const queries = addUp(months).map((asked): JudgedQuery => {
    const { results, unknownWords } = search.explain(asked.words, 1);
    return { ...asked, finds: results[0]?.path ?? null, missing: unknownWords };
  });
  return {
    months: [...new Set(months.map(({ month }) => month))].sort(),
    searches: sum(months.map(({ searches }) => searches)),
    empty: sum(months.map(({ empty }) => empty)),
    queries,
    synonyms: proposeSynonyms(queries),
  };
}

function addUp(months: readonly GapMonth[]): AskedQuery[] {
  const total = new Map<string, AskedQuery>();
  for (const { words, searches, empty } of months.flatMap((month) => month.queries)) {
    const before = total.get(words);
    total.set(words, {
      words,
      searches: searches + (before?.searches ?? 0),
      empty: empty + (before?.empty ?? 0),
    });
  }
  // The runtime keeps neither; a file may have come another way.
  const tellable = [...total.values()].filter(
    ({ words, searches }) => searches >= leastAsked && findContactData(words).length === 0,
  );
  return sortAsked(tellable);
}

/** Two queries that differ in one word, which no page has, and in the word in its place, which some page has. */
function proposeSynonyms(queries: readonly JudgedQuery[]): [string, string][] {
  const places = new Map<string, string>();
  for (const { words, finds, missing } of queries) {
    if (finds === null || missing.length > 0) continue;
    for (const [place, word] of toPlaces(words)) if (!places.has(place)) places.set(place, word);
  }
  const found = new Map<string, [string, string]>();
  for (const { words, missing } of queries) {
    for (const [place, word] of toPlaces(words)) {
      const other = places.get(place);
      if (missing.includes(word) && other !== undefined && !found.has(word)) found.set(word, [word, other]);
    }
  }
  return [...found.values()];
}

/** Each word of a query of several, with the rest of the query as the place where it stands. */
function toPlaces(words: string): [place: string, word: string][] {
  const all = words.split(' ');
  if (all.length < 2) return [];
  return all.map((word, at) => [all.map((other, i) => (i === at ? '*' : other)).join(' '), word]);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
