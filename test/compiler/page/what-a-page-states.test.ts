/** Page stage: titles, addresses, and what an owner should know about a page. */

import { describe, expect, it } from 'vitest';
import type { Document } from '../../../compiler/document/read-document.ts';
import type { CompiledPage } from '../../../compiler/model.ts';
import { createAddressResolver } from '../../../compiler/page/rewrite/page-address.ts';
import { readTitle } from '../../../compiler/page/title.ts';
import { checkPage, isEmptyPage, isUnfilled } from '../../../compiler/page/to-page.ts';
import { treeOf } from '../change-html.ts';

describe('the title of a page', () => {
  const read = (
    title: string,
    head: Partial<Document['head']>,
    headings: string[],
    edges?: string[],
    isCommon?: boolean,
  ) => readTitle({ title, headline: '', siteName: '', ...head } as Document['head'], headings, { edges, isCommon });

  it.each<[rule: string, expected: string, ...Parameters<typeof read>]>([
    ['ends before what ends others', 'Gas', 'Gas | Norte', {}, [], [' | Inca', ' | Norte']],
    ['is not only such an ending', '| Norte', '| Norte', {}, [], ['| Norte']],
    ['begins behind what begins others', 'Gas', 'Norte | Gas', {}, [], [' | Inca', 'Norte | ']],
    ['keeps in its middle what begins others', 'Gas Norte | Luz', 'Gas Norte | Luz', {}, [], ['Norte | ']],
    ['is not only such a beginning', 'Norte |', 'Norte |', {}, [], ['Norte |']],
    ['is the end that the headline says', 'Gas', 'Norte | Gas', { headline: 'Gas' }, ['Norte']],
    ['is the end that a main heading says', 'Gas', 'Gas | Norte', {}, ['Otro', 'Gas']],
    ['is not a heading of the middle', 'Uno | Gas | Dos', 'Uno | Gas | Dos', {}, ['Gas']],
    ['is not the whole of it', 'Gas | Norte', 'Gas | Norte', { headline: 'Gas | Norte' }, []],
    ['is not a part that no separator ends', 'Gas butano | Norte', 'Gas butano | Norte', {}, ['Gas']],
    ['is no part of two letters', 'Ag | Norte', 'Ag | Norte', {}, ['Ag']],
    ['is a part of three letters', 'Gas', 'Gas | Norte', {}, ['Gas']],
    ['loses the name of the site at its end', 'Gas - Luz', 'Gas - Luz | norte', { siteName: 'Norte' }, []],
    ['loses the name of the site at its start', 'Gas | Luz', 'Norte - Gas | Luz', { siteName: 'Norte' }, []],
    ['keeps the name of the site in the middle', 'Gas | Norte | Luz', 'Gas | Norte | Luz', { siteName: 'Norte' }, []],
    ['keeps the name that it says twice', 'Norte | Gas | Norte', 'Norte | Gas | Norte', { siteName: 'Norte' }, []],
    ['is the headline where none is stated', 'Gas', '', { headline: 'Gas' }, ['Luz']],
    ['is the main heading where nothing is', 'Luz', '', {}, ['Luz', 'Gas']],
    ['is its heading where most pages state the same', 'Gas', 'Norte', {}, ['Gas', 'Luz'], [], true],
    ['is what most state where it has no heading', 'Norte', 'Norte', {}, [], [], true],
    ['is its heading where a template states its own', 'Gas', 'Norte - Responsive HTML5 Template', {}, ['Gas']],
    ['is its heading where it states a part of a list', 'Gas', 'Luz - Page 2 of 5 - Norte', {}, ['Gas']],
    ['is that part where it has no heading', 'Luz - página 2 de 5', 'Luz - página 2 de 5', {}, []],
    ['is its heading where it is called the archive of it', 'Gas', 'Gas Archives - Norte', {}, ['Gas']],
    ['is an archive where the heading says another thing', 'Muebles archivo', 'Muebles archivo', {}, ['Gas']],
    ['is its own where it names a template', 'Tema de WordPress', 'Tema de WordPress', {}, ['Gas']],
    ['is its own where most state another', 'Luz', 'Luz', {}, ['Gas'], [], false],
    ['is empty where nothing names it', '', '', {}, []],
  ])('%s', (_, expected, ...given) => expect(read(...given)).toBe(expected));
});

describe('an address', () => {
  const site = {
    siteUrl: 'https://x.es/',
    ownOrigins: ['http://localhost:8080/x', 'https://x.es', 'no origin'],
  };
  const resolve = (address: string, baseHref = '') =>
    createAddressResolver(site, 'https://x.es/a/b', baseHref)(address);

  it.each<[rule: string, expected: string | undefined, ...Parameters<typeof resolve>]>([
    ['is relative to the page', 'https://x.es/a/c?d#e', ' c?d#e '],
    ['is relative to its base', 'https://y.es/z/c', 'c', 'https://y.es/z/'],
    ['of a place is of this page whatever its base', 'https://x.es/a/b#c', '#c', 'https://y.es/z/'],
    ['of a place elsewhere is not', 'https://y.es/z/c#d', 'c#d', 'https://y.es/z/'],
    ['has a base that is relative to the page', 'https://x.es/z/c', 'c', '/z/'],
    ['has no base that is none', 'https://x.es/a/c', 'c', 'http://['],
    ['that is empty leads nowhere', undefined, ' '],
    ['that is none leads nowhere', undefined, 'http://['],
    ['of another kind leads nowhere', undefined, 'mailto:a@x.es'],
    ['of a kind that only ends so leads nowhere', undefined, 'xhttp://x.es'],
    ['of a kind that only begins so leads nowhere', undefined, 'httpsx://x.es'],
    ['tells no password', 'https://y.es/', 'https://me:secret@y.es'],
    ['on an own origin is on the site', 'https://x.es/c?d#e', 'http://localhost:8080/c?d#e'],
    ['on another port is not', 'http://localhost:8081/c', 'http://localhost:8081/c'],
  ])('%s', (_, expected, ...given) => expect(resolve(...given)).toBe(expected));
});

describe('an owner is told', () => {
  const codes = (page: Partial<CompiledPage>, unread = 0) =>
    checkPage({ path: '/a/', title: 'A', words: 25, removed: [], ...page } as CompiledPage, unread);

  it('nothing of a page with a title and 25 words', () => expect(codes({})).toEqual([]));

  it('of a page of 24 words, with the largest text that was left out, up to 200 characters', () => {
    const removed = ['a', 'b'.repeat(201), 'c'.repeat(201)].map((text) => ({ rule: 'menu', selector: 'nav', text }));
    expect(codes({ words: 24, removed })).toMatchObject([{ code: 'thin-page', quote: 'b'.repeat(200) }]);
    expect(codes({ words: 24 })[0]).not.toHaveProperty('quote');
  });

  it('of a page without a title, and of one that was not read to its end', () => {
    expect(codes({ title: '' })).toMatchObject([{ code: 'missing-title' }]);
    expect(codes({}, 1)).toMatchObject([{ code: 'page-too-large', about: { unread: 1 } }]);
  });

  it('of a shortcode that nobody carried out, up to 200 characters', () => {
    const removed = ['menu', 'shortcode'].map((rule) => ({ rule, selector: 'p', text: `${rule} ${'a'.repeat(199)}` }));
    expect(codes({ removed })).toMatchObject([{ code: 'unrendered-shortcode', quote: `shortcode ${'a'.repeat(190)}` }]);
  });
});

it.each<[page: string, isEmpty: boolean, markdown: string, embedded: string[]]>([
  ['a main heading', true, '# Gas\n', []],
  ['a main heading and a script', true, '# Gas\n', ['script']],
  ['a main heading and a map', false, '# Gas\n', ['script', 'iframe']],
  ['signs', true, '# Gas\n\n---\n', []],
  ['a link without a text', true, '# Gas\n\n[](https://x.es/a)\n', []],
  ['a word', false, '# Gas\n\n[a](https://x.es)\n', []],
  ['a second heading', false, '# Gas\n\n## Luz\n', []],
  ['a heading further down', false, 'Luz\n\n# Gas\n', []],
])('a page of %s is empty: %s', (_, isEmpty, markdown, embedded) => {
  expect(isEmptyPage({ markdown }, { embedded: embedded.map((name) => ({ name, address: '' })) })).toBe(isEmpty);
});

describe('the root of an app', () => {
  it.each<[what: string, html: string, waits: boolean]>([
    ['waits with nothing in it', '', true],
    ['waits with a request to wait', '<p>Un momento</p>', true],
    ['is filled with a link', '<a href="/mantas/">Mantas</a>', false],
    ['is filled with a heading', '<h1>Mantas</h1>', false],
    ['is filled with ten words', '<p>Tejemos a mano mantas y bufandas con lana de oveja</p>', false],
  ])('%s', (_, html, waits) =>
    expect(isUnfilled({ tree: treeOf(`<p>Mantas Norte</p><div id="root">${html}</div>`) })).toBe(waits),
  );
});
