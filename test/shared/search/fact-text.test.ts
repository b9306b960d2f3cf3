import { describe, expect, it } from 'vitest';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { findFact, toFactText } from '#shared/search/fact-text.ts';
import { concepts } from '#shared/search/language/concepts.ts';

const url = 'https://www.ejemplo.es/contacto/';
const company: Partial<CompanyInfo> = {
  hours: 'Lunes a viernes de 9:00 a 14:00.',
  address: 'Calle Mayor, 5, Lugo',
  contact_page: url,
  service_model: { description: 'Enviamos a un técnico.', warranty: 'Dos años.', online_booking: false },
  sources: { hours: url, address: url, contact_page: url, 'service_model.warranty': url },
};

/** What a query finds that speaks of what asks for these fields. */
const find = (field: string, pattern?: RegExp, of = company, at = url) => {
  const spokenOf = concepts.flatMap(({ asksFor }, number) => (asksFor?.some((one) => one === field) ? [number] : []));
  return findFact(of, at, new Set(spokenOf), pattern && { pattern });
};

describe('findFact', () => {
  it.each<[field: string, found: string | undefined, pattern?: RegExp]>([
    ['hours', 'Lunes a viernes de 9:00 a 14:00.'],
    ['hours', 'Lunes a viernes de 9:00 a 14:00.', /\d:\d\d/g],
    // An answer that looks like none is none; an address has no look of its own.
    ['hours', undefined, /€/g],
    ['address', 'Calle Mayor, 5, Lugo', /€/g],
    ['service_model.warranty', 'Dos años.'],
    ['tax', undefined],
  ])('for %s gives %j, with the pattern %s', (field, found, pattern) => expect(find(field, pattern)).toBe(found));

  it('gives only facts of the page', () => {
    expect(find('hours', undefined, company, 'https://www.ejemplo.es/')).toBeUndefined();
    const { sources: _, ...unsourced } = company;
    expect(find('hours', undefined, unsourced)).toBeUndefined();
  });

  it('gives nothing if the query asks for no fact', () =>
    expect(findFact(company, url, new Set(), undefined)).toBeUndefined());
});

it.each<[field: string, text: string | undefined]>([
  ['hours', 'Lunes a viernes de 9:00 a 14:00.'],
  ['service_model.warranty', 'Dos años.'],
  ['service_model', undefined],
  ['service_model.online_booking', undefined],
  ['contact_page', undefined],
  ['hours.warranty', undefined],
  ['nada.nunca', undefined],
])('toFactText of %s is %j', (field, text) => expect(toFactText(company, field)).toBe(text));
