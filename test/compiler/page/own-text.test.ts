/** Page stage: what is kept of the pages of one site, as golden Markdown. `UPDATE_GOLDEN=1` rewrites it for review. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aloneOnSite, compileHtml, contextsOf } from './compile-page.ts';

const folder = new URL('../../fixtures/own-text/', import.meta.url);
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -'.html'.length)] : []));
const pathOf = (name: string) => (name === 'index' ? '/' : `/${name}/`);
const html = Object.fromEntries(
  names.map((name) => [pathOf(name), readFileSync(new URL(`${name}.html`, folder), 'utf8')]),
);
const contexts = contextsOf(html);

/** A page of that site, or another one that shares nothing with it. */
const toCompiled = (text: string, path = '/ficha/') => {
  const pages = contextsOf({ ...html, [path]: text });
  return compileHtml(text, { context: pages.get(path) ?? aloneOnSite }, path).page;
};
const compile = (name: string) =>
  compileHtml(html[pathOf(name)] ?? '', { context: contexts.get(pathOf(name)) ?? aloneOnSite }, pathOf(name)).page;

describe('the Markdown of a page of the fixture site equals its golden file', () => {
  it.each(names)('%s', (name) => {
    const { markdown } = compile(name);
    const golden = new URL(`${name}.md`, folder);
    if (process.env.UPDATE_GOLDEN) writeFileSync(golden, markdown);
    expect(markdown).toBe(readFileSync(golden, 'utf8'));
  });
});

it('a page loses the breadcrumb above its main heading, even without a class name', () => {
  const html = `<p><a href="/">Inicio</a> &gt; Roble</p><h1>Roble</h1><p>${'Lo cortamos en luna menguante. '.repeat(9)}</p>`;
  expect(toCompiled(html).markdown).not.toContain('Inicio');
});

describe('the own text of a page in a box with the class name of chrome', () => {
  const kept = (name: string, text: string, path?: string) =>
    toCompiled(
      `<h1>Roble</h1><p>${'Lo cortamos en luna menguante. '.repeat(9)}</p><div class="${name}"><p>${text}</p></div>`,
      path,
    ).markdown.includes('encina');
  it.each(['social', 'search', 'account'])(
    'stays in a box named %s only if it is a sentence without invitation and mostly unlinked',
    (name) => {
      expect(kept(name, 'De la encina sale el mango, y es caro')).toBe(true);
      expect(kept(name, 'Síguenos, compra la encina y regístrate')).toBe(false);
      expect(kept(name, '<a href="/">De la encina sale el mango y</a> es muy caro')).toBe(false);
    },
  );
  it('stays on the home page in a box named related, but not newsletter', () => {
    expect(kept('related', 'De la encina sale el mango, y es caro', '/')).toBe(true);
    expect(kept('newsletter', 'De la encina sale el mango, y es caro', '/')).toBe(false);
  });
  it.each(['newsletter', 'comments'])('is removed from a box named %s', (name) => {
    expect(kept(name, 'Suscríbete y te contamos de la encina cada mes')).toBe(false);
  });
});

describe('a box named for social networks in the content of the only page that has it', () => {
  const kept = (box: string) =>
    toCompiled(
      `<main><h1>Redes</h1><p>${'Lo cortamos en luna menguante. '.repeat(9)}</p><div class="social-links">${box}</div></main>`,
    ).markdown;
  const link = (network: string, text: string, address = `https://${network}.com/boj`) =>
    `<a class="social-link" href="${address}"><div><span>${network}</span><span>${text}</span></div></a>`;
  it('stays whole if at least half of its links name a profile or number', () => {
    const markdown = kept(
      link('Instagram', '@boj.encina') + link('Facebook', 'Grupo Encina') + link('WhatsApp', '600 111 222'),
    );
    for (const said of ['boj.encina', 'Grupo Encina', '600 111 222']) expect(markdown).toContain(said);
  });
  it('stays whole if other pages say one of its numbers', () => {
    const box = ['@boj.encina', 'Grupo Encina', '@boj.olmo', '600 111 222']
      .map((said) => link('Red', `</span></div><p>${said}</p><div><span>→`))
      .join('');
    const page = `<main><h1>Redes</h1><p>${'Lo cortamos en luna menguante. '.repeat(9)}</p><div class="social-links">${box}</div></main>`;
    const others = ['Taller', 'Cursos', 'Madera', 'Visitas'].map((name) => [
      `/${name}/`,
      `<main><h1>${name}</h1><p>${`Tallamos en ${name}. `.repeat(9)}</p><p>600 111 222</p></main>`,
    ]);
    const pages = contextsOf({ '/redes/': page, ...Object.fromEntries(others) });
    const { markdown } = compileHtml(page, { context: pages.get('/redes/') ?? aloneOnSite }, '/redes/').page;
    expect(markdown).toContain('600 111 222');
  });
  it.each([
    ['only name networks', link('Instagram', '') + link('Facebook', '') + link('WhatsApp', '')],
    ['name one profile among three', link('Instagram', '@boj.encina') + link('Facebook', '') + link('TikTok', '')],
    [
      'share the page',
      ['@encina', '@boj'].map((name) => link('X', name, 'https://x.com/s?u=https%3A%2F%2Fa.es')).join(''),
    ],
  ])('is removed if its links %s', (_, box) => {
    expect(kept(box)).not.toMatch(/encina|Facebook/);
  });
});

it('a page keeps a panel with address and hours, in main or beside it', () => {
  const panel = `<aside><h3>Taller de Zarautz</h3><dl><dt>Dirección</dt><dd>Camino del Batán, 12</dd><dt>Horario</dt><dd>Martes
    a jueves: 9:00 – 14:00</dd></dl></aside>`;
  const form = `<main><h1>Contacto</h1><p>${'Escríbenos y te contestaremos antes de dos días. '.repeat(4)}</p>`;
  const kept = (html: string) => toCompiled(html).markdown.replace(/\s+/g, ' ');
  for (const html of [`${form}${panel}</main>`, `${form}</main>${panel}`])
    expect(kept(html)).toMatch(/Taller de Zarautz.*Camino del Batán, 12.*9:00 – 14:00/);
});

describe('beside the prose of a section', () => {
  const prose = `<h1>Concurso de talla</h1><p>${'Cada aprendiz presentó una cuchara de boj. '.repeat(9)}</p>`;
  const kept = (beside: string) => toCompiled(`<section>${prose}${beside}</section>`).markdown;
  const facts = '<p>Ficha del concurso</p><div><p><b>Madera:</b> boj</p><p><b>Jurado:</b> Ane Iriarte</p></div>';
  it.each(['aside', 'div'])('a list of facts stays with its title in a box: %s', (name) => {
    const box = `<${name} class="talla-sidebar"><div class="sidebar-card">${facts}</div></${name}>`;
    expect(kept(box)).toMatch(/Ficha del concurso\s+\*\*Madera:\*\* boj\s+\*\*Jurado:\*\* Ane Iriarte/);
  });
  it('a box keeps a link to a file and loses a link to a page', () => {
    const box = (href: string) => `<aside class="sidebar"><div><a href="${href}">Acta de la talla</a></div></aside>`;
    expect(kept(box('/actas/talla.pdf?v=2'))).toContain('[Acta de la talla]');
    expect(kept(box('/actas/talla/'))).not.toContain('Acta');
  });
});

it('a page keeps a button that leads to a file, and loses one that leads to a page', () => {
  const kept = (href: string) =>
    toCompiled(
      `<h1>Tarifas</h1><p>${'El banco se mide antes. '.repeat(9)}</p><a class="btn" href="${href}">Descargar tarifa</a>`,
    ).markdown;
  expect(kept('/tarifa.PDF')).toContain('[Descargar tarifa]');
  expect(kept('/tarifa/')).not.toContain('Descargar');
});

describe('the count of own words of a page', () => {
  const prose = 'El roble lo cortamos en luna menguante y lo apilamos con rastreles.';
  it('has the words that no two other pages have, and how many of them were kept', () => {
    const html = `<nav><p>Muebles</p></nav><h1>Roble</h1><p>${prose}</p><aside><p>Se vende un torno viejo.</p></aside>`;
    expect(toCompiled(html).own).toEqual({ words: 13, kept: 13 });
  });
  it('names the rule that removed most of them', () => {
    const reply = '<div class="comment-respond"><p>Deja tu nombre y te avisamos.</p></div>';
    const html = `<h1>Roble</h1><div class="breadcrumb"><p>Roble</p></div><p>${prose} ${prose} ${prose}</p>${reply}`;
    expect(toCompiled(html).own).toEqual({ words: 44, kept: 37, takenBy: 'comments' });
  });

  const said = 'Quedó como en el plano, sin una junta a la vista.';
  const around = `<h1>Roble</h1><p>${prose} ${prose} ${'Cada mueble lleva su número en el dorso. '.repeat(9)}</p>`;
  const ownWith = (html: string, after = '') => {
    const { words, kept, takenBy } = toCompiled(around + html + after).own;
    return [words - 97, kept - 97, takenBy];
  };
  it.each<[what: string, html: string, counted: (number | string | undefined)[]]>([
    ['words in a box of comments', `<div id="comments"><h2>1 comentario</h2><p>${said}</p></div>`, [13, 0, 'comments']],
    ['words of the message of a form', `<div class="w-form-done"><p>${said}</p></div>`, [11, 0, 'form']],
    ['words in a consent box', `<div class="cookie-banner"><p>${said}</p></div>`, [11, 0, 'consent']],
    [
      'words of a heading whose section was removed',
      `<h2>Leído antes de ayer</h2>${['Leer más', 'Seguir leyendo', 'Ver detalles', 'Volver al inicio'].map((text) => `<p><a href="/a/">${text}</a></p>`).join('')}`,
      [4, 0, 'emptied-section'],
    ],
    ['no words of links', `<div class="cookie-banner"><p><a href="/">${said}</a></p></div>`, [0, 0, undefined]],
    [
      'no words of a consent box within a footer',
      `<footer><div class="cookie-banner"><p>${said}</p></div></footer>`,
      [0, 0, undefined],
    ],
    [
      'no words of a message within a form',
      `<form><div class="w-form-done"><p>${said}</p></div></form>`,
      [0, 0, undefined],
    ],
    [
      'no words of a consent box within an aside',
      `<aside><article class="cookie-banner"><p>${said}</p></article></aside>`,
      [0, 0, undefined],
    ],
    [
      'words of a consent box within an aside of an article',
      `<article><aside><div class="cookie-banner"><p>${said}</p></div></aside></article>`,
      [11, 0, 'consent'],
    ],
    ['no hidden words', `<p style="display:none">${said}</p>`, [0, 0, undefined]],
    ['no words that the owner drops', `<p data-vitrina="drop">${said}</p>`, [0, 0, undefined]],
    [
      'no words that other pages have too',
      '<div class="cookie-banner"><p>Cuéntanos la idea y te llamamos en dos días.</p></div>',
      [0, 0, undefined],
    ],
  ])('has %s, if they are removed', (_, html, counted) => expect(ownWith(html)).toEqual(counted));
});
