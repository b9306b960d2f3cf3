/** Page stage: titles, addresses, and what an owner should know about a page. */

import { describe, expect, it } from 'vitest';
import type { Document } from '../../../compiler/document/read-document.ts';
import type { CompiledPage } from '../../../compiler/model.ts';
import { createAddressResolver } from '../../../compiler/page/rewrite/page-address.ts';
import { readTitle } from '../../../compiler/page/title.ts';
import { checkPage, isAppShell, isEmptyPage, isUnfilled } from '../../../compiler/page/to-page.ts';
import { treeOf } from '../change-html.ts';
import { aloneOnSite, compilePage } from './compile-page.ts';

describe('readTitle', () => {
  const read = (
    title: string,
    head: Partial<Document['head']>,
    headings: string[],
    edges?: string[],
    isCommon?: boolean,
  ) => readTitle({ title, headline: '', siteName: '', ...head } as Document['head'], headings, { edges, isCommon });

  it.each<[rule: string, expected: string, ...Parameters<typeof read>]>([
    ['removes an ending that titles of other pages share', 'Gas', 'Gas | Norte', {}, [], [' | Inca', ' | Norte']],
    ['keeps a title that is only such an ending', '| Norte', '| Norte', {}, [], ['| Norte']],
    ['removes a beginning that titles of other pages share', 'Gas', 'Norte | Gas', {}, [], [' | Inca', 'Norte | ']],
    ['keeps such a beginning in the middle of a title', 'Gas Norte | Luz', 'Gas Norte | Luz', {}, [], ['Norte | ']],
    ['keeps a title that is only such a beginning', 'Norte |', 'Norte |', {}, [], ['Norte |']],
    ['takes the end of a title that equals the headline', 'Gas', 'Norte | Gas', { headline: 'Gas' }, ['Norte']],
    ['takes the part of a title that equals a main heading', 'Gas', 'Gas | Norte', {}, ['Otro', 'Gas']],
    ['keeps a title whose middle equals a main heading', 'Uno | Gas | Dos', 'Uno | Gas | Dos', {}, ['Gas']],
    [
      'keeps a title that equals the headline as a whole',
      'Gas | Norte',
      'Gas | Norte',
      { headline: 'Gas | Norte' },
      [],
    ],
    [
      'keeps a title that begins with the words of a heading without a separator',
      'Gas butano | Norte',
      'Gas butano | Norte',
      {},
      ['Gas'],
    ],
    ['keeps a title if the part that equals a heading has two letters', 'Ag | Norte', 'Ag | Norte', {}, ['Ag']],
    ['takes a part of three letters that equals a heading', 'Gas', 'Gas | Norte', {}, ['Gas']],
    ['removes the name of the site at the end', 'Gas - Luz', 'Gas - Luz | norte', { siteName: 'Norte' }, []],
    ['removes the name of the site at the start', 'Gas | Luz', 'Norte - Gas | Luz', { siteName: 'Norte' }, []],
    ['keeps the name of the site in the middle', 'Gas | Norte | Luz', 'Gas | Norte | Luz', { siteName: 'Norte' }, []],
    [
      'keeps the name of the site at both ends',
      'Norte | Gas | Norte',
      'Norte | Gas | Norte',
      { siteName: 'Norte' },
      [],
    ],
    ['takes the headline if the page states no title', 'Gas', '', { headline: 'Gas' }, ['Luz']],
    ['takes the main heading if the page states neither title nor headline', 'Luz', '', {}, ['Luz', 'Gas']],
    ['takes the heading if most pages state the same title', 'Gas', 'Norte', {}, ['Gas', 'Luz'], [], true],
    ['takes the title that most pages state if there is no heading', 'Norte', 'Norte', {}, [], [], true],
    ['takes the heading if the title is that of a template', 'Gas', 'Norte - Responsive HTML5 Template', {}, ['Gas']],
    ['takes the heading if the title is that of a part of a list', 'Gas', 'Luz - Page 2 of 5 - Norte', {}, ['Gas']],
    [
      'takes the title of a part of a list if there is no heading',
      'Luz - página 2 de 5',
      'Luz - página 2 de 5',
      {},
      [],
    ],
    ['takes the heading if the title is that of its archive', 'Gas', 'Gas Archives - Norte', {}, ['Gas']],
    ['takes the title of an archive if the heading is another', 'Muebles archivo', 'Muebles archivo', {}, ['Gas']],
    [
      'takes a title that contains the name of a template system',
      'Tema de WordPress',
      'Tema de WordPress',
      {},
      ['Gas'],
    ],
    ['takes a title that few pages state, whatever the heading', 'Luz', 'Luz', {}, ['Gas'], [], false],
    ['is empty without title and heading', '', '', {}, []],
  ])('%s', (_, expected, ...given) => expect(read(...given)).toBe(expected));
});

describe('createAddressResolver', () => {
  const site = {
    siteUrl: 'https://x.es/',
    ownOrigins: ['http://localhost:8080/x', 'https://x.es', 'no origin'],
  };
  const resolve = (address: string, baseHref = '') =>
    createAddressResolver(site, 'https://x.es/a/b', baseHref)(address);

  it.each<[rule: string, expected: string | undefined, ...Parameters<typeof resolve>]>([
    ['resolves an address against the page', 'https://x.es/a/c?d#e', ' c?d#e '],
    ['resolves an address against the base of the page', 'https://y.es/z/c', 'c', 'https://y.es/z/'],
    ['resolves a fragment against the page, whatever its base', 'https://x.es/a/b#c', '#c', 'https://y.es/z/'],
    ['resolves an address with a fragment against the base', 'https://y.es/z/c#d', 'c#d', 'https://y.es/z/'],
    ['resolves a base against the page', 'https://x.es/z/c', 'c', '/z/'],
    ['ignores an invalid base', 'https://x.es/a/c', 'c', 'http://['],
    ['gives nothing for an empty address', undefined, ' '],
    ['gives nothing for an invalid address', undefined, 'http://['],
    ['gives nothing for a mail address', undefined, 'mailto:a@x.es'],
    ['gives nothing for a scheme that ends with http', undefined, 'xhttp://x.es'],
    ['gives nothing for a scheme that begins with https', undefined, 'httpsx://x.es'],
    ['removes user and password', 'https://y.es/', 'https://me:secret@y.es'],
    ['moves an address of an own origin to the site', 'https://x.es/c?d#e', 'http://localhost:8080/c?d#e'],
    ['leaves an address on another port as it is', 'http://localhost:8081/c', 'http://localhost:8081/c'],
  ])('%s', (_, expected, ...given) => expect(resolve(...given)).toBe(expected));
});

describe('checkPage', () => {
  const codes = (page: Partial<CompiledPage>, unread = 0) =>
    checkPage({ path: '/a/', title: 'A', words: 25, removed: [], ...page } as CompiledPage, unread);

  it('complains of nothing for a page with a title and 25 words', () => expect(codes({})).toEqual([]));

  it('complains of a page of 24 words, quoting the longest removed text of up to 200 characters', () => {
    const removed = ['a', 'b'.repeat(201), 'c'.repeat(201)].map((text) => ({ rule: 'menu', selector: 'nav', text }));
    expect(codes({ words: 24, removed })).toMatchObject([{ code: 'thin-page', quote: 'b'.repeat(200) }]);
    expect(codes({ words: 24 })[0]).not.toHaveProperty('quote');
  });

  it('complains of a missing title, and of a page that was not read to its end', () => {
    expect(codes({ title: '' })).toMatchObject([{ code: 'missing-title' }]);
    expect(codes({}, 1)).toMatchObject([{ code: 'page-too-large', about: { unread: 1 } }]);
  });

  it('complains of a removed shortcode, quoting 200 characters', () => {
    const removed = ['menu', 'shortcode'].map((rule) => ({ rule, selector: 'p', text: `${rule} ${'a'.repeat(199)}` }));
    expect(codes({ removed })).toMatchObject([{ code: 'unrendered-shortcode', quote: `shortcode ${'a'.repeat(190)}` }]);
  });
});

it.each<[page: string, isEmpty: boolean, markdown: string, embedded: string[]]>([
  ['a main heading', true, '# Gas\n', []],
  ['a main heading and a script', true, '# Gas\n', ['script']],
  ['a main heading and a map', false, '# Gas\n', ['script', 'iframe']],
  ['marks', true, '# Gas\n\n---\n', []],
  ['a link without a text', true, '# Gas\n\n[](https://x.es/a)\n', []],
  ['a word', false, '# Gas\n\n[a](https://x.es)\n', []],
  ['a second heading', false, '# Gas\n\n## Luz\n', []],
  ['a heading further down', false, 'Luz\n\n# Gas\n', []],
])('isEmptyPage, for a page of %s: %s', (_, isEmpty, markdown, embedded) => {
  expect(isEmptyPage({ markdown }, { embedded: embedded.map((name) => ({ name, address: '' })) })).toBe(isEmpty);
});

describe('isAppShell, for a page,', () => {
  const isShell = (
    embedded: string[],
    removed: [rule: string, text: string][],
    wasUnfilled: boolean,
    markdown = '# A\n',
  ) =>
    isAppShell(
      { markdown, removed: removed.map(([rule, text]) => ({ rule, text, selector: '' })) },
      { embedded: embedded.map((name) => ({ name, address: '' })) },
      wasUnfilled,
    );
  const frame = (count: number) => Array(count).fill('w').join(' ');
  it.each<[what: string, isShell: boolean, ...Parameters<typeof isShell>]>([
    ['is true if it was unfilled and has a script, among others', true, ['iframe', 'script'], [], true],
    ['is false if it has no script', false, ['iframe'], [], true],
    ['is true if it has a script and no text', true, ['script'], [], false],
    ['is false if it has a script and a text', false, ['script'], [], false, '# A\n\nText.\n'],
    ['is true if its noscript has 500 words', true, ['script'], [['noscript', frame(500)]], true],
    ['is false if its footer has 500 words', false, ['script'], [['footer', frame(500)]], true],
  ])('%s', (_, expected, ...given) => expect(isShell(...given)).toBe(expected));
});

describe('isUnfilled, for the root element of an app,', () => {
  it.each<[what: string, html: string, waits: boolean]>([
    ['is true if it is empty', '', true],
    ['is true if it holds a request to wait', '<p>Un momento</p>', true],
    ['is false if it holds a link', '<a href="/mantas/">Mantas</a>', false],
    ['is false if it holds a heading', '<h1>Mantas</h1>', false],
    ['is false if it holds ten words', '<p>Tejemos a mano mantas y bufandas con lana de oveja</p>', false],
  ])('%s', (_, html, waits) =>
    expect(isUnfilled({ tree: treeOf(`<p>Mantas Norte</p><div id="root">${html}</div>`) })).toBe(waits),
  );
});

describe('a bold first line', () => {
  const titled = (html: string, isTitleShared = true) =>
    compilePage(`<title>Taller</title>${html}<p>${'Reparamos hornos de toda la comarca. '.repeat(9)}</p>`, {
      context: { ...aloneOnSite, isTitleShared },
    }).markdown.split('\n')[0];
  it.each<[what: string, html: string, isShared: boolean, heading: string]>([
    [
      'becomes the main heading if other pages have the same title',
      '<p><b>Hornos de leña</b></p>',
      true,
      '# Hornos de leña',
    ],
    [
      'becomes the main heading if it is in two boxes',
      '<div><div><p><b>Hornos</b> <strong>de leña</strong></p><p>Sí.</p></div></div>',
      true,
      '# Hornos de leña',
    ],
    [
      'does not become the main heading if no other page has the same title',
      '<p><b>Hornos de leña</b></p>',
      false,
      '# Taller',
    ],
    [
      'does not become the main heading if the page has a heading',
      '<p><b>Hornos de leña</b></p><h2>Gas</h2>',
      true,
      '# Taller',
    ],
    ['does not become the main heading if it is bold only in part', '<p><b>Hornos</b> de leña</p>', true, '# Taller'],
    [
      'does not become the main heading if another line is before it',
      '<p>Hoy.</p><p><b>Hornos de leña</b></p>',
      true,
      '# Taller',
    ],
    [
      'becomes the main heading if it has 80 characters',
      `<p><b>${'a'.repeat(80)}</b></p>`,
      true,
      `# ${'a'.repeat(80)}`,
    ],
    ['does not become the main heading if it has 81 characters', `<p><b>${'a'.repeat(81)}</b></p>`, true, '# Taller'],
  ])('%s', (_, html, isShared, heading) => expect(titled(html, isShared)).toBe(heading));
});
