import { describe, expect, it } from 'vitest';
import { blockKey, textKey } from '../../../../compiler/page/choose/block-keys.ts';
import {
  isRunningText,
  isTitleOfBox,
  KEPT_FOR_ALL as KEPT,
  weighRepetition,
} from '../../../../compiler/page/choose/repetition.ts';
import { blocksOf, words } from './blocks-of.ts';

interface Site {
  /** Text of a block → share of the pages that hold it; others stand on this page only. */
  on?: Record<string, number>;
  pages?: number;
  /** Texts that stand on other pages, wherever. */
  standing?: string[];
  /** Those that this page keeps for all. */
  keeps?: string[];
  isHome?: boolean;
}

/** What repetition adds to each block, by its first word. */
function weigh(
  html: string,
  { on = {}, pages = 6, standing = Object.keys(on), keeps = [], isHome = false }: Site,
): Record<string, number> {
  const blocks = blocksOf(html);
  const first = ({ text }: { text: string }) => text.split(' ')[0] ?? '';
  const repeated = new Map(
    blocks.filter((block) => first(block) in on).map((block) => [blockKey(block), on[first(block)] ?? 0]),
  );
  const known = new Set(blocks.filter((block) => standing.includes(first(block))).map(textKey));
  const keepers = new Map(
    blocks.map((block) => [blockKey(block), keeps.includes(first(block)) ? '/here/' : '/elsewhere/']),
  );
  const template = {
    pages,
    repeated,
    keepers,
    standing: known,
    titleEdges: [],
    commonTitle: '',
    sharedTitles: new Set<string>(),
  };
  const weights = weighRepetition(blocks, template, { path: '/here/', isHome });
  return Object.fromEntries(
    blocks.map((block, position) => [first(block), Number((weights[position] ?? 0).toFixed(2))]),
  );
}

const p = (name: string, count = 3) => `<p>${words(count, name)}</p>`;
const link = (name: string, count = 1) => `<p><a href="/">${words(count, name)}</a></p>`;

describe('what stands on other pages, too', () => {
  it.each<[rule: string, html: string, site: Site, weight: number]>([
    ['says nothing on few of them', p('A'), { on: { A: 0.35 } }, 0],
    ['says more on more', p('A'), { on: { A: 0.575 } }, -6],
    ['says all on most', p('A'), { on: { A: 0.8 } }, -12],
    ['says no more than all', p('A'), { on: { A: 1 } }, -12],
    ['says nothing on few of them, as a link', link('A'), { on: { A: 0.05 } }, 0],
    ['says more on more, as a link', link('A'), { on: { A: 0.225 } }, -6],
    ['says all on fewer, as a link', link('A'), { on: { A: 0.4 } }, -12],
    ['says all on fewer, as a link of 8 words', link('A', 8), { on: { A: 0.4 } }, -12],
    ['is read, as a link of 9 words', link('A', 9), { on: { A: 0.35 } }, 0],
    ['is read, as a link of many letters', `<p><a href="/">A ${'x'.repeat(99)}</a></p>`, { on: { A: 0.35 } }, 0],
    ['is read, as a line that is partly a link', '<p>A <a href="/">b</a></p>', { on: { A: 0.35 } }, 0],
    ['is read, as a part of a linked card', '<a href="/"><p>A</p><p>b</p></a>', { on: { A: 0.35 } }, 0],
    ['is clicked, as a button', '<button>A</button>', { on: { A: 0.4 } }, -12],
    ['proves less with fewer pages', p('A'), { on: { A: 1 }, pages: 3 }, -6],
    ['proves no more with more pages', p('A'), { on: { A: 1 }, pages: 60 }, -12],
  ])('%s', (_, html, site, weight) => expect(weigh(html, site)).toMatchObject({ A: weight }));

  it.each<[rule: string, html: string, on: string[], keeps: string[], weight: number]>([
    ['stays, as a sentence', p('A', 8), ['A'], ['A'], KEPT],
    ['goes, as a label', p('A', 7), ['A'], ['A'], -12],
    ['stays in a box that says a sentence', `<div>${p('A', 4)}${p('B', 4)}</div>`, ['A', 'B'], ['A', 'B'], KEPT],
    ['goes in a box that says less', `<div>${p('A', 3)}${p('B', 4)}</div>`, ['A', 'B'], ['A', 'B'], -12],
    ['goes beside a sentence that another page keeps', p('A', 4) + p('B', 8), ['A', 'B'], ['A'], -12],
    ['goes beside a sentence of this page', `<div>${p('A', 4)}${p('Q', 8)}</div>`, ['A'], ['A'], -12],
    ['stays with the boxes around it', `<div><div>${p('A', 4)}</div>${p('B', 4)}</div>`, ['A', 'B'], ['A', 'B'], KEPT],
    ['stays beside a link', p('A', 8) + link('B'), ['A', 'B'], ['A', 'B'], KEPT],
    [
      'stays, as a sentence beside more links',
      `<p>${words(8, 'A')} <a href="/">${words(9)}</a></p>`,
      ['A'],
      ['A'],
      KEPT,
    ],
    ['goes, as a label beside more links', `<p>${words(7, 'A')} <a href="/">${words(9)}</a></p>`, ['A'], ['A'], -12],
    ['goes as a button', `<button>${words(8, 'A')}</button>`, ['A'], ['A'], -12],
    ['goes as a link', `<div>${link('A', 9)}${p('B', 8)}</div>`, ['A', 'B'], ['A', 'B'], -12],
    ['goes in a linked card', `<a href="/"><h3>B</h3>${p('A', 8)}</a>`, ['A', 'B'], ['A', 'B'], -12],
    ['goes in a footer', `<footer>${p('A', 8)}</footer>`, ['A'], ['A'], -12],
    ['goes as a heading without text', `<h2>${words(8, 'A')}</h2>`, ['A'], ['A'], -12],
    ['goes as a main heading', `<h1>${words(8, 'A')}</h1>`, ['A'], ['A'], -12],
    ['stays as a heading above it', `<h2>A</h2>${p('B', 8)}`, ['A', 'B'], ['B'], 0],
    [
      'goes as an invitation',
      `<div>${p('A', 8)}<button>B</button></div>${p('C')}${p('D')}`,
      ['A', 'B'],
      ['A', 'B'],
      -9,
    ],
  ])('and is kept here for all of them, %s', (_, html, on, keeps, weight) => {
    const site = { on: Object.fromEntries(on.map((name) => [name, 1])), keeps };
    expect(weigh(html, site)).toMatchObject({ A: weight });
  });

  it('and is kept for all of them stays in a card of the home page alone', () => {
    const card = `<a href="/"><h3>B</h3>${p('A', 8)}</a>`;
    const row = (text: string) =>
      `<ul><li><h3><a href="/">B</a></h3>${text}</li><li><h3><a href="/">C</a></h3><p>D</p></li></ul>${p('Q', 99)}`;
    const site = { on: { A: 1, B: 1 }, keeps: ['A', 'B'] };
    expect(weigh(card, { ...site, isHome: true })).toMatchObject({ A: KEPT });
    expect(weigh(`<footer>${card}</footer>`, { ...site, isHome: true })).toMatchObject({ A: -12 });
    expect(weigh(row(p('A', 8)), { ...site, isHome: true })).toMatchObject({ A: KEPT });
    expect(weigh(row(p('A', 8)), site)).toMatchObject({ A: -12 });
  });

  it.each<[rule: string, html: string, expected: string[]]>([
    ['text is', '<p>A b c</p>', ['A']],
    ['half a link is not', '<p>A b <a href="/">c d</a></p>', []],
    ['less than half a link is', '<p>A b c <a href="/">d e</a></p>', ['A']],
    ['a button is not', '<button>A</button>', []],
    [
      'what stands in frames and forms is not',
      '<nav>A</nav><footer><p>B</p></footer><aside>C</aside><form>D</form>',
      [],
    ],
    ['what stands in a header is', '<header><p>A</p></header>', ['A']],
  ])('is running text: %s', (_, html, expected) => {
    expect(
      blocksOf(html)
        .filter(isRunningText)
        .map(({ text }) => text.charAt(0)),
    ).toEqual(expected);
  });
});

describe('a heading that pages have in common', () => {
  const h = (level: number, name: string) => `<h${level}>${name}</h${level}>`;
  const on = { A: 1, Z: 1 };
  it.each<[rule: string, html: string, weight: number]>([
    ['stays above text of its own', h(2, 'A') + p('B'), 0],
    ['goes without any', h(2, 'A'), -12],
    ['goes above text of others', h(2, 'A') + p('Z'), -12],
    ['goes above as much text of others', h(2, 'A') + p('B', 3) + p('Z', 3), -12],
    ['stays above more text of its own', h(2, 'A') + p('B', 4) + p('Z', 3), 0],
    ['goes above another heading of its level', `${h(2, 'A') + h(2, 'C')}${p('B')}`, -12],
    ['goes above a higher heading', `${h(3, 'A') + h(2, 'C')}${p('B')}`, -12],
    ['stays above a lower heading and its text', `${h(2, 'A') + h(3, 'C')}${p('B')}`, 0],
    ['goes above lower headings alone', h(2, 'A') + h(3, 'C'), -12],
    ['goes with its box', `<div><section>${h(2, 'A')}${p('Z')}</section></div>${p('B')}`, -12],
    ['stays alone in its box', `<div><div>${h(2, 'A')}</div></div>${p('B')}`, 0],
    ['goes as the main heading', h(1, 'A') + p('B'), -12],
  ])('%s', (_, html, weight) => expect(weigh(html, { on }).A).toBe(weight));

  it('stays as a question above an answer of its own', () =>
    expect(weigh(`<p>A?</p>${p('B', 4)}`, { on: { 'A?': 1 } })['A?']).toBe(0));
});

describe('what pages have in common', () => {
  const rest = p('V') + p('W') + p('X') + p('Y') + p('U') + p('T');
  const on = { A: 1, B: 1, C: 1, Llamar: 1 };
  it.each<[rule: string, section: string, weight: number]>([
    ['stays under a heading of the page alone', `<h2>P</h2>${p('A')}`, 0],
    ['stays under it with headings in between', `<h2>P</h2><h3>B</h3>${p('A')}`, 0],
    ['goes under the next heading of its level', `<h2>P</h2><h2>B</h2>${p('A')}`, -12],
    ['goes beside text of the page', `<h2>P</h2>${p('Q')}${p('A')}`, -12],
    ['goes under a heading that they have in common, too', `<h2>B</h2>${p('A')}`, -12],
    ['goes under a line', p('P') + p('A'), -12],
    ['goes as a link', `<h2>P</h2>${link('A')}`, -12],
    ['goes in a frame', `<h2>P</h2><aside>${p('A')}</aside>`, -12],
    ['goes out of the box of the heading', `<div><h2>P</h2>${p('C')}</div>${p('A')}`, -12],
    ['stays in the box around a heading that has one to itself', `<div><h2>P</h2></div>${p('A')}`, 0],
    ['goes as an invitation', `<h2>P</h2>${p('A')}${link('Llamar')}`, -12],
    ['stays as more than an invitation', `<h2>P</h2>${p('A', 79)}${link('Llamar')}`, 0],
    ['stays as the answer to a question of the page', `<p>¿P?</p>${p('A')}`, 0],
    ['goes under the next question', `<p>¿P?</p><p>¿C?</p>${p('A')}`, -12],
    ['stays in a fold of the page', `<p data-fold="label">P</p>${p('A')}`, 0],
    ['goes below a link that asks', `<p><a href="/">¿P?</a></p>${p('A')}`, -12],
  ])('%s', (_, section, weight) =>
    expect(weigh(`<div>${section}</div>${rest}`, { on: { ...on, '¿C?': 1 } }).A).toBe(weight),
  );

  it('goes under a heading that half of the page and more stands under', () => {
    const section = `<div><h2>P</h2>${p('A')}</div>`;
    expect(weigh(section + p('X') + p('Y'), { on }).A).toBe(0);
    expect(weigh(section + p('X'), { on }).A).toBe(-12);
  });
});

describe('a box', () => {
  const rest = p('X', 9) + p('Y', 9) + p('V', 9) + p('W', 9);
  const related = (title: string, inner: string) => `<div>${title}<ul>${inner}</ul></div>${rest}`;
  const items = '<li><a href="/b">B</a></li><li><a href="/c">C</a></li>';

  it('goes with its title', () => {
    const on = { A: 1 };
    expect(weigh(related('<div><h3>A</h3></div>', items), { on })).toMatchObject({ B: -12, C: -12, X: 0 });
    expect(weigh(related('<div><p>A</p></div>', items), { on })).toMatchObject({ B: 0, C: 0 });
    expect(weigh(related('<div><h3>A</h3></div>', `${items}<li>D e f</li>`), { on, standing: ['D'] })).toMatchObject({
      D: -12,
    });
    const rows = '<li>D e f</li><li>E f g</li><li><a href="/b">B</a></li>';
    expect(weigh(related('<div><h3>A</h3></div>', rows), { on, standing: ['D', 'E'] })).toMatchObject({
      B: -12,
      D: 0,
      E: 0,
    });
    expect(weigh(related('<div><h3>A</h3></div>', `${items}<li>D e f</li>`), { on })).toMatchObject({
      A: 0,
      B: 0,
      D: 0,
    });
    expect(
      weigh(related('<div><h3>A</h3></div>', `<li><h1>B</h1></li><li><a href="/c">C</a></li>`), { on }),
    ).toMatchObject({ C: 0 });
  });

  it('that is more than half of the page does not go with its title', () => {
    const page = (...more: string[]) => `<div><div><h3>A</h3></div>${items}</div>${more.join('')}`;
    expect(weigh(page(p('X'), p('Y'), p('Z')), { on: { A: 1 } })).toMatchObject({ B: -12 });
    expect(weigh(page(p('X'), p('Y')), { on: { A: 1 } })).toMatchObject({ B: 0 });
  });

  const invitation = (inner: string) => `<div>${inner}</div>${rest}`;
  it.each<[rule: string, inner: string, on: Record<string, number>, weight: number]>([
    [
      'that invites elsewhere in the same words goes',
      '<p>A b</p><p><a href="/">Llamar ahora</a></p>',
      { A: 0.1, Llamar: 0.04 },
      -9,
    ],
    ['that invites in words of its own stays', '<p>A b</p><p><a href="/">Llamar ahora</a></p>', { Llamar: 0.04 }, 0],
    ['that invites to nothing stays', '<p>A b</p><p><a href="/">Mesa grande</a></p>', { A: 0.1, Mesa: 0.04 }, 0],
    ['with a button invites', '<p>A b</p><button>Mesa</button>', { A: 0.1, Mesa: 0.04 }, -9],
    ['that is a form invites', '<form><p>A b</p><p>Mesa</p></form>', { A: 0.1, Mesa: 0.04 }, -9],
    ['with text about calling invites to nothing', '<p>A b</p><p>Llamar ahora</p>', { A: 0.1, Llamar: 0.04 }, 0],
    ['of 80 words invites', `${p('A', 79)}<button>Mesa</button>`, { A: 0.1, Mesa: 0.04 }, -9],
    ['of 81 words is content', `${p('A', 80)}<button>Mesa</button>`, { A: 0.1, Mesa: 0.04 }, 0],
  ])('%s', (_, inner, on, weight) => expect(weigh(invitation(inner), { on }).A).toBe(weight));

  it('that invites goes but for the opening hours that the page keeps for all', () => {
    const on = { A: 0.1, Mesa: 0.04 };
    const box = (text: string) => invitation(`<p>A ${text}</p><button>Mesa</button>`);
    const hours = 'lunes a viernes y también los sábados de 9 a 14';
    expect(weigh(box(hours), { on, keeps: ['A'] }).A).toBe(0);
    expect(weigh(box(hours), { on }).A).toBe(-9);
    expect(weigh(box('te llamamos cualquier día de esta misma semana'), { on, keeps: ['A'] }).A).toBe(-9);
  });
});

describe('lists of the page itself', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

  it('are tables, with the weight of their least repeated row', () => {
    const table = `<table>${row('A', '1')}${row('B', '2')}</table>`;
    expect(weigh(table, { on: { A: 1, B: 0.575 } })).toEqual({ A: -6, B: -6 });
    expect(weigh(`<nav>${table}</nav>`, { on: { A: 1, B: 0.575 } })).toEqual({ A: -12, B: -6 });
  });

  it('are lists of facts, with the weight of the least repeated, but no part of a list with links', () => {
    const list = (last: string) => `<ul><li>A</li><li>B</li><li>${last}</li></ul>`;
    expect(weigh(list('C'), { on: { A: 1, B: 1 } })).toEqual({ A: 0, B: 0, C: 0 });
    expect(weigh(list('<a href="/">C</a>'), { on: { A: 1, B: 1 } })).toEqual({ A: -12, B: -12, C: 0 });
    expect(weigh(`<footer>${list('C')}</footer>`, { on: { A: 1, B: 1 } })).toEqual({ A: -12, B: -12, C: 0 });
  });

  const card = (name: string) => `<div><h3><a href="/">${name}</a></h3><p>${name}1</p><button>${name}2</button></div>`;
  const cards = `<div>${card('A')}${card('B')}</div>`;
  const on = (share: number) => ({ A: share, A1: 1, A2: 1, B: 1, B1: 1, B2: 1 });

  it('are the cards of an index, with the weight of their least repeated name, but for their buttons', () => {
    expect(weigh(cards, { on: on(0.6) })).toEqual({ A: 0, A1: 0, A2: -12, B: 0, B1: 0, B2: -12 });
    expect(weigh(cards, { on: on(0.8) })).toMatchObject({ A1: -6, B: -6 });
    expect(weigh(cards, { on: on(1) })).toMatchObject({ A1: -12, B: -12 });
  });
});

it('tells blocks by their text, element, other sites that they lead to, and the nearest landmark or class', () => {
  const key = (html: string) => blocksOf(html).map(blockKey)[0];
  const same = (one: string, other: string) => key(one) === key(other);
  expect(same('<div class="a"><p>x</p></div>', '<section class="a"><div><p>x</p></div></section>')).toBe(true);
  expect(same('<div class="a"><p>x</p></div>', '<div class="b"><p>x</p></div>')).toBe(false);
  expect(same('<p>x</p>', '<p>y</p>')).toBe(false);
  expect(same('<p>x</p>', '<blockquote>x</blockquote>')).toBe(false);
  expect(same('<a href="https://a.es/">x</a>', '<a href="https://b.es/">x</a>')).toBe(false);
  const share = (page: string) => `<a href="https://a.es/share?u=https%3A%2F%2Fb.es%2F${page}">x</a>`;
  expect(same(share('c'), share('d'))).toBe(true);
  expect(same('<a href="https://wa.me/34?text=a">x</a>', '<a href="https://wa.me/34?text=b">x</a>')).toBe(true);
  expect(same('<a href="../a/">x</a>', '<a href="a/">x</a>')).toBe(true);
  expect(same('<nav><p>x</p></nav>', '<aside><p>x</p></aside>')).toBe(false);
  expect(same('<div class="a"><nav><p>x</p></nav></div>', '<div class="b"><nav><p>x</p></nav></div>')).toBe(true);
  expect(
    same('<div class="is-b has-b js-b c9 isCurrent last even a"><p>x</p></div>', '<div class="first a"><p>x</p></div>'),
  ).toBe(true);
  expect(same('<div class="active b"><p>x</p></div>', '<div class="b"><p>x</p></div>')).toBe(true);
  expect(same('<ul class="a"><li class="b">x</li></ul>', '<ul class="a"><li class="c">x</li></ul>')).toBe(true);
  const deep = (name: string, depth: number) => `<div class="${name}">${'<div>'.repeat(depth)}x`;
  expect(same(deep('a', 3), deep('b', 3))).toBe(false);
  expect(same(deep('a', 4), deep('b', 4))).toBe(true);
});

it('the links of a list stay or go together, as most of them do', () => {
  const list = (...names: string[]) => `<ul>${names.map((name) => `<li><a href="/">${name}</a></li>`).join('')}</ul>`;
  expect(weigh(list('A', 'B', 'C'), { on: { A: 0.4 } })).toEqual({ A: 0, B: 0, C: 0 });
  expect(weigh(list('A', 'B', 'C'), { on: { A: 0.4, B: 0.4 } })).toEqual({ A: -12, B: -12, C: -12 });
  expect(weigh(list('A', 'B'), { on: { A: 0.4 } })).toEqual({ A: -12, B: 0 });
  expect(weigh(`${list('A', 'B')}<p>C</p>`, { on: { A: 0.4 } })).toEqual({ A: -12, B: 0, C: 0 });
  expect(weigh(list('A', 'B', 'C').replace('C</a>', 'C</a> y mucho más'), { on: { A: 0.4 } })).toEqual({
    A: -12,
    B: 0,
    C: 0,
  });
});

it.each<[what: string, html: string, isTitle: boolean]>([
  ['the first line of a box', `<div><b>Taller</b>${p('A')}</div>`, true],
  ['a line of seven words', `<div><b>Taller ${words(6)}</b>${p('A')}</div>`, true],
  ['a line of eight', `<div><b>Taller ${words(7)}</b>${p('A')}</div>`, false],
  ['a figure', `<div><b>Nº 01</b>${p('A')}</div>`, false],
  ['the first line below the heading of a box', `<div><h3>x</h3><b>Taller</b>${p('A')}</div>`, true],
  ['the second line', `<div><p>x</p><b>Taller</b>${p('A')}</div>`, false],
  ['a box of 80 words', `<div><b>Taller</b>${p('A', 79)}</div>`, true],
  ['a box of 81', `<div><b>Taller</b>${p('A', 80)}</div>`, false],
  ['a line alone in its box', `<div><b>Taller</b></div>${p('A', 99)}`, false],
  ['a line above a link', `<div><b>Taller</b>${link('A')}</div>`, false],
  ['a link above a line', `<div>${link('Taller')}${p('A')}</div>`, false],
])('%s is the title of its box: %s', (_, html, isTitle) => {
  const blocks = blocksOf(html);
  const position = blocks.findIndex(({ text }) => /Taller|Nº/.test(text));
  expect(isTitleOfBox(blocks, position)).toBe(isTitle);
});
