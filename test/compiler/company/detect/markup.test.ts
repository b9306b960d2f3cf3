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

describe('a business is described', () => {
  it.each<[rule: string, main: string, head: string, description: string | undefined]>([
    [
      'by its home page',
      `<p>${sentence}</p>`,
      meta('Muebles a medida.') + ld({ description: 'Sillas de mimbre.', priceRange: '€' }),
      'Muebles a medida.',
    ],
    [
      'else by its markup, where it says more than two words',
      `<p>${sentence}</p>`,
      meta('Luz Muebles') + ld({ description: 'Sillas de mimbre.', priceRange: '€' }),
      'Sillas de mimbre.',
    ],
    ['else by its first paragraph', `<p>${sentence}</p>`, '', sentence],
    ['by what is left without a number to call', `<p>${sentence}</p>`, meta('Tel. 600 123 456'), sentence],
    [
      'by nothing of more than 2,000 letters',
      `<p>${sentence}</p>`,
      ld({ description: 'Tres sillas de mimbre. '.repeat(90), priceRange: '€' }),
      sentence,
    ],
    ['by no stamp in capitals', `<p>${sentence}</p>`, meta('AB CD EF HTML'), sentence],
    ['by what a theme did not leave in', `<p>${sentence}</p>`, meta('Lorem ipsum'), sentence],
    ['by no markup of another', '', ld({ name: 'Tema Sol', description: 'Sillas.', priceRange: '€' }), undefined],
  ])('%s', (_, main, head, description) => expect(companyOf(main, head).description).toBe(description));
});

describe('the coverage', () => {
  const coverage = 'Damos servicio en Lugo.';
  it('is a sentence, else the areas of markup, those of all branches, of which a comma parts none in two', () => {
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
  it('is the name of markup where no page tells more', () => {
    const markup = ld({ legalName: 'Luz Pardo, S.L.' });
    expect(companyOf('', markup).legal_notice).toBe('Luz Pardo, S.L.');
    const told = 'Titular: Casa Luz, S.L. NIF: B00000000.';
    const site = { '/': page('', markup), '/aviso-legal/': page(`<p>${told}</p>`, '', 'Aviso legal') };
    expect(detectSite(site).company.legal_notice).toBe(told);
  });
});

describe('the hours of markup', () => {
  it('are told of one business, or of several that do not differ', () => {
    const hours = (...times: string[]) => companyOf('', ld(...times.map((openingHours) => ({ openingHours })))).hours;
    expect(hours('Mo 09:00-14:00')).toBe('Lunes de 9:00 a 14:00');
    expect(hours('Mo 09:00-14:00', 'Mo 09:00-14:00')).toBe('Lunes de 9:00 a 14:00');
    expect(hours('Mo 09:00-14:00', 'Tu 10:00-13:00')).toBe('Lunes de 9:00 a 14:00');
    expect(hours('Mo 09:00-14:00', 'Mo 10:00-13:00')).toBeUndefined();
  });
  it('are not those of one branch, where markup knows another without any', () => {
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
  it('are held against what the page says, those of another business are not', () => {
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

it('the hours that a plugin states until somebody changes them, nine to five on every day, are none', () => {
  const hours = (openingHours: string, main = '') => companyOf(main, ld({ openingHours })).hours;
  expect(hours('Mo,Tu,We,Th,Fr,Sa,Su 09:00-17:00')).toBeUndefined();
  expect(hours('Mo-Su 09:00-17:00', '<p>Abrimos lunes de 10:00 a 14:00.</p>')).toBe('Abrimos lunes de 10:00 a 14:00.');
  expect(hours('Mo-Sa 09:00-17:00')).toBeDefined();
  expect(hours('Mo-Su 09:00-18:00')).toBeDefined();
});

describe('the name of markup is the business’s', () => {
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

describe('pages that the company names', () => {
  it('have no number to call in their addresses', () => {
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
  it('stand in the order of the contract, then those of the config by name', () => {
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
  it('are none where the config names what is no page, whatever the site has', () => {
    const site = { '/': page(''), '/contacto/': page('', '', 'Contacto') };
    const { company } = detectSite(site, { stated: { pages: { contact: '/nada/' } } });
    expect(company).not.toHaveProperty('contact_page');
    expect(company.pages).toEqual({ home: `${SITE}/` });
  });
});

describe('how the service works', () => {
  const who = '<p>Las obras las hace una empresa local.</p>';
  const model = (pages: Record<string, string>, stated = {}) => detectSite(pages, { stated }).company.service_model;
  it('is not sold on the site where a page denies it', () => {
    const denied = `${who}<p>En esta web no se vende ni se cobra nada.</p><a href="/carrito/">Comprar</a>`;
    expect(model({ '/': page(denied) })?.online_booking).toBe(false);
    expect(model({ '/': page(denied) }, { serviceModel: { onlineBooking: true } })?.online_booking).toBe(true);
  });
  it('is described by who does the work', () => {
    expect(model({ '/': page('<p>Los muebles los hacen dos personas de la plantilla.</p>') })?.description).toMatch(
      /^Los muebles/,
    );
  });
  it('is told by the fullest table, by the first of two alike, and by sentences beside them', () => {
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
