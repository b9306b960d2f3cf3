/** A page is read once: what the facts see, the page shows, whatever the markup around it. */

import { describe, expect, it } from 'vitest';
import { factsOf } from '../company/detect-site.ts';
import { compilePage, readHtml } from '../page/compile-page.ts';

const HOURS = 'Abrimos de lunes a viernes de 8:00 a 15:00.';
const LEGAL = 'Titular: Taller del Norte, S.L., CIF B12345678.';

const said = `<h1>Contacto</h1><p>El taller está junto al puerto y atiende a toda la comarca desde hace veinte años.</p>
<h2>Horario</h2><p>${HOURS}</p><h2>Aviso legal</h2><p>${LEGAL}</p>`;
const page = (main: string, around = '') =>
  `<!doctype html><html lang="es"><head><title>Contacto | Taller</title></head><body>${around}${main}</body></html>`;

const factsIn = (html: string) => {
  const { openings, candidates } = factsOf(html, '/contacto/');
  const told = candidates.map(({ topic, text }) => `${topic}: ${text}`);
  return [...openings.map(({ text }) => `hours: ${text}`), ...told].sort();
};

describe('the facts of a page', () => {
  const plain = factsIn(page(`<main>${said}</main>`));

  it('are there on the plain page', () => {
    expect(plain.join('\n')).toContain(HOURS);
    expect(plain.join('\n')).toContain('CIF B12345678');
  });

  it.each([
    ['a form around the page', page(`<form action="/"><header>Taller</header><main>${said}</main></form>`)],
    ['an anchor that is never closed', page(`<main><a name="arriba">${said}</main>`)],
    ['a class that tells of a popup', page(`<main class="popup">${said}</main>`)],
    ['a class that tells of related pages', page(`<main><div class="related">${said}</div></main>`)],
    ['a quotation that only indents', page(`<main><blockquote>${said}</blockquote></main>`)],
    [
      'text misplaced in a table',
      page(`<table><tr><td></td></tr>${said}<tr><td>Taller</td></tr></table>`.replace('<h1>', '<h1>')),
    ],
    ['a table that lays out the page', page(`<table><tr><td><a href="/">Taller</a></td><td>${said}</td></tr></table>`)],
    [
      'accordions',
      page(
        `<main>${said.replace(/<h2>(.*?)<\/h2>(<p>.*?<\/p>)/g, '<details><summary>$1</summary>$2</details>')}</main>`,
      ),
    ],
  ])('are the same with %s', (_, html) => {
    expect(factsIn(html)).toEqual(plain);
    const { markdown } = compilePage(html);
    for (const sentence of [HOURS, LEGAL]) expect(markdown).toContain(sentence);
  });

  it.each([
    ['what a form says of itself', `<form><textarea></textarea><p>${HOURS}</p></form>`],
    ['what somebody else is quoted with', `<blockquote>${HOURS}</blockquote>`],
    ["a visitor's comment", `<section id="comments"><p>${HOURS}</p></section>`],
    ['what a menu says', `<nav>${HOURS}</nav>`],
    ['hidden text', `<p style="position:absolute;left:-9999px">${HOURS}</p>`],
    ['a consent box', `<div class="cookie-banner">${HOURS}</div>`],
    ['what the owner dropped', `<p data-vitrina="drop">${HOURS}</p>`],
    [
      'what the owner dropped around something kept',
      `<div data-vitrina="drop"><p>${HOURS}</p><p data-vitrina="keep">Sí</p></div>`,
    ],
  ])('are not read from %s', (_, html) => {
    const prose = '<p>El taller está junto al puerto y atiende a toda la comarca desde hace veinte años.</p>';
    expect(factsIn(page(`<main><h1>Taller</h1>${prose}${html}${prose}</main>`))).toEqual([]);
  });

  it('are read from the frame, also where the owner named a root', () => {
    const html = page(`<main data-vitrina="root"><h1>Taller</h1></main><footer><p>${HOURS}</p></footer>`);
    expect(factsIn(html)).toEqual([`hours: ${HOURS}`]);
    expect(compilePage(html).removed).toContainEqual(expect.objectContaining({ rule: 'outside-root' }));
  });

  it('leave out structured data in what the owner dropped', () => {
    const script =
      '<script type="application/ld+json">{"@type":"Store","name":"Taller","openingHours":"Mo 08:00-15:00"}</script>';
    expect(factsOf(page(script)).business).toHaveLength(1);
    expect(factsOf(page(`<div data-vitrina="drop">${script}</div>`)).business).toEqual([]);
  });
});

describe('the links of a page', () => {
  const linksOf = (html: string) =>
    factsOf(page(html)).links.map(({ place, text, path, group }) => [place, text, path, group]);

  it('hold the entries of a submenu that is not open, below the entry that opens it', () => {
    const menu =
      '<nav><ul><li><a href="/servicios/">Servicios</a><ul style="display:none"><li><a href="/servicios/gas/">Gas</a></li></ul></li></ul></nav>';
    expect(linksOf(menu)).toEqual([
      ['menu', 'Servicios', '/servicios/', ''],
      ['menu', 'Gas', '/servicios/gas/', 'Servicios'],
    ]);
  });

  it('hold none of the content that nobody sees, or that was dropped', () => {
    expect(
      linksOf(
        '<main><p hidden><a href="/oculta/">Oculta</a></p><p data-vitrina="drop"><a href="/fuera/">Fuera</a></p><p><a href="/vista/">Vista</a></p></main>',
      ),
    ).toEqual([['content', 'Vista', '/vista/', '']]);
  });

  it('are told by their place: breadcrumb, footer, content below a heading', () => {
    expect(
      linksOf(
        '<div class="breadcrumbs"><a href="/">Inicio</a></div><main><h2>Zonas</h2><a href="/zonas/inca/">Inca</a></main><footer><h3>Legal</h3><a href="/aviso/">Aviso</a></footer>',
      ),
    ).toEqual([
      ['breadcrumb', 'Inicio', '/', ''],
      ['content', 'Inca', '/zonas/inca/', 'Zonas'],
      ['footer', 'Aviso', '/aviso/', 'Legal'],
    ]);
  });
});

it('a text that the config locates is what is seen of it on its page, and nothing else is located', () => {
  const located = [
    { field: 'a', page: '/ficha/', selector: '.a' },
    { field: 'b', page: '/ficha/', selector: 'p:first:nope' },
    { field: 'c', page: '/otra/', selector: '.a' },
  ];
  const html = page('<p class="a"> Uno</p><p class="a" hidden>Dos</p><p class="a">Tres</p><p class="a"></p>');
  expect(readHtml(html, { located }).located).toEqual({ a: 'Uno Tres', b: '' });
});
