import { describe, expect, it } from 'vitest';
import type { CachedAnswer } from '../../../compiler/crawl/http/fetch-source.ts';
import { crawlSite, linking, page, pathsOf, type Site, serveSite } from './serve-site.ts';

const dates: Record<string, string> = {
  '/': '2020-01-01',
  '/a/': '2020-01-01',
  '/b/': '2020-01-01T10:00:00Z',
  '/datos/': '2020-01-01',
};

const serve = () =>
  serveSite((origin) => ({
    '/': linking('/a/', '/b/', '/datos/', '/sin-fecha/', '/lista/'),
    '/a/': page('A'),
    '/b/': page('B'),
    '/datos/': page('Datos'),
    '/sin-fecha/': page('Sin fecha'),
    '/lista/': page('Lista'),
    '/sitemap.xml': (_, response) => {
      const urls = Object.entries(dates).map(
        ([path, date]) => `<url><loc>${origin}${path}</loc><lastmod>${date}</lastmod></url>`,
      );
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`);
    },
  }));

it('a crawl with a cache reads a changed page anew', async () => {
  let text = 'Antes';
  const site = await serveSite({
    '/': ({ headers }, response) => {
      const isKnown = headers['if-none-match'] === `"${text}"`;
      response.writeHead(isKnown ? 304 : 200, { etag: `"${text}"`, ...(isKnown && { 'cache-control': 'no-store' }) });
      response.end(isKnown ? undefined : page(text));
    },
  });
  const kept = new Map<string, CachedAnswer>();
  const cache = {
    lookup: async (url: string) => kept.get(url),
    store: async (url: string, answer: CachedAnswer) => void kept.set(url, answer),
  };
  const read = async () => Buffer.from((await crawlSite(site, { cache })).sources[0]?.html ?? []).toString();
  expect(await read()).toContain('Antes');
  text = 'Ahora';
  expect(await read()).toContain('Ahora');
  expect([...kept.values()].map(({ etag }) => etag)).toEqual(['"Ahora"']);
  // With no-store in the 304, the kept answer may still be used once.
  expect(await read()).toContain('Ahora');
});

describe('a quick crawl', () => {
  const crawlTwice = async (site: Site, change: () => void, quick = true) => {
    const kept = new Map<string, CachedAnswer>();
    const cache = {
      lookup: async (url: string) => kept.get(url),
      store: async (url: string, answer: CachedAnswer) => void kept.set(url, answer),
    };
    const first = await crawlSite(site, { cache });
    site.asked.length = 0;
    change();
    const trusted: string[] = [];
    const ask = new Set(['/datos/']);
    const lists = new Set(['/lista/']);
    const again = await crawlSite(site, {
      cache,
      ...(quick && { quick: { ask, lists, onTrusted: (address: string) => trusted.push(address) } }),
    });
    const pages = site.asked.filter((path) => ['/', ...pathsOf(first)].includes(path));
    return { first, again, trusted: trusted.sort(), pages: [...new Set(pages)].sort() };
  };

  it('requests the home page, pages with facts and pages without a date, and gives the same result', async () => {
    const { first, again, trusted, pages } = await crawlTwice(await serve(), () => {});
    expect(pages).toEqual(['/', '/datos/', '/sin-fecha/']);
    expect(trusted).toEqual(['/a/', '/b/', '/lista/']);
    expect(again).toEqual(first);
  });

  it('requests a page whose date is earlier or later than before', async () => {
    const site = await serve();
    const { pages } = await crawlTwice(site, () => Object.assign(dates, { '/a/': '2019-12-31' }));
    expect(pages).toContain('/a/');
    expect(pages).not.toContain('/b/');
    // A list may lead to other pages now.
    expect(pages).toContain('/lista/');
    dates['/a/'] = '2020-01-01';
  });

  it('takes the later of two dates of one page, in either order', async () => {
    for (const [first, second] of [
      ['2019-01-01', '2020-02-02'],
      ['2020-02-02', '2019-01-01'],
      ['2020-02-02', 'ayer'],
      ['ayer', '2020-02-02'],
    ]) {
      const site = await serveSite((origin) => ({
        '/': linking('/a/'),
        '/a/': page('A'),
        '/sitemap.xml': (_, response) => {
          const urls = [first, second].map((date) => `<url><loc>${origin}/a/</loc><lastmod>${date}</lastmod></url>`);
          response.end(`<urlset>${urls.join('')}</urlset>`);
        },
      }));
      const { sources } = await crawlSite(site);
      expect(sources.find(({ path }) => path === '/a/')?.lastModified).toBe('2020-02-02');
    }
  });

  it('does not trust a date until its day has ended in all time zones', async () => {
    const site = await serve();
    dates['/a/'] = new Date().toISOString().slice(0, 10);
    const { pages } = await crawlTwice(site, () => {});
    expect(pages).toEqual(expect.arrayContaining(['/a/', '/lista/']));
    dates['/a/'] = '2020-01-01';
  });

  it('is used only if the owner asks for it', async () => {
    const { pages } = await crawlTwice(await serve(), () => {}, false);
    expect(pages).toEqual(['/', '/a/', '/b/', '/datos/', '/lista/', '/sin-fecha/']);
  });
});
