import { array, assert, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findContactData } from '#shared/contact/find-contact-data.ts';
import { companyInfo, missableFields, missingReasons } from '#shared/contract/schemas.ts';
import { companyFacts } from '../../../compiler/company/facts.ts';
import { detectSite, SITE } from './detect-site.ts';

const page = (title: string, main: string): string =>
  `<html lang="es"><head><title>${title} | Casa Luz</title></head><body><main><h1>${title}</h1>${main}</main></body></html>`;
const home = page('Casa Luz', '<p>Arreglamos lámparas antiguas y modernas en nuestro taller de Lugo.</p>');
const missingOf = (...site: Parameters<typeof detectSite>) => detectSite(...site).company.missing ?? [];
const reasonOf = (field: string, ...site: Parameters<typeof detectSite>): string | undefined =>
  missingOf(...site).find((one) => one.field === field)?.because;

describe('the list of missing facts', () => {
  test('has hours, address, legal notice, prices and services of an empty site, as not stated', () => {
    const missing = missingOf({ '/': home });
    expect(missing.map(({ field }) => field)).toEqual(['hours', 'address', 'legal_notice', 'prices', 'services']);
    expect(new Set(missing.map(({ because }) => because))).toEqual(new Set(['not_stated']));
  });

  test.each([
    ['hours', '/contacto/', '<h2>Horario</h2><p>Lunes de 9:00 a 14:00</p>'],
    ['legal_notice', '/aviso-legal/', '<p>Titular: Casa Luz, S.L. NIF: B00000000.</p>'],
    ['address', '/contacto/', '<p>Dirección: Calle Mayor, 5, 27001 Lugo</p>'],
  ])('lacks a fact that a page states: %s', (field, path, html) => {
    expect(reasonOf(field, { '/': home, [path]: page('Página', html) })).toBeUndefined();
  });

  test('lacks hours that the config states, and prices if the config names a page', () => {
    expect(reasonOf('hours', { '/': home }, { stated: { hours: 'Lunes de 9:00 a 14:00' } })).toBeUndefined();
    const site = { '/': home, '/precios/': page('Precios', '<p>Pregunte sin compromiso.</p>') };
    expect(reasonOf('prices', site, { stated: { pages: { prices: '/precios/' } } })).toBeUndefined();
  });

  test('has the coverage only if the business works at its customers', () => {
    expect(reasonOf('coverage', { '/': home })).toBeUndefined();
    const going = page('Casa Luz', '<p>Arreglamos lámparas antiguas y modernas a domicilio: vamos a su casa.</p>');
    expect(reasonOf('coverage', { '/': going })).toBe('not_stated');
  });
});

test('contradictory hours are listed as missing with both texts and their pages, without contact data', () => {
  const missing = missingOf({
    '/': home,
    '/contacto/': page('Contacto', '<h2>Horario</h2><p>Lunes a viernes de 9:00 a 14:00, tel. 982 00 00 00</p>'),
    '/nosotros/': page('Nosotros', '<h2>Horario</h2><p>Lunes a viernes de 10:00 a 15:00</p>'),
  });
  const [hours] = missing;
  expect(hours).toMatchObject({ field: 'hours', because: 'contradicted' });
  expect(hours?.statements?.map(({ url }) => url).sort()).toEqual([`${SITE}/contacto/`, `${SITE}/nosotros/`]);
  expect(JSON.stringify(hours)).toMatch(/9:00 a 14:00.*10:00 a 15:00|10:00 a 15:00.*9:00 a 14:00/);
  expect(JSON.stringify(hours)).not.toContain('982');
});

describe('a fact on a page with noindex', () => {
  const unindexed = {
    '/aviso-legal/': page('Aviso legal', '<p>Titular: Casa Luz, S.L. NIF: B00000000.</p>'),
    '/gracias/': page('Gracias', '<p>Le llamamos pronto.</p>'),
  };

  test('is listed as missing with the address of that page, and reported to the editor as information', () => {
    const { company, diagnostics } = detectSite({ '/': home }, { unindexed });
    expect(company.missing?.find(({ field }) => field === 'legal_notice')).toEqual({
      field: 'legal_notice',
      because: 'not_indexed',
      statements: [{ url: `${SITE}/aviso-legal/` }],
    });
    expect(JSON.stringify(company)).not.toMatch(/B00000000|gracias/);
    const told = diagnostics.filter(({ where }) => where === 'company.legalNotice');
    // Many keep it out of indexes on purpose.
    expect(told).toMatchObject([{ severity: 'info', code: 'fact-not-indexed', about: { path: '/aviso-legal/' } }]);
  });

  test('changes no other field', () => {
    const { missing: _, ...company } = detectSite({ '/': home }, { unindexed }).company;
    const { missing: __, ...without } = detectSite({ '/': home }).company;
    expect(company).toEqual(without);
  });
});

const SAYINGS = [
  'Abrimos de lunes a viernes de 9:00 a 14:00.',
  'Abrimos de lunes a viernes de 10:00 a 15:00.',
  'Los lunes, de 9:00 a 14:00.',
  'Dirección: Calle Mayor, 5, 27001 Lugo',
  'Dirección: Calle Menor, 7, 27001 Lugo',
  'Los precios no incluyen el IVA.',
  'El presupuesto es gratuito.',
  'El presupuesto se cobra: 20 €.',
  'Titular: Casa Luz, S.L. NIF: B00000000.',
];
const CONTACTS = ['', '982 00 00 00', '+34 600-123-456', 'luz@casa.example', 'luz (arroba) casa.example'];

/** Complaints of an editor, in the order of the reasons. */
const CODES: string[] = ['missing-fact', 'contradictory-fact', 'fact-not-indexed'];

it('missing facts of random pages have fields and reasons of the contract, match the complaints and have no contact data', () => {
  const anySaid = tuple(
    constantFrom('/', '/contacto/', '/nosotros/', '/aviso-legal/'),
    constantFrom(...SAYINGS),
    constantFrom(...CONTACTS),
    constantFrom(true, false),
  );
  assert(
    property(array(anySaid, { maxLength: 6 }), (said) => {
      const toPages = (hidden: boolean) =>
        Object.fromEntries(
          said
            .filter(([, , , isHidden]) => isHidden === hidden)
            .map(([path], _, all) => [
              hidden ? `/oculta${path}` : path,
              page(
                'Casa Luz',
                all.flatMap(([at, text, contact]) => (at === path ? `<p>${text} ${contact}</p>` : '')).join(''),
              ),
            ]),
        );
      const { company, diagnostics } = detectSite({ '/': home, ...toPages(false) }, { unindexed: toPages(true) });
      const told = diagnostics.flatMap(({ code, where }) => (CODES.includes(code) ? `${code} ${where}` : []));
      const listed = (company.missing ?? []).map(
        ({ field, because }) => `${CODES[missingReasons.indexOf(because)]} company.${companyFacts[field].config}`,
      );
      const isMissable = (one: string): boolean =>
        missableFields.some((field) => one.endsWith(` company.${companyFacts[field].config}`));
      expect(told.filter(isMissable).sort(), 'the editor reads of the same facts as agents').toEqual(listed.sort());
      expect(companyInfo.safeParse(company).error).toBeUndefined();
      for (const { field, because, statements = [] } of company.missing ?? []) {
        expect(missableFields).toContain(field);
        expect(missingReasons).toContain(because);
        expect(company).not.toHaveProperty(field);
        expect(statements.length > 0).toBe(because !== 'not_stated');
        for (const { text = '', url } of statements) {
          expect(findContactData(`${text} ${url}`)).toEqual([]);
          expect(url.includes('/oculta')).toBe(because === 'not_indexed');
        }
      }
    }),
    { numRuns: 60 },
  );
});
