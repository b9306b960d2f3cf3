/** Handles `search_pages`: finds the pages that answer a query, best first, each with its passage. */

import { hash } from 'node:crypto';
import { ApiError } from '#shared/contract/errors.ts';
import type { ParametersOf } from '#shared/contract/operations.ts';
import { pageAddressLimit } from '#shared/contract/policy.ts';
import type { SearchResponse } from '#shared/contract/schemas.ts';
import type { Locale } from '#shared/locale/locales.ts';
import { asWritten } from '#shared/search/as-written.ts';
import { type Doubts, isUnsure } from '#shared/search/doubts.ts';
import type { SearchHit } from '#shared/search/found.ts';
import type { QueryReading, SearchIndex } from '#shared/search/load-search.ts';
import { keepCompressed, type Prepared, prepare } from '../content/prepared.ts';

const CURSOR = /^[A-Za-z0-9_-]{12}$/;
const SEAL_BYTES = 4;

/** Content of a generation that a search needs. */
export interface SearchedContent {
  generation: string;
  search: SearchIndex;
  locale: Locale;
  contentLanguage: string;
  /** Address of the contact page, for questions that the site does not answer. */
  contactPage?: string | undefined;
  /** Recent answers of this generation; without it, every search is computed. */
  recent?: Map<string, FoundPages>;
}

export interface FoundPages {
  /** A normal form: queries with the same form get the same answer. */
  words: string;
  answer: Prepared<SearchResponse>;
}

/** Answered search. */
export interface Search {
  /** Query as sent. */
  query: string;
  /** A normal form: queries with the same form get the same answer. */
  words: string;
  isEmpty: boolean;
}

type Input = ParametersOf<'search_pages'>;

/**
 * Returns results, cached in `recent`; from the second time on with their compressed forms. Calls `noteSearch` for a
 * first page only. @throws ApiError for a wrong `cursor`
 */
export function searchPages(
  input: Input,
  { content, noteSearch }: { content: SearchedContent; noteSearch?: ((search: Search) => void) | undefined },
): Prepared<SearchResponse> {
  const { query, cursor } = input;
  const key = toKey(input);
  let found = content.recent?.get(key);
  if (found === undefined) {
    found = findPages(input, content);
    content.recent?.set(key, found);
  } else keepCompressed(found.answer);
  const { words, answer } = found;
  // Later pages of results do not count as a search.
  if (cursor === undefined) noteSearch?.({ query, words, isEmpty: answer.result.total === 0 });
  return answer;
}

/** Whether the answer is in the cache, so that it takes no computation. */
export const isRemembered = (input: Input, { recent }: SearchedContent): boolean => recent?.has(toKey(input)) === true;

/** Returns the cache key, made of the whole input, as every parameter changes the answer. */
const toKey = (input: Input): string => JSON.stringify(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Computes an answer and the query's normal form. @throws ApiError for a wrong `cursor` */
function findPages({ limit, cursor, ...sought }: Input, content: SearchedContent): FoundPages {
  const { generation, search } = content;
  const { query } = sought;
  const language = sought.language?.toLowerCase().split(/[-_]/)[0];
  const words = search.normalise(query);
  // The whole input without the range, so that a cursor of one language is not valid in another.
  const asked = JSON.stringify({ ...sought, query: words, language });
  const offset = cursor === undefined ? 0 : requireOffset(cursor, asked, generation);
  const { hits, hasMore, facts = [], ...reading } = search.search(query, { limit, offset, language });
  const answer = prepare<SearchResponse>({
    total: hits.length,
    results: hits.map(toResult),
    next_cursor: hasMore ? toCursor(offset + hits.length, asked, generation) : null,
    ...(cursor === undefined && facts.length > 0 && { facts }),
    ...toNotes(reading, { query, foundNothing: hits.length === 0 }, content),
    generation,
  });
  return { words, answer };
}

/** Returns a published result. Leaves out a section whose address is too long for `read_page`. */
function toResult({
  title,
  url,
  excerpt,
  section,
  sectionUrl,
  citeUrl,
  language,
  translations,
}: SearchHit): SearchResponse['results'][number] {
  const isReadable = sectionUrl !== undefined && sectionUrl.length <= pageAddressLimit.max;
  return {
    title,
    url,
    excerpt,
    ...(isReadable && { section, section_url: sectionUrl }),
    ...(citeUrl !== undefined && { cite_url: citeUrl }),
    ...(language !== undefined && { language }),
    ...(translations !== undefined && { translations: [...translations] }),
  };
}

/** Returns notes about the query, if there are any: unknown words, corrections, a hint. */
function toNotes(
  { unknownWords: folded, corrections, ...doubts }: QueryReading & Doubts,
  { query, foundNothing }: { query: string; foundNothing: boolean },
  { locale, contentLanguage, contactPage }: SearchedContent,
): Pick<SearchResponse, 'unknown_words' | 'corrections' | 'hint'> {
  const unknownWords = asWritten(query, folded, locale.language);
  return {
    ...(unknownWords.length > 0 && { unknown_words: unknownWords }),
    ...(corrections.length > 0 && { corrections }),
    ...(isUnsure(foundNothing, doubts) && {
      hint: locale.searchHint({ foundNothing, ...doubts, unknownWords, contentLanguage, contactPage }),
    }),
  };
}

/** Returns 12 URL-safe characters: position (3 bytes), generation (2) and a seal (4) over both and the query. */
function toCursor(offset: number, query: string, generation: string): string {
  const bytes = Buffer.alloc(9);
  bytes.writeUIntBE(offset, 0, 3);
  generationTag(generation).copy(bytes, 3);
  seal(bytes.subarray(0, 5), query).copy(bytes, 5);
  return bytes.toString('base64url');
}

/** Returns the offset in a cursor. @throws ApiError unless it was issued for this query and generation */
function requireOffset(cursor: string, query: string, generation: string): number {
  const bytes = Buffer.from(cursor, 'base64url');
  const refuse = (kind: 'unknown_cursor' | 'stale_cursor') =>
    new ApiError({ code: 'invalid_parameter', parameter: 'cursor', problem: { kind } });
  const isOfQuery = CURSOR.test(cursor) && seal(bytes.subarray(0, 5), query).equals(bytes.subarray(5));
  if (!isOfQuery) throw refuse('unknown_cursor');
  if (!generationTag(generation).equals(bytes.subarray(3, 5))) throw refuse('stale_cursor');
  return bytes.readUIntBE(0, 3);
}

function generationTag(generation: string): Buffer {
  return hash('sha256', generation, 'buffer').subarray(0, 2);
}

function seal(place: Uint8Array, query: string): Buffer {
  return hash('sha256', Buffer.concat([place, Buffer.from(query)]), 'buffer').subarray(0, SEAL_BYTES);
}
