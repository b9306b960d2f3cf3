import { describe, expect, it } from 'vitest';
import { pathsOf, type StatedPage, searchIn } from './search-fixture.ts';

const page = (path: string, title: string, text = '', rest: Partial<StatedPage> = {}): StatedPage => ({
  path,
  title,
  text,
  ...rest,
});
const said = 'Lo que se dice aquí son ocho palabras o más, y ninguna de ellas se busca.';

describe('a legal page', () => {
  const site = searchIn([
    page('/aviso-legal/', 'Aviso legal', `El seguro del taller. ${said}`),
    page('/taller/', 'Taller', `${said} ${said} ${said} ${said} En el taller hay un seguro.`),
  ]);

  it('ranks behind another page with the same words', () => {
    expect(pathsOf(site, 'seguro')).toEqual(['/taller/', '/aviso-legal/']);
    const [, legal] = site.explain('seguro', { limit: 2, offset: 0 }).hits;
    expect(legal?.parts.discounts).toEqual({ legal: 0.3 });
  });

  it('ranks first if the query has words of law', () => {
    expect(pathsOf(site, 'aviso legal del seguro')[0]).toBe('/aviso-legal/');
    const [legal] = site.explain('aviso legal del seguro', { limit: 1, offset: 0 }).hits;
    expect(legal?.parts.discounts).toEqual({});
  });

  it.each([
    ['Política de privacidad', true],
    ['Política de privacidad de la página web', true],
    ['Cookies', true],
    ['Cómo cumplir la política de privacidad en una empresa pequeña de Madrid', false],
    ['Galletas y cookies', false],
    ['Taller', false],
  ])('is recognized by its title: «%s» %s', (title, isLegal) => {
    const [hit] = searchIn([page('/a/', title, `${said} Un bombín.`)]).explain('bombín', { limit: 1, offset: 0 }).hits;
    expect(hit?.parts.discounts).toEqual(isLegal ? { legal: 0.3 } : {});
  });

  it('is recognized by the facts that were read from it', () => {
    const facts = [{ field: 'pages.legal', from: '/a/', evidence: '' }];
    const [hit] = searchIn([page('/a/', 'Quién responde', `${said} Un bombín.`)], [], facts).explain('bombín', {
      limit: 1,
      offset: 0,
    }).hits;
    expect(hit?.parts.discounts).toEqual({ legal: 0.3 });
  });
});

describe('a page with hardly any text', () => {
  it.each([
    [
      'seven words beside headings and links',
      '## Un bombín\n\n[Ver más cosas](/b/) uno dos tres cuatro cinco seis siete',
      true,
    ],
    ['eight', '## Un bombín\n\n[Ver más cosas](/b/) uno dos tres cuatro cinco seis siete ocho', false],
  ])('ranks lower: %s', (_, text, isThin) => {
    const [hit] = searchIn([page('/a/', 'Bombines', text)]).explain('siete', { limit: 1, offset: 0 }).hits;
    expect(hit?.parts.discounts.thin === undefined).toBe(!isThin);
  });

  it('ranks first if its title has the words of the query', () => {
    const [hit] = searchIn([page('/a/', 'Bombín')]).explain('bombín', { limit: 1, offset: 0 }).hits;
    expect(hit?.parts.discounts.thin ?? 1).toBeGreaterThan(0.9);
  });
});

describe('a company fact in the search', () => {
  const pages = [
    page('/contacto/', 'Contacto', `Lunes a viernes. ${said}`),
    page('/taller/', 'Taller', `El horario del domingo de otros. ${said}`),
  ];
  const facts = [{ field: 'hours', from: '/contacto/', evidence: 'Lunes a viernes.' }];

  it('finds its page by the words for the fact', () => {
    for (const query of ['horario', 'abren el domingo', 'qué hora']) {
      expect(pathsOf(searchIn(pages, [], facts), query)[0]).toBe('/contacto/');
    }
  });

  it('makes the word for it and the words of its value known, not all that find it', () => {
    const opening_hours = [{ days: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00', closes: '14:00' }] as const;
    const company = { opening_hours: opening_hours.map((hours) => ({ ...hours, days: [...hours.days] })) };
    const stated = [...facts, { field: 'opening_hours', from: '/contacto/', evidence: 'Lu a mi.' }];
    const site = searchIn([page('/contacto/', 'Contacto', `Lu a mi. ${said}`)], [], stated, company);
    const read = (query: string) => site.search(query, { limit: 5, offset: 0 }).unknownWords;
    expect(read('horario del martes')).toEqual([]);
    expect(read('horario del domingo')).toEqual(['domingo']);
    expect(pathsOf(site, 'abren el domingo')).toEqual(['/contacto/']);
  });

  it('adds no words to another page', () => {
    expect(pathsOf(searchIn(pages), 'horario')).toEqual(['/taller/']);
  });

  it('adds no words to a page in a language without concepts', () => {
    const catalan = pages.map((one) => ({ ...one, language: 'ca' }));
    expect(pathsOf(searchIn(catalan, [], facts), 'horario')).toEqual(['/taller/']);
  });

  it('does not add words for another fact', () => {
    expect(searchIn(pages, [], facts).search('garantía', { limit: 5, offset: 0 }).hits).toEqual([]);
  });

  it('is not found by synonyms that only this site has', () => {
    const text = `Lunes a viernes de 9 a 14.\n\n${said}\n\n${said}\n\n${said}\n\n${said}\n\nUn toldo se mide en casa.`;
    const company = { hours: 'De 9 a 14.', sources: { hours: 'https://www.ejemplo.es/contacto/' } };
    const site = searchIn([page('/contacto/', 'Contacto', text)], [['toldo', 'parasol']], facts, company);
    const { hits } = site.search('toldo', { limit: 1, offset: 0 });
    expect(hits[0]?.excerpt).toMatch(/toldo se mide/);
    expect(hits[0]?.excerpt).not.toMatch(/9 a 14/);
  });
});

describe('a text that pages of the site repeat', () => {
  const pages = Array.from({ length: 12 }, (_, i) =>
    page(`/p${String(i).padStart(2, '0')}/`, `Página ${i}`, `${said} ${i}\n\nPedir cita en el taller de Ana.`, {
      description: 'El taller de Ana pone parquet.',
    }),
  );
  const own = page('/taller/', 'Lo nuestro', `${said} Aquí, el taller de Ana enseña.`, {
    description: 'Poner parquet.',
  });

  it('ranks lower than the own text of a page', () => {
    expect(pathsOf(searchIn([...pages, own]), 'taller Ana')[0]).toBe('/taller/');
    expect(pathsOf(searchIn([...pages, own]), 'parquet')).toEqual(['/taller/']);
  });

  it.each([
    [3, '/z/'],
    [2, '/0/'],
  ])('is one that %i pages have: the first result is %s', (count, first) => {
    const alike = Array.from({ length: count }, (_, i) => page(`/${i}/`, `Página ${i}`, `${said} ${i}\n\nUn bombín.`));
    const other = page('/z/', 'Otra', `${said} Otra.\n\nUn bombín nuevo.`);
    expect(pathsOf(searchIn([...alike, other]), 'bombín')[0]).toBe(first);
  });

  it('is found', () => {
    expect(pathsOf(searchIn(pages), 'cita', 20)).toHaveLength(12);
  });
});

describe('a page in another language than the query', () => {
  const site = searchIn([
    page('/a/', 'Wifi', 'There is wifi for all of us everywhere in the house.', { language: 'en' }),
    page('/b/', 'Wifi', 'Hay wifi para todos nosotros en cualquier parte de la casa.'),
  ]);

  it('ranks behind one in the language of the query', () => {
    expect(pathsOf(site, '¿tienen wifi gratis para todos?')[0]).toBe('/b/');
    expect(pathsOf(site, 'do you have wifi for everyone')[0]).toBe('/a/');
    const [, other] = site.explain('¿tienen wifi gratis para todos?', { limit: 2, offset: 0 }).hits;
    expect(other?.parts.discounts).toEqual({ otherLanguage: 0.6 });
  });
});
