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
  ])('is accepted if it is valid: %s', (selector) => expect(isSelector(selector)).toBe(true));

  it.each(['', ' ', '>', '> p', 'p >', 'div > > p', 'div.[x]', 'p::before', 'p:nope(1)', '..x', '.a..b', '.1a'])(
    'is refused if it is invalid or matches no element: %s',
    (selector) => expect(isSelector(selector)).toBe(false),
  );
});

it('selectors that matched on no page are reported by their config field', () => {
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

it('an element that matches `content.drop` is kept if the page marks it with keep', () => {
  const offer = (mark: string, text: string) => `<p class="promo"${mark}>${text}</p>`;
  const html = `<h1>Toldos</h1><p>Medimos y montamos.</p>${offer(' data-vitrina="keep"', 'Esta queda')}${offer('', 'Esta no')}`;
  const { markdown } = compileHtml(html, { rules: { drop: ['.promo'], keep: [] } }).page;
  expect(markdown).toContain('Esta queda');
  expect(markdown).not.toContain('Esta no');
});

it('textOf puts blanks around blocks, buttons and breaks, and none around inline elements', () => {
  expect(textOf(treeOf('a<button>b</button>c<br>d<p>e</p>f<i>g</i>'))).toBe('a b c d e fg');
});

describe('selectorOf', () => {
  const element = (tagName: string, className: string[] = [], id?: string) =>
    ({ type: 'element', tagName, properties: { className, ...(id !== undefined && { id }) }, children: [] }) as Element;

  it('gives a selector that finds the element, whatever its class and id', () => {
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

  it('names the last five elements, by their tags in the page', () => {
    const form = element('form');
    for (const name of ['div', 'span']) rename(form, name);
    expect([form.tagName, selectorOf([...Array(5).fill(element('b')), form])]).toEqual([
      'span',
      'b > b > b > b > form',
    ]);
  });

  it('gives selectors that find each removed text of the example site in its HTML', () => {
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
