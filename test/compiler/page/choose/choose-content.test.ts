/** Choosing content: places of blocks, and what goes with a block that goes. */

import { describe, expect, it } from 'vitest';
import { createRemovals } from '../../../../compiler/document/removals.ts';
import { imageKey } from '../../../../compiler/page/choose/block-keys.ts';
import { chooseContent } from '../../../../compiler/page/choose/choose-content.ts';
import { type Judgement, judgeBlocks } from '../../../../compiler/page/choose/judge-blocks.ts';
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
import { aloneOnSite, compileHtml } from '../compile-page.ts';
import { blocksOf, words } from './blocks-of.ts';

describe('toTextBlocks', () => {
  const told = (html: string) =>
    blocksOf(html).map(({ tag, text, linkWords }) => `${tag}:${text}${linkWords ? `/${linkWords}` : ''}`);
  it.each<[rule: string, html: string, expected: string[]]>([
    ['makes one block of a run of text between blocks', 'a <i>b</i><p>c</p>d', ['text:a b', 'p:c', 'text:d']],
    ['makes one block of each list item and heading', '<ul><li>a</li></ul><h2>b</h2>', ['li:a', 'h2:b']],
    ['names a block by the element that its box only holds', '<div><a>a</a> <a>b</a></div>', ['a:a b/2']],
    [
      'names a block `text` if its box holds two kinds of elements',
      '<div><a>a</a> <b>b</b></div><div>c <a>d</a></div>',
      ['text:a b/1', 'text:c d/1'],
    ],
    ['makes one block of a table row', '<table><tr><td>a</td><td>b</td></tr></table>', ['tr:a b']],
    [
      'makes one block of each cell if a cell of the row holds blocks',
      '<table><tr><td>a<p>b</p></td><td>c</td></tr></table>',
      ['text:a', 'p:b', 'text:c'],
    ],
    [
      'makes one block of each cell of a layout table',
      '<table role="presentation"><tr><td>a</td><td>b</td></tr></table>',
      ['text:a', 'text:b'],
    ],
    ...['div', 'section', 'article', 'main', 'header', 'footer', 'nav', 'aside', 'form'].map(
      (name): [string, string, string[]] => [
        `names a block \`text\` if it is a text in a ${name}`,
        `<${name}>a</${name}>`,
        ['text:a'],
      ],
    ),
    ...['p', 'h6', 'blockquote', 'dt', 'dd', 'figcaption', 'address'].map((name): [string, string, string[]] => [
      `names a block by its element: ${name}`,
      `<${name}>a <b>b</b></${name}>`,
      [`${name}:a b`],
    ]),
    ['makes one block of a whole `pre`', '<pre><div>a</div><b>b</b></pre>', ['pre:a b']],
    ['makes no block of an element without text', '<p> <img src="a"></p>', []],
    ['counts the words of a link around the block', '<a href="/"><p>a b</p></a>', ['p:a b/2']],
    ['counts the words of a link in the block', '<p>a <i><a href="/">b c</a></i></p>', ['p:a b c/2']],
  ])('%s', (_, html, expected) => expect(told(html)).toEqual(expected));

  it('says that a block is bold if all of it is bold', () => {
    const bold = (html: string) => blocksOf(html).map(({ isBold }) => isBold);
    expect(bold('<p><b>a</b></p><p><strong>a</strong></p><p><i>a</i></p><p><b>a</b> b</p>')).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('says that a block has an image if one is in it', () => {
    expect(blocksOf('<p>a<b><img src="c"></b></p><p>b</p>').map(({ hasImage }) => hasImage)).toEqual([true, false]);
  });

  it.each<[html: string, isInCard: boolean]>([
    ['<a href="/"><h3>b</h3><p>c</p></a>', true],
    ['<a href="/"><div><p>b</p></div><p>c</p></a>', true],
    ['<a href="/"><h3>b</h3></a><p>c</p>', false],
    ['<h3><a href="/">b</a></h3><p>c</p>', false],
  ])('says that a block is in a card if one link holds several blocks: %s', (html, expected) => {
    expect(blocksOf(html).map(({ place }) => isInCard(place))[0]).toBe(expected);
  });

  it('counts words, link words and blocks of a block in each element around it', () => {
    const [block] = blocksOf('<div><p>a <a href="/">b</a></p></div><p>c</p>');
    expect(block?.place).toMatchObject({ words: 2, linkWords: 1, blocks: 1, depth: 3 });
    expect(block?.place.parent?.parent?.parent ?? block?.place.parent?.parent).toMatchObject({
      words: 3,
      linkWords: 1,
      blocks: 2,
    });
  });

  it('calls a block prose from 15 words on, if less than a third of them are linked', () => {
    expect([15, 14].map((words) => isProse({ words, linkWords: 4 }))).toEqual([true, false]);
    expect([4, 5].map((linkWords) => isProse({ words: 15, linkWords }))).toEqual([true, false]);
  });
});

describe('the place of a block', () => {
  const placeOf = (html: string) => {
    const [block] = blocksOf(html);
    if (!block) throw new Error('no block');
    return block.place;
  };

  it('is in a landmark within nav, header, footer or aside, and not within main', () => {
    for (const name of ['nav', 'header', 'footer', 'aside'])
      expect(isInLandmark(placeOf(`<${name}><p>a</p></${name}>`))).toBe(true);
    expect(isInLandmark(placeOf('<main><p>a</p></main>'))).toBe(false);
  });

  it('is layout if the nearest table is a layout table', () => {
    const data = '<table><tr><td><p>a</p></td></tr></table>';
    expect(isLayout(placeOf(`<table role="presentation"><tr><td>${data}</td></tr></table>`))).toBe(false);
    expect(isLayout(placeOf(data.replace('table', 'table role="presentation"')))).toBe(true);
    expect(isLayout(placeOf('<p role="presentation">a</p>'))).toBe(false);
  });
});

describe('removing blocks', () => {
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
    ['removes the element of a removed block', '<p>A</p><p>x</p>', '<p>A</p>', 'one body > p x'],
    [
      'removes and lists a box once if one rule removes all its text',
      '<p>A</p><div><p>x</p><p>x</p></div>',
      '<p>A</p>',
      'one body > div x x',
    ],
    [
      'lists each block of a box if two rules remove them',
      '<p>A</p><div><p>x</p><p>y</p></div>',
      '<p>A</p>',
      'one body > div > p x, two body > div > p y',
    ],
    ['keeps the other blocks of the box', '<div><p>x</p><p>A</p></div>', '<div><p>A</p></div>', 'one body > div > p x'],
    [
      'removes a line of text beside a block that stays',
      '<div>x<p>A</p></div>',
      '<div><p>A</p></div>',
      'one body > div x',
    ],
    [
      'removes an image between two removed blocks',
      `<p>A</p><p>x</p>${img}<p>x</p><p>A</p>`,
      '<p>A</p><p>A</p>',
      'one body > p x, one body > p x',
    ],
    ['keeps an image before a block that stays', `<p>x</p>${img}<p>A</p>`, `${img}<p>A</p>`, 'one body > p x'],
    [
      'keeps an image at the start of a box with a removed block',
      `<p>A</p><div>${img}<p>x</p></div>`,
      `<p>A</p><div>${img}</div>`,
      'one body > div > p x',
    ],
    ['keeps an image after a block that stays', `<p>A</p>${img}<p>x</p>`, `<p>A</p>${img}`, 'one body > p x'],
    [
      'removes the image of a footer with its text',
      `<p>A</p><footer>${img}<p>x</p></footer>`,
      '<p>A</p>',
      'one body > footer x',
    ],
    [
      'removes the image of an aside whose texts two rules remove',
      `<p>A</p><aside><div>${img}</div><p>x</p><p>y</p></aside>`,
      '<p>A</p>',
      'one body > aside > p x, two body > aside > p y',
    ],
    [
      'removes an image in the box of a footer with its text',
      `<p>A</p><footer><div>${img}<p>x</p></div></footer>`,
      '<p>A</p><footer></footer>',
      'one body > footer > div > p x',
    ],
    [
      'removes an image without text in a box that is named as a footer',
      `<p>A</p><div class="site-footer">${img}</div>`,
      '<p>A</p><div class="site-footer"></div>',
      '',
    ],
    [
      'keeps an image without text in a box of another name',
      `<p>A</p><div class="gallery">${img}</div>`,
      `<p>A</p><div class="gallery">${img}</div>`,
      '',
    ],
    [
      'keeps an image in a header without text',
      `<p>A</p><header>${img}</header>`,
      `<p>A</p><header>${img}</header>`,
      '',
    ],
    [
      'keeps an image in a nav that keeps a text',
      `<nav>${img}<p>A</p><p>x</p></nav>`,
      `<nav>${img}<p>A</p></nav>`,
      'one body > nav > p x',
    ],
    ['keeps empty elements and rules', '<p>A</p><div></div><hr><p>x</p>', '<p>A</p><div></div><hr>', 'one body > p x'],
    ['removes a rule between two removed blocks', '<p>A</p><div>x<hr><p>x</p></div>', '<p>A</p>', 'one body > div x x'],
  ])('%s', (_, html, left, list) => expect(removed(html)).toEqual([left, list]));
});

describe('the own text of a page in a box with the class name of chrome', () => {
  const article = `<main><h1>Roble</h1><p>${'El roble lo cortamos en luna menguante y lo apilamos. '.repeat(15)}</p></main>`;
  const isKept = (name: string, count: number, path: string, links: readonly string[] = []) =>
    compileHtml(
      `${article}<div class="${name}"><p>Aquí ${words(count - 1)}.</p>${links.map((to) => `<p><a href="${to}">Otra</a></p>`).join('')}</div>`,
      {},
      path,
    ).page.markdown.includes('Aquí');
  it.each([
    ['stays in a box named account if it is a sentence of 8 words', 'account', 8, '/roble/', true],
    ['is removed from a box named account if it has 7 words', 'account', 7, '/roble/', false],
    ['stays in a box named related on the home page', 'related', 12, '/', true],
    ['is removed from a box named newsletter, also on the home page', 'newsletter', 12, '/', false],
  ])('%s', (_, name, count, path, kept) => expect(isKept(name, count, path)).toBe(kept));

  const compiled = (html: string, options = {}) => compileHtml(article + html, options).page.markdown;
  it('stays in the footer of a card and in the last paragraph of main', () => {
    const cards = ['mesa', 'silla', 'banco'].map(
      (name, at) =>
        `<div class="card"><h3>${name}</h3><p>De roble macizo.</p><div class="card-footer"><p>${at + 1}90 €</p></div></div>`,
    );
    expect(compiled(`<main>${cards.join('')}</main>`)).toMatch(/190 €[\s\S]*290 €[\s\S]*390 €/);
    const note = '<p class="text-footer-note">Al encargar un mueble acepta usted estas condiciones.</p>';
    expect(compiled(`<main><h2>Plazos</h2>${note}</main>`)).toContain('Al encargar');
    expect(compiled(`<div>${note}</div>`)).not.toContain('Al encargar');
  });
  it('stays if it is the main heading beside a breadcrumb', () => {
    const way = '<nav><a href="/">Inicio</a> / Haya</nav>';
    const html = `<section class="breadcrumb">${way}<h1>Haya y fresno</h1></section><p>${'El haya se dobla bien. '.repeat(40)}</p>`;
    expect(compileHtml(html).page.markdown).toMatch(/^# Haya y fresno/);
  });
  it('is removed from a box named related if that links to another page', () => {
    expect(isKept('related', 12, '/roble/', ['/haya/'])).toBe(false);
    for (const links of [[], ['#a', 'tel:600']]) expect(isKept('related', 12, '/roble/', links)).toBe(true);
    expect(isKept('related newsletter', 12, '/roble/', [])).toBe(false);
  });
});

describe('keepAlone, for a page that is judged without its site,', () => {
  const text = { tag: 'p', words: 50, score: 3 };
  const kept = (...blocks: (Partial<Judgement> & { tag: string; words: number })[]) =>
    keepAlone(
      blocks,
      blocks.map((block) => ({ reasons: [], leadsOn: false, ...block }) as unknown as Judgement),
    );
  const line = { tag: 'p', words: 3, score: -2 };
  it.each<[what: string, blocks: Parameters<typeof kept>, expected: boolean[]]>([
    ['keeps a doubtful line between texts', [text, line, text], [true, true, true]],
    ['removes a doubtful line at the end', [text, text, line], [true, true, false]],
    ['removes a doubtful line that leads on', [text, { ...line, leadsOn: true }, text], [true, false, true]],
    ['removes a line with a low score between texts', [text, { ...line, score: -3 }, text], [true, false, true]],
    ['keeps a doubtful heading of a text', [{ ...line, tag: 'h2' }, text], [true, true]],
    [
      'keeps a doubtful heading of a text, and removes a line between them',
      [{ ...line, tag: 'h2' }, line, text],
      [true, false, true],
    ],
    [
      'keeps a doubtful definition of a term that stays',
      [
        { ...text, tag: 'dt' },
        { ...line, tag: 'dd' },
      ],
      [true, true],
    ],
  ])('%s', (_, blocks, expected) => expect(kept(...blocks)).toEqual(expected));
});

describe('chooseContent, for an image that another page shows for all,', () => {
  const shared = '<img src="/b/a.jpg">';
  const left = (html: string, known: 'elsewhere' | 'frame' = 'elsewhere') => {
    const tree = treeOf(`${html}<p>${words(30)}</p>`);
    const key = imageKey({ type: 'element', tagName: 'img', properties: { src: '/a.jpg' }, children: [] });
    const blocks = toTextBlocks(tree);
    const judgements = judgeBlocks(
      blocks,
      { description: () => false, structuredData: () => false, isLong: false },
      false,
    );
    const context = { ...aloneOnSite, [known]: new Set([key]) };
    chooseContent(tree, { blocks, judgements }, { context, isHome: false }, createRemovals());
    return bodyOf(tree).replace(/<p>w.*/, '');
  };
  it.each<[what: string, html: string, expected: string]>([
    ['removes it', `<div>${shared}</div>`, '<div></div>'],
    ['removes it with its link', `<a href="/">${shared}</a>`, ''],
    [
      'removes it from a link with another image',
      `<a href="/">${shared}<img src="/c.jpg"></a>`,
      '<a href="/"><img src="/c.jpg"></a>',
    ],
    ['keeps the text of its link', `<a href="/">${shared} ir</a>`, '<a href="/"> ir</a>'],
    ['keeps the box around it', `<span>${shared}</span>`, '<span></span>'],
    ['keeps another image', '<div><img src="/c.jpg"></div>', '<div><img src="/c.jpg"></div>'],
    ['keeps an empty link', '<a href="/"></a>', '<a href="/"></a>'],
  ])('%s', (_, html, expected) => expect(left(html)).toBe(expected));
  it('removes it if the frame of the site has it', () =>
    expect(left(`<div>${shared}</div>`, 'frame')).toBe('<div></div>'));
});

describe('chooseContent, for a page without text in its main part,', () => {
  const left = (html: string, isHome = false) => {
    const tree = treeOf(html);
    const blocks = toTextBlocks(tree);
    const judgements = judgeBlocks(
      blocks,
      { description: () => false, structuredData: () => false, isLong: false },
      isHome,
    );
    const removals = createRemovals();
    chooseContent(tree, { blocks, judgements }, { context: aloneOnSite, isHome }, removals);
    return removals.removed.map(({ rule, text }) => `${rule} ${text}`).join(', ');
  };
  const text = words(30, 'Tejemos');
  const main = '<main><img src="/a.jpg"><p>—</p></main>';
  it.each<[what: string, html: string, expected: string]>([
    ...['header', 'footer', 'nav'].map((name): [string, string, string] => [
      `removes a ${name}`,
      `<${name}><p>${text}</p></${name}>${main}`,
      `landmark-${name} ${text}`,
    ]),
    ['keeps an aside', `<aside><p>${text}</p></aside>${main}`, ''],
    [
      'removes a footer beside an element with the role main',
      `<footer><p>${text}</p></footer><div role="main">—</div>`,
      `landmark-footer ${text}`,
    ],
    ['keeps a header with the main heading', `<header><h1>A</h1><p>${text}</p></header>${main}`, ''],
    ['keeps a footer that the owner marked', `<footer data-vitrina="keep"><p>${text}</p></footer>${main}`, ''],
    ['keeps a header around the main part', `<header><p>${text}</p>${main}</header>`, ''],
    ['keeps a footer if the page has no main part', `<footer><p>${text}</p></footer>`, ''],
  ])('%s', (_, html, expected) => expect(left(html)).toBe(expected));
  it('keeps a footer on the home page', () => expect(left(`<footer><p>${text}</p></footer>${main}`, true)).toBe(''));
});
