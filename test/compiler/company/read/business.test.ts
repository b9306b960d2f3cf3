import { describe, expect, it } from 'vitest';
import { factsOf } from '../detect-site.ts';

const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => `Zona ${at}`);

const read = (...nodes: object[]) =>
  factsOf(nodes.map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`).join('')).business;

it.each<[node: object, isBusiness: boolean]>([
  [{ '@type': 'LocalBusiness' }, true],
  [{ '@type': 'BusinessThing' }, false],
  [{ '@type': 'Dentist' }, false],
  [{ '@type': 'Dentist', priceRange: '€' }, true],
  [{ '@type': 'Person', telephone: '1' }, false],
  [{ '@type': 'Service', areaServed: 'Lugo' }, false],
  [{ '@type': 'TaxiService' }, true],
  [{ '@type': 'PersonStore' }, true],
  [{ '@type': ['Place', 'LocalBusiness'] }, false],
])('%j is read as a business: %s', (node, isBusiness) => expect(read(node)).toHaveLength(isBusiness ? 1 : 0));

it.each([
  ...['Person', 'Place', 'City', 'State', 'Country', 'AdministrativeArea', 'PostalAddress', 'ContactPoint', 'Offer'],
])('markup of the type %s is not read as a business', (type) =>
  expect(read({ '@type': type, telephone: '1', address: 'Lugo' })).toEqual([]),
);

it.each([
  ...['openingHours', 'openingHoursSpecification', 'areaServed', 'priceRange', 'legalName', 'address', 'telephone'],
])('markup of any type with %s is read as a business', (property) =>
  expect(read({ '@type': 'Dentist', [property]: 'x' })).toHaveLength(1),
);

it.each(['Organization', 'LocalBusiness', 'Corporation', 'BookStore', 'TaxiService', 'RoofingContractor'])(
  'markup of the type %s is read as a business without more',
  (type) => expect(read({ '@type': type })).toHaveLength(1),
);

it('at most twenty businesses of a page are read', () => {
  const many = (count: number) =>
    read(...Array.from({ length: count }, (_, at) => ({ '@type': 'Store', name: `${at}` })));
  expect(many(20)).toHaveLength(20);
  expect(many(21).at(-1)?.name).toBe('19');
  const others = Array.from({ length: 20 }, () => ({ '@type': 'BreadcrumbList' }));
  expect(read(...others, { '@type': 'Store', name: 'Luz' })[0]?.name).toBe('Luz');
});

const burbank = { streetAddress: '300 Bull St', addressLocality: 'Burbank', addressRegion: 'CA', postalCode: '91505' };

describe('the markup of a business', () => {
  const kept = (properties: object) => read({ '@type': 'Store', ...properties })[0];
  it.each<[properties: object, kept: object]>([
    [
      { name: 'Luz', legalName: 'Luz, S.L.', description: 'Obras.' },
      { name: 'Luz', legalName: 'Luz, S.L.', description: 'Obras.' },
    ],
    [{ name: 'N&uacute;&ntilde;ez &amp; Hijos, n&ordm; 7' }, { name: 'Núñez & Hijos, nº 7' }],
    [{ areaServed: [{ name: 'Lugo' }, 'Vigo'] }, { areas: ['Lugo', 'Vigo'] }],
    [{ serviceArea: 'Lugo' }, { areas: ['Lugo'] }],
    [{ areaServed: ['ES', 'Es', 'EEUU'] }, { areas: ['Es', 'EEUU'] }],
    [{ areaServed: numbers(201) }, { areas: numbers(200) }],
    [{ areaServed: 'Vigo', serviceArea: 'Lugo' }, { areas: ['Vigo'] }],
    [
      { address: { streetAddress: 'Mayor, 5', postalCode: '27001' } },
      { address: { text: 'Mayor, 5, 27001', street: 'Mayor, 5' } },
    ],
    ...(['US', undefined, { name: 'Canada' }] as const).map((addressCountry): [object, object] => [
      { address: { ...burbank, addressCountry } },
      { address: { text: '300 Bull St, Burbank, CA 91505', street: '300 Bull St' } },
    ]),
    ...[{ addressCountry: 'ES' }, { addressRegion: 'California' }].map((other): [object, object] => [
      { address: { ...burbank, ...other } },
      { address: { text: '300 Bull St, 91505 Burbank', street: '300 Bull St' } },
    ]),
    [
      { address: { streetAddress: 'Mayor, 5', addressLocality: 'Lugo' } },
      { address: { text: 'Mayor, 5, Lugo', street: 'Mayor, 5' } },
    ],
    [
      {
        openingHours: 'Mo 9:00-10:00',
        openingHoursSpecification: { dayOfWeek: { '@id': 'x/Friday' }, opens: '08:00:00', closes: '09:00:00' },
      },
      { hours: ['Mo 9:00-10:00', 'Fr 08:00-09:00'] },
    ],
    [
      {
        openingHoursSpecification: {
          dayOfWeek: [{ name: 'Monday' }, 'x/Sunday', 'Holiday'],
          opens: '08:00',
          closes: '09:00',
        },
      },
      { hours: ['Mo,Su 08:00-09:00'] },
    ],
  ])('%j is read as %j', (properties, expected) => expect(kept(properties)).toMatchObject(expected));

  it.each<[properties: object]>([
    [{ address: { streetAddress: 'Mayor, 5' } }],
    [{ address: { streetAddress: 'Centro', postalCode: '27001', addressLocality: 'Lugo' } }],
    [{ address: { addressLocality: 'Lugo' } }],
    [{ address: { text: 'Mayor, 5, Lugo', street: 'Mayor, 5' } }],
    [{}],
  ])('gives no address for %j', (properties) => expect(kept(properties)).toEqual({ hours: [], areas: [] }));
});
