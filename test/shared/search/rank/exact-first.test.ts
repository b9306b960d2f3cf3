import { expect, it } from 'vitest';
import { pathsOf, searchIn } from '../search-fixture.ts';

const filler = 'Texto de relleno que no dice nada de lo que se busca. '.repeat(6);
const site = [
  {
    path: '/blog/',
    title: 'La factura de la luz',
    text: `La factura, la factura y la factura: quién hace la factura de la luz. ${filler}`,
  },
  {
    path: '/dudas/',
    title: 'Dudas',
    text: `## Otras\n\n${filler}\n\n**¿Quién me hace la factura?**\n\nEl técnico.\n\n${filler}`,
  },
];

it('a page with the query as one of its questions is the first result', () => {
  expect(pathsOf(searchIn(site), '¿quien me hace la factura?')[0]).toBe('/dudas/');
  expect(pathsOf(searchIn(site), 'factura de la luz')[0]).toBe('/blog/');
});

it('facts for a query are given beside the results, with their pages', () => {
  const url = 'https://www.ejemplo.es/dudas/';
  const company = { hours: 'De 9 a 14', prices: 'Desde 35 €', sources: { hours: url } };
  const facts = (query: string) => searchIn(site, [], [], company).search(query, { limit: 1, offset: 0 }).facts;
  expect(facts('horario de la factura')).toEqual([{ field: 'hours', value: 'De 9 a 14', url }]);
  expect(facts('factura')).toEqual([]);
});
