import { expect, it } from 'vitest';
import { findContradictions } from '../../../../compiler/company/detect/contradictions.ts';
import type { SiteView } from '../../../../compiler/company/site-view.ts';

type Claims = Record<string, [topic: string, says: string, text?: string][]>;
/** What is complained of; `/gas/` is a service, `/lugo/` an area, `/nota/` a post. */
const complaintsOf = (claims: Claims): string[] =>
  findContradictions({
    language: 'es',
    facts: Object.entries(claims).map(([path, list]) => ({
      path,
      claims: list.map(([topic, says, text = says]) => ({ topic, says, text })),
    })),
    entries: { services: [], areas: [{ name: 'Lugo', page: { path: '/lugo/', title: 'Obras en Lugo' } }] },
    purposes: {
      rolesOf: (path: string) => new Set(path === '/nota/' ? ['blog'] : path === '/faq/' ? ['faq'] : []),
      isService: (path: string) => path === '/gas/',
      isArea: (path: string) => path === '/lugo/',
    },
  } as unknown as SiteView).map(({ where, about }) => {
    const { one, other } = about as Record<'one' | 'other', { from: string; text: string }>;
    return `${where} ${one.from} ${one.text} ${other.from} ${other.text}`;
  });

it.each<[rule: string, claims: Claims, complaints: string[]]>([
  [
    'say different things',
    { '/': [['tax-included', 'yes']], '/faq/': [['tax-included', 'no']] },
    ['company.tax / yes /faq/ no'],
  ],
  [
    'are the first of several that do',
    { '/': [['tax-included', 'yes']], '/faq/': [['tax-included', 'no']], '/obras/': [['tax-included', 'no']] },
    ['company.tax / yes /faq/ no'],
  ],
  [
    'are not one page',
    {
      '/': [
        ['tax-included', 'yes'],
        ['tax-included', 'no'],
      ],
    },
    [],
  ],
  ['do not say the same', { '/': [['tax-included', 'yes']], '/faq/': [['tax-included', 'yes']] }, []],
  ['are not of two topics', { '/': [['tax-included', 'yes']], '/faq/': [['quote-free', 'no']] }, []],
  ['are no posts', { '/': [['tax-included', 'yes']], '/nota/': [['tax-included', 'no']] }, []],
  ['are of no service', { '/': [['tax-included', 'yes']], '/gas/': [['tax-included', 'no']] }, []],
  ['are of no area', { '/': [['tax-included', 'yes']], '/lugo/': [['tax-included', 'no']] }, []],
  [
    'may be of a service that speaks of all prices',
    { '/': [['quote-free', 'yes']], '/gas/': [['quote-free', 'no', 'Todos los presupuestos se cobran']] },
    ['company.prices / yes /gas/ Todos los presupuestos se cobran'],
  ],
  [
    'may be of none that speaks of all prices beside its area',
    { '/': [['whole-area', 'yes']], '/gas/': [['whole-area', 'no', 'Todos los precios']] },
    [],
  ],
  [
    'may give two rates',
    { '/': [['tax-rate igic', '7']], '/faq/': [['tax-rate igic', '3']] },
    ['company.tax / 7 /faq/ 3'],
  ],
  [
    'refuse a place that has a page',
    { '/': [['not-served', 'Lugo.']] },
    ['company.coverage / Lugo. /lugo/ Obras en Lugo (Lugo)'],
  ],
  ['refuse no other place', { '/': [['not-served', 'Vigo.']] }, []],
  ['refuse no place of a longer name', { '/': [['not-served', 'Lugones.']] }, []],
  [
    'are told once',
    {
      '/': [
        ['not-served', 'Lugo.'],
        ['not-served', 'Lugo'],
      ],
    },
    ['company.coverage / Lugo. /lugo/ Obras en Lugo (Lugo)'],
  ],
  ['refuse different places', { '/': [['not-served', 'Vigo.']], '/faq/': [['not-served', 'Inca.']] }, []],
  [
    'are told without numbers',
    { '/': [['tax-included', 'yes']], '/faq/': [['tax-included', 'no', 'No va, 971 123 456']] },
    ['company.tax / yes /faq/ '],
  ],
])('pages that contradict each other %s', (_, claims, complaints) => expect(complaintsOf(claims)).toEqual(complaints));
