/** Choosing content: places of blocks, and what goes with a block that goes. */

import { describe, expect, it } from 'vitest';
import { createRemovals } from '../../../../compiler/document/removals.ts';
import type { Judgement } from '../../../../compiler/page/choose/judge-blocks.ts';
import { keepAlone } from '../../../../compiler/page/choose/keep-alone.ts';
import { removeBlocks } from '../../../../compiler/page/choose/remove-blocks.ts';
import {
  isInCard,
  isInLandmark,
  isLayout,
  isProse,
  toTextBlocks,
} from '../../../../compiler/page/choose/text-blocks.ts';
import { bodyOf, treeOf } from '../../change-html.ts';
import { compileHtml } from '../compile-page.ts';
import { blocksOf, words } from './blocks-of.ts';

describe('text blocks', () => {
  const told = (html: string) =>
    blocksOf(html).map(({ tag, text, linkWords }) => `${tag}:${text}${linkWords ? `/${linkWords}` : ''}`);
  it.each<[rule: string, html: string, expected: string[]]>([
    ['are runs of text between blocks', 'a <i>b</i><p>c</p>d', ['text:a b', 'p:c', 'text:d']],
    ['are lines of lists and headings', '<ul><li>a</li></ul><h2>b</h2>', ['li:a', 'h2:b']],
    ['are named by what is alone in a box', '<div><a>a</a> <a>b</a></div>', ['a:a b/2']],
    [
      'are texts where two kinds stand in a box',
      '<div><a>a</a> <b>b</b></div><div>c <a>d</a></div>',
      ['text:a b/1', 'text:c d/1'],
    ],
    ['are whole rows of tables', '<table><tr><td>a</td><td>b</td></tr></table>', ['tr:a b']],
    [
      'are cells where these hold blocks',
      '<table><tr><td>a<p>b</p></td><td>c</td></tr></table>',
      ['text:a', 'p:b', 'text:c'],
    ],
    [
      'are cells where the table lays out the page',
      '<table role="presentation"><tr><td>a</td><td>b</td></tr></table>',
      ['text:a', 'text:b'],
    ],
    ['are whole programs', '<pre><div>a</div><b>b</b></pre>', ['pre:a b']],
    ['are nothing without text', '<p> <img src="a"></p>', []],
    ['count the words of links around them', '<a href="/"><p>a b</p></a>', ['p:a b/2']],
    ['count the words of links in them', '<p>a <i><a href="/">b c</a></i></p>', ['p:a b c/2']],
  ])('%s', (_, html, expected) => expect(told(html)).toEqual(expected));

  it('are bold where nothing else is in them', () => {
    const bold = (html: string) => blocksOf(html).map(({ isBold }) => isBold);
    expect(bold('<p><b>a</b></p><p><strong>a</strong></p><p><i>a</i></p><p><b>a</b> b</p>')).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('have an image where one stands in them', () => {
    expect(blocksOf('<p>a<b><img src="c"></b></p><p>b</p>').map(({ hasImage }) => hasImage)).toEqual([true, false]);
  });

  it.each<[html: string, isInCard: boolean]>([
    ['<a href="/"><h3>b</h3><p>c</p></a>', true],
    ['<a href="/"><div><p>b</p></div><p>c</p></a>', true],
    ['<a href="/"><h3>b</h3></a><p>c</p>', false],
    ['<h3><a href="/">b</a></h3><p>c</p>', false],
  ])('are in a card where one link holds several: %s', (html, expected) => {
    expect(blocksOf(html).map(({ place }) => isInCard(place))[0]).toBe(expected);
  });

  it('count in all places around them', () => {
    const [block] = blocksOf('<div><p>a <a href="/">b</a></p></div><p>c</p>');
    expect(block?.place).toMatchObject({ words: 2, linkWords: 1, blocks: 1, depth: 3 });
    expect(block?.place.parent?.parent?.parent ?? block?.place.parent?.parent).toMatchObject({
      words: 3,
      linkWords: 1,
      blocks: 2,
    });
  });

  it('are prose from 15 words on, less than a third of them links', () => {
    expect([15, 14].map((words) => isProse({ words, linkWords: 4 }))).toEqual([true, false]);
    expect([4, 5].map((linkWords) => isProse({ words: 15, linkWords }))).toEqual([true, false]);
  });
});

describe('places', () => {
  const placeOf = (html: string) => {
    const [block] = blocksOf(html);
    if (!block) throw new Error('no block');
    return block.place;
  };

  it('stand in landmarks', () => {
    for (const name of ['nav', 'header', 'footer', 'aside'])
      expect(isInLandmark(placeOf(`<${name}><p>a</p></${name}>`))).toBe(true);
    expect(isInLandmark(placeOf('<main><p>a</p></main>'))).toBe(false);
  });

  it('stand in the nearest table', () => {
    const data = '<table><tr><td><p>a</p></td></tr></table>';
    expect(isLayout(placeOf(`<table role="presentation"><tr><td>${data}</td></tr></table>`))).toBe(false);
    expect(isLayout(placeOf(data.replace('table', 'table role="presentation"')))).toBe(true);
    expect(isLayout(placeOf('<p role="presentation">a</p>'))).toBe(false);
  });
});

describe('what is taken out', () => {
  /** Takes out the blocks that begin with a small letter: `x` by one rule, the others by another. */
  const removed = (html: string) => {
    const tree = treeOf(html);
    const blocks = toTextBlocks(tree);
    const removals = createRemovals();
    removeBlocks(
      tree,
      blocks,
      blocks.map(({ text }) => (/^x/.test(text) ? 'one' : /^y/.test(text) ? 'two' : undefined)),
      removals,
    );
    return [bodyOf(tree), removals.removed.map(({ rule, selector, text }) => `${rule} ${selector} ${text}`).join(', ')];
  };
  const img = '<img src="f">';
  it.each<[rule: string, html: string, left: string, list: string]>([
    ['is a block', '<p>A</p><p>x</p>', '<p>A</p>', 'one body > p x'],
    [
      'is a place all of whose text goes by one rule',
      '<p>A</p><div><p>x</p><p>x</p></div>',
      '<p>A</p>',
      'one body > div x x',
    ],
    [
      'is each of its blocks where rules differ',
      '<p>A</p><div><p>x</p><p>y</p></div>',
      '<p>A</p>',
      'one body > div > p x, two body > div > p y',
    ],
    ['is not what else stands there', '<div><p>x</p><p>A</p></div>', '<div><p>A</p></div>', 'one body > div > p x'],
    ['is a part of a line', '<div>x<p>A</p></div>', '<div><p>A</p></div>', 'one body > div x'],
    [
      'is an image between blocks that go',
      `<p>A</p><p>x</p>${img}<p>x</p><p>A</p>`,
      '<p>A</p><p>A</p>',
      'one body > p x, one body > p x',
    ],
    ['is no image before a block that stays', `<p>x</p>${img}<p>A</p>`, `${img}<p>A</p>`, 'one body > p x'],
    [
      'is no image there in the box of one that goes',
      `<p>A</p><div>${img}<p>x</p></div>`,
      `<p>A</p><div>${img}</div>`,
      'one body > div > p x',
    ],
    ['is no image behind a block that stays', `<p>A</p>${img}<p>x</p>`, `<p>A</p>${img}`, 'one body > p x'],
    [
      'is the image of a frame with its text',
      `<p>A</p><footer>${img}<p>x</p></footer>`,
      '<p>A</p>',
      'one body > footer x',
    ],
    [
      'is the image of a frame with texts that go by two rules',
      `<p>A</p><aside><div>${img}</div><p>x</p><p>y</p></aside>`,
      '<p>A</p>',
      'one body > aside > p x, two body > aside > p y',
    ],
    [
      'is the image of a frame with its text in a box',
      `<p>A</p><footer><div>${img}<p>x</p></div></footer>`,
      '<p>A</p><footer></footer>',
      'one body > footer > div > p x',
    ],
    [
      'is the image of a frame by its name, also without text',
      `<p>A</p><div class="site-footer">${img}</div>`,
      '<p>A</p><div class="site-footer"></div>',
      '',
    ],
    [
      'is no image of another box',
      `<p>A</p><div class="gallery">${img}</div>`,
      `<p>A</p><div class="gallery">${img}</div>`,
      '',
    ],
    ['is no image of a frame without text', `<p>A</p><header>${img}</header>`, `<p>A</p><header>${img}</header>`, ''],
    [
      'is no image of a frame that keeps a text',
      `<nav>${img}<p>A</p><p>x</p></nav>`,
      `<nav>${img}<p>A</p></nav>`,
      'one body > nav > p x',
    ],
    ['is no empty element', '<p>A</p><div></div><hr><p>x</p>', '<p>A</p><div></div><hr>', 'one body > p x'],
    ['is a break beside what goes', '<p>A</p><div>x<hr><p>x</p></div>', '<p>A</p>', 'one body > div x x'],
  ])('%s', (_, html, left, list) => expect(removed(html)).toEqual([left, list]));
});

describe('own text in a box with the name of chrome', () => {
  const article = `<main><h1>Roble</h1><p>${'El roble lo cortamos en luna menguante y lo apilamos. '.repeat(15)}</p></main>`;
  const isKept = (name: string, count: number, path: string, links: readonly string[] = []) =>
    compileHtml(
      `${article}<div class="${name}"><p>Aquí ${words(count - 1)}.</p>${links.map((to) => `<p><a href="${to}">Otra</a></p>`).join('')}</div>`,
      {},
      path,
    ).page.markdown.includes('Aquí');
  it.each([
    ['stays where labels are and it is a sentence', 'account', 8, '/roble/', true],
    ['goes where labels are and it is one', 'account', 7, '/roble/', false],
    ['stays on the home page, which is related to all', 'related', 12, '/', true],
    ['goes on the home page too where its name says another thing', 'newsletter', 12, '/', false],
  ])('%s', (_, name, count, path, kept) => expect(isKept(name, count, path)).toBe(kept));

  const compiled = (html: string, options = {}) => compileHtml(article + html, options).page.markdown;
  it('stays in the last part of a card and the last paragraph of the text', () => {
    const cards = ['mesa', 'silla', 'banco'].map(
      (name, at) =>
        `<div class="card"><h3>${name}</h3><p>De roble macizo.</p><div class="card-footer"><p>${at + 1}90 €</p></div></div>`,
    );
    expect(compiled(`<main>${cards.join('')}</main>`)).toMatch(/190 €[\s\S]*290 €[\s\S]*390 €/);
    const note = '<p class="text-footer-note">Al encargar un mueble acepta usted estas condiciones.</p>';
    expect(compiled(`<main><h2>Plazos</h2>${note}</main>`)).toContain('Al encargar');
    expect(compiled(`<div>${note}</div>`)).not.toContain('Al encargar');
  });
  it('stays where the main heading is beside a breadcrumb', () => {
    const way = '<nav><a href="/">Inicio</a> / Haya</nav>';
    const html = `<section class="breadcrumb">${way}<h1>Haya y fresno</h1></section><p>${'El haya se dobla bien. '.repeat(40)}</p>`;
    expect(compileHtml(html).page.markdown).toMatch(/^# Haya y fresno/);
  });
  it('goes with what is called related and leads to a page', () => {
    expect(isKept('related', 12, '/roble/', ['/haya/'])).toBe(false);
    for (const links of [[], ['#a', 'tel:600']]) expect(isKept('related', 12, '/roble/', links)).toBe(true);
    expect(isKept('related newsletter', 12, '/roble/', [])).toBe(false);
  });
});

describe('of a page that is judged alone', () => {
  const text = { tag: 'p', words: 50, score: 3 };
  const kept = (...blocks: (Partial<Judgement> & { tag: string; words: number })[]) =>
    keepAlone(
      blocks,
      blocks.map((block) => ({ reasons: [], leadsOn: false, ...block }) as unknown as Judgement),
    );
  const line = { tag: 'p', words: 3, score: -2 };
  it.each<[what: string, blocks: Parameters<typeof kept>, expected: boolean[]]>([
    ['a doubtful line stays between texts', [text, line, text], [true, true, true]],
    ['it goes at the end', [text, text, line], [true, true, false]],
    ['it goes if it leads on', [text, { ...line, leadsOn: true }, text], [true, false, true]],
    ['a line beyond doubt goes', [text, { ...line, score: -3 }, text], [true, false, true]],
    ['a doubtful heading stays with its text', [{ ...line, tag: 'h2' }, text], [true, true]],
    ['it stays with the text behind another line', [{ ...line, tag: 'h2' }, line, text], [true, false, true]],
    [
      'definitions stay with their term',
      [
        { ...text, tag: 'dt' },
        { ...line, tag: 'dd' },
      ],
      [true, true],
    ],
  ])('%s', (_, blocks, expected) => expect(kept(...blocks)).toEqual(expected));
});
