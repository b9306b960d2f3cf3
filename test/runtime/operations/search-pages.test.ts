import fc from 'fast-check';
import QuickLRU from 'quick-lru';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/contract/errors.ts';
import { pageAddressLimit } from '#shared/contract/policy.ts';
import { es } from '#shared/locale/es.ts';
import { type FoundPages, searchPages } from '../../../runtime/operations/search-pages.ts';
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
  it('returns title, url and excerpt of each result, and the number of results', () => {
    const { result } = searchPages({ query: 'toldo 3', limit: 1 }, { content });
    const first = { title: 'Toldos', url: 'https://www.ejemplo.es/toldos-13/', excerpt: 'Toldo 3.' };
    expect(result).toEqual({ total: 1, results: [first], next_cursor: expect.any(String), generation: 'g1' });
  });

  it('links all results by its cursor', () => {
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

  it('names a section only if read_page accepts its address', () => {
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

  it('notes each search once, with its words and whether it found nothing, and not its further results', () => {
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

  it('accepts the cursor for the same query in another spelling', () => {
    const { result } = searchPages({ query: 'toldos', limit: 7 }, { content });
    const cursor = result.next_cursor ?? '';
    expect(searchPages({ query: ' TOLDOS ', limit: 7, cursor }, { content }).result.total).toBe(7);
  });

  it('returns an empty list, the unknown words and where to turn, if nothing is found', () => {
    const contactPage = 'https://www.ejemplo.es/contacto/';
    const { result } = searchPages({ query: 'zurcido', limit: 8 }, { content: { ...content, contactPage } });
    expect(result).toEqual({
      total: 0,
      results: [],
      next_cursor: null,
      unknown_words: ['zurcido'],
      hint: expect.stringMatching(/«zurcido».*español.*\/contacto\//),
      generation: 'g1',
    });
  });

  it('returns the correction of a misspelt word', () => {
    const { result } = searchPages({ query: 'toldso', limit: 1 }, { content });
    expect(result.corrections).toEqual([{ from: 'toldso', to: 'toldo' }]);
    expect(result).not.toHaveProperty('hint');
  });

  it('says that no result has the price that the query asks for', () => {
    const ask = (found: object) => {
      const hit = { title: 'Toldos', url: 'https://www.ejemplo.es/toldos/', excerpt: '' };
      const reading = { unknownWords: [], corrections: [], isMostlyUnknown: false, lacksPrice: false };
      const fixed = { normalise: (query: string) => query, search: () => ({ ...reading, hits: [hit], ...found }) };
      const priced = fixed as unknown as typeof search;
      return searchPages({ query: 'precio', limit: 8 }, { content: { ...content, search: priced } }).result.hint;
    };
    expect(ask({ lacksPrice: true })).toMatch(/^Los primeros resultados no muestran ningún precio\. Puede que/);
    expect(ask({ lacksPrice: true, isMostlyUnknown: true })).toMatch(/^El contenido conoce menos de la mitad/);
    expect(ask({})).toBeUndefined();
  });

  describe('cursor', () => {
    const text = fc.string({ minLength: 1, maxLength: 60 });

    /** Of a search with more than any number of results: the cursor after so many of them, and where one leads. */
    function ask(query: string, generation: string, place: { limit: number; cursor?: string }) {
      let from = -1;
      const hit = { title: '', url: '', excerpt: '' };
      const endless = {
        normalise: (words: string) => words,
        search(_: string, { limit, offset }: { limit: number; offset: number }) {
          from = offset;
          const reading = { unknownWords: [], corrections: [], isMostlyUnknown: false };
          return { ...reading, hits: Array<typeof hit>(limit).fill(hit), hasMore: true, work: 0 };
        },
      } as unknown as typeof search;
      const { result } = searchPages({ query, ...place }, { content: { ...content, generation, search: endless } });
      return { from, cursor: result.next_cursor ?? '' };
    }

    it('has 12 URL-safe characters and continues at its place', () => {
      const limits = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(65_535, 65_536, 70_000));
      fc.assert(
        fc.property(limits, text, text, (limit, query, generation) => {
          const { cursor } = ask(query, generation, { limit });
          expect(cursor).toMatch(/^[A-Za-z0-9_-]{12}$/);
          const next = ask(query, generation, { limit: 7, cursor });
          expect(next.from).toBe(limit);
          expect(ask(query, generation, { limit: 1, cursor: next.cursor }).from).toBe(limit + 7);
        }),
        { numRuns: 60 },
      );
    });

    const refused = (kind: string) => ({ code: 'invalid_parameter', parameter: 'cursor', problem: { kind } });

    it('is refused for another query', () => {
      fc.assert(
        fc.property(text, text, (query, other) => {
          fc.pre(query !== other);
          const { cursor } = ask(query, 'g', { limit: 8 });
          expect(problemOf(() => ask(other, 'g', { limit: 8, cursor }))).toEqual(refused('unknown_cursor'));
        }),
      );
    });

    it('is stale in another generation', () => {
      const { cursor } = ask('grifo', 'one', { limit: 8 });
      expect(problemOf(() => ask('grifo', 'two', { limit: 8, cursor }))).toEqual(refused('stale_cursor'));
    });

    it('is refused if it was changed, lengthened or invented', () => {
      const refuses = (cursor: string) => {
        expect(problemOf(() => ask('grifo', 'g', { limit: 8, cursor }))).toEqual(refused('unknown_cursor'));
      };
      fc.assert(fc.property(fc.string({ maxLength: 12 }), refuses));
      const { cursor } = ask('grifo', 'g', { limit: 8 });
      for (const at of [0, 5, 11])
        refuses(cursor.slice(0, at) + (cursor[at] === 'Q' ? 'g' : 'Q') + cursor.slice(at + 1));
      for (const longer of [`${cursor}=`, ` ${cursor}`, `${cursor}\n`]) refuses(longer);
    });
  });

  it('caches answers by query, limit and place, and drops the least recently used', () => {
    const cached = { ...content, recent: new QuickLRU<string, FoundPages>({ maxSize: 2 }) };
    const ask = (query: string, limit: number, cursor?: string) =>
      searchPages({ query, limit, cursor }, { content: cached });
    const first = ask('toldos', 3);
    expect(ask('toldos', 3)).toBe(first);
    expect(ask('toldos', 4)).not.toBe(first);
    expect(ask('toldos', 3)).toBe(first);
    ask('toldo 3', 3);
    expect(ask('toldos', 3)).toBe(first);
    expect(ask('toldos', 3, first.result.next_cursor ?? '')).not.toBe(first);
    for (const number of [4, 5, 6, 7]) ask(`toldo ${number}`, 3);
    expect(ask('toldos', 3)).not.toBe(first);
  });
});
