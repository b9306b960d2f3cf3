import { describe, expect, it } from 'vitest';
import { toSearchLanguage } from '#shared/search-language.ts';
import { createFactWords, toPageKind } from '../../../../compiler/emit/search/page-facts.ts';

const kindOf = (title: string, fields: string[] = [], { isThin = false, from = '/a/' } = {}) =>
  toPageKind(
    { page: { path: '/a/', title }, isThin } as Parameters<typeof toPageKind>[0],
    fields.map((field) => ({ field, from })),
    toSearchLanguage('es'),
  );

describe('the facts of a page for the index', () => {
  it.each<[title: string, isLegal: boolean]>([
    ['Privacidad', true],
    ['La privacidad', true],
    ['Privacidad en tu cocina', false],
    ['Política de privacidad', true],
    ['Política de privacidad de Talleres Casa Luz', true],
    ['Política de privacidad de los Talleres Casa Luz Norte', false],
    ['Aviso legal', true],
    ['Hornos', false],
    ['', false],
  ])('say of the title «%s» that the page is a legal one: %s', (title, isLegal) => {
    expect(kindOf(title)).toBe(isLegal ? 'legal' : 'ordinary');
    expect(kindOf(title, [], { isThin: true })).toBe(isLegal ? 'legal' : 'thin');
  });

  it.each<[field: string, isLegal: boolean]>([
    ['pages.legal', true],
    ['pages.privacy', true],
    ['pages.cookies', true],
    ['pages.terms', true],
    ['pages.contact', false],
    ['legal_notice', false],
  ])('say of the source of %s that it is a legal page: %s', (field, isLegal) => {
    expect(kindOf('Hornos', [field])).toBe(isLegal ? 'legal' : 'ordinary');
    expect(kindOf('Hornos', [field], { from: '/b/' })).toBe('ordinary');
  });

  it('have words that ask for its facts, and their values', () => {
    const company = { hours: 'De 9 a 14.', address: 'Calle Mayor, 5', contact_page: 'https://e.es/a/' };
    const from = (path: string, ...fields: string[]) => fields.map((field) => ({ field, from: path }));
    const toWords = createFactWords(
      [...from('/a/', 'hours', 'contact_page', 'brand'), ...from('/b/', 'address')],
      company,
    );
    const { facts, said } = toWords('/a/', 'es');
    expect(facts.split(' ')).toEqual(expect.arrayContaining(['horario']));
    expect(facts).not.toMatch(/[~,]|dirección/);
    expect(said).toBe('De 9 a 14.');
    expect(toWords('/b/', 'es').said).toBe('Calle Mayor, 5');
    expect(toWords('/b/', 'es').facts).toMatch(/\bubicación\b/);
    expect(toWords('/b/', 'es').facts).not.toMatch(/>|oficina/);
    expect(toWords('/c/', 'es')).toEqual({ facts: '', said: '' });
    expect(toWords('/a/', 'fr')).toEqual({ facts: '', said: 'De 9 a 14.' });
    expect(toWords('/a/', 'en').facts).toMatch(/\bmonday\b/);
  });

  it('have words for booking only if it can be booked online', () => {
    const wordsOf = (online_booking: boolean) =>
      createFactWords([{ field: 'service_model.online_booking', from: '/' }], {
        service_model: { description: 'Vamos a tu casa.', online_booking },
      })('/', 'es').facts;
    expect(wordsOf(true)).toMatch(/\breserva\b/);
    expect(wordsOf(false)).toBe('');
  });
});
