import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ManifestPage } from '#shared/artifacts.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { toPagePath, toReadablePath } from '#shared/page.ts';
import { createPageFinder, createSuggester } from '../../../runtime/content/find-page.ts';

const siteUrl = 'https://www.ejemplo.es';

const toPage = (path: string): ManifestPage => ({
  path,
  file: 'x.md',
  url: siteUrl + path,
  title: path,
  description: '',
  language: 'es',
  headings: [],
  content_hash: '',
  aliases: [],
});

const segment = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abzñé€-_.~ %/?#:@+&=') });
const paths = fc
  .uniqueArray(fc.array(segment, { maxLength: 3 }), { maxLength: 6, minLength: 1 })
  .map((list) =>
    [
      ...new Set(
        list.map((segments) => toPagePath(new URL(`/${segments.map(encodeURIComponent).join('/')}`, siteUrl))),
      ),
    ].sort(),
  );

describe('createPageFinder', () => {
  it('reads a very long address in linear time', () => {
    const finder = createPageFinder([toPage('/a/')], siteUrl, ['/?p', '/a/?q']);
    const before = process.cpuUsage();
    for (const pump of [
      '/',
      '%2F',
      '%252F',
      '\\',
      '?',
      '#',
      '&',
      'p&',
      '%',
      '.',
      './',
      '../',
      'a',
      ' ',
      ':',
      'á',
      '%C3',
    ]) {
      for (const start of ['', '/', 'x', 'https://www.ejemplo.es/', '/?', '%2F', 'www.ejemplo.es']) {
        for (const end of ['x', '?p=1']) {
          try {
            finder.find(start + pump.repeat(64_000 / pump.length) + end);
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
          }
        }
      }
    }
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(8);
  });

  it('prefers the page with an address of its own, then the first with it as an alias', () => {
    const finder = createPageFinder(
      [toPage('/a/'), { ...toPage('/b/'), aliases: ['/a/', '/viejo/'] }, { ...toPage('/c/'), aliases: ['/viejo/'] }],
      siteUrl,
    );
    expect(finder.find('/a/?x=1')).toEqual({ index: 0, fragment: '' });
    expect(finder.find('/viejo/')).toEqual({ index: 1, fragment: '' });
    expect(finder.find('/viejo')).toEqual({ index: 1, fragment: '' });
    expect(finder.find('viejo')).toEqual({ index: 1, fragment: '' });
    expect(finder.at(new URL('/b/', siteUrl))).toBe(1);
    expect(finder.at(new URL('/viejo/', siteUrl))).toBeUndefined();
  });

  it('finds every page by path and address, encoded or readable', () => {
    fc.assert(
      fc.property(paths, (list) => {
        const finder = createPageFinder(list.map(toPage), siteUrl);
        for (const [index, path] of list.entries()) {
          for (const address of [
            path,
            siteUrl + path,
            path.toLowerCase() === path ? path : path.replace(/%../g, (triplet) => triplet.toLowerCase()),
          ]) {
            expect(finder.find(address)).toEqual({ index, fragment: '' });
          }
          const readable = toReadablePath(path);
          // A reserved sign means another address when it stands bare.
          if (toPagePath(new URL(readable, siteUrl)) === path) expect(finder.find(readable).index).toBe(index);
          expect(finder.find(`${path}?x=1#y`)).toEqual({ index, fragment: 'y' });
        }
      }),
    );
  });

  it('finds a page by an address that is encoded twice', () => {
    const finder = createPageFinder(['/', '/precios/', '/zonas/espa%C3%B1a/', '/%2Fraro/'].map(toPage), siteUrl);
    for (const [path, index] of [
      ['/', 0],
      ['/precios/', 1],
      ['/zonas/espa%C3%B1a/', 2],
      ['/zonas/españa/', 2],
    ] as const) {
      expect(finder.find(encodeURIComponent(siteUrl + path)).index).toBe(index);
      expect(finder.find(encodeURIComponent(path)).index).toBe(index);
      expect(finder.find(encodeURIComponent(`http://www.ejemplo.es${path}`)).index).toBe(index);
    }
    expect(finder.find(encodeURIComponent('/precios/#tarifas'))).toEqual({ index: 1, fragment: 'tarifas' });
    expect(finder.find('%2Fraro').index).toBe(3);
    expect(() => finder.find(encodeURIComponent('https://otro.ejemplo/precios/'))).toThrow('invalid_parameter');
    expect(() => finder.find('%2Fprecios%')).toThrow('page_not_found');
  });

  it('compares the query parameters that the site distinguishes, and ignores others', () => {
    const pages = [toPage('/'), { ...toPage('/precios/'), aliases: ['/?p=94', '/lista/?a=1&b=2'] }];
    const finder = createPageFinder(pages, siteUrl, ['/?p', '/lista/?a', '/lista/?b', '/precios/?moneda']);
    for (const address of ['/?p=94', `${siteUrl}/?p=94`, '/?utm_source=x&p=94', '/lista/?b=2&a=1&ref=x'])
      expect(finder.find(address), address).toMatchObject({ index: 1 });
    expect(finder.find('/?utm_source=x')).toMatchObject({ index: 0 });
    expect(finder.find('/precios/?ref=x')).toMatchObject({ index: 1 });
    for (const address of [
      '/?p=95',
      `${siteUrl}?p=95`,
      '/?p',
      'precios?moneda=usd',
      '/precios?moneda=usd',
      '/lista/?a=2',
    ])
      expect(() => finder.find(address), address).toThrow('page_not_found');
    expect(finder.at(new URL('/?utm_source=x', siteUrl))).toBe(0);
    expect(finder.at(new URL('/?p=94', siteUrl))).toBeUndefined();
  });

  it.each([
    'https://otro.ejemplo/precios/',
    'https://ejewww.mplo.es/precios/',
    'https://tienda.ejemplo.es/precios/',
    'https://www.ejemplo.es:8443/precios/',
    'https+x://www.ejemplo.es/precios/',
    'xhttps://www.ejemplo.es/precios/',
    'mailto:precios',
  ])('refuses %s, an address of another site', (address) => {
    expect(() => createPageFinder([toPage('/precios/')], siteUrl).find(address)).toThrow('invalid_parameter');
  });

  it.each(['https://ejemplo.es/zonas/palma/', 'WWW.Ejemplo.es/zonas/palma', 'zonas/palma/', '/zonas/palma', 'palma/'])(
    'finds a page as %s',
    (address) => {
      expect(createPageFinder(['/', '/zonas/palma/'].map(toPage), siteUrl).find(address).index).toBe(1);
    },
  );

  it('finds a page or gives its own error, for any text', () => {
    const finder = createPageFinder(['/', '/zonas/palma/', '/precios/'].map(toPage), siteUrl, ['/?p']);
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: fc.constantFrom(...'/\\.:@?#%[]aZñ ', 'http', '//', '\0', '\ud800') }),
    );
    fc.assert(
      fc.property(anything, (address) => {
        try {
          expect(finder.find(address).index).toBeLessThan(3);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
      { numRuns: 500 },
    );
  });
});

const suggest = createSuggester(
  [
    '/',
    '/contacto/',
    '/precios/',
    '/precios/lavadoras/',
    '/servicios/reparacion-de-lavadoras/',
    '/servicios/reparacion-de-neveras/',
    '/zonas/espa%C3%B1a/',
    '/zonas/palma/',
  ].map(toPage),
);

describe('suggested pages', () => {
  it.each([
    ['a typo', '/zonas/plama/', '/zonas/palma/'],
    ['another folder', '/ciudades/palma', '/zonas/palma/'],
    ['another order of words', '/servicios/lavadoras-reparacion/', '/servicios/reparacion-de-lavadoras/'],
    ['another ending', '/servicio/reparacion-de-nevera', '/servicios/reparacion-de-neveras/'],
    ['capitals and missing accents', '/Zonas/ESPANA/', '/zonas/espa%C3%B1a/'],
    ['a slug alone', '/lavadoras', '/precios/lavadoras/'],
  ])('begin with the most similar page for %s', (_what, path, expected) => {
    expect(suggest(path)[0]).toBe(siteUrl + expected);
  });

  it('are at most three, and none if no page is similar', () => {
    expect(suggest('/servicios/reparacion/').length).toBeLessThanOrEqual(3);
    expect(suggest('/xyz/qqq')).toEqual([]);
    expect(suggest('/calendario-escolar/')).toEqual([]);
    expect(suggest('/')).toEqual([]);
    expect(suggest(`/${'x'.repeat(5000)}`)).toEqual([]);
    expect(createSuggester([])('/palma')).toEqual([]);
    const alike = createSuggester(['/a-palma/', '/b-palma/', '/c-palma/', '/d-palma/'].map(toPage));
    expect(alike('/palma/')).toEqual(['/a-palma/', '/b-palma/', '/c-palma/'].map((path) => siteUrl + path));
  });

  it('compare the end of a long address, and need a minimal similarity', () => {
    const years = Array.from({ length: 100 }, (_, year) => 1900 + year).join('/');
    expect(suggest(`/${years}/${'x/'.repeat(45)}zonas/palma/`)[0]).toBe(`${siteUrl}/zonas/palma/`);
    expect(suggest('/preparar/')).toEqual([`${siteUrl}/precios/`]);
  });
});
