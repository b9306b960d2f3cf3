/** Report stage: questions that could be asked of a site: those that pages answer, and those that agents asked. */

import type { ManifestPage } from '#shared/artifacts.ts';
import { fold } from '#shared/search/fold.ts';
import type { JudgedQuery } from './gaps-report.ts';
import type { GoldenQuery } from './judge-golden.ts';

/** A question as a file of questions holds it. */
export type ProposedQuestion = Pick<GoldenQuery, 'query' | 'expect' | 'unknown'>;

/** Code points of a query, at most, as `search_pages` takes it. */
const MAX_QUERY_LENGTH = 200;

/** Whether a heading asks, as in a list of frequent questions. */
const isQuestion = (text: string): boolean => /\?\s*$/.test(text) && [...text].length <= MAX_QUERY_LENGTH;

/**
 * Proposes headings that are questions, each with its page; then asked queries, with today's first page, or as unknown
 * if nothing is found or a word of them is on no page.
 * @param known questions there are already
 */
export function proposeQuestions(
  pages: readonly Pick<ManifestPage, 'path' | 'headings'>[],
  asked: readonly JudgedQuery[],
  known: readonly Pick<GoldenQuery, 'query'>[],
): ProposedQuestion[] {
  const taken = new Set(known.map(({ query }) => fold(query)));
  const all: ProposedQuestion[] = [
    ...pages.flatMap(({ path, headings }) =>
      headings.filter(({ text }) => isQuestion(text)).map(({ text }) => ({ query: text, expect: path })),
    ),
    ...asked.map(({ words, finds, missing }) =>
      finds === null || missing.length > 0 ? { query: words, unknown: true } : { query: words, expect: finds },
    ),
  ];
  return all.filter(({ query }) => {
    const key = fold(query);
    return !taken.has(key) && taken.add(key);
  });
}
