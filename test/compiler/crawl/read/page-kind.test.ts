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
  ['has a password field', 'password', '/', { asksPassword: true, heading: '404' }],
  ['has the body class error404', 'soft-404', '/', { bodyClasses: ['error404'], words: 999 }],
  ['has the heading «Page not found»', 'soft-404', '/', { heading: 'Page not found' }],
  ['has a title that begins with 404', 'soft-404', '/', { title: '404 | Norte' }],
  ['has the heading 404 and 150 words', 'soft-404', '/', { heading: '404', words: 150 }],
  ['has the heading 404 and 151 words', undefined, '/', { heading: '404', words: 151 }],
  ['has a heading that contains 404', undefined, '/', { heading: 'Sala 404' }],
  ['has the heading «Not found.»', 'soft-404', '/', { heading: 'Not found.' }],
  ['has the heading «Oops!»', undefined, '/', { heading: 'Oops!' }],
  ['has the heading «Ooops! Algo ha salido mal»', 'soft-404', '/', { heading: 'Ooops! Algo ha salido mal' }],
  ['has the heading «Something went wrong»', 'soft-404', '/', { heading: 'Something went wrong' }],
  ['has the title «Error»', 'soft-404', '/', { title: 'Error | Norte' }],
  ['has the heading «Error E18»', undefined, '/', { heading: 'Error E18' }],
  ['has the heading «Algo ha salido mal en mi boda»', undefined, '/', { heading: 'Algo ha salido mal en mi boda' }],
  ['has the classes of an attachment', 'attachment', '/', { bodyClasses: ['attachment', 'attachmentid-4'] }],
  ['has only the class attachment', undefined, '/', { bodyClasses: ['attachment'] }],
  ['has the class search-results', 'search-results', '/', { bodyClasses: ['search-results'] }],
  ['has the class search-no-results', 'search-results', '/', { bodyClasses: ['search-no-results'] }],
  ['has the classes paged and blog', 'pagination', '/', { bodyClasses: ['paged', 'blog'] }],
  ['has the classes paged, blog and single', undefined, '/', { bodyClasses: ['paged', 'blog', 'single'] }],
  ['has the classes paged, archive and page', undefined, '/', { bodyClasses: ['paged', 'archive', 'page'] }],
  ['has only the class paged', undefined, '/', { bodyClasses: ['paged'] }],
  ['has only the class blog', undefined, '/', { bodyClasses: ['blog'] }],
  ...['category', 'tag', 'author', 'date'].map((term): [string, string, string, Said] => [
    `lists the posts of one ${term}`,
    'archive',
    '/',
    { bodyClasses: ['archive', term] },
  ]),
  ['has only the class archive', undefined, '/', { bodyClasses: ['archive'] }],
  ['has only the class category', undefined, '/', { bodyClasses: ['category'] }],
  ['ends with /page/2/', 'pagination', '/blog/page/2/', {}],
  ['ends with /page/10', 'pagination', '/blog/page/10', {}],
  ['ends with /page/1/', undefined, '/blog/page/1/', {}],
  ['is below /page/2/', undefined, '/page/2/gas/', {}],
  ['is a tag', 'archive', '/tag/gas/', {}],
  ['is below a tag', undefined, '/tag/gas/luz/', {}],
  ['has the path of a month', 'archive', '/2024/12/', {}],
  ['has the path of a month of 1999', 'archive', '/1999/01', {}],
  ['has the path of a month of 2101', undefined, '/2101/01/', {}],
  ['has the path of a day', 'archive', '/2024/01/31', {}],
  ['has the path of a month 13', undefined, '/2024/13/', {}],
  ['is below the path of a day', undefined, '/2024/01/31/gas/', {}],
  ['has the path of another number', undefined, '/12024/01/', {}],
])('kindOf a page that %s is %s', (_, kind, path, said) => expect(kindOf(path, said)).toBe(kind));

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
])(
  'readDirectives, for the elements %j and the header %j, gives noindex and nofollow',
  (metas, header, noindex, nofollow) => {
    expect(readDirectives(metas, header)).toEqual({ noindex, nofollow });
  },
);

it.each<[status: number | undefined, isAllowed: boolean]>([
  [undefined, false],
  [500, false],
  [499, true],
  [404, true],
  [300, true],
  [299, false],
])('a robots.txt that forbids all, with the status %s, allows a page: %s', (status, isAllowed) => {
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

it('refuseAddress refuses long or deep addresses, the latter unless a sitemap lists them', () => {
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
])('readStatedDate accepts %j: %s', (stated, isDay) => {
  expect(readStatedDate(stated)).toBe(isDay ? stated.trim() : undefined);
});
