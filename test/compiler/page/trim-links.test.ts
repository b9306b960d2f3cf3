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
  return [left, ...removals.list().map(({ rule }) => rule)];
}

const text = (length: number) => 'x'.repeat(length);
const contents = (...ids: string[]) => `<ul>${ids.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul>`;
const parts = '<h2 id="a">A</h2><h2 id="b">B</h2><h2 id="c">C</h2>';

describe('links go', () => {
  it.each<[string, string, string]>([
    ['to neighbours', `<div class="nav-links">${text(80)}<a href="/b/">B</a></div>`, 'related'],
    ['to the next', '<p><a rel="next" href="/b/">B</a></p>', 'related'],
    ['to tags', '<p>Tags: <a rel="tag" href="/t/">A</a>, <a rel="tag" href="/u/">B</a></p>', 'related'],
    ['to archives, by name', '<ul class="post-tags"><li><a href="/t/">A</a></li></ul>', 'related'],
    ['to three parts of the page', contents('a', 'b', 'c') + parts, 'contents'],
    ['on', '<p>Un texto.</p><a href="/b/">Leer más</a>', 'call-to-action'],
    ['to the next slide', '<div>Un texto.<a href="#next">Posterior</a></div>', 'call-to-action'],
    ['to the next slide, in 80 characters', `<div>Un texto.<a href="#next">${text(80)}</a></div>`, 'call-to-action'],
    ['on, behind a sentence', '<p>Un texto. <a href="/b/">Leer más</a></p>', 'call-to-action'],
  ])('%s', (_, html, rule) => expect(trimmed(html)[1]).toBe(rule));
});

describe('what says something stays:', () => {
  it.each<[string, string]>([
    ['a box of that name with more to read', `<div class="nav-links">${text(81)}<a href="/b/">B</a></div>`],
    ['a link to a post', '<p><a href="/b/">B</a></p>'],
    ['a line of links that are no tags', '<p>Tags: <a href="/t/">A</a>, <a href="/u/">B</a></p>'],
    ['a link to a part with such a name', '<div>Un texto.<a href="#next-steps">Posterior</a></div>'],
    ['a link of that kind with more to read', `<div>Un texto.<a href="#next">${text(81)}</a></div>`],
    ['links to two parts', contents('a', 'b') + parts],
    ['links to parts of another page', contents('a', 'b', 'c').replaceAll('#', '/otra/#') + parts],
    ['links to parts that are not there', contents('x', 'y', 'z') + parts],
    ['words within a sentence', '<p>Puede <a href="/b/">leer más</a> en casa.</p>'],
    ['words after which the sentence goes on', '<p>Un texto. <a href="/b/">Leer más</a> sobre el taller</p>'],
    ['what the owner keeps', '<a data-vitrina="keep" href="/b/">Leer más</a>'],
  ])('%s', (_, html) => expect(trimmed(html)).toEqual([html]));
});

it('the title of the contents goes with them, another title stays', () => {
  expect(trimmed(`<h2>Índice</h2>${contents('a', 'b', 'c')}${parts}`)[0]).toBe(parts);
  expect(trimmed(`<h2>Hornos</h2>${contents('a', 'b', 'c')}${parts}`)[0]).toBe(`<h2>Hornos</h2>${parts}`);
});
