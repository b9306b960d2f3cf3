import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadSearch } from '#shared/search/load-search.ts';
import { pathsOf, repairSite, searchIn } from './search-fixture.ts';

const search = searchIn(repairSite, [['minidepósito', 'cisterna']]);

/** Any UTF-16 unit, lone surrogates included. */
const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

describe('search', () => {
  it('finds the same with and without accents, in any case', () => {
    const expected = pathsOf(search, 'avería');
    expect(expected[0]).toBe('/como/');
    for (const query of ['averia', 'AVERÍA', 'Averias']) expect(pathsOf(search, query)).toEqual(expected);
  });

  it('finds ñ if n was typed, and distinguishes both if the site has both', () => {
    expect(pathsOf(search, 'bano')[0]).toBe('/servicios/fontaneria/');
    expect(pathsOf(search, 'pequeno')[0]).toBe('/servicios/frigorificos/');
    expect(
      pathsOf(
        searchIn([
          { path: '/a/', title: 'Ñandú' },
          { path: '/b/', title: 'Ñoñez' },
        ]),
        'nonez',
      ),
    ).toEqual(['/b/']);
    const one = searchIn([
      { path: '/a/', title: 'Niñera' },
      { path: '/b/', title: 'Nevera' },
    ]);
    expect(pathsOf(one, 'ninera')).toEqual(['/a/']);
    const both = searchIn([
      { path: '/a/', title: 'Caña de pescar' },
      { path: '/b/', title: 'Cana de plata' },
    ]);
    expect(pathsOf(both, 'cana')[0]).toBe('/b/');
    expect(pathsOf(both, 'caña')).toEqual(['/a/']);
  });

  it.each([
    ['centrífuga mal tecleada', 'cemtrifuga', '/servicios/lavadoras/'],
    ['letras cambiadas', 'fontaenria', '/servicios/fontaneria/'],
    ['una letra de menos', 'corraljo', '/zonas/corralejo/'],
    ['última palabra sin acabar', 'reparación de frigor', '/servicios/frigorificos/'],
  ])('finds the page despite %s: «%s»', (_, query, path) => {
    expect(pathsOf(search, query)[0]).toBe(path);
  });

  it('ignores words that name nothing', () => {
    const site = searchIn([{ path: '/a/', title: 'Toldos', text: 'Abierto durante el verano.' }]);
    const read = (query: string) => site.search(query, { limit: 1, offset: 0 }).corrections;
    expect(read('durantr')).toEqual([]);
    expect(read('avierto')).toEqual([{ from: 'avierto', to: 'abierto' }]);
  });

  it('finds synonyms of the language and of the site', () => {
    expect(pathsOf(search, 'la nevera no enfria')[0]).toBe('/servicios/frigorificos/');
    expect(pathsOf(search, 'cuanto cuesta cambiar un grifo')[0]).toBe('/precios/');
    expect(pathsOf(search, 'minidepósito')[0]).toBe('/servicios/fontaneria/');
  });

  it('ranks the page on service and area first', () => {
    expect(pathsOf(search, 'fontanero corralejo urgente')[0]).toBe('/zonas/corralejo/fontaneros/');
    expect(pathsOf(search, 'fontanero antigua')[0]).toBe('/zonas/antigua/fontaneros/');
  });

  it('searches for stop words if the query has no other words', () => {
    expect(pathsOf(search, 'de la')).toContain('/servicios/lavadoras/');
    expect(pathsOf(search, 'hola, ¿me podéis ayudar con la lavadora?')[0]).toBe('/servicios/lavadoras/');
  });

  it('finds numbers in other spellings', () => {
    expect(pathsOf(search, '1500 metros')[0]).toBe('/precios/');
  });

  it('searches each page in its own language', () => {
    expect(pathsOf(search, 'leaking tap')[0]).toBe('/en/plumbers/');
    expect(pathsOf(search, 'plumber')[0]).toBe('/en/plumbers/');
  });

  it('ranks a synonym before a word with the same beginning', () => {
    const site = searchIn([
      { path: '/baterias/', title: 'Cambio de baterías' },
      { path: '/inodoros/', title: 'Inodoros atascados' },
    ]);
    expect(pathsOf(site, 'bater')[0]).toBe('/inodoros/');
  });

  it('ranks a title with the words in the order of the query first', () => {
    const site = searchIn([
      { path: '/a/', title: 'Blanca arena y playa' },
      { path: '/b/', title: 'Blanca arena de playa' },
      { path: '/c/', title: 'Arena de playa blanca' },
    ]);
    expect(pathsOf(site, 'playa blanca')[0]).toBe('/c/');
  });

  it('ranks titles by the share of query words, their order, closeness, exact form and brevity', () => {
    const titles = [
      'Reparación de calderas',
      'Calderas: reparación',
      'Rápida reparación de calderas',
      'Reparación rápida de calderas',
      'Reparación',
      'Arreglo de calderas',
      'Taller',
    ];
    const site = searchIn(titles.map((title, i) => ({ path: `/${i}/`, title, text: 'Reparación de calderas.' })));
    const { hits } = site.explain('reparación calderas', { limit: 10, offset: 0 });
    expect(hits.sort((a, b) => b.parts.titles - a.parts.titles).map(({ title }) => title)).toEqual(titles);
  });

  it('does not use the heading as title of a page whose title names nothing', () => {
    const titlesOf = (title: string) =>
      searchIn([{ path: '/lavadoras/', title, text: '## Lavadoras\n\nTodas.' }]).explain('lavadoras', {
        limit: 1,
        offset: 0,
      }).hits[0]?.parts.titles;
    expect(titlesOf('Lo de los')).toBe(titlesOf('Taller'));
    expect(titlesOf('Lavadoras')).toBeGreaterThan(titlesOf('Taller') as number);
  });

  it('does not rank a title higher for a repeated word', () => {
    const site = searchIn([
      { path: '/a/', title: 'Toldo blanco' },
      { path: '/b/', title: 'Blanco, blanco toldo' },
    ]);
    expect(pathsOf(site, 'toldo blanco')[0]).toBe('/a/');
  });

  it.each([
    ['hacerle mantenimiento', 'Es hora de hacerle caso, y de hacerle sitio.'],
    ['mantenimiento urgente', 'Urgente, muy urgente: se busca chófer.'],
  ])('gives words that fit any subject little weight (%s)', (query, other) => {
    const site = searchIn([
      { path: '/a/', title: 'Avisos', text: `${other} Sin mantenimiento.` },
      ...['b', 'c', 'd', 'e'].map((path) => ({ path, title: 'Turbos', text: 'El mantenimiento del turbo, al día.' })),
      { path: '/f/', title: 'Mantenimiento', text: 'Cada 6 meses.' },
    ]);
    expect(pathsOf(site, query)[0]).toBe('/f/');
  });

  it('does not rank a page higher for more matches of a single word in the body', () => {
    const site = searchIn([
      { path: '/a/', title: 'Noticias', text: 'Un toldo, entre otras cosas.' },
      { path: '/b/', title: 'Toldos', text: 'Lo que da sombra.' },
    ]);
    expect(pathsOf(site, 'toldo')).toEqual(['/b/', '/a/']);
  });

  it('ranks pages with equal texts after others', () => {
    const template = 'Si la lavadora no desagua, se mira el filtro y la bomba. Vamos en el día, sin coste de visita.';
    const towns = ['a', 'b', 'c', 'd'].map((town) => ({ path: `/${town}/`, title: 'Lavadoras', text: template }));
    const guide = { path: '/guia/', title: 'Guía', text: 'Cuando una lavadora no desagua suele ser el filtro.' };
    const order = pathsOf(searchIn([...towns, guide]), 'lavadora no desagua');
    expect(order.slice(0, 2)).toEqual(['/a/', '/guia/']);
    expect(order).toHaveLength(5);
  });

  it('finds prices with any sign of the currency', () => {
    for (const query of ['visita 35€', 'visita 35 euros', 'visita 35 €']) {
      expect(pathsOf(search, query)[0]).toMatch(/precios|lavadoras/);
    }
  });

  it('orders equal pages by path, and gives each once over several results', () => {
    const many = searchIn(Array.from({ length: 70 }, (_, i) => ({ path: `/p/${100 + i}/`, title: 'Toldos' })));
    const all = pathsOf(many, 'toldo', 100);
    expect(all).toEqual([...all].sort());
    const paged: string[] = [];
    for (let offset = 0; offset < 70; offset += 9) paged.push(...pathsOf(many, 'toldo', 9, offset));
    expect(paged).toEqual(all);
    expect(many.search('toldo', { limit: 9, offset: 63 }).hasMore).toBe(false);
    expect(many.search('toldo', { limit: 9, offset: 54 }).hasMore).toBe(true);
  });

  it('gives the pages in the same order for any number of results', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 25 }),
        fc.constantFrom('fontanero', 'de', 'precio grifo'),
        (limit, query) => {
          const paged: string[] = [];
          for (let offset = 0; ; offset += limit) {
            const { hits, hasMore } = search.search(query, { limit, offset });
            paged.push(...hits.map(({ url }) => url));
            if (!hasMore) break;
          }
          expect(paged).toEqual(search.search(query, { limit: 100, offset: 0 }).hits.map(({ url }) => url));
          expect(new Set(paged).size).toBe(paged.length);
        },
      ),
    );
  });

  it('gives no results for a site without pages', () => {
    expect(searchIn([]).search('nada', { limit: 5, offset: 0 })).toMatchObject({ hits: [], hasMore: false });
  });

  it('refuses an index of other pages', () => {
    expect(() => loadSearch(Buffer.from('{}'), [])).toThrow(/compile/);
  });
});

describe('any input', () => {
  const words = repairSite.flatMap(({ title, text = '' }) => `${title} ${text}`.split(/\s+/));
  const library = searchIn(
    Array.from({ length: 60 }, (_, i) => ({
      path: `/pagina-${i}/`,
      title: `${words[i % words.length]} ${words[(i * 7) % words.length]}`,
      text: Array.from({ length: 120 }, (__, j) => words[(i * 31 + j * j) % words.length]).join(' '),
    })),
  );
  const ordinary = [
    'lavadora no centrifuga',
    'fontanero corralejo',
    'precio de la visita',
    'cambiar grifo baño',
    'averia',
  ];
  const median =
    ordinary.map((query) => library.search(query, { limit: 8, offset: 0 }).work).sort((a, b) => a - b)[2] ?? 0;

  const hostile = fc.oneof(
    fc.string({ unit: anyUnit, minLength: 2, maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...':*~^+-"()[]{}\\/ aeñn0\u0301\ud83d\ude00'), minLength: 2, maxLength: 200 }),
    fc
      .array(fc.constantFrom(...words, 'zzzzzzzz', 'q', 'de', 'la', 'nnnnnnnn'), { maxLength: 60 })
      .map((list) => list.join(' ').slice(0, 200)),
    fc.stringMatching(/^[a-z]{200}$/),
    fc.string({
      unit: fc.constantFrom('a', 'n', '\u0301', '\u0303', '\u200d', '👩', '🔧', '\ud83d', 'İ', 'ß', 'ﬁ', 'Å'),
      minLength: 2,
      maxLength: 100,
    }),
    fc.tuple(fc.constantFrom(...words), fc.nat({ max: 190 })).map(([word, times]) => word.repeat(times).slice(0, 200)),
    fc.constantFrom(...words).map((word) => `${word} `.repeat(60).slice(0, 200)),
  );

  it('is searched without an error, at most ten times slower than the median query', () => {
    fc.assert(
      fc.property(hostile, (query) => {
        const { work, hits } = library.search(query, { limit: 8, offset: 0 });
        expect(work).toBeLessThanOrEqual(10 * median);
        for (const { excerpt } of hits) expect(excerpt.length).toBeLessThanOrEqual(240);
      }),
      { numRuns: 300 },
    );
  });
});

describe('huge pages', () => {
  it('are read up to a total, however many there are', () => {
    const filler = 'relleno de la página '.repeat(3_000);
    const huge = searchIn(
      Array.from({ length: 14 }, (_, i) => ({ path: `/${i}/`, title: 'Bombín', text: `${filler} cerradura ${i}` })),
    );
    const { work, hits } = huge.search('bombín cerradura', { limit: 10, offset: 0 });
    expect(hits).toHaveLength(10);
    expect(work).toBeGreaterThan(0);
    expect(work).toBeLessThan(120_000);
  });
});

describe('the part of pages read beyond their beginning', () => {
  it('is reserved for pages whose beginning lacks the words', () => {
    const filler = (letters: number) => 'relleno de la página '.repeat(letters / 21);
    const both = Array.from({ length: 5 }, (_, i) => ({
      path: `/a${i}/`,
      title: 'Uno',
      text: `Bombín ${i}. ${filler(30_000)} cerradura`,
    }));
    const late = Array.from({ length: 3 }, (_, i) => ({
      path: `/b${i}/`,
      title: 'Otro',
      text: `${filler(12_000)} Aquí la cerradura ${i}. ${filler(18_000)}`,
    }));
    const { hits } = searchIn([...both, ...late]).search('bombín cerradura', { limit: 10, offset: 0 });
    const shown = hits.filter(({ title }) => title === 'Otro').map(({ excerpt }) => excerpt);
    expect(shown).toEqual(late.map(() => expect.stringContaining('Aquí la cerradura')));
  });
});

describe('a huge page', () => {
  it('is read up to a number of characters', () => {
    const text = 'relleno de la página '.repeat(3_000);
    const alone = searchIn([{ path: '/a/', title: 'Bombín', text: `${text} cerradura` }]);
    expect(alone.search('bombín cerradura', { limit: 10, offset: 0 }).work).toBeLessThan(25_000);
  });
});

describe('explain', () => {
  it('gives the results of the search with the factors of their scores', () => {
    const range = { limit: 5, offset: 0 };
    const explained = search.explain('fontanero corralejo urgente', range).hits;
    expect(explained.map(({ url }) => url)).toEqual(
      search.search('fontanero corralejo urgente', range).hits.map(({ url }) => url),
    );
    for (const { parts } of explained) {
      const discount = Object.values(parts.discounts).reduce((product, factor) => product * factor, 1);
      expect(parts.relevance * parts.titles * parts.closeness * discount).toBeCloseTo(parts.score, 4);
    }
  });

  it('gives the words that a page has, and their forms', () => {
    const [first] = search.explain('nevera corralejo', { limit: 1, offset: 0 }).hits;
    const nevera = first?.words.find(({ word }) => word === 'nevera');
    expect(nevera?.terms.map(({ term }) => term)).toContain('frigorific');
    expect(first?.words.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(first?.words.map(({ held }) => held)).toContain(true);
  });
});
