/** The decisions after a crawl, on records made by hand. */

import { describe, expect, it } from 'vitest';
import { createSiteAddresses } from '../../../../compiler/crawl/addresses.ts';
import { markSoftMissing } from '../../../../compiler/crawl/crawl.ts';
import { resolvePages, toTellingParameters } from '../../../../compiler/crawl/decide/resolve-pages.ts';
import type { CrawlRecord } from '../../../../compiler/crawl/frontier.ts';
import { compareWording, createWording } from '../../../../compiler/crawl/read/wording.ts';
import type { PageVisit, Visit } from '../../../../compiler/crawl/visit-address.ts';
import { said } from '../../report/said.ts';

const SITE = 'https://x.es';
const wordingOf = (text: string) => {
  const wording = createWording();
  wording.addText(text, true);
  return wording.finish();
};
/** Returns `count` different words, with other ones for the last `changed`. */
const text = (count: number, changed = 0) =>
  Array.from({ length: count }, (_, index) => (index < count - changed ? `w${index}` : `v${index}`)).join(' ');
const page = (said: string, visit: Partial<PageVisit> = {}): PageVisit => ({
  kind: 'page',
  status: 200,
  html: () => new Uint8Array([1]),
  unread: 0,
  hasScripts: false,
  title: 'T',
  heading: 'H',
  wording: wordingOf(said),
  noindex: false,
  ...visit,
});
const redirect = (target: string): Visit => ({ kind: 'redirect', reason: 'redirect', target, status: 301 });
const recordAt = (address: string, visit: Visit | undefined, record: Partial<CrawlRecord> = {}): CrawlRecord => ({
  address,
  isSeed: false,
  linkedFrom: new Set(['/']),
  links: 1,
  hops: 0,
  ...(visit && { visit }),
  ...record,
});

const resolve = (records: CrawlRecord[], isIncluded = (_: string) => true) =>
  resolvePages(records, createSiteAddresses(SITE, SITE, []), isIncluded);
/** Returns the outcome of each address: its reason and target. */
const outcomes = (records: CrawlRecord[], isIncluded?: (address: string) => boolean) =>
  Object.fromEntries(
    resolve(records, isIncluded).ledger.map(({ url, reason, target }) => [
      url.slice(SITE.length),
      target ? `${reason} ${target}` : reason,
    ]),
  );
const at = (site: Record<string, Visit | undefined>) =>
  Object.entries(site).map(([address, visit]) => recordAt(address, visit));
const different = (name: string, visit?: Partial<PageVisit>) =>
  page(`${name} ${name}a ${name}b ${name}c`, { title: name, heading: name, ...visit });

describe('resolve, for an address', () => {
  it.each<[rule: string, site: Record<string, Visit | undefined>, expected: Record<string, string>]>([
    ['that was not requested gives not-visited', { '/a': undefined }, { '/a': 'not-visited' }],
    ['that is a page publishes it', { '/a': different('a') }, { '/a': 'ok' }],
    ['with noindex gives noindex', { '/a': different('a', { noindex: true }) }, { '/a': 'noindex' }],
    [
      'that redirects gives an alias of the target',
      { '/a': redirect('/b'), '/b': different('b') },
      { '/a': 'redirect /b', '/b': 'ok' },
    ],
    [
      'that redirects twice gives an alias of the final page',
      { '/a': redirect('/b'), '/b': redirect('/c'), '/c': different('c') },
      { '/a': 'redirect /c', '/b': 'redirect /c', '/c': 'ok' },
    ],
    [
      'that redirects in a circle gives failures',
      { '/a': redirect('/b'), '/b': redirect('/a') },
      { '/a': 'redirect-loop /b', '/b': 'redirect-loop /a' },
    ],
    [
      'that redirects to a failed address gives a failure',
      { '/a': redirect('/b'), '/b': { kind: 'failed', reason: 'http-status' } },
      { '/a': 'redirect-broken /b', '/b': 'http-status' },
    ],
    [
      'that redirects to a skipped address skips it',
      { '/a': redirect('/b'), '/b': { kind: 'skipped', reason: 'not-html' } },
      { '/a': 'redirect /b', '/b': 'not-html' },
    ],
    ['with a query string skips it', { '/a?b': different('a') }, { '/a?b': 'query-string' }],
    [
      'with the words of another gives a duplicate of the shorter address',
      { '/aa': page('a b c'), '/b': page('a b c') },
      { '/aa': 'duplicate /b', '/b': 'ok' },
    ],
    [
      'with the words of another and another title publishes both',
      { '/aa': page('a b c'), '/b': page('a b c', { title: 'U' }) },
      { '/aa': 'ok', '/b': 'ok' },
    ],
    [
      'with the words of two others gives a duplicate of the one with its title',
      { '/a': page('a b c'), '/bb': page('a b c', { title: 'U' }), '/ccc': page('a b c', { title: 'U' }) },
      { '/a': 'ok', '/bb': 'ok', '/ccc': 'duplicate /bb' },
    ],
    ['without words gives no duplicate', { '/aa': page(''), '/b': page('') }, { '/aa': 'ok', '/b': 'ok' }],
    [
      'that differs in the final slash, with nearly the same words, gives a duplicate',
      { '/a': page(text(120)), '/A//': page(text(120, 5)) },
      { '/a': 'ok', '/A//': 'duplicate /a' },
    ],
    [
      'that differs in the final slash, with nearly the same words and another title, publishes both',
      { '/a': page(text(120)), '/a/': page(text(120, 1), { title: 'U' }) },
      { '/a': 'ok', '/a/': 'ok' },
    ],
    [
      'that differs in the final slash, with other words, publishes both',
      { '/a': page(text(120)), '/a/': page(text(120, 7)) },
      { '/a': 'ok', '/a/': 'ok' },
    ],
    [
      'that differs in a slash within the path publishes both',
      { '/a/b': page(text(120)), '/ab': page(text(120, 1)) },
      { '/a/b': 'ok', '/ab': 'ok' },
    ],
    [
      'of another path, with nearly the same words, publishes both',
      { '/a': page(text(120)), '/b': page(text(120, 1)) },
      { '/a': 'ok', '/b': 'ok' },
    ],
    [
      'of an index file, with nearly the same words, gives a duplicate',
      { '/a/': page(text(120)), '/a/index.php': page(text(120, 1)) },
      { '/a/': 'ok', '/a/index.php': 'duplicate /a/' },
    ],
    [
      'in capitals, with nearly the same words, gives a duplicate',
      { '/A': page(text(120)), '/a': page(text(120, 1)) },
      { '/A': 'ok', '/a': 'duplicate /A' },
    ],
    [
      'with a query string, and nearly the same words, gives a duplicate',
      { '/a': page(text(120)), '/a?b': page(text(120, 1)) },
      { '/a': 'ok', '/a?b': 'duplicate /a' },
    ],
    [
      'below another path, with the same words, gives a duplicate of the shorter one',
      { '/': page('a b c'), '/es/': page('a b c') },
      { '/': 'ok', '/es/': 'duplicate /' },
    ],
    [
      'with a canonical that has half of its words gives an alias of that',
      { '/a': page(text(120, 60), { canonical: '/b' }), '/b': page(text(120)) },
      { '/a': 'canonical /b', '/b': 'ok' },
    ],
    [
      'with a canonical that has few of its words publishes both',
      { '/a': page(text(120, 100), { canonical: '/b' }), '/b': page(text(120)) },
      { '/a': 'ok', '/b': 'ok' },
    ],
    [
      'whose words are a part of those of its canonical gives an alias of that',
      { '/a': page(text(40), { canonical: '/b' }), '/b': page(text(400)) },
      { '/a': 'canonical /b', '/b': 'ok' },
    ],
    [
      'without words gives an alias of its canonical',
      { '/a': page('', { canonical: '/b' }), '/b': page(text(120)) },
      { '/a': 'canonical /b', '/b': 'ok' },
    ],
    [
      'with the home page as canonical and half of its words publishes both',
      { '/index.html': page(text(120)), '/a': page(text(120, 60), { canonical: '/index.html' }) },
      { '/index.html': 'ok', '/a': 'ok' },
    ],
    [
      'with the home page as canonical and most of its words gives an alias of that',
      { '/': page(text(120)), '/a': page(text(120, 3), { canonical: '/' }) },
      { '/': 'ok', '/a': 'canonical /' },
    ],
    [
      'with a canonical that most pages of other content share is an alias as a copy only',
      {
        '/': page(text(120)),
        '/a': page(text(40), { canonical: '/' }),
        '/b': different('b', { canonical: '/' }),
        '/c': different('c', { canonical: '/' }),
        '/d': different('d', { canonical: '/' }),
        '/e': page(text(120, 1), { canonical: '/' }),
      },
      { '/': 'ok', '/a': 'ok', '/b': 'ok', '/c': 'ok', '/d': 'ok', '/e': 'canonical /' },
    ],
    [
      'with a canonical that few pages of other content share gives an alias of that',
      {
        '/': page(text(120)),
        '/a': page(text(40), { canonical: '/' }),
        '/b': different('b', { canonical: '/' }),
        '/c': page(text(50), { canonical: '/' }),
      },
      { '/': 'ok', '/a': 'canonical /', '/b': 'ok', '/c': 'canonical /' },
    ],
    [
      'of a later page of a list, with the first as canonical, publishes both',
      { '/a/': page(text(120)), '/a/page/2/': page(text(120, 60), { canonical: '/a/' }) },
      { '/a/': 'ok', '/a/page/2/': 'ok' },
    ],
    [
      'of a later page of a list, with most words of its canonical, gives an alias of that',
      { '/a/': page(text(120)), '/a/page/2/': page(text(120, 3), { canonical: '/a/' }) },
      { '/a/': 'ok', '/a/page/2/': 'canonical /a/' },
    ],
    [
      'of a later page of another list gives an alias of its canonical',
      { '/b/': page(text(120)), '/a/page/2/': page(text(120, 60), { canonical: '/b/' }) },
      { '/b/': 'ok', '/a/page/2/': 'canonical /b/' },
    ],
    [
      'with a query string gives an alias of its canonical, whatever its words',
      { '/a?b': different('a', { canonical: '/b' }), '/b': different('b') },
      { '/a?b': 'canonical /b', '/b': 'ok' },
    ],
    [
      'whose canonical redirects gives an alias of the target',
      { '/a': page(text(120, 3), { canonical: '/c' }), '/b': page(text(120)), '/c': redirect('/b') },
      { '/a': 'canonical /b', '/b': 'ok', '/c': 'redirect /b' },
    ],
    [
      'whose canonical redirects to itself publishes it',
      { '/a': different('a', { canonical: '/c' }), '/c': redirect('/a') },
      { '/a': 'ok', '/c': 'redirect /a' },
    ],
    ['with a missing canonical publishes it', { '/a': different('a', { canonical: '/b' }) }, { '/a': 'ok' }],
    [
      'with a query string as canonical publishes it',
      { '/a': different('a', { canonical: '/b?c' }), '/b?c': different('b') },
      { '/a': 'ok', '/b?c': 'query-string' },
    ],
    [
      'in a circle of canonicals publishes the best of them',
      {
        '/aa': page(text(120, 1), { canonical: '/b' }),
        '/b': page(text(120, 2), { canonical: '/aa' }),
        '/c': page(text(120, 3), { canonical: '/aa' }),
      },
      { '/aa': 'canonical /b', '/b': 'ok', '/c': 'canonical /b' },
    ],
  ])('%s', (_, site, expected) => expect(outcomes(at(site))).toEqual(expected));

  it('that matches no pattern does not publish it', () => {
    expect(outcomes(at({ '/a': different('a'), '/b': different('b') }), (address) => address !== '/b')).toEqual({
      '/a': 'ok',
      '/b': 'not-included',
    });
  });

  it('among equal pages prefers one in the sitemap, then a self-canonical one, then no index file, then the shortest', () => {
    const alike = (address: string, record: Partial<CrawlRecord> = {}, canonical?: string) =>
      recordAt(address, page('a b c', canonical ? { canonical } : {}), record);
    const best = (...records: CrawlRecord[]) => resolve(records).sources.map(({ path }) => path);
    expect(best(alike('/a'), alike('/bbb', { sitemap: {} }), alike('/cc', {}, '/cc'))).toEqual(['/bbb']);
    expect(best(alike('/a'), alike('/cc', {}, '/cc'))).toEqual(['/cc']);
    for (const index of ['/Index.php', '/default.aspx', '/home.html'])
      expect(best(alike(index), alike('/long/long/long/'))).toEqual(['/long/long/long/']);
    expect(best(alike('/bb'), alike('/c'))).toEqual(['/c']);
    expect(best(alike('/c'), alike('/b'))).toEqual(['/b']);
  });

  it('lists up to a number of linking pages, sorted, then seed and sitemap, and counts the others', () => {
    const { ledger } = resolve([
      recordAt('/a', different('a'), { linkedFrom: new Set(['/c', '/b']), links: 3, isSeed: true, sitemap: {} }),
    ]);
    expect(ledger[0]).toMatchObject({ foundOn: ['/b', '/c', 'seed', 'sitemap'], foundOnMore: 1 });
    expect(resolve(at({ '/a': different('a') })).ledger[0]).not.toHaveProperty('foundOnMore');
  });

  it('takes the language of the headers, and the date of the sitemap before that of the headers', () => {
    const source = (visit: Partial<PageVisit>, sitemap: object) =>
      resolve([recordAt('/a', different('a', visit), { sitemap })]).sources[0];
    const both = source({ lastModified: '2025-01-01', language: 'es' }, { lastModified: '2025-01-02' });
    expect(both).toMatchObject({ lastModified: '2025-01-02', language: 'es' });
    expect(source({ lastModified: '2025-01-01' }, {})).toMatchObject({ lastModified: '2025-01-01' });
  });
});

describe('pages that differ only in query strings', () => {
  const told = (...records: CrawlRecord[]) =>
    said(resolve(records).diagnostics).map(({ severity, message }) => `${severity}: ${message.split(' query')[0]}`);
  const view = (name: string, visit: Partial<PageVisit> = {}) =>
    recordAt(`/a?${name}`, different(name, { title: 'a', ...visit }));
  const list = recordAt('/a', different('a'));
  it('are reported if their texts and titles differ', () => {
    expect(told(list, view('b'), view('c'), view('d'))).toEqual([]);
    expect(told(list, view('b'), view('c', { title: 'c' }), view('d', { title: 'd' }))).toEqual([
      'warning: Addresses left out since they differ by their',
    ]);
    expect(told(list, view('b', { title: 'b' }))).toEqual(['warning: Addresses left out since they differ by their']);
    expect(told(list, view('b', { title: 'b', heading: 'a' }))).toEqual([]);
    expect(told(view('b'))).toEqual(['warning: Addresses left out since they differ by their']);
  });
});

describe('pages similar to the answer for a missing address', () => {
  const mark = (home: PageVisit, visit: PageVisit, sample: PageVisit) => {
    const records = [recordAt('/a', visit), recordAt('/', home)];
    markSoftMissing(new Map(records.map((record) => [record.address, record])), sample);
    return visit.notContent?.reason;
  };
  it('count as missing, unless the home page is similar too', () => {
    expect(mark(different('h'), page(text(120)), page(text(120)))).toBe('soft-404');
    expect(mark(different('h'), page(text(120, 1)), page(text(120)))).toBe('soft-404');
    expect(mark(different('h'), page(text(120, 40)), page(text(120)))).toBeUndefined();
    expect(mark(different('h'), page(text(120), { title: 'U' }), page(text(120)))).toBeUndefined();
    expect(mark(page(text(120)), page(text(120)), page(text(120)))).toBeUndefined();
    // Applications have no words at any address.
    expect(mark(different('h'), page(''), page(''))).toBeUndefined();
    expect(
      mark(different('h'), page(text(120), { notContent: { reason: 'archive', detail: '' } }), page(text(120))),
    ).toBe('archive');
  });
});

it('compareWording gives the share of common words, and counts repeated text once', () => {
  const alike = (a: string, b: string) => compareWording(wordingOf(a), wordingOf(b));
  expect(alike('a b', 'a  b.')).toBe(1);
  expect(alike('', 'a')).toBe(0);
  expect(alike('a b c', 'd e f')).toBe(0);
  expect(alike(text(9), text(9, 1))).toBe(0.8);
  // Repeated text counts once.
  const again = 'uno dos tres cuatro cinco seis siete ocho nueve diez '.repeat(90);
  expect(alike(again + text(40), again + text(40, 40))).toBeLessThan(0.25);
  expect(wordingOf('a b').contentWords).toBe(2);
});

it('toTellingParameters lists parameters that lead to another page than the path alone', () => {
  const row = (address: string, row: object = {}) =>
    ({ url: SITE + address, outcome: 'skipped', reason: 'query-string', foundOn: [], ...row }) as never;
  const published = { outcome: 'published', reason: 'ok' };
  expect(
    toTellingParameters([
      row('/', published),
      row('/?p=1&c'),
      row('/?b'),
      row('/?same', { outcome: 'alias', target: '/' }),
      row('/?go', { reason: 'action-link' }),
      row('/?other', { outcome: 'alias', target: '/b' }),
      row('/none?x'),
    ]),
  ).toEqual(['/?b', '/?c', '/?other', '/?p', '/none?x']);
});
