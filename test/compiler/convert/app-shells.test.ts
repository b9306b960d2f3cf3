/** Pages that only a script fills, and those that only look like it. */

import { describe, expect, it } from 'vitest';
import { MAX_READING_MS } from '../../../compiler/bounds.ts';
import { createPageReader } from '../../../compiler/convert/page-reader.ts';
import { aloneOnSite } from '../page/compile-page.ts';

const siteUrl = 'https://www.ejemplo.es';
const options = { siteUrl, ownOrigins: [siteUrl], language: 'es', rules: { drop: [], keep: [] }, located: [] };

/** What becomes of a page with this body and a script. */
function convert(body: string) {
  const html = `<!doctype html><html lang="es"><head><title>Calderas Ventolín</title></head><body>${body}<script src="/a.js"></script></body></html>`;
  const source = { path: '/a/', url: `${siteUrl}/a/`, html: new TextEncoder().encode(html), aliases: [] };
  const reader = createPageReader();
  const reading = { sources: [source], options, readingMs: MAX_READING_MS };
  reader.read(reading);
  const [conversion] = reader.convert({ ...reading, contexts: [aloneOnSite] });
  if (!conversion || 'unreadable' in conversion) throw new Error('unreadable');
  const { isShell, isEmpty, markdown } = conversion;
  return { isShell, isEmpty, text: new TextDecoder().decode(markdown) };
}

const prose = 'La caldera se purga en octubre, antes del primer frío, y se mira la llama. '.repeat(5);
const post = `<header><a href="/">Foro</a></header><div role="main"><h1>Mi termo gotea</h1><p>${prose}</p></div>`;

describe('an app shell', () => {
  it.each([
    [
      'with a sentence in noscript',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>',
    ],
    [
      'with a heading in noscript',
      '<div id="app"></div><noscript><h1>Active los scripts</h1><p>Sin ellos no se ve nada.</p></noscript>',
    ],
    [
      'with a German sentence in noscript',
      '<div id="app"></div><noscript><strong>Diese Seite funktioniert nicht ohne Skripte.</strong></noscript>',
    ],
    [
      'with a sentence about the firm in noscript',
      '<div id="root"></div><noscript>Arreglamos calderas en toda la ría.</noscript>',
    ],
    ['without a root element', '<noscript>Please turn scripts on.</noscript>'],
    [
      'with a counting frame in noscript',
      '<noscript><iframe src="https://medidor.example/ns.html"></iframe>Sin scripts no.</noscript><div id="root"></div>',
    ],
    [
      'with a counting picture in noscript',
      '<app-root></app-root><noscript><img src="https://medidor.example/p" alt="visita"></noscript>',
    ],
    [
      'with data in a script',
      '<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"a":"b"}</script>',
    ],
    ['with a request to wait', '<div id="root"><p class="spinner">Loading, please wait...</p></div>'],
    [
      'with a logo and a request to wait',
      '<div id="root"><img src="/l.svg" alt="Ventolín"><p>Un momento, por favor</p></div>',
    ],
    ['with a cookie notice', '<div id="root"></div><div class="cookie-banner"><p>Usamos cookies propias.</p></div>'],
  ])('is recognized and left out: %s', (_, body) => {
    expect(convert(body)).toMatchObject({ isShell: true, isEmpty: true });
  });

  it.each([
    ['a forum in noscript', `<div id="main"></div><noscript>${post}</noscript>`, 'se mira la llama'],
    [
      'a forum in noscript with a root element',
      `<div id="root"></div><noscript>${post}</noscript>`,
      'se mira la llama',
    ],
    [
      'a page with a hint in noscript',
      `<main><p>${prose}</p></main><noscript>Active JavaScript.</noscript>`,
      'se mira la llama',
    ],
    [
      'a short page with a longer hint in noscript',
      '<main><h1>Taller</h1><p>Abrimos de 9 a 14.</p></main><noscript>Active JavaScript en su navegador para ver el mapa y pedir cita.</noscript>',
      'Abrimos de 9 a 14',
    ],
    [
      'a root element that the server has filled',
      '<div id="root"><h1>Taller</h1><p>Abrimos de 9 a 14.</p></div>',
      'Abrimos',
    ],
    ['a page with an empty widget', '<h1>Taller</h1><p>Abrimos de 9 a 14.</p><div id="mapa"></div>', 'Abrimos'],
    [
      'a picture with a caption',
      '<figure><img src="/a.jpg"><figcaption>Caldera abierta</figcaption></figure>',
      'abierta',
    ],
  ])('is not assumed for %s', (_, body, kept) => {
    const { isShell, isEmpty, text } = convert(body);
    expect([isShell, isEmpty]).toEqual([false, false]);
    expect(text).toContain(kept);
    expect(text).not.toContain('JavaScript');
  });
});
