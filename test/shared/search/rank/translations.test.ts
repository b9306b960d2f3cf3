import { describe, expect, it } from 'vitest';
import { type StatedPage, searchIn } from '../search-fixture.ts';

const pages: StatedPage[] = [
  {
    path: '/lavadoras/',
    title: 'Lavadoras',
    text: 'Reparamos la lavadora en casa. Garantía de dos años.',
    translations: { ca: '/ca/rentadores/', en: '/en/washers/' },
  },
  {
    path: '/ca/rentadores/',
    title: 'Rentadores',
    text: 'Arreglem la rentadora a casa. Lavadora amb garantia de dos anys.',
    language: 'ca',
    translations: { es: '/lavadoras/', en: '/en/washers/' },
  },
  {
    path: '/en/washers/',
    title: 'Washing machines',
    text: 'We repair washing machines at home. Guaranteed for two years.',
    language: 'en',
    translations: { ca: '/ca/rentadores/', es: '/lavadoras/' },
  },
  { path: '/en/parking/', title: 'Parking', text: 'Cars park behind the house.', language: 'en' },
];
const search = searchIn(pages);
const found = (query: string, language?: string) =>
  search
    .search(query, { limit: 10, offset: 0, language })
    .hits.map((hit) => [hit.url.slice('https://www.ejemplo.es'.length), hit.language]);

describe('search on a site in several languages', () => {
  it('gives a page and its translations as one result, in the language of the query', () => {
    expect(found('reparar la lavadora')).toEqual([['/lavadoras/', 'es']]);
    expect(found('washing machine repair')).toEqual([['/en/washers/', 'en']]);
  });

  it('lists the other translations of a result', () => {
    const [hit] = search.search('lavadora', { limit: 1, offset: 0 }).hits;
    expect(hit?.translations?.map(({ language }) => language)).toEqual(['ca', 'en']);
  });

  it('finds a page without translation in its language', () => {
    expect(found('dónde aparcar los coches')).toContainEqual(['/en/parking/', 'en']);
  });

  it('gives only pages of a requested language', () => {
    expect(found('lavadora', 'ca')).toEqual([['/ca/rentadores/', 'ca']]);
    expect(found('washing machine', 'es')).toEqual([['/lavadoras/', 'es']]);
    expect(found('lavadora', 'fr')).toEqual([]);
  });

  it('lists no translations on a site in one language', () => {
    const [hit] = searchIn(pages.slice(0, 1)).search('lavadora', { limit: 1, offset: 0 }).hits;
    expect(hit).not.toHaveProperty('language');
  });
});
