import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { createRemovals } from '../../../compiler/document/removals.ts';
import { trimLinks } from '../../../compiler/page/trim-links.ts';
import { changeHtml } from '../change-html.ts';

const page = 'https://www.ejemplo.es/guia/';

/** The rules by which parts of HTML went, and what is left of it. */
function trimmed(html: string): [left: string, ...rules: string[]] {
  const removals = createRemovals();
  const left = changeHtml(html, (tree: Root) => trimLinks(tree, removals, (address) => new URL(address, page).href));
  return [left, ...removals.removed.map(({ rule }) => rule)];
}

const text = (length: number) => 'x'.repeat(length);
const blank = (length: number) => '·'.repeat(length);
const contents = (...ids: string[]) => `<ul>${ids.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul>`;
const parts = '<h2 id="a">A</h2><h2 id="b">B</h2><h2 id="c">C</h2>';

describe('trimLinks removes', () => {
  it.each<[string, string, string]>([
    ['links in a box named nav-links', `<div class="nav-links">${text(80)}<a href="/b/">B</a></div>`, 'related'],
    ['a link with rel="next"', '<p><a rel="next nofollow" href="/b/">B</a></p>', 'related'],
    ['a link with rel="prev"', '<p><a rel="nofollow prev" href="/b/">B</a></p>', 'related'],
    ['a link to older posts', '<div><a href="/b/">« Entradas más antiguas</a></div>', 'call-to-action'],
    ['numbered buttons of slides', '<ul><li><button>1</button></li><li><button>2</button></li></ul>', 'call-to-action'],
    ['a disabled link', '<p><a href="/b/" aria-disabled="true">B</a></p>', 'call-to-action'],
    ['a button that leads to #', '<p><a href="#" class="horno-btn">Descarga la app</a></p>', 'call-to-action'],
    [
      'a button that leads to #, by its Spanish class',
      '<p><a href="#" class="boton">Cotizar el torno</a></p>',
      'call-to-action',
    ],
    ['a button that starts a call', '<p>a.<br><a href="tel:1" class="btn-2">Llamar</a></p>', 'call-to-action'],
    [
      'a button that opens a dialog',
      '<div>abc<p>a</p><button class="btn" aria-haspopup="dialog">Quejas</button></div>',
      'call-to-action',
    ],
    [
      'a line with an arrow in a linked card',
      '<a href="/b/"><h3>Hornos</h3><span>Consultar plazos →</span></a>',
      'call-to-action',
    ],
    [
      'a button that leads to #, beside a line in its box',
      '<div><a href="#" class="btn">Descarga la app</a><span>Ya en tu tienda</span></div>',
      'call-to-action',
    ],
    [
      'links to tags behind a label',
      '<p>Tags: <a rel="tag" href="/t/">A</a>, <a rel="tag" href="/u/">B</a></p>',
      'related',
    ],
    ['links to a tag behind three words', '<p>En las secciones: <a rel="tag" href="/t/">A</a></p>', 'related'],
    ['links in a list named post-tags', '<ul class="post-tags"><li><a href="/t/">A</a></li></ul>', 'related'],
    ['links to three parts of the page', contents('a', 'b', 'c') + parts, 'contents'],
    ['links to three parts with escaped names', contents('%C3%B1', 'b', 'c') + parts.replace('"a"', '"ñ"'), 'contents'],
    [
      'links to three parts beside 80 other characters',
      contents('a', 'b', 'c').replace('</ul>', `<li>${blank(80)}</li></ul>`) + parts,
      'contents',
    ],
    ['a button whose label is the sign of a menu', '<div><button>☰</button></div>', 'call-to-action'],
    ['a link to #next', '<div>Un texto.<a href="#next">Posterior</a></div>', 'call-to-action'],
    [
      'a link to #previous of 80 characters',
      `<div>Un texto.<a href="#previous">${text(80)}</a></div>`,
      'call-to-action',
    ],
  ])('%s', (_, html, rule) => expect(trimmed(html)[1]).toBe(rule));
});

describe('trimLinks keeps', () => {
  it.each<[string, string]>([
    ['buttons with numbers that are not successive', '<div><button>1</button><button>3</button></div>'],
    ['a box named nav-links without links', '<div class="nav-links gallery"><p>B</p></div>'],
    ['a box named nav-links with links to pictures', '<div class="nav-links"><a href="/b.jpg">B</a></div>'],
    ['a box named nav-links with 81 other characters', `<div class="nav-links">${text(81)}<a href="/b/">B</a></div>`],
    ['a link with rel="nextdoor"', '<p><a rel="nextdoor" href="/b/">B</a></p>'],
    ['links to a tag behind four words', '<p>En las otras secciones: <a rel="tag" href="/t/">A</a></p>'],
    ['a plain link to a page', '<p><a href="/b/">B</a></p>'],
    ['links behind «Tags:» without rel="tag"', '<p>Tags: <a href="/t/">A</a>, <a href="/u/">B</a></p>'],
    ['a link to #next-steps', '<div>Un texto.<a href="#next-steps">Posterior</a></div>'],
    ['a link to #next of 81 characters', `<div>Un texto.<a href="#next">${text(81)}</a></div>`],
    ['links to two parts of the page', contents('a', 'b') + parts],
    [
      'links to three parts beside 81 other characters',
      contents('a', 'b', 'c').replace('</ul>', `<li>${blank(81)}</li></ul>`) + parts,
    ],
    ['links to parts of another page', contents('a', 'b', 'c').replaceAll('#', '/otra/#') + parts],
    ['links to parts that do not exist', contents('x', 'y', 'z') + parts],
    ['a button that leads to # and names a thing', '<p><a href="#" class="btn">Bodas</a></p>'],
    ['a button that leads to a page and names an action', '<p><a href="/b/" class="btn">Cotizar el torno</a></p>'],
    ['a button that starts a call and has a number', '<p><a href="tel:1" class="btn">Llamar al 600</a></p>'],
    ['a button whose label is a mail address', '<p><a href="mailto:a@b.es" class="btn">a@b.es</a></p>'],
    [
      'a button that leads to # and is a sentence',
      '<p><a href="#" class="btn">Te llamamos en el día si nos escribes antes</a></p>',
    ],
    ['a button within a sentence', '<p>Puedes <a href="tel:1" class="btn">llamar</a> al taller</p>'],
    ['a button behind a label', '<p>Encargos: <b><a href="tel:1" class="btn">Llamar</a></b></p>'],
    ['a button that is a heading', '<h3><a href="#" class="btn">Tornos</a></h3>'],
    ['a plain link that starts a call', '<p><a href="tel:1">Llamar</a></p>'],
    ['a price beside an arrow in a linked card', '<a href="/b/"><h3>Hornos</h3><div><b>35 €</b> al mes →</div></a>'],
    ['an arrow in a link of one line', '<p><a href="/b/">Consultar plazos →</a></p>'],
    ['an element that the owner keeps', '<a data-vitrina="keep" href="/b/">Leer más</a>'],
  ])('%s', (_, html) => expect(trimmed(html)).toEqual([html]));
});

describe('a link «Leer más»', () => {
  const link = '<a href="/b/">Leer más</a>';
  const isGone = (html: string): boolean => trimmed(html)[1] === 'call-to-action';

  it.each([...'.…!?:»"”)]'])('is removed behind «%s», which ends a sentence', (mark) => {
    expect(isGone(`<p>Un texto${mark} ${link}</p>`)).toBe(true);
  });

  it.each([...',;-–(«€a'])('stays behind «%s», which does not end a sentence', (mark) => {
    expect(isGone(`<p>Un texto ${mark} ${link}</p>`)).toBe(false);
  });

  it.each<[around: string, within: boolean]>([
    ['p', false],
    ['li', false],
    ['dd', false],
    ['span', false],
    // What stands in a box stands in a line of its own.
    ['div', true],
    ['section', true],
  ])('in a %s is removed if it is alone, and within a sentence only in a block: %s', (around, within) => {
    expect(isGone(`<${around}>Un texto ${link}</${around}>`)).toBe(within);
    expect(isGone(`<${around}>${link}</${around}>`)).toBe(true);
  });

  it.each<[what: string, html: string, goes: boolean]>([
    ['is removed before another such link', `<p>${link} <a href="/c/">Ver más</a></p>`, true],
    ['stays before more words', `<p>${link} del taller</p>`, false],
    ['stays in a row of a table', `<table><tbody><tr><td>${link}</td></tr></tbody></table>`, false],
    ['stays in a `pre`', `<pre>${link}</pre>`, false],
    ['stays if it is only a text', '<p><span>Leer más</span></p>', false],
    ['is removed if it is a button', '<p><button>Leer más</button></p>', true],
    ['stays around a heading', '<a href="/b/"><h2>Leer más</h2></a>', false],
    ['is removed around a paragraph', '<a href="/b/"><p>Leer más</p></a>', true],
    [
      'stays in a linked card if it is in a heading of its own',
      '<a href="/b/"><h2>Hornos</h2><div><h3>Ver hornos</h3></div></a>',
      false,
    ],
    [
      'is removed in a linked card if it says «Ver» and a noun',
      '<a href="/b/"><h2>Hornos</h2><div>Ver hornos</div></a>',
      true,
    ],
    [
      'is removed below a linked heading if it is only a text',
      '<div><h3><a href="/b/">Hornos</a></h3><span>Leer más</span></div>',
      true,
    ],
    [
      'stays below a heading without a link if it is only a text',
      '<div><h3>Hornos</h3><span>Leer más</span></div>',
      false,
    ],
    [
      'is removed in a box below a linked heading if it is only a text',
      '<div><h3><a href="/b/">Hornos</a></h3><div><p><span>Ver hornos</span></p></div></div>',
      true,
    ],
    ['is removed in a box of a linked card', '<a href="/b/"><h2>Hornos</h2><div>Leer más</div></a>', true],
    ['stays in a list of a linked card', '<a href="/b/"><h2>Hornos</h2><ul><li>Leer más</li></ul></a>', false],
  ])('%s', (_, html, goes) => expect(isGone(html)).toBe(goes));
});

it.each(['ul', 'ol', 'li', 'nav', 'div', 'section', 'aside', 'footer', 'details', 'p', 'span'])(
  'trimLinks removes a table of contents in a %s',
  (box) =>
    expect(trimmed(`<${box}>${contents('a', 'b', 'c').replace(/<\/?[ul][li]>/g, '')}</${box}>${parts}`)[0]).toBe(parts),
);

it('trimLinks removes the title of a table of contents, and keeps another title', () => {
  expect(trimmed(`<h2>Índice</h2>${contents('a', 'b', 'c')}${parts}`)[0]).toBe(parts);
  expect(trimmed(`<h2>Hornos</h2>${contents('a', 'b', 'c')}${parts}`)[0]).toBe(`<h2>Hornos</h2>${parts}`);
});

describe('trimLinks, for a line about a post,', () => {
  const tag = (name: string) => `<a rel="category tag" href="/c/">${name}</a>`;
  it.each<[string, string, string]>([
    [
      'removes the category, and keeps author and date',
      `<p>por Ana | 4 de mayo | ${tag('Laboral')}</p>`,
      '<p>por Ana | 4 de mayo </p>',
    ],
    ['removes a category at its start', `<p>${tag('Laboral')} / 4 de mayo</p>`, '<p>4 de mayo</p>'],
    ['removes several categories', `<p>4 de mayo · ${tag('A')}, ${tag('B')}</p>`, '<p>4 de mayo  </p>'],
    ['removes a separator in an element', `<p>4 de mayo <i>|</i> ${tag('A')}</p>`, '<p>4 de mayo </p>'],
    [
      'removes a category in a box of its own',
      `<p><span class="cat-links">${tag('A')}</span> / <span>4 de mayo de 2021</span></p>`,
      '<p><span>4 de mayo de 2021</span></p>',
    ],
    [
      'removes the number of comments',
      `<p>4 de mayo | ${tag('A')} | <span><a href="#comments">2 comentarios</a></span></p>`,
      '<p>4 de mayo  </p>',
    ],
    ...['|', '/', '·', '•', '—', '–', '-'].map((sign): [string, string, string] => [
      `removes a category behind «${sign}»`,
      `<p>4 de mayo ${sign} ${tag('A')}</p>`,
      '<p>4 de mayo </p>',
    ]),
    [
      'removes a separator in an element behind the category',
      `<p>${tag('A')} <i>|</i> 4 de mayo</p>`,
      '<p> <i></i> 4 de mayo</p>',
    ],
    [
      'removes a category behind an empty block',
      `<div>Lee todo lo que hay aquí<p></p>${tag('A')}</div>`,
      '<div>Lee todo lo que hay aquí<p></p></div>',
    ],
    [
      'removes a category behind a line break',
      `<p>Lee todo lo que hay aquí<br>${tag('A')}</p>`,
      '<p>Lee todo lo que hay aquí<br></p>',
    ],
    [
      'removes a category behind a rule',
      `<div>Lee todo lo que hay aquí<hr>${tag('A')}</div>`,
      '<div>Lee todo lo que hay aquí<hr></div>',
    ],
    ['keeps a category with a picture', '<p>4 de mayo | <a rel="tag" href="/c/"><img src="/a.jpg">A</a></p>', '='],
    ['removes a category of 80 characters', `<p>4 de mayo | ${tag('x'.repeat(80))}</p>`, '<p>4 de mayo </p>'],
    ['keeps a category of 81 characters', `<p>4 de mayo | ${tag('x'.repeat(81))}</p>`, '='],
    [
      'removes a link to the form for comments',
      '<p>4 de mayo | <a href="/b/#respond">Comenta</a></p>',
      '<p>4 de mayo </p>',
    ],
    ...['ul', 'ol', 'li', 'nav', 'div', 'section', 'aside', 'footer', 'details', 'p', 'span'].map(
      (name): [string, string, string] => [
        `removes a ${name} that only holds a category and its label`,
        `<i>x</i><${name}>Publicado en ${tag('A')}</${name}>`,
        '<i>x</i>',
      ],
    ),
    ['keeps a heading with a category', `<h3>Publicado en ${tag('A')}</h3>`, '='],
    ['removes a box with the class tags-links', '<p class="tags-links">Publicado en <a href="/c/">A</a></p>', ''],
    ['keeps a category behind four words', `<p>Publicado hoy en Lugo ${tag('A')}</p>`, '='],
    ['keeps a category behind a number', `<p>Publicado 2024 ${tag('A')}</p>`, '='],
    ['keeps a category within a sentence', `<p>Lee todo sobre ${tag('A')} aquí.</p>`, '='],
    ['keeps a category between commas of a sentence', `<p>Los pagarés, ${tag('A')}, se firman.</p>`, '='],
    ['keeps a link without rel="tag"', '<p>4 de mayo | <a href="/c/">Laboral</a></p>', '='],
  ])('%s', (_, html, left) => expect(trimmed(html)[0]).toBe(left === '=' ? html : left));
});
