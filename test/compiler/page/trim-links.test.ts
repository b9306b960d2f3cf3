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

describe('links go', () => {
  it.each<[string, string, string]>([
    ['to neighbours', `<div class="nav-links">${text(80)}<a href="/b/">B</a></div>`, 'related'],
    ['to the next', '<p><a rel="next nofollow" href="/b/">B</a></p>', 'related'],
    ['to the one before', '<p><a rel="nofollow prev" href="/b/">B</a></p>', 'related'],
    ['to older posts', '<div><a href="/b/">« Entradas más antiguas</a></div>', 'call-to-action'],
    ['to slides', '<ul><li><button>1</button></li><li><button>2</button></li></ul>', 'call-to-action'],
    ['that are disabled', '<p><a href="/b/" aria-disabled="true">B</a></p>', 'call-to-action'],
    ['to nothing from a button', '<p><a href="#" class="horno-btn">Descarga la app</a></p>', 'call-to-action'],
    ['to nothing from a button in Spanish', '<p><a href="#" class="boton">Cotizar el torno</a></p>', 'call-to-action'],
    ['to a call from a button', '<p>a.<br><a href="tel:1" class="btn-2">Llamar</a></p>', 'call-to-action'],
    [
      'to a dialog',
      '<div>abc<p>a</p><button class="btn" aria-haspopup="dialog">Quejas</button></div>',
      'call-to-action',
    ],
    ['of cards with an arrow', '<a href="/b/"><h3>Hornos</h3><span>Consultar plazos →</span></a>', 'call-to-action'],
    [
      'to nothing from a button, beside a line in its box',
      '<div><a href="#" class="btn">Descarga la app</a><span>Ya en tu tienda</span></div>',
      'call-to-action',
    ],
    ['to tags', '<p>Tags: <a rel="tag" href="/t/">A</a>, <a rel="tag" href="/u/">B</a></p>', 'related'],
    ['to tags, behind three words', '<p>En las secciones: <a rel="tag" href="/t/">A</a></p>', 'related'],
    ['to archives, by name', '<ul class="post-tags"><li><a href="/t/">A</a></li></ul>', 'related'],
    ['to three parts of the page', contents('a', 'b', 'c') + parts, 'contents'],
    ['to parts whose names are escaped', contents('%C3%B1', 'b', 'c') + parts.replace('"a"', '"ñ"'), 'contents'],
    [
      'to parts beside signs in 80 characters',
      contents('a', 'b', 'c').replace('</ul>', `<li>${blank(80)}</li></ul>`) + parts,
      'contents',
    ],
    ['to what a sign opens', '<div><button>☰</button></div>', 'call-to-action'],
    ['to the next slide', '<div>Un texto.<a href="#next">Posterior</a></div>', 'call-to-action'],
    [
      'to the slide before, in 80 characters',
      `<div>Un texto.<a href="#previous">${text(80)}</a></div>`,
      'call-to-action',
    ],
  ])('%s', (_, html, rule) => expect(trimmed(html)[1]).toBe(rule));
});

describe('what says something stays:', () => {
  it.each<[string, string]>([
    ['sizes to choose from', '<div><button>1</button><button>3</button></div>'],
    ['a box of that name without links', '<div class="nav-links gallery"><p>B</p></div>'],
    ['a box of that name with pictures', '<div class="nav-links"><a href="/b.jpg">B</a></div>'],
    ['a box of that name with more to read', `<div class="nav-links">${text(81)}<a href="/b/">B</a></div>`],
    ['a link to one that is nextdoor', '<p><a rel="nextdoor" href="/b/">B</a></p>'],
    ['a line of tags behind four words', '<p>En las otras secciones: <a rel="tag" href="/t/">A</a></p>'],
    ['a link to a post', '<p><a href="/b/">B</a></p>'],
    ['a line of links that are no tags', '<p>Tags: <a href="/t/">A</a>, <a href="/u/">B</a></p>'],
    ['a link to a part with such a name', '<div>Un texto.<a href="#next-steps">Posterior</a></div>'],
    ['a link of that kind with more to read', `<div>Un texto.<a href="#next">${text(81)}</a></div>`],
    ['links to two parts', contents('a', 'b') + parts],
    [
      'links to parts beside more signs',
      contents('a', 'b', 'c').replace('</ul>', `<li>${blank(81)}</li></ul>`) + parts,
    ],
    ['links to parts of another page', contents('a', 'b', 'c').replaceAll('#', '/otra/#') + parts],
    ['links to parts that are not there', contents('x', 'y', 'z') + parts],
    ['a button to nothing that names a thing', '<p><a href="#" class="btn">Bodas</a></p>'],
    ['a button to a page', '<p><a href="/b/" class="btn">Cotizar el torno</a></p>'],
    ['a button with a figure', '<p><a href="tel:1" class="btn">Llamar al 600</a></p>'],
    ['a button with an address', '<p><a href="mailto:a@b.es" class="btn">a@b.es</a></p>'],
    ['a button that is a sentence', '<p><a href="#" class="btn">Te llamamos en el día si nos escribes antes</a></p>'],
    ['a button within a sentence', '<p>Puedes <a href="tel:1" class="btn">llamar</a> al taller</p>'],
    ['a button behind a label', '<p>Encargos: <b><a href="tel:1" class="btn">Llamar</a></b></p>'],
    ['a button that is a heading', '<h3><a href="#" class="btn">Tornos</a></h3>'],
    ['a link to a call that is no button', '<p><a href="tel:1">Llamar</a></p>'],
    ['a price beside an arrow', '<a href="/b/"><h3>Hornos</h3><div><b>35 €</b> al mes →</div></a>'],
    ['an arrow that is all of a link', '<p><a href="/b/">Consultar plazos →</a></p>'],
    ['what the owner keeps', '<a data-vitrina="keep" href="/b/">Leer más</a>'],
  ])('%s', (_, html) => expect(trimmed(html)).toEqual([html]));
});

describe('a link that leads on', () => {
  const link = '<a href="/b/">Leer más</a>';
  const isGone = (html: string): boolean => trimmed(html)[1] === 'call-to-action';

  it.each([...'.…!?:»"”)]'])('goes behind «%s», with which a sentence ends', (mark) => {
    expect(isGone(`<p>Un texto${mark} ${link}</p>`)).toBe(true);
  });

  it.each([...',;-–(«€a'])('stays behind «%s», with which none ends', (mark) => {
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
  ])('stays within a sentence of a %s, and goes alone: %s', (around, within) => {
    expect(isGone(`<${around}>Un texto ${link}</${around}>`)).toBe(within);
    expect(isGone(`<${around}>${link}</${around}>`)).toBe(true);
  });

  it.each<[what: string, html: string, goes: boolean]>([
    ['before another of its kind', `<p>${link} <a href="/c/">Ver más</a></p>`, true],
    ['before more to read', `<p>${link} del taller</p>`, false],
    ['in a row of a table', `<table><tbody><tr><td>${link}</td></tr></tbody></table>`, false],
    ['in lines of code', `<pre>${link}</pre>`, false],
    ['that is no link', '<p><span>Leer más</span></p>', false],
    ['that is a button', '<p><button>Leer más</button></p>', true],
    ['around a heading', '<a href="/b/"><h2>Leer más</h2></a>', false],
    ['around a paragraph', '<a href="/b/"><p>Leer más</p></a>', true],
    ['in a box of a linked card', '<a href="/b/"><h2>Hornos</h2><div>Leer más</div></a>', true],
    ['in a list of a linked card', '<a href="/b/"><h2>Hornos</h2><ul><li>Leer más</li></ul></a>', false],
  ])('%s', (_, html, goes) => expect(isGone(html)).toBe(goes));
});

it.each(['ul', 'ol', 'li', 'nav', 'div', 'section', 'aside', 'footer', 'details', 'p', 'span'])(
  'the contents may stand in a %s',
  (box) =>
    expect(trimmed(`<${box}>${contents('a', 'b', 'c').replace(/<\/?[ul][li]>/g, '')}</${box}>${parts}`)[0]).toBe(parts),
);

it('the title of the contents goes with them, another title stays', () => {
  expect(trimmed(`<h2>Índice</h2>${contents('a', 'b', 'c')}${parts}`)[0]).toBe(parts);
  expect(trimmed(`<h2>Hornos</h2>${contents('a', 'b', 'c')}${parts}`)[0]).toBe(`<h2>Hornos</h2>${parts}`);
});

describe('a line about a text', () => {
  const tag = (name: string) => `<a rel="category tag" href="/c/">${name}</a>`;
  it.each<[string, string, string]>([
    ['keeps author and date', `<p>por Ana | 4 de mayo | ${tag('Laboral')}</p>`, '<p>por Ana | 4 de mayo </p>'],
    ['may begin with the category', `<p>${tag('Laboral')} / 4 de mayo</p>`, '<p>4 de mayo</p>'],
    ['may have several categories', `<p>4 de mayo · ${tag('A')}, ${tag('B')}</p>`, '<p>4 de mayo  </p>'],
    ['may have its signs in elements', `<p>4 de mayo <i>|</i> ${tag('A')}</p>`, '<p>4 de mayo </p>'],
    [
      'may name its parts',
      `<p><span class="cat-links">${tag('A')}</span> / <span>4 de mayo de 2021</span></p>`,
      '<p><span>4 de mayo de 2021</span></p>',
    ],
    [
      'tells no number of comments',
      `<p>4 de mayo | ${tag('A')} | <span><a href="#comments">2 comentarios</a></span></p>`,
      '<p>4 de mayo  </p>',
    ],
    ['is no sentence with a category', `<p>Lee todo sobre ${tag('A')} aquí.</p>`, '='],
    ['is no sentence with commas', `<p>Los pagarés, ${tag('A')}, se firman.</p>`, '='],
    ['has links to other pages', '<p>4 de mayo | <a href="/c/">Laboral</a></p>', '='],
  ])('%s', (_, html, left) => expect(trimmed(html)[0]).toBe(left === '=' ? html : left));
});
