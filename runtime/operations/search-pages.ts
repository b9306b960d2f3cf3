/** search_pages: the pages that answer a query, best first, with the place in each that shows it. */

import { ApiError } from '#shared/contract/errors.ts';
import type { SearchResponse } from '#shared/contract/schemas.ts';
import type { SearchIndex } from '#shared/search/load-search.ts';
import { type Prepared, prepare } from '../content/prepared.ts';
import { type ResultCache, recall } from '../search/result-cache.ts';
import { readCursor, toCursor } from '../search/search-cursor.ts';
import type { Search } from './operation.ts';

/** What a search needs of a generation. */
export interface SearchedContent {
  generation: string;
  search: SearchIndex;
  /** Prepared answers of this generation; every search is made anew without it. */
  searchResults?: ResultCache<Prepared<SearchResponse>>;
}

export interface SearchPagesInput {
  query: string;
  limit: number;
  cursor?: string | undefined;
}

/** @throws ApiError naming `cursor` when it is malformed, of another query or of an earlier generation. */
export function searchPages(
  { query, limit, cursor }: SearchPagesInput,
  { content, noteSearch }: { content: SearchedContent; noteSearch?: ((search: Search) => void) | undefined },
): Prepared<SearchResponse> {
  const words = content.search.normalise(query);
  const answer = findAnswer({ query, limit, cursor }, words, content);
  // Further results of a search are no new search.
  if (cursor === undefined) noteSearch?.({ query, words, isEmpty: answer.result.total === 0 });
  return answer;
}

function findAnswer(
  { query, limit, cursor }: SearchPagesInput,
  normalised: string,
  { generation, search, searchResults }: SearchedContent,
): Prepared<SearchResponse> {
  const offset = cursor === undefined ? 0 : requireOffset(cursor, normalised, generation);
  const make = () => {
    const { hits, hasMore } = search.search(query, { limit, offset });
    return prepare<SearchResponse>({
      total: hits.length,
      results: hits.map(({ title, url, excerpt }) => ({ title, url, excerpt })),
      next_cursor: hasMore ? toCursor(offset + hits.length, normalised, generation) : null,
    });
  };
  return searchResults ? recall(searchResults, `${limit} ${offset} ${normalised}`, make) : make();
}

function requireOffset(cursor: string, query: string, generation: string): number {
  const reading = readCursor(cursor, query, generation);
  if (reading.kind === 'offset') return reading.offset;
  const kind = reading.kind === 'stale' ? 'stale_cursor' : 'unknown_cursor';
  throw new ApiError({ code: 'invalid_parameter', parameter: 'cursor', problem: { kind } });
}
