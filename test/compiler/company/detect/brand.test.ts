import { expect, test } from 'vitest';
import { detectSite } from '../detect-site.ts';

const withLogo = (alt: string) => {
  const page = (title: string): string =>
    `<html lang="es"><title>${title}</title><header><a href="/"><img alt="${alt}" src="l.png"></a><nav><a href="/carta/">Carta</a></nav></header><main><h1>${title}</h1></main></html>`;
  const site = { '/': page('Cocina de siempre'), '/carta/': page('Carta'), '/grupos/': page('Grupos') };
  return detectSite(site).company.brand;
};

test.each([
  ['Casa Luz', 'Casa Luz'],
  ['Logo de Casa Luz', 'Casa Luz'],
  ['Logotipo: Casa Luz', 'Casa Luz'],
  ['Casa Luz Logo', 'Casa Luz'],
  ['Logroño Luz', 'Logroño Luz'],
  ['Casa-Luz', 'Casa-Luz'],
  ['El logo de Luz', 'El logo de Luz'],
  ['Logo del Sol', 'del Sol'],
  ['Casa Luz sol-mar', 'Casa Luz sol-mar'],
  ['Casa Luz.png y más', 'Casa Luz.png y más'],
  ['a'.repeat(60), 'a'.repeat(60)],
])('the brand for the alternative text %j of the logo, which no page repeats, is %j', (alt, brand) => {
  expect(withLogo(alt)).toBe(brand);
});

test('the brand is not a heading in one of several slides, and may be in a line of rights', () => {
  const slide = (text: string) => `<div class="slide"><div><h1>${text}</h1><p>y más</p></div></div>`;
  const html = `<title>Toldos al mejor precio</title><main><div>${slide('Media rebaja')}${slide('Velas')}</div></main>`;
  expect(brandOf([html])).toBe('Toldos al mejor precio');
  const footer = '<footer><h1>2025 Casa Luz. Todos los derechos reservados. | Por Sol Marketing de Lugo</h1></footer>';
  expect(brandOf([html + footer])).toBe('Casa Luz');
});

test.each(['My Website', 'Mi sitio web', 'Site Name'])('the filler of a site builder, %j, is not the brand', (name) => {
  const title = '<title>Casa Luz | Sevilla</title>';
  expect(brandOf([`<meta property="og:site_name" content="${name}">${title}`])).toBe('Casa Luz');
});

test.each([
  'localhost',
  'Logo del hotel',
  'logo de la casa',
  'logotipo-web',
  'casa_luz_2',
  'Casa Luz.png',
  'logo',
  'Inicio',
  'Bienvenidos',
  '',
  'a'.repeat(61),
])('the alternative text %j of the logo is not the brand, but the title of the home page is', (alt) => {
  expect(withLogo(alt)).toBe('Cocina de siempre');
});

const brandOf = (pages: readonly string[]): string =>
  detectSite(
    Object.fromEntries(pages.map((html, at) => [at === 0 ? '/' : `/p${at}/`, `<html lang="es">${html}</html>`])),
  ).company.brand;

test.each<[sign: string, pages: string[], brand: string]>([
  [
    'the part that titles share',
    ['Obras - Luz', 'Contacto - Luz', 'Precios - Luz'].map((one) => `<title>${one}</title>`),
    'Luz',
  ],
  [
    'the copyright line, if all pages share a title of offers',
    ['', '', ''].map(() => '<title>Portes urgentes | Mudanzas</title><footer><p>© PORTES LUZ</p></footer>'),
    'PORTES LUZ',
  ],
  [
    'the part of a title of all pages, before the heading of the home page',
    ['<main><h1>Visita las termas</h1></main>', '', ''].map((html) => `<title>Hotel Luz | Termas</title>${html}`),
    'Hotel Luz',
  ],
  [
    'the part of a title of two pages, if the home page has none',
    ['<main><p>Luz</p></main>', '<title>Luz | Termas</title>', '<title>Luz | Termas</title>'],
    'Luz',
  ],
  [
    'the title of the home page, not that of another page',
    ['<title>Sol</title><main><p>Obras y portes</p></main>', '<title>Obras</title>', '<title>Portes</title>'],
    'Sol',
  ],
  [
    'the host, if only another page has a title',
    ['<main><p>Obras</p></main>', '<title>Obras</title>'],
    'www.taller.example',
  ],
  [
    'a title without commas, if another page has it with commas',
    ['Luz, Sol y Socios, S. C.', 'Avisos - Luz Sol y Socios S.C.'].map((one) => `<title>${one}</title>`),
    'Luz Sol y Socios S.C.',
  ],
  [
    'og:site_name with a part of two words',
    ['<title>Sol</title><meta property="og:site_name" content="Luz - Obras Sol"><p>Luz</p>'],
    'Luz - Obras Sol',
  ],
  [
    'the part that two titles share, before the copyright line',
    ['Obras - Luz', 'Precios - Luz'].map((one) => `<title>${one}</title><footer>© Sol</footer>`),
    'Luz',
  ],
  [
    'og:site_name without its slogan',
    ['<title>Sol</title><meta property="og:site_name" content="Luz | Nos importas mucho"><p>Luz</p>'],
    'Luz',
  ],
  [
    'the copyright line, not a title of two small letters',
    ['<title>lo</title><p>Lo mejor</p><footer>© Luz</footer>'],
    'Luz',
  ],
  [
    'the title, if og:site_name is not on the page',
    ['<title>Luz | Consolas</title><h1>Luz</h1><meta property="og:site_name" content="Sol">'],
    'Luz',
  ],
  ['a title of two capitals', ['<title>LO</title>'], 'LO'],
  ['a title of three small letters', ['<title>luz</title>'], 'luz'],
  [
    'the title, not a link to the home page named like another page',
    ['<title>Luz</title><a class="logo" href="/">Sobre nosotros</a>'],
    'Luz',
  ],
  [
    'og:site_name that is on the page',
    ['<title>Sol</title><meta property="og:site_name" content="Luz"><p>Luz</p>'],
    'Luz',
  ],
  [
    'the business of the JSON-LD',
    [
      '<title>Sol de Luz</title><script type="application/ld+json">{"@type":["Dentist","LocalBusiness"],"name":"Luz"}</script>',
    ],
    'Luz',
  ],
  [
    'the business of the JSON-LD, among others without a name',
    [
      `<title>Sol de Luz</title><script type="application/ld+json">${JSON.stringify([{ '@type': 'Store', name: 'Luz' }, ...Array(5).fill({ '@type': 'Store' })])}</script>`,
    ],
    'Luz',
  ],
  [
    'the first of two names with equal votes',
    ['Sol', 'Luz'].map((name) => `<meta property="og:site_name" content="${name}">`),
    'Sol',
  ],
  [
    'the copyright line without legal form',
    ['<title>Sol de Luz</title><footer>© 2019-2024 Luz, S.L. Todos los derechos</footer>'],
    'Luz',
  ],
  [
    'the title, not a sentence on who owns the name',
    ['<title>Clínica Luz</title><footer>© 2024. La marca Clínica Luz es propiedad de Grupo Sol.</footer>'],
    'Clínica Luz',
  ],
  [
    'the copyright line after several years',
    ['<title>Sol de Luz</title><footer>© Copyright 2006, 2023 Luz</footer>'],
    'Luz',
  ],
  [
    'the title, not an address in the copyright line',
    ['', ''].map(() => '<title>Luz</title><footer>© 2006 www.sol.example</footer>'),
    'Luz',
  ],
  [
    'the title, if the copyright line has no name',
    ['<title>Sol</title><footer>© 2024. Todos los derechos reservados</footer>'],
    'Sol',
  ],
  ['the heading of the home page, before its title', ['<title>Sol</title><h1>Luz</h1>'], 'Luz'],
  ['the heading of the home page without a title', ['<h1>Luz</h1>'], 'Luz'],
  [
    'the copyright line and the JSON-LD, before the logo',
    [
      '<title>Sol</title><header><a class="logo" href="/">Luz Obras</a></header><footer>© 2024 Luz y Cía.</footer><script type="application/ld+json">{"@type":"LocalBusiness","name":"Luz y Cía."}</script>',
    ],
    'Luz y Cía.',
  ],
  ['the title without its greeting', ['<title>Bienvenidos a Luz</title>'], 'Luz'],
  [
    'the title, if the heading is a list of links',
    ['<title>Sol</title><h1><a href="/a/">Relojes</a> <a href="/b/">Bolsos</a></h1>'],
    'Sol',
  ],
  ['the heading without its slogan', ['<h1><b>Luz</b> <span class="slogan">Nos importas</span></h1>'], 'Luz'],
  ['the heading that is one link', ['<title>Sol</title><h1><a href="/">Luz</a></h1>'], 'Luz'],
  ['the host, if the heading has six words', ['<h1>Una frase de seis palabras justas</h1>'], 'www.taller.example'],
])('the brand is %s', (_, pages, brand) => expect(brandOf(pages)).toBe(brand));

/** A page that names one business by these signs, and another by those. */
const ld = (name: string) => `<script type="application/ld+json">{"@type":"LocalBusiness","name":"${name}"}</script>`;
const signs = {
  siteName: (name: string) => `<meta property="og:site_name" content="${name}">`,
  markup: ld,
  title: (name: string) => `<title>${name}</title>`,
  logo: (name: string) => `<a class="logo" href="/">${name}</a>`,
  heading: (name: string) => `<main><h1>${name}</h1></main>`,
  copyright: (name: string) => `<footer>© 2024 ${name}</footer>`,
};
type Sign = keyof typeof signs;

test.each<[one: Sign[], other: Sign[]]>([
  [['siteName'], ['heading']],
  [['siteName'], ['copyright']],
  [['title', 'heading'], ['siteName']],
  [['heading', 'copyright'], ['logo']],
  [['logo'], ['siteName']],
  [
    ['title', 'heading', 'logo'],
    ['siteName', 'markup'],
  ],
  [['title'], ['markup']],
])('signs %j count more for the brand than %j', (one, other) => {
  const page = (first: string, second: string) =>
    Object.keys(signs)
      .map((sign) => (one.includes(sign as Sign) ? first : other.includes(sign as Sign) ? second : undefined))
      .map((name, at) => (name === undefined ? '' : Object.values(signs)[at]?.(name)))
      .join('');
  expect(brandOf([page('Luz', 'Sol')])).toBe('Luz');
});
test('the name in og:site_name counts more than the title alone', () =>
  expect(brandOf([signs.title('Luz') + signs.siteName('Sol')])).toBe('Sol'));
test.each([
  ['CASA LUZ', 'Casa Luz', 'Casa Luz'],
  ['Casa Luz', 'CASA LUZ', 'Casa Luz'],
  ['LUZ', 'LUZ', 'LUZ'],
  ['Casa luz', 'Casa Luz', 'Casa luz'],
])('the brand of the logo «%s» and the heading «%s» is «%s»', (logo, heading, brand) =>
  expect(brandOf([signs.logo(logo) + signs.heading(heading)])).toBe(brand),
);
test('a heading of five words can be the brand', () =>
  expect(brandOf(['<h1>Una de cinco palabras justas</h1>'])).toBe('Una de cinco palabras justas'));

test.each([
  ['por Casa Luz', 'Casa Luz'],
  ['By Casa Luz', 'By Casa Luz'],
])('the copyright line «%s» gives the brand «%s»', (line, brand) => {
  expect(brandOf(['', ''].map(() => `<footer><p>Copyright © 2021 ${line}. Todos los derechos.</p></footer>`))).toBe(
    brand,
  );
});
