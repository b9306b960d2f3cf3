import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSiteAddresses, matchesPattern, refuseAddress } from '../../../compiler/crawl/addresses.ts';
import { DEFAULT_LIMITS } from '../../../compiler/crawl/limits.ts';

const book = createSiteAddresses('https://www.ejemplo.es', 'https://ejemplo.es', ['https://viejo.example']);
const home = 'https://www.ejemplo.es/';

describe('the addresses of a site', () => {
  it('are the same over http and https, with and without www., in any letter case of the host', () => {
    for (const origin of [
      'http://ejemplo.es',
      'https://WWW.Ejemplo.ES',
      'https://www.ejemplo.es.',
      'http://ejemplo.es:80',
      '//ejemplo.es',
      'http://u:p@ejemplo.es',
    ]) {
      expect(book.toAddress(`${origin}/a/#b`, home)).toBe('/a/');
    }
    for (const other of [
      'https://ejemplo.es:8443/a/',
      'https://blog.ejemplo.es/',
      'https://ejemplo.es.example/',
      'ftp://ejemplo.es/',
      'mailto:a@ejemplo.es',
      'http://[::1/x',
      'javascript:void(0)',
    ]) {
      expect(book.toAddress(other, home)).toBeUndefined();
    }
  });

  it('lose tracking and session, and keep the rest of the query sorted', () => {
    expect(book.toAddress('/p/?b=2&utm_source=x&a=1&a=0&gclid=9', home)).toBe('/p/?a=1&a=0&b=2');
    expect(book.toAddress('/p/?', home)).toBe('/p/');
    const gone = [
      'PHPSESSID=',
      'ASP.NET_SessionId=1',
      'SID=12345678',
      'token=0123456789abcdef',
      'session=0123-4567-89ab-cdef',
      'UTM_Term',
      'at_medium=1',
    ];
    for (const pair of gone) expect(book.toAddress(`/p;jsessionid=F00/a;SID=1?${pair}`, home)).toBe('/p/a');
    const kept = [
      'sid=1234567',
      'sid=1234567.8',
      'token=0123456789abcde',
      'sessions=1',
      'at_home=1',
      'my_utm_term=1',
      '_gat=1',
      'utm=1',
      'gclids=1',
      'xphpsessid=1',
      'sessionidx=1',
    ];
    for (const pair of kept) expect(book.toAddress(`/p;a=1/?${pair}`, home)).toBe(`/p;a=1/?${pair}`);
  });

  it('have one spelling, which stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string(), (url, tail) => {
        const own = url.replace(/^(https?:\/\/)[^/?#]+/, '$1ejemplo.es') + tail;
        const address = book.toAddress(own, home);
        if (address === undefined) return;
        expect(address.startsWith('/')).toBe(true);
        expect(address).not.toContain('#');
        expect(book.toAddress(book.toFetchUrl(address), home)).toBe(address);
        expect(book.toAddress(book.toPublicUrl(address), home)).toBe(address);
      }),
    );
  });

  it('never lead off the site, for any reference', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('', '//', '\\\\', 'http:', 'https://', '/\\', ' ', '/%2e%2e/'),
        (text, start) => {
          const address = book.toAddress(start + text, home);
          if (address !== undefined) expect(new URL(book.toFetchUrl(address)).origin).toBe('https://www.ejemplo.es');
        },
      ),
    );
  }, 30_000);

  it('belong to another site only if they are HTTP addresses', () => {
    const references = [
      'https://otra.example/',
      '//otra.example/a',
      '/a',
      'https://ejemplo.es/',
      'mailto:a@b.es',
      'http://[',
    ];
    expect(references.filter((reference) => book.isForeign(reference, home))).toEqual(references.slice(0, 2));
  });

  it('are requested only at the crawled host and its twin, never at http after https', () => {
    expect(book.mayFetch('https://ejemplo.es/a')).toBe(true);
    expect(book.mayFetch('http://www.ejemplo.es/a')).toBe(false);
    expect(book.mayFetch('https://viejo.example/a')).toBe(false);
    expect(createSiteAddresses('http://prueba.example', home, []).mayFetch('https://prueba.example/')).toBe(true);
    expect(createSiteAddresses('http://prueba.example', home, []).mayFetch(home)).toBe(false);
  });
});

describe('patterns of the owner', () => {
  it('are prefixes with * and a final $', () => {
    expect(matchesPattern('/a/', '/a/b')).toBe(true);
    expect(matchesPattern('/a/', '/b/a/')).toBe(false);
    expect(matchesPattern('/*/b/', '/a/b/c')).toBe(true);
    expect(matchesPattern('/*.php$', '/a.php')).toBe(true);
    expect(matchesPattern('/*.php$', '/a.php?x')).toBe(false);
    expect(matchesPattern('/a$', '/a')).toBe(true);
    expect(matchesPattern('/a$', '/ab')).toBe(false);
    expect(matchesPattern('/ab*ba$', '/aba')).toBe(false);
    expect(matchesPattern('/a$b', '/a$bc')).toBe(true);
  });
});

describe('addresses that are never requested', () => {
  const reason = (address: string, isListed = false) => refuseAddress(address, DEFAULT_LIMITS, isListed)?.reason;

  it('do not include pages with a similar address', () => {
    for (const address of [
      '/feedback/',
      '/servicios/',
      '/busca-averias/',
      '/atomizadores/',
      '/pdf/',
      '/page.php',
      '/cart-of-the-week/',
      '/embed-design/',
      '/a.b/',
    ]) {
      expect(reason(address)).toBeUndefined();
    }
  });

  it.each<[reason: string, addresses: string[], others: string[]]>([
    [
      'feed',
      ['/a/feed', '/feed/atom/', '/RSS/', '/x.rdf', '/?feed=rss2', '/?rsd'],
      ['/feed/a/', '/rssi', '/a.rss/b', '/?feeds=1'],
    ],
    [
      'not-html',
      ['/a.DOCX', '/x.tar.gz', '/a.zip?b', '/f.woff2', '/m.xml'],
      ['/a.zip/', '/zip', '/a.html', '/a.PDF?b'],
    ],
    [
      'service-address',
      [
        '/wp-json',
        '/blog/wp-admin/',
        '/xmlrpc.php',
        '/cdn-cgi/x',
        '/.well-known/x',
        '/_next/data/x',
        '/a/trackback/',
        '/a/embed',
      ],
      ['/wp-jsons', '/awp-admin/', '/xmlrpc.phps', '/_next/', '/embed/a/', '/a-embed'],
    ],
    ['attachment', ['/?attachment_id=3'], ['/?attachment=3']],
    [
      'search-results',
      ['/?S=x', '/a/?q=x', '/search/?page=2', '/es/Buscar?a'],
      ['/search/', '/?ss=x', '/?aq=x', '/searching/?a'],
    ],
    [
      'action-link',
      ['/?Add-To-Cart=1', '/a/?replytocom=2', '/?b&print', '/?do'],
      ['/?add-to-cart-x=1', '/add-to-cart/', '/?done'],
    ],
  ])('are recognised by their form: %s', (why, addresses, others) => {
    expect(addresses.map((address) => reason(address, true))).toEqual(addresses.map(() => why));
    expect(others.map((address) => reason(address))).toEqual(others.map(() => undefined));
  });

  it('are too deep or repeat themselves, unless the sitemap lists them', () => {
    expect(reason('/a/b/a/b/a/b/')).toBe('path-trap');
    expect(reason('/a/b/a/b/a/b/', true)).toBeUndefined();
    expect(reason(`/${Array.from({ length: 20 }, (_, i) => `s${i}`).join('/')}/`)).toBe('path-trap');
    expect(reason(`/${'x'.repeat(3_000)}/`)).toBe('address-too-long');
  });
});
