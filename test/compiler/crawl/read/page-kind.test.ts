import { expect, it } from 'vitest';
import { refuseAddress } from '../../../../compiler/crawl/addresses.ts';
import { DEFAULT_LIMITS } from '../../../../compiler/crawl/limits.ts';
import { readPageKind } from '../../../../compiler/crawl/read/page-kind.ts';
import type { HtmlFacts } from '../../../../compiler/crawl/read/read-html.ts';
import { readDirectives, readRobots } from '../../../../compiler/crawl/read/robots.ts';
import { readStatedDate } from '../../../../compiler/stated-date.ts';

interface Said extends Partial<Omit<HtmlFacts, 'wording'>> {
  words?: number;
}
const kindOf = (path: string, { words = 10, ...facts }: Said) =>
  readPageKind(path, {
    title: '',
    heading: '',
    bodyClasses: [],
    asksPassword: false,
    wording: { contentWords: words },
    ...facts,
  } as unknown as HtmlFacts)?.reason;

it.each<[what: string, kind: string | undefined, path: string, said: Said]>([
  ['asks for a password', 'password', '/', { asksPassword: true, heading: '404' }],
  ['is marked as missing, however long', 'soft-404', '/', { bodyClasses: ['error404'], words: 999 }],
  ['is called missing', 'soft-404', '/', { heading: 'Page not found' }],
  ['is called missing by the first part of its title', 'soft-404', '/', { title: '404 | Norte' }],
  ['is called missing in 150 words', 'soft-404', '/', { heading: '404', words: 150 }],
  ['is called missing in 151', undefined, '/', { heading: '404', words: 151 }],
  ['has a number that only holds 404', undefined, '/', { heading: 'Sala 404' }],
  ['is called missing without a name', 'soft-404', '/', { heading: 'Not found.' }],
  ['is called missing by a sigh only', undefined, '/', { heading: 'Oops!' }],
  ['says that something went wrong', 'soft-404', '/', { heading: 'Ooops! Algo ha salido mal' }],
  ['says so in English', 'soft-404', '/', { heading: 'Something went wrong' }],
  ['is called an error only', 'soft-404', '/', { title: 'Error | Norte' }],
  ['is about an error', undefined, '/', { heading: 'Error E18' }],
  ['is about what went wrong', undefined, '/', { heading: 'Algo ha salido mal en mi boda' }],
  ['shows a file', 'attachment', '/', { bodyClasses: ['attachment', 'attachmentid-4'] }],
  ['is called an attachment only', undefined, '/', { bodyClasses: ['attachment'] }],
  ['shows results', 'search-results', '/', { bodyClasses: ['search-results'] }],
  ['shows no results', 'search-results', '/', { bodyClasses: ['search-no-results'] }],
  ['is a further page of a blog', 'pagination', '/', { bodyClasses: ['paged', 'blog'] }],
  ['is a further page of an article', undefined, '/', { bodyClasses: ['paged', 'blog', 'single'] }],
  ['is a further page of a page', undefined, '/', { bodyClasses: ['paged', 'archive', 'page'] }],
  ['is a further page of nothing', undefined, '/', { bodyClasses: ['paged'] }],
  ['is the first page of a blog', undefined, '/', { bodyClasses: ['blog'] }],
  ...['category', 'tag', 'author', 'date'].map((term): [string, string, string, Said] => [
    `lists the posts of one ${term}`,
    'archive',
    '/',
    { bodyClasses: ['archive', term] },
  ]),
  ['lists something else', undefined, '/', { bodyClasses: ['archive'] }],
  ['is called a category only', undefined, '/', { bodyClasses: ['category'] }],
  ['is a second part', 'pagination', '/blog/page/2/', {}],
  ['is a tenth part', 'pagination', '/blog/page/10', {}],
  ['is a first part', undefined, '/blog/page/1/', {}],
  ['is below a second part', undefined, '/page/2/gas/', {}],
  ['is a tag', 'archive', '/tag/gas/', {}],
  ['is below a tag', undefined, '/tag/gas/luz/', {}],
  ['is a month', 'archive', '/2024/12/', {}],
  ['is a month of the last century', 'archive', '/1999/01', {}],
  ['is a month of the next', undefined, '/2101/01/', {}],
  ['is a day', 'archive', '/2024/01/31', {}],
  ['is a thirteenth month', undefined, '/2024/13/', {}],
  ['is of a day', undefined, '/2024/01/31/gas/', {}],
  ['is a number', undefined, '/12024/01/', {}],
])('a page that %s is: %s', (_, kind, path, said) => expect(kindOf(path, said)).toBe(kind));

it.each<[metas: string[], header: string | string[] | undefined, noindex: boolean, nofollow: boolean]>([
  [[], undefined, false, false],
  [['NoIndex, follow'], undefined, true, false],
  [['nofollow'], undefined, false, true],
  [['none'], undefined, true, true],
  [['noindexing'], undefined, false, false],
  [[], 'noindex', true, false],
  [[], ['a', 'noindex;nofollow'], true, true],
  [[], 'otherbot: noindex', false, false],
  [[], 'Vitrina: noindex', true, false],
  [[], 'robots: noindex', true, false],
  [[], 'unavailable_after: 25 Jun 2030, noindex', true, false],
  [[], 'max-image-preview: large, noindex', true, false],
  [[], 'max-video-preview: -1, nofollow', false, true],
])('directives %j and the header %j say', (metas, header, noindex, nofollow) => {
  expect(readDirectives(metas, header)).toEqual({ noindex, nofollow });
});

it.each<[status: number | undefined, isAllowed: boolean]>([
  [undefined, false],
  [500, false],
  [499, true],
  [404, true],
  [300, true],
  [299, false],
])('robots.txt with the status %s that forbids all allows: %s', (status, isAllowed) => {
  const body = new TextEncoder().encode(
    'User-agent: *\nDisallow: /\nCrawl-delay: 2\nSitemap: /s.xml\nSitemap: /s.xml\n',
  );
  const robots = readRobots({ ...(status !== undefined && { status }), body });
  expect(robots.isAllowed('/a')).toBe(isAllowed);
  if (status === 299) {
    expect([robots.lineOf('/a'), robots.crawlDelay, robots.sitemaps.length]).toEqual([2, 2000, 1]);
    expect(readRobots({ status: 200, body: new Uint8Array() }).lineOf('/')).toBeUndefined();
  }
});

it('addresses are refused from a bound on', () => {
  const limits = { ...DEFAULT_LIMITS, addressLength: 20, pathSegments: 4, repeatedSegments: 2 };
  const reason = (address: string, isListed = false) => refuseAddress(address, limits, isListed)?.reason;
  expect([reason(`/${'x'.repeat(19)}`), reason(`/${'x'.repeat(20)}`, true)]).toEqual([undefined, 'address-too-long']);
  expect([reason('/a/b/c/d/'), reason('/a/b/c/d/e'), reason('/a/b/c/d/e', true)]).toEqual([
    undefined,
    'path-trap',
    undefined,
  ]);
  expect([reason('/a/b/a'), reason('/a/a/a')]).toEqual([undefined, 'path-trap']);
});

it.each([
  ['2025-03-04', true],
  [' 2025-03-04T10:00Z ', true],
  ['2025-03-04T10:00:01.5+01:00', true],
  ['2025-03-04T10:00', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['1990-12-31', false],
  ['2025-03-04T25:00Z', false],
  ['on 2025-03-04', false],
  ['2025-03-04 or so', false],
])('the stated day %j is one: %s', (stated, isDay) => {
  expect(readStatedDate(stated)).toBe(isDay ? stated.trim() : undefined);
});
