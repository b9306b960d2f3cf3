/** Choosing content: judging a block without a look at other pages. */

import { describe, expect, it } from 'vitest';
import { type Judgement, judgeBlocks } from '../../../../compiler/page/choose/judge-blocks.ts';
import { blocksOf, words } from './blocks-of.ts';

const stated = { description: () => false, structuredData: () => false, isLong: false };
const rest = `<p>${words(60, 'P')}.</p>`;
/** Returns the judgement of the block that begins with an A. */
const judged = (html: string, isHome = false): Judgement => {
  const blocks = blocksOf(html + rest);
  const at = blocks.findIndex(({ text }) => /^¿?A/.test(text));
  return judgeBlocks(blocks, stated, isHome)[at] as Judgement;
};
const button = (text: string, classes = 'btn', href = '/a/') => `<a class="${classes}" href="${href}">${text}</a>`;

describe('judgeBlocks', () => {
  it.each<[rule: string, html: string, isFactOrFile: boolean]>([
    ['a label with its value', '<p>Altura: 12 m</p>', true],
    ['a label of 31 characters with its value', `<p>A${'b'.repeat(30)}: 12 m</p>`, true],
    ['a label of 32 characters with its value', `<p>A${'b'.repeat(31)}: 12 m</p>`, false],
    ['a label with its value but no blank between them', '<p>Altura:12 m</p>', false],
    ['a sentence before a label with its value', '<p>Abre. Hoy: 12 m</p>', false],
    ['a label with a linked value', '<p>Altura: <a href="/a/">12 m</a></p>', false],
    ['a label with its value in a menu', '<nav>Altura: 12 m</nav>', false],
    ['a text with a link to a file', '<p>A <a href="/a.pdf">plano</a></p>', true],
    ['a text with a link to a file in a menu', '<nav>A <a href="/a.pdf">plano</a> <a href="/b/">b</a></nav>', true],
  ])('says whether a block is a fact or leads to a file: %s', (_, html, isFactOrFile) =>
    expect(judged(html).isFactOrFile).toBe(isFactOrFile),
  );

  it.each<[rule: string, html: string, isWanted: boolean]>([
    ['in a box marked as keep', '<div data-vitrina="keep"><p>A</p></div>', true],
    ['in a box marked as root', '<div data-vitrina="root"><p>A</p></div>', true],
    ['in a box marked as drop', '<div data-vitrina="drop"><p>A</p></div>', false],
    ['in a box without a mark', '<div><p>A</p></div>', false],
  ])('says whether the owner wants a block: one %s', (_, html, isWanted) =>
    expect(judged(html).isWanted).toBe(isWanted),
  );

  it.each<[rule: string, html: string, isLabel: boolean]>([
    ...['btn', 'button', 'boton', 'botón', 'cta', 'a btn', 'btn-primary', 'my_cta', 'btn2'].map(
      (name): [string, string, boolean] => [`a link with the class «${name}»`, `<p>${button('Abono', name)}</p>`, true],
    ),
    ...['btns', 'rebtn', 'octave', ''].map((name): [string, string, boolean] => [
      `a link with the class «${name}»`,
      `<p>${button('Abono', name)}</p>`,
      false,
    ]),
    ['a button', '<div><button>Abono</button></div>', true],
    ['a button with a question', '<div><button>¿Abono?</button></div>', true],
    ['a link drawn as a button, of six words', `<p>${button(words(6, 'A'))}</p>`, true],
    ['a link drawn as a button, of seven words', `<p>${button(words(7, 'A'))}</p>`, false],
    ['two links drawn as buttons, of six words each', `<p>${button(words(6, 'A'))} ${button(words(6, 'B'))}</p>`, true],
    ['a link drawn as a button beside a text', `<p>Abono ${button('x')}</p>`, false],
    ['a link drawn as a button beside a plain link', `<p>${button('Abono')} <a href="/b/">b</a></p>`, false],
    ['a button in a linked card', `<a href="/a/"><h3>b</h3><p><button>Abono</button></p></a>`, false],
    ['a link drawn as a button that leads to a file', `<p>${button('Abono', 'btn', '/a.pdf')}</p>`, false],
    ['a link drawn as a button with a letter and a number', `<p>${button('A 600000000')}</p>`, true],
    ['a link that leads on', '<p><a href="/a/">Acceder</a></p>', true],
    ['a text that leads on without a link', '<p>Acceder</p>', false],
  ])('says whether a block is only a label: %s', (_, html, isLabel) => expect(judged(html).isLabel).toBe(isLabel));

  it.each(['600 000 000', 'a@a.example', '✆ 600000000'])(
    'does not call a button a label if it consists of contact data: %s',
    (value) => {
      const blocks = blocksOf(`<p>${button(value)}</p>${rest}`);
      expect(judgeBlocks(blocks, stated, false)[0]?.isLabel).toBe(false);
    },
  );
});

describe('judgeBlocks, for a box named related,', () => {
  const reasonsFor = (html: string, isHome = false) => judged(html, isHome).reasons.map(({ name }) => name);
  const related = (href: string) => `<div class="related"><p>A</p><p><a href="${href}">b</a></p></div>`;
  it.each<[rule: string, href: string, isRelated: boolean]>([
    ['a page of the site', '/b/', true],
    ['a page of another site', 'https://b.example/', true],
    ['a place on the page', '#b', false],
    ['an e-mail address', 'mailto:b@b.example', false],
    ['a telephone number', 'tel:600', false],
    ['a script', 'javascript:b()', false],
    ['an empty address', '', false],
  ])('gives a reason against it only if it links to a page: one with a link to %s', (_, href, isRelated) =>
    expect(reasonsFor(related(href)).includes('related')).toBe(isRelated),
  );
  it('gives no reason against it on the home page', () =>
    expect(reasonsFor(related('/b/'), true)).not.toContain('related'));
});
