import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { rename, selectorOf, textOf } from '../../../compiler/document/elements.ts';
import { isSelector, reportUnmatched } from '../../../compiler/document/owner-rules.ts';
import { treeOf } from '../change-html.ts';
import { compileHtml } from '../page/compile-page.ts';

const text = (html: string) => html.replace(/\s+/g, ' ').trim();

describe('a selector of the config', () => {
  it.each([
    '.promo',
    'main > div p',
    'main .card + p, h2',
    'p:nth-child(2)',
    'div:has(> img):not(.keep)',
    '[data-x="1" i]',
    'div.md\\:flex.w-1\\/2',
    'h2:contains("Oferta")',
  ])('may be any that can be asked: %s', (selector) => expect(isSelector(selector)).toBe(true));

  it.each(['', ' ', '>', '> p', 'p >', 'div > > p', 'div.[x]', 'p::before', 'p:nope(1)', '..x', '.a..b', '.1a'])(
    'is refused when it can name nothing: %s',
    (selector) => expect(isSelector(selector)).toBe(false),
  );
});

it('selectors that match on no page are told by their field, those that match on one are not', () => {
  const rules = { root: '#a', drop: ['.b', '.c'], keep: ['.d', '.e'] };
  const fieldsFor = (...matched: string[][]) => reportUnmatched(rules, matched).map(({ where }) => where);
  expect(fieldsFor()).toEqual([
    'content.root',
    'content.drop[0]',
    'content.drop[1]',
    'content.keep[0]',
    'content.keep[1]',
  ]);
  expect(fieldsFor(['#a', '.c'], ['.c', '.d'])).toEqual(['content.drop[0]', 'content.keep[1]']);
  expect(reportUnmatched({ drop: [], keep: [] }, [])).toEqual([]);
});

it('a mark of the page stands against a selector of the config', () => {
  const offer = (mark: string, text: string) => `<p class="promo"${mark}>${text}</p>`;
  const html = `<h1>Toldos</h1><p>Medimos y montamos.</p>${offer(' data-vitrina="keep"', 'Esta queda')}${offer('', 'Esta no')}`;
  const { markdown } = compileHtml(html, { rules: { drop: ['.promo'], keep: [] } }).page;
  expect(markdown).toContain('Esta queda');
  expect(markdown).not.toContain('Esta no');
});

it('the text of a node sets blocks, buttons and breaks apart, and no parts of a line', () => {
  expect(textOf(treeOf('a<button>b</button>c<br>d<p>e</p>f<i>g</i>'))).toBe('a b c d e fg');
});

describe('the place of what was cut', () => {
  const element = (tagName: string, className: string[] = [], id?: string) =>
    ({ type: 'element', tagName, properties: { className, ...(id !== undefined && { id }) }, children: [] }) as Element;

  it('is a selector that finds it, whatever its names are made of', () => {
    const names = ['md:flex', 'w-1/2', '2xl', '-3d', '-', '[&>p]:mt-2', 'año', 'a.b', 'c\u0001d'];
    for (const name of names) {
      const $ = load(`<div></div><p></p>`);
      $('div').attr('class', name);
      $('p').attr('id', name);
      expect($(selectorOf([element('div', [name])])).length, name).toBe(1);
      expect($(selectorOf([element('p', [], name)])).length, name).toBe(1);
    }
    expect(selectorOf([element('div', ['md:flex', 'col-2', 'c']), element('p', ['x'], 'y')])).toBe(
      'div.md\\:flex.col-2 > p#y',
    );
    // A browser reads no selector with a bare hyphen.
    expect(selectorOf([element('div', ['-']), element('p', [], '-')])).toBe('div.\\- > p#\\-');
  });

  it('is made of the last five elements, by the names that the page gives them', () => {
    const form = element('form');
    for (const name of ['div', 'span']) rename(form, name);
    expect([form.tagName, selectorOf([...Array(5).fill(element('b')), form])]).toEqual([
      'span',
      'b > b > b > b > form',
    ]);
  });

  it('finds in the page as it was sent every text that the example site loses', () => {
    const folder = join(import.meta.dirname, '../../fixtures/site');
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    for (const name of pages.slice(0, 12)) {
      const html = readFileSync(join(folder, name), 'utf8');
      const $ = load(html);
      for (const { selector, text: cut } of compileHtml(html).page.removed) {
        const found = $(selector).toArray();
        const words = text(cut).split(' ').slice(0, 3);
        const holds = found.some((one) => words.every((word) => $(one).text().includes(word)));
        expect(holds, `${name}: ${selector} «${cut.slice(0, 60)}»`).toBe(true);
      }
    }
  });
});
