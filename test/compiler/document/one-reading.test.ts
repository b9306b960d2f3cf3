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

  it('have the hours and the legal notice of a plain page', () => {
    expect(plain.join('\n')).toContain(HOURS);
    expect(plain.join('\n')).toContain('CIF B12345678');
  });

  it.each([
    ['a form around the page', page(`<form action="/"><header>Taller</header><main>${said}</main></form>`)],
    ['an anchor that is never closed', page(`<main><a name="arriba">${said}</main>`)],
    ['the class name popup on main', page(`<main class="popup">${said}</main>`)],
    ['a box with the class name related', page(`<main><div class="related">${said}</div></main>`)],
    ['a quotation around the page', page(`<main><blockquote>${said}</blockquote></main>`)],
    [
      'text between the rows of a table',
      page(`<table><tr><td></td></tr>${said}<tr><td>Taller</td></tr></table>`.replace('<h1>', '<h1>')),
    ],
    ['a layout table', page(`<table><tr><td><a href="/">Taller</a></td><td>${said}</td></tr></table>`)],
    [
      'accordions',
      page(
        `<main>${said.replace(/<h2>(.*?)<\/h2>(<p>.*?<\/p>)/g, '<details><summary>$1</summary>$2</details>')}</main>`,
      ),
    ],
  ])('are the same with %s, and the Markdown has them too', (_, html) => {
    expect(factsIn(html)).toEqual(plain);
    const { markdown } = compilePage(html);
    for (const sentence of [HOURS, LEGAL]) expect(markdown).toContain(sentence);
  });

  it.each([
    ['a form', `<form><textarea></textarea><p>${HOURS}</p></form>`],
    ['a quotation', `<blockquote>${HOURS}</blockquote>`],
    ['a comment of a visitor', `<section id="comments"><p>${HOURS}</p></section>`],
    ['a menu', `<nav>${HOURS}</nav>`],
    ['hidden text', `<p style="position:absolute;left:-9999px">${HOURS}</p>`],
    ['a consent box', `<div class="cookie-banner">${HOURS}</div>`],
    ['an element that the owner dropped', `<p data-vitrina="drop">${HOURS}</p>`],
    [
      'an element that the owner dropped, with a part to keep',
      `<div data-vitrina="drop"><p>${HOURS}</p><p data-vitrina="keep">Sí</p></div>`,
    ],
  ])('are not read from %s', (_, html) => {
    const prose = '<p>El taller está junto al puerto y atiende a toda la comarca desde hace veinte años.</p>';
    expect(factsIn(page(`<main><h1>Taller</h1>${prose}${html}${prose}</main>`))).toEqual([]);
  });

  it('are read from the footer, also if the owner named a root', () => {
    const html = page(`<main data-vitrina="root"><h1>Taller</h1></main><footer><p>${HOURS}</p></footer>`);
    expect(factsIn(html)).toEqual([`hours: ${HOURS}`]);
    expect(compilePage(html).removed).toContainEqual(expect.objectContaining({ rule: 'outside-root' }));
  });

  it('have no structured data of an element that the owner dropped', () => {
    const script =
      '<script type="application/ld+json">{"@type":"Store","name":"Taller","openingHours":"Mo 08:00-15:00"}</script>';
    expect(factsOf(page(script)).business).toHaveLength(1);
    expect(factsOf(page(`<div data-vitrina="drop">${script}</div>`)).business).toEqual([]);
  });
});

describe('the links of a page', () => {
  const linksOf = (html: string) =>
    factsOf(page(html)).links.map(({ place, text, path, group }) => [place, text, path, group]);

  it('include the entries of a closed submenu, grouped under the entry that opens it', () => {
    const menu =
      '<nav><ul><li><a href="/servicios/">Servicios</a><ul style="display:none"><li><a href="/servicios/gas/">Gas</a></li></ul></li></ul></nav>';
    expect(linksOf(menu)).toEqual([
      ['menu', 'Servicios', '/servicios/', ''],
      ['menu', 'Gas', '/servicios/gas/', 'Servicios'],
    ]);
  });

  it('leave out hidden and dropped content', () => {
    expect(
      linksOf(
        '<main><p hidden><a href="/oculta/">Oculta</a></p><p data-vitrina="drop"><a href="/fuera/">Fuera</a></p><p><a href="/vista/">Vista</a></p></main>',
      ),
    ).toEqual([['content', 'Vista', '/vista/', '']]);
  });

  it('have a place (breadcrumb, content or footer) and the heading above as group', () => {
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

it('a text that the config locates is the visible text of its selector on its page, and empty for an invalid selector', () => {
  const located = [
    { field: 'a', page: '/ficha/', selector: '.a' },
    { field: 'b', page: '/ficha/', selector: 'p:first:nope' },
    { field: 'c', page: '/otra/', selector: '.a' },
  ];
  const html = page('<p class="a"> Uno</p><p class="a" hidden>Dos</p><p class="a">Tres</p><p class="a"></p>');
  expect(readHtml(html, { located }).located).toEqual({ a: 'Uno Tres', b: '' });
});
