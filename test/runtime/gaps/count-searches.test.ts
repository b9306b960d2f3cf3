import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchCounter, type SearchCounter } from '../../../runtime/gaps/count-searches.ts';
import { toWords } from '../../../shared/search/to-words.ts';

function ask(counter: SearchCounter, query: string, times = 1, isEmpty = false): void {
  const words = toWords(query).join(' ');
  for (let i = 0; i < times; i++) counter.note({ query, words, isEmpty });
}

describe('searches that are counted', () => {
  it('are told once the same words were asked three times, however they were written', async () => {
    const counter = createSearchCounter();
    ask(counter, 'Avería de lavadora', 1, true);
    ask(counter, 'AVERIA DE LAVADORA');
    ask(counter, 'vecino del quinto', 2);
    expect(await counter.read()).toEqual({ searches: 4, empty: 1, queries: [] });
    ask(counter, '¿avería de lavadora?', 1, true);
    expect(await counter.read()).toEqual({
      searches: 5,
      empty: 2,
      queries: [{ words: 'averia de lavadora', searches: 3, empty: 2 }],
    });
  });

  it.each([
    '612 345 678',
    'llama al 612345678 por favor',
    'ana.perez@example.com',
    'ana punto perez arroba example punto com',
    'seis uno dos tres cuatro cinco seis siete ocho',
    'ana＠example.com',
    'dni 12345678Z',
    '٦١٢ ٣٤٥ ٦٧٨',
    'wa.me/34612345678',
    'info at acme dot es',
  ])('never tell the words of «%s»', async (query) => {
    const counter = createSearchCounter();
    ask(counter, query, 9);
    expect(await counter.read()).toEqual({ searches: 9, empty: 0, queries: [] });
    expect(await counter.read()).toEqual({ searches: 9, empty: 0, queries: [] });
  });

  it.each(['error e18 lavadora', 'wat28660es', 'fontanero 35600', '24 horas', 'abierto el 24 y el 25'])(
    'tell «%s», which names nobody',
    async (query) => {
      const counter = createSearchCounter();
      ask(counter, query, 3);
      expect((await counter.read()).queries).toHaveLength(1);
    },
  );

  it('stay within bounds, the most asked before the others', async () => {
    const counter = createSearchCounter();
    ask(counter, 'nevera', 50);
    for (let i = 0; i < 2_500; i++) ask(counter, `algo ${i} distinto`, 3);
    for (let i = 0; i < 50_000; i++) ask(counter, `una vez ${i}`);
    const { searches, queries } = await counter.read();
    expect([searches, queries.length, queries[0]]).toEqual([
      57_550,
      2_000,
      { words: 'nevera', searches: 50, empty: 0 },
    ]);
  });

  it('add up with those of an earlier process', async () => {
    const counter = createSearchCounter();
    ask(counter, 'nevera', 1, true);
    counter.add({ searches: 10, empty: 4, queries: [{ words: 'nevera', searches: 5, empty: 4 }] });
    expect(await counter.read()).toEqual({
      searches: 11,
      empty: 5,
      queries: [{ words: 'nevera', searches: 6, empty: 5 }],
    });
  });

  it('never tell what was asked fewer than three times', async () => {
    const query = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'ñ', '1'), minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(query, { maxLength: 60 }), async (queries) => {
        const counter = createSearchCounter();
        const asked = new Map<string, number>();
        for (const one of queries) {
          ask(counter, one);
          const words = toWords(one).join(' ');
          if (words !== '') asked.set(words, (asked.get(words) ?? 0) + 1);
        }
        const told = await counter.read();
        expect(told.searches).toBe(queries.length);
        expect(new Map(told.queries.map(({ words, searches }) => [words, searches]))).toEqual(
          new Map([...asked].filter(([, times]) => times >= 3)),
        );
      }),
    );
  });
});
