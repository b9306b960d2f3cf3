/** search_pages: the pages that answer a query, best first, with the place in each that shows it. */

import { ApiError } from '#shared/contract/errors.ts';
import { pageAddressLimit } from '#shared/contract/policy.ts';
import type { SearchResponse } from '#shared/contract/schemas.ts';
import type { Locale } from '#shared/locale/locale.ts';
import type { QueryReading, SearchHit, SearchIndex } from '#shared/search/load-search.ts';
import { type Prepared, prepare } from '../content/prepared.ts';
import type { ResultCache } from '../search/result-cache.ts';
import { readCursor, toCursor } from '../search/search-cursor.ts';

/** What a search needs of a generation. */
export interface SearchedContent {
  generation: string;
  search: SearchIndex;
  /** Sentences in the language of the site. */
  locale: Locale;
  /** Name of the language that the content is in. */
  contentLanguage: string;
  /** Where agents are sent for what the site does not say. */
  contactPage?: string | undefined;
  /** Latest answers of this generation; every search is made anew without it. */
  recall?: ResultCache<FoundPages>;
}

/** What was found for a query. */
export interface FoundPages {
  /** The form in which queries that get the same answer are equal. */
  words: string;
  answer: Prepared<SearchResponse>;
}

/** A search as it was answered. */
export interface Search {
  /** As sent. */
  query: string;
  /** The form in which queries that get the same answer are equal. */
  words: string;
  isEmpty: boolean;
}

export interface SearchPagesInput {
  query: string;
  limit: number;
  cursor?: string | undefined;
}

/** @throws ApiError naming `cursor` when it is malformed, of another query or of an earlier generation. */
export function searchPages(
  input: SearchPagesInput,
  { content, noteSearch }: { content: SearchedContent; noteSearch?: ((search: Search) => void) | undefined },
): Prepared<SearchResponse> {
  const { query, limit, cursor } = input;
  const find = () => findPages(input, content);
  const { words, answer } = content.recall?.(`${limit} ${cursor ?? ''} ${query}`, find) ?? find();
  // Further results of a search are no new search.
  if (cursor === undefined) noteSearch?.({ query, words, isEmpty: answer.result.total === 0 });
  return answer;
}

function findPages({ query, limit, cursor }: SearchPagesInput, content: SearchedContent): FoundPages {
  const { generation, search } = content;
  const words = search.normalise(query);
  const offset = cursor === undefined ? 0 : requireOffset(cursor, words, generation);
  const { hits, hasMore, ...reading } = search.search(query, { limit, offset });
  const answer = prepare<SearchResponse>({
    total: hits.length,
    results: hits.map(toResult),
    next_cursor: hasMore ? toCursor(offset + hits.length, words, generation) : null,
    ...toNotes(reading, hits.length === 0, content),
  });
  return { words, answer };
}

function toResult({ title, url, excerpt, section, sectionUrl }: SearchHit): SearchResponse['results'][number] {
  const isReadable = sectionUrl !== undefined && sectionUrl.length <= pageAddressLimit.max;
  return { title, url, excerpt, ...(isReadable && { section, section_url: sectionUrl }) };
}

/** What the query was not understood as it was meant in, each only when it says something. */
function toNotes(
  { unknownWords, corrections, isMostlyUnknown }: QueryReading,
  foundNothing: boolean,
  { locale, contentLanguage, contactPage }: SearchedContent,
): Pick<SearchResponse, 'unknown_words' | 'corrections' | 'hint'> {
  return {
    ...(unknownWords.length > 0 && { unknown_words: unknownWords }),
    ...(corrections.length > 0 && { corrections }),
    ...((foundNothing || isMostlyUnknown) && {
      hint: locale.searchHint({ foundNothing, unknownWords, contentLanguage, contactPage }),
    }),
  };
}

function requireOffset(cursor: string, query: string, generation: string): number {
  const reading = readCursor(cursor, query, generation);
  if (reading.kind === 'offset') return reading.offset;
  const kind = reading.kind === 'stale' ? 'stale_cursor' : 'unknown_cursor';
  throw new ApiError({ code: 'invalid_parameter', parameter: 'cursor', problem: { kind } });
}
