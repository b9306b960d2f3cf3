/** Bounds on the memory of a crawl, for sites of any size. */

import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crawlSite, linking, page, pathsOf, rowOf, serveSite } from './serve-site.ts';

const gzipped = (body: string, type = 'text/html; charset=utf-8') => ({
  headers: { 'content-type': type, 'content-encoding': 'gzip' },
  body: gzipSync(body),
});
const MEGABYTE = 2 ** 20;

describe('a crawl of huge pages', () => {
  it.each([
    ['comments', '<!-- relleno relleno relleno relleno -->'],
    ['paragraphs', '<p>Reparamos su nevera en un día, con garantía.</p>'],
    ['blanks', ' '.repeat(64)],
    ['pictures in the page', `<img alt="a" src="data:image/png;base64,${'A'.repeat(4_000)}">`],
    ['tags', '<b>a</b>'],
  ])(
    'keeps only the part that is read of a page of %s, and its links and titles',
    { timeout: 60_000 },
    async (_, bulk) => {
      const paths = Array.from({ length: 12 }, (_, index) => `/p${index}/`);
      const huge = (path: string) =>
        page(path, `<p>Página ${path}.</p>${bulk.repeat(6_000_000 / bulk.length)}`, '<link rel="canonical" href="">');
      const site = await serveSite({
        '/': linking(...paths),
        ...Object.fromEntries(paths.map((path) => [path, gzipped(huge(path))])),
      });
      const kept: number[] = [];
      const before = process.memoryUsage().arrayBuffers;
      let most = 0;
      const result = await crawlSite(site, {
        keepHtml: (html) => {
          kept.push(html.length);
          most = Math.max(most, process.memoryUsage().arrayBuffers - before);
          const start = new TextDecoder().decode(html.subarray(0, 400));
          return () => new TextEncoder().encode(start);
        },
      });
      expect(pathsOf(result)).toEqual(['/', ...paths].sort());
      expect(kept).toHaveLength(13);
      for (const length of kept) expect(length).toBeLessThanOrEqual(1_300_000);
      // Six answers of 6 MB at a time, plus memory that is not yet collected.
      expect(most).toBeLessThan(150 * MEGABYTE);
      expect(new TextDecoder().decode(result.sources[1]?.html)).toContain('Texto propio de /p0/');
    },
  );

  it('reports how much of a page was not read', async () => {
    const text = page('Larga', `<p>${'Una frase que se repite. '.repeat(200_000)}</p>`);
    const site = await serveSite({ '/': linking('/larga/', '/corta/'), '/larga/': text, '/corta/': page('Corta') });
    const { sources } = await crawlSite(site);
    const [home, short, long] = sources;
    expect([home?.unread, short?.unread]).toEqual([undefined, undefined]);
    expect((long?.unread ?? 0) + (long?.html.length ?? 0)).toBe(Buffer.byteLength(text));
  });

  it('follows links behind large scripts and drawings', async () => {
    const bulk = `<script>${'f();'.repeat(900_000)}</script><svg>${'<path d="M0 0"/>'.repeat(100_000)}</svg>`;
    const site = await serveSite({ '/': page('Portada', `${bulk}<a href="/lejos/">x</a>`), '/lejos/': page('Lejos') });
    expect(pathsOf(await crawlSite(site))).toEqual(['/', '/lejos/']);
  });

  it('distinguishes pages by words beyond those that are compared', async () => {
    const text = 'palabra '.repeat(80_000);
    const site = await serveSite({
      '/': linking('/a/', '/b/', '/c/'),
      '/a/': `<title>T</title><p>${text} uno</p>`,
      '/b/': `<title>T</title><p>${text} dos</p>`,
      '/c/': `<title>T</title><p>${text} dos</p>`,
    });
    const result = await crawlSite(site);
    expect([rowOf(result, '/b/'), rowOf(result, '/c/')]).toEqual(['published ok', 'alias duplicate /b/']);
  });
});

describe('a crawl of endless addresses', () => {
  const xml = (body: string) => ({ headers: { 'content-type': 'application/xml' }, body });
  const urls = (...locs: string[]) => `<urlset>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
  const index = (...locs: string[]) =>
    `<sitemapindex>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;

  it('reads sitemaps one after the other, and stops when there is no room', async () => {
    const numbers = [0, 1, 2, 3, 4];
    const site = await serveSite((origin) => ({
      '/': page('Portada'),
      '/sitemap.xml': xml(index(...numbers.map((n) => `${origin}/s${n}.xml.gz`))),
      ...Object.fromEntries(
        numbers.map((n) => [
          `/s${n}.xml.gz`,
          { body: gzipSync(urls(...numbers.map((m) => `${origin}/s${n}p${m}/`))), headers: { 'content-type': 'a/b' } },
        ]),
      ),
    }));
    const { ledger, diagnostics } = await crawlSite(site, { limits: { sitemapEntries: 12 } });
    expect(ledger).toHaveLength(1 + 12);
    expect(diagnostics).toMatchObject([{ code: 'sitemaps-cut', about: { addresses: 12 } }]);
    expect(site.asked.filter((target) => target.endsWith('.gz'))).toEqual(['/s0.xml.gz', '/s1.xml.gz', '/s2.xml.gz']);
  });

  it.each([
    ['bytes of all sitemaps', { sitemapsBytes: 2_000 }],
    ['characters of all addresses', { addressCharacters: 200 }],
    ['bytes of one sitemap', { sitemapBytes: 600 }],
    ['sitemaps', { sitemaps: 4 }],
  ])('reads sitemaps up to a number of %s, and says that there was more', async (_, limits) => {
    const site = await serveSite((origin) => ({
      '/': page('Portada'),
      '/sitemap.xml': xml(index(`${origin}/a.xml`, `${origin}/b.xml`)),
      '/a.xml': xml(urls(...Array.from({ length: 30 }, (_, n) => `${origin}/a${n}/`))),
      '/b.xml': xml(urls(...Array.from({ length: 30 }, (_, n) => `${origin}/b${n}/`))),
    }));
    const { ledger, diagnostics } = await crawlSite(site, { limits });
    expect(diagnostics.map(({ code }) => code)).toEqual(['sitemaps-cut']);
    expect(ledger.length).toBeGreaterThan(1);
    expect(ledger.length).toBeLessThan(61);
  });

  it('does not report a bound that was not reached', async () => {
    const site = await serveSite((origin) => ({
      '/': page('Portada'),
      '/sitemap.xml': xml(urls(`${origin}/`, `${origin}/a/`)),
      '/a/': page('A'),
    }));
    const { diagnostics } = await crawlSite(site, { limits: { sitemapEntries: 2, addresses: 2 } });
    expect(diagnostics).toEqual([]);
  });

  it('remembers a bounded number of addresses plus redirect targets, and reports that there were more', async () => {
    const links = (from: number) => Array.from({ length: 20 }, (_, n) => `<a href="/x${from + n}y/">x</a>`).join('');
    const site = await serveSite({
      '/': page('Portada', `<a href="/a/">a</a><a href="/b/">b</a><a href="/salto/">c</a>`),
      '/a/': page('A', links(0)),
      '/b/': page('B', links(100)),
      '/salto/': { status: 301, headers: { location: '/meta/' } },
      '/meta/': page('Meta'),
    });
    const crawl = (limits: object) => crawlSite(site, { limits });
    const result = await crawl({ addresses: 14 });
    expect(result.ledger).toHaveLength(15);
    expect(pathsOf(result)).toEqual(['/', '/a/', '/b/', '/meta/']);
    expect(result.diagnostics).toMatchObject([{ code: 'links-cut', about: { addresses: 15 } }]);
    const { ledger } = await crawl({ addressCharacters: 40 });
    expect(ledger.length).toBeLessThan(14);
    // The same addresses are kept in any order of answers.
    for (const concurrency of [1, 3]) {
      const again = await crawlSite(site, { limits: { addresses: 14 }, concurrency });
      expect(again.ledger).toEqual(result.ledger);
    }
  });

  it('takes a bounded number of characters of links from one page, and no address of many thousands', async () => {
    const long = (letter: string) => `/${letter.repeat(400)}/`;
    const site = await serveSite({ '/': linking(`/${'z'.repeat(10_001)}/`, long('a'), long('b'), long('c')) });
    const { ledger } = await crawlSite(site, { limits: { linkCharacters: 810 } });
    expect(ledger.map(({ url }) => new URL(url).pathname)).toEqual(['/', long('a'), long('b')]);
  });
});
