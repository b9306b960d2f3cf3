/** Facts from markup and descriptions: whose markup it is, and what comes first. */

import { describe, expect, it } from 'vitest';
import { detectSite, SITE } from '../detect-site.ts';

const ld = (...nodes: object[]): string =>
  nodes
    .map(
      (node) =>
        `<script type="application/ld+json">${JSON.stringify({ '@type': 'Dentist', name: 'Casa Luz', ...node })}</script>`,
    )
    .join('');
const page = (main: string, head = '', title = 'Casa Luz'): string =>
  `<html lang="es"><head><title>${title}</title>${head}</head><main><h1>${title}</h1>${main}</main></html>`;
const companyOf = (main: string, head = '') => detectSite({ '/': page(main, head) }).company;
const sentence = 'Hacemos muebles a medida en el barrio viejo de Lugo.';
const meta = (text: string): string => `<meta name="description" content="${text}">`;

describe('the description of the company', () => {
  it.each<[rule: string, main: string, head: string, description: string | undefined]>([
    [
      'is that of the home page',
      `<p>${sentence}</p>`,
      meta('Muebles a medida.') + ld({ description: 'Sillas de mimbre.', priceRange: '€' }),
      'Muebles a medida.',
    ],
    [
      'is that of the markup if the home page has two words',
      `<p>${sentence}</p>`,
      meta('Luz Muebles') + ld({ description: 'Sillas de mimbre.', priceRange: '€' }),
      'Sillas de mimbre.',
    ],
    ['is the first paragraph if nothing else describes it', `<p>${sentence}</p>`, '', sentence],
    [
      'is the first paragraph if the home page describes it by a telephone number',
      `<p>${sentence}</p>`,
      meta('Tel. 600 123 456'),
      sentence,
    ],
    [
      'is the first paragraph if that of the markup has more than 2,000 characters',
      `<p>${sentence}</p>`,
      ld({ description: 'Tres sillas de mimbre. '.repeat(90), priceRange: '€' }),
      sentence,
    ],
    [
      'is the first paragraph if that of the home page is in capitals',
      `<p>${sentence}</p>`,
      meta('AB CD EF HTML'),
      sentence,
    ],
    ['is the first paragraph if that of the home page is filler', `<p>${sentence}</p>`, meta('Lorem ipsum'), sentence],
    [
      'is absent if the markup names another business',
      '',
      ld({ name: 'Tema Sol', description: 'Sillas.', priceRange: '€' }),
      undefined,
    ],
  ])('%s', (_, main, head, description) => expect(companyOf(main, head).description).toBe(description));
});

describe('the coverage', () => {
  const coverage = 'Damos servicio en Lugo.';
  it('is a sentence, else the areas that all branches of the markup serve', () => {
    expect(companyOf(`<p>${coverage}</p>`, ld({ areaServed: 'Vigo' })).coverage).toBe(coverage);
    expect(
      companyOf('', ld({ priceRange: '€' }, { areaServed: ['Vigo', 'Lugo'] }, { areaServed: 'Inca' })).coverage,
    ).toBe('Vigo, Lugo, Inca');
    const quarters = ld({ areaServed: ['Centro, Vigo', 'Vigo'] }, { areaServed: ['Vigo', 'Lugo'] });
    expect(companyOf('', quarters).coverage).toBe('Centro, Vigo; Vigo; Lugo');
    expect(companyOf('', ld({ name: 'Tema Sol', areaServed: 'Vigo' })).coverage).toBeUndefined();
  });
});

describe('the legal notice', () => {
  it('is the name of the markup if no page has more', () => {
    const markup = ld({ legalName: 'Luz Pardo, S.L.' });
    expect(companyOf('', markup).legal_notice).toBe('Luz Pardo, S.L.');
    const told = 'Titular: Casa Luz, S.L. NIF: B00000000.';
    const site = { '/': page('', markup), '/aviso-legal/': page(`<p>${told}</p>`, '', 'Aviso legal') };
    expect(detectSite(site).company.legal_notice).toBe(told);
  });
});

describe('the hours of markup', () => {
  it('are published if its businesses do not contradict each other', () => {
    const hours = (...times: string[]) => companyOf('', ld(...times.map((openingHours) => ({ openingHours })))).hours;
    expect(hours('Mo 09:00-14:00')).toBe('Lunes de 9:00 a 14:00');
    expect(hours('Mo 09:00-14:00', 'Mo 09:00-14:00')).toBe('Lunes de 9:00 a 14:00');
    expect(hours('Mo 09:00-14:00', 'Tu 10:00-13:00')).toBe('Lunes de 9:00 a 14:00');
    expect(hours('Mo 09:00-14:00', 'Mo 10:00-13:00')).toBeUndefined();
  });
  it('are left out if they are of one of two branches, and the other has none', () => {
    const branch = (streetAddress: string, openingHours?: string) => ({
      address: { streetAddress, addressLocality: 'Lugo' },
      ...(openingHours && { openingHours }),
    });
    const hours = (...branches: object[]) => companyOf('', ld(...branches)).hours;
    const [one, other] = ['Calle Mayor 5', 'Calle Menor 8'];
    expect(hours(branch(one, 'Mo 09:00-14:00'), branch(other))).toBeUndefined();
    expect(hours(branch(one, 'Mo 09:00-14:00'), branch(other, 'Mo 09:00-14:00'))).toBe('Lunes de 9:00 a 14:00');
    expect(hours(branch(one, 'Mo 09:00-14:00'), branch(one))).toBe('Lunes de 9:00 a 14:00');
    expect(hours({ openingHours: 'Mo 09:00-14:00' }, branch(other))).toBe('Lunes de 9:00 a 14:00');
  });
  it('contradict those of the page if both are of the same business', () => {
    const visible = '<p>Abrimos lunes de 10:00 a 14:00.</p>';
    const of = (name: string) => detectSite({ '/': page(visible, ld({ name, openingHours: 'Mo 09:00-17:00' })) });
    expect(of('Tema Sol').company.hours).toBe('Abrimos lunes de 10:00 a 14:00.');
    expect(of('Casa Luz').company.hours).toBeUndefined();
    const complaintOf = (name: string) => of(name).diagnostics.find(({ code }) => code === 'contradictory-fact');
    expect(complaintOf('Tema Sol')).toBeUndefined();
    expect(complaintOf('Casa Luz')).toMatchObject({
      where: 'company.hours',
      quote: 'Lunes de 9:00 a 17:00',
      about: { one: { from: '/' }, other: { from: '/ (JSON-LD)' } },
    });
  });
});

it('hours of the markup from nine to five on every day are the default of a plugin, and ignored', () => {
  const hours = (openingHours: string, main = '') => companyOf(main, ld({ openingHours })).hours;
  expect(hours('Mo,Tu,We,Th,Fr,Sa,Su 09:00-17:00')).toBeUndefined();
  expect(hours('Mo-Su 09:00-17:00', '<p>Abrimos lunes de 10:00 a 14:00.</p>')).toBe('Abrimos lunes de 10:00 a 14:00.');
  expect(hours('Mo-Sa 09:00-17:00')).toBeDefined();
  expect(hours('Mo-Su 09:00-18:00')).toBeDefined();
});

describe('the areas of the markup are used if its name fits the business', () => {
  const areaOf = (name: string) => companyOf('', ld({ name, areaServed: 'Vigo' })).coverage;
  it.each([
    ['Casa Luz', true],
    ['Casa Sol', true],
    ['Sol Mar', false],
    ['Casa Sol Mar', false],
    ['SL Luz', true],
    ['Sol de Luz', true],
    ['de', true],
  ])('%s: %s', (name, isOwn) => expect(areaOf(name)).toBe(isOwn ? 'Vigo' : undefined));
});

describe('pages of the company', () => {
  it('leave out addresses with a telephone number, with a warning', () => {
    const site = {
      '/': page(''),
      '/contacto-600123456/': page('', '', 'Contacto'),
      '/servicios/600123456/': page('', '', 'Gas'),
    };
    const { company, diagnostics } = detectSite(site);
    expect(company).not.toHaveProperty('contact_page');
    expect(company).not.toHaveProperty('services');
    expect(diagnostics).toContainEqual({
      severity: 'warning',
      code: 'contact-data',
      where: '/servicios/600123456/',
      about: { holder: 'entry' },
    });
  });
  it('have the order of the contract, then names of the config in alphabetical order, and missing ones are reported', () => {
    const site = { '/': page(''), '/contacto/': page('', '', 'Contacto'), '/tarifas/': page('30 €', '', 'Tarifas') };
    const pages = { zeta: '/contacto/', beta: '/nada/#x', alfa: '/tarifas/#x', contact: '/tarifas/' };
    const { company, diagnostics } = detectSite(site, { stated: { pages } });
    expect(company.pages).toEqual({
      home: `${SITE}/`,
      prices: `${SITE}/tarifas/`,
      contact: `${SITE}/tarifas/`,
      alfa: `${SITE}/tarifas/#x`,
      zeta: `${SITE}/contacto/`,
    });
    expect(Object.keys(company.pages ?? {})).toEqual(['home', 'prices', 'contact', 'alfa', 'zeta']);
    expect(diagnostics.filter(({ code }) => code === 'named-page-missing').map(({ where }) => where)).toEqual([
      'company.pages.beta',
    ]);
  });
  it('leave out a role for which the config names a missing page', () => {
    const site = { '/': page(''), '/contacto/': page('', '', 'Contacto') };
    const { company } = detectSite(site, { stated: { pages: { contact: '/nada/' } } });
    expect(company).not.toHaveProperty('contact_page');
    expect(company.pages).toEqual({ home: `${SITE}/` });
  });
});

describe('the service model', () => {
  const who = '<p>Las obras las hace una empresa local.</p>';
  const model = (pages: Record<string, string>, stated = {}) => detectSite(pages, { stated }).company.service_model;
  it('has no online booking if a page denies it, unless the config states it', () => {
    const denied = `${who}<p>En esta web no se vende ni se cobra nada.</p><a href="/carrito/">Comprar</a>`;
    expect(model({ '/': page(denied) })?.online_booking).toBe(false);
    expect(model({ '/': page(denied) }, { serviceModel: { onlineBooking: true } })?.online_booking).toBe(true);
  });
  it('has a sentence on who does the work as description', () => {
    expect(model({ '/': page('<p>Los muebles los hacen dos personas de la plantilla.</p>') })?.description).toMatch(
      /^Los muebles/,
    );
  });
  it('has the answers of the table with most columns, the first of two, and a warranty of a sentence', () => {
    const table = (heads: string[], name: string) => {
      const cells = heads.map(() => `<td>Una empresa ${name}</td>`).join('');
      const rows = ['Gas', 'Luz'].map((kind) => `<tr><td>${kind}</td>${cells}</tr>`).join('');
      return page(`<table><tr><th>Tipo</th>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows}</table>`);
    };
    const two = ['Lo hace', 'Garantía'];
    const site = { '/': page(''), '/a/': table(['Lo hace'], 'A'), '/b/': table(two, 'B'), '/c/': table(two, 'C') };
    expect(model(site)?.performed_by).toBe('Gas: Una empresa B; Luz: Una empresa B');
    expect(model(site)?.warranty).toBe('Gas: Una empresa B; Luz: Una empresa B');
    const term = 'Todas las reparaciones tienen una garantía de seis meses.';
    expect(model({ ...site, '/garantia/': page(`<p>${term}</p>`, '', 'Garantía') })?.warranty).toBe(term);
  });
});
