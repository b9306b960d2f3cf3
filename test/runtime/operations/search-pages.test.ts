import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/contract/errors.ts';
import { pageAddressLimit } from '#shared/contract/policy.ts';
import { es } from '#shared/locale/es.ts';
import { type FoundPages, searchPages } from '../../../runtime/operations/search-pages.ts';
import { createResultCache } from '../../../runtime/search/result-cache.ts';
import { searchIn } from '../../shared/search/search-fixture.ts';

const search = searchIn(
  Array.from({ length: 20 }, (_, i) => ({ path: `/toldos-${10 + i}/`, title: 'Toldos', text: `Toldo ${i}.` })),
);
const content = { generation: 'g1', search, locale: es, contentLanguage: 'español' };

function problemOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error.details;
  }
  return undefined;
}

describe('search_pages', () => {
  it('gives title, url and excerpt of each result, and how many there are', () => {
    const { result } = searchPages({ query: 'toldo 3', limit: 2 }, { content });
    expect(result.total).toBe(2);
    expect(result.results[0]).toEqual({
      title: 'Toldos',
      url: 'https://www.ejemplo.es/toldos-13/',
      excerpt: 'Toldo 3.',
    });
  });

  it('leads through all results by its cursor, to the last', () => {
    const urls: string[] = [];
    let cursor: string | undefined;
    do {
      const { result } = searchPages({ query: 'toldos', limit: 7, cursor }, { content });
      urls.push(...result.results.map(({ url }) => url));
      expect(result.total).toBe(result.results.length);
      cursor = result.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(urls).toHaveLength(20);
    expect(new Set(urls).size).toBe(20);
  });

  it('names a section as long as its address is one that read_page takes', () => {
    const page = 'https://www.ejemplo.es/toldos/#';
    const sectionsOf = (length: number) => {
      const hit = { title: 'Toldos', url: page, excerpt: '', section: 'Lona', sectionUrl: page.padEnd(length, 'a') };
      const found = { hits: [hit], hasMore: false, work: 0, unknownWords: [], corrections: [], isMostlyUnknown: false };
      const fixed = { normalise: (query: string) => query, search: () => found } as unknown as typeof search;
      return searchPages({ query: 'lona', limit: 8 }, { content: { ...content, search: fixed } }).result.results;
    };
    const [longest] = sectionsOf(pageAddressLimit.max);
    expect(longest).toMatchObject({ section: 'Lona', section_url: page.padEnd(pageAddressLimit.max, 'a') });
    expect(sectionsOf(pageAddressLimit.max + 1)).toEqual([{ title: 'Toldos', url: page, excerpt: '' }]);
  });

  it('tells whoever counts of each search once, with what was found, and not of its further results', () => {
    const noted: unknown[] = [];
    const ask = (query: string, cursor?: string) =>
      searchPages({ query, limit: 7, cursor }, { content, noteSearch: (search) => noted.push(search) }).result;
    ask('Toldos', ask('Toldos').next_cursor ?? undefined);
    ask('zurcido');
    expect(noted).toEqual([
      { query: 'Toldos', words: 'toldos', isEmpty: false },
      { query: 'zurcido', words: 'zurcido', isEmpty: true },
    ]);
  });

  it('accepts the cursor with the same query written otherwise', () => {
    const { result } = searchPages({ query: 'toldos', limit: 7 }, { content });
    const cursor = result.next_cursor ?? '';
    expect(searchPages({ query: ' TOLDOS ', limit: 7, cursor }, { content }).result.total).toBe(7);
  });

  it('answers a query that finds nothing with an empty list, what nobody says here, and where to turn', () => {
    const contactPage = 'https://www.ejemplo.es/contacto/';
    const { result } = searchPages({ query: 'zurcido', limit: 8 }, { content: { ...content, contactPage } });
    expect(result).toEqual({
      total: 0,
      results: [],
      next_cursor: null,
      unknown_words: ['zurcido'],
      hint: expect.stringMatching(/«zurcido».*español.*\/contacto\//),
    });
  });

  it('refuses a malformed cursor and one of another query or generation, each in its own words', () => {
    const cursor = searchPages({ query: 'toldos', limit: 7 }, { content }).result.next_cursor ?? '';
    const parameter = { code: 'invalid_parameter', parameter: 'cursor' };
    expect(problemOf(() => searchPages({ query: 'toldos', limit: 7, cursor: 'x' }, { content }))).toEqual({
      ...parameter,
      problem: { kind: 'unknown_cursor' },
    });
    expect(problemOf(() => searchPages({ query: 'toldo', limit: 7, cursor }, { content }))).toEqual({
      ...parameter,
      problem: { kind: 'unknown_cursor' },
    });
    const next = { ...content, generation: 'g2' };
    expect(problemOf(() => searchPages({ query: 'toldos', limit: 7, cursor }, { content: next }))).toEqual({
      ...parameter,
      problem: { kind: 'stale_cursor' },
    });
  });

  it('remembers answers by query, limit and place, as long as they are asked for', () => {
    const cached = { ...content, recall: createResultCache<FoundPages>(2) };
    const first = searchPages({ query: 'toldos', limit: 3 }, { content: cached });
    expect(searchPages({ query: 'toldos', limit: 3 }, { content: cached })).toBe(first);
    expect(searchPages({ query: 'toldos', limit: 4 }, { content: cached })).not.toBe(first);
    searchPages({ query: 'toldos', limit: 3 }, { content: cached });
    searchPages({ query: 'toldo 3', limit: 3 }, { content: cached });
    expect(searchPages({ query: 'toldos', limit: 3 }, { content: cached })).toBe(first);
  });
});
