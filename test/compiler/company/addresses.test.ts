/** Addresses: what links and patterns mean by them, and what is shown of those that hold contact data. */

import { describe, expect, it } from 'vitest';
import { companyConfig, matchesPatterns } from '../../../compiler/company/company-config.ts';
import { detectEntries } from '../../../compiler/company/detect/link-entries.ts';
import { createPageIndex } from '../../../compiler/company/detect/page-index.ts';
import { belowAny, lastWords, rolesLike, runsOf } from '../../../compiler/company/names.ts';
import { toCaptions } from '../../../compiler/company/without-contact-data.ts';
import type { CompiledPage } from '../../../compiler/model.ts';

const page = (path: string, more: Partial<CompiledPage> = {}): CompiledPage =>
  ({
    path,
    title: 'Luz',
    description: '',
    language: 'es',
    headings: [],
    aliases: [],
    ...more,
  }) as unknown as CompiledPage;

it('services that share a title are named by their first heading, or by the title if they have none', () => {
  const headings = ['Gas natural', 'Calderas'].map((text) => ({ level: 2, text, anchor: '' }));
  const pages = [page('/'), page('/servicios/gas/', { headings }), page('/servicios/obra/')];
  const site = { index: createPageIndex(pages, 'es'), roles: new Map(), links: [], language: 'es' };
  expect(detectEntries(site).services.map(({ name }) => name)).toEqual(['Gas natural', 'Luz']);
});

describe('createPageIndex', () => {
  const index = createPageIndex(
    [page('/b/'), page('/a'), page('/c.html', { aliases: ['/old?x=1#y'] }), page('/')],
    'es',
  );
  it.each([
    ['/a', '/a'],
    ['/a/', '/a'],
    ['/b', '/b/'],
    ['/b/index.php', '/b/'],
    ['/b/index.php/x', undefined],
    ['/old', '/c.html'],
    ['/d', undefined],
  ])('resolves a link to %s to the page %s', (path, to) => expect(index.resolve(path)?.path).toBe(to));
  it('lists pages in the order of their paths', () =>
    expect(index.pages.map(({ path }) => path)).toEqual(['/', '/a', '/b/', '/c.html']));
});

it.each<[rule: string, pages: CompiledPage[], home: string | undefined]>([
  ['is the page at the root', [page('/a/'), page('/')], '/'],
  ['is the page with the root as alias', [page('/a/'), page('/index.html', { aliases: ['/'] })], '/index.html'],
  ['is the page with the shortest path', [page('/a/b/'), page('/es/')], '/es/'],
  ['is the first of two paths of one depth', [page('/b/'), page('/a/')], '/a/'],
  ['is undefined without pages', [], undefined],
  ['is in the language of the site', [page('/', { language: 'en' }), page('/es/')], '/es/'],
  ['is in another language if no page is in that of the site', [page('/', { language: 'en' })], '/'],
])('the home page of the index %s', (_, pages, home) => expect(createPageIndex(pages, 'es').home?.path).toBe(home));

it.each([
  ['/zonas/lugo/', '/zonas/', true],
  ['/zonas/lugo/', '/zonas.html', true],
  ['/zonas/', '/zonas/', false],
  ['/zonas/index.html', '/zonas/', false],
  ['/zonas/index.luz.html', '/zonas/', true],
  ['/obras/lugo/', '/zonas/', false],
  ['/zonas/', '/', false],
  ['/zonas/', '/zonas/lugo/', false],
  ['/zonas/lugo/', '/zonas.html/', false],
])('%s is below %s: %s', (path, root, below) => expect(belowAny([root])(path)).toBe(below));

it('runsOf gives all runs of up to six words', () => {
  expect(runsOf('a b c')).toEqual(['a', 'a b', 'a b c', 'b', 'b c', 'c']);
  expect(runsOf('a b c d e f g')).toContain('a b c d e f');
  expect(runsOf('a b c d e f g')).not.toContain('a b c d e f g');
});

it.each<[path: string, patterns: string[], fits: boolean]>([
  ['/obras/gas/', ['/obras/*'], true],
  ['/obras/gas', ['/obras/*/'], true],
  ['/obras/gas/luz/', ['/obras/*'], false],
  ['/obras/gas/luz/', ['/obras/**'], true],
  ['/obras/', ['/'], false],
  ['/', ['/'], true],
  ['/obras/gas/', ['/obras/**', '!/obras/gas/'], false],
  ['/obras/gas/', ['!/obras/luz/'], false],
  ['/obras/gas/', ['/luz/', '/obras/*'], true],
  ['/obras/gasxhtml', ['/obras/gas.html'], false],
  ['/es/obras/', ['/obras/'], false],
])('matchesPatterns: %s fits %j: %s', (path, patterns, fits) => expect(matchesPatterns(path, patterns)).toBe(fits));

it.each([
  ['/obras/mi-casa/', 'mi casa'],
  ['/obras/index.html', 'obras'],
  ['/index-luz.html', 'index luz'],
  ['/casa.html.luz', 'casa html luz'],
  ['/casa.PHP', 'casa'],
  ['/casa.aspx', 'casa'],
  ['/ca%C3%B1a/', 'cana'],
  ['/ca%C3/', 'ca c3'],
  ['/', ''],
])('lastWords of %s are «%s»', (path, words) => expect(lastWords(path)).toBe(words));

it.each<[words: string, likeness: [string, number][]]>([
  ['contacto', [['contact', 1]]],
  ['contacto madrid', [['contact', 0.55]]],
  ['madrid contacto', [['contact', 0.25]]],
  ['madrid', []],
  ['precios contacto madrid', [['prices', 0.3 + 1 / 6]]],
])('rolesLike: «%s» names the roles %j', (words, likeness) =>
  expect(rolesLike(words, 'es').map((one) => [one.role, one.likeness])).toEqual(likeness),
);

describe('toCaptions, for a page with contact data in its title, description or path,', () => {
  const captionOf = (path: string, more: Partial<CompiledPage>) => {
    const { captions, diagnostics } = toCaptions([page(path, more)]);
    return [captions.get(path)?.title, captions.get(path)?.isUnlisted, diagnostics[0]?.severity, diagnostics[0]?.quote];
  };
  it.each<[path: string, more: Partial<CompiledPage>, caption: unknown[]]>([
    ['/a/', {}, [undefined, undefined, undefined, undefined]],
    ['/a/', { title: 'Luz 600 123 456' }, ['Luz', false, 'info', 'Luz 600 123 456']],
    ['/a/', { description: 'Al 600 123 456' }, ['Luz', false, 'info', 'Al 600 123 456']],
    ['/a-b/', { title: '600 123 456' }, ['a b', false, 'info', '600 123 456']],
    [
      '/a/',
      { title: '600 123 456', headings: [{ text: 'Sol' }, { text: 'Mar' }] as never },
      ['Sol', false, 'info', '600 123 456'],
    ],
    [
      '/a/',
      { title: '600 123 456', headings: [{ text: '600 123 457' }, { text: 'Mar' }] as never },
      ['a', false, 'info', '600 123 456'],
    ],
    ['/600123456/', {}, ['Luz', true, 'warning', '/600123456/']],
    ['/luz-600_123_456/', {}, ['Luz', true, 'warning', '/luz-600_123_456/']],
    ['/600123456/', { title: '600 123 456' }, ['…', true, 'warning', '600 123 456']],
  ])('gives %s with %j the caption (title, unlisted, severity, quote) %j', (path, more, caption) =>
    expect(captionOf(path, more)).toEqual(caption),
  );
});

describe('the schema of the section company in the config', () => {
  it.each([
    {},
    { hours: 'Siempre' },
    { hours: { page: '/a', selector: 'p' } },
    { services: ['/a', '!/b'], areas: [] },
    { pages: { my_page2: '/a' } },
    { serviceModel: { warranty: 'Un año', onlineBooking: false } },
  ])('accepts %j', (config) => expect(companyConfig.safeParse(config).success).toBe(true));
  it.each([
    { hours: '' },
    { hours: { page: 'a', selector: 'p' } },
    { hours: { page: '/a', selector: 'p[' } },
    { hours: { page: '/a', selector: 'p', more: 1 } },
    { services: ['a'] },
    { services: ['!!/a'] },
    { areas: ['a/b'] },
    { pages: { Contact: '/a' } },
    { pages: { 'my-page': '/a' } },
    { pages: { contact: 'a' } },
    { serviceModel: { more: 'x' } },
    { more: 'x' },
  ])('refuses %j', (config) => expect(companyConfig.safeParse(config).success).toBe(false));
});
