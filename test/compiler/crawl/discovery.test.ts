import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crawlSite, linking, page, pathsOf, rowOf, serveSite } from './serve-site.ts';

const urlset = (...locs: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
const index = (...locs: string[]) =>
  `<?xml version="1.0"?><sitemapindex>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
const xml = (body: string | Uint8Array) => ({ headers: { 'content-type': 'application/xml' }, body });

describe('the discovery of addresses', () => {
  it('joins sitemap, links and seeds', async () => {
    const site = await serveSite((origin) => ({
      '/': linking('/enlazada/'),
      '/enlazada/': page('Enlazada'),
      '/en-mapa/': page('En el mapa'),
      '/semilla/': page('Semilla'),
      '/sitemap.xml': xml(urlset(`${origin}/en-mapa/`)),
    }));
    const result = await crawlSite(site, { seeds: ['/semilla/'] });
    expect(pathsOf(result)).toEqual(['/', '/en-mapa/', '/enlazada/', '/semilla/']);
  });

  it('reports after each address how many are done, queued and failed', async () => {
    const site = await serveSite({
      '/': linking('/una/', '/otra/', '/falta/'),
      '/una/': page('Una'),
      '/otra/': { status: 301, headers: { location: '/una/' } },
    });
    const told: object[] = [];
    await crawlSite(site, { concurrency: 1, onCrawl: (progress) => told.push(progress) });
    expect(told).toEqual([
      { done: 1, queued: 0, failed: 0 },
      { done: 2, queued: 2, failed: 1 },
      { done: 3, queued: 1, failed: 1 },
      { done: 4, queued: 0, failed: 1 },
    ]);
  });

  it('follows sitemap indexes, gzip and text sitemaps named by robots.txt', async () => {
    const site = await serveSite((origin) => ({
      '/': page('Portada'),
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: `Sitemap: ${origin}/mapas/indice.xml` },
      '/mapas/indice.xml': xml(
        index(`${origin}/mapas/uno.xml.gz`, `${origin}/mapas/dos.txt`, `${origin}/mapas/indice.xml`),
      ),
      '/mapas/uno.xml.gz': {
        headers: { 'content-type': 'application/gzip' },
        body: gzipSync(urlset(`${origin}/uno/`)),
      },
      '/mapas/dos.txt': { headers: { 'content-type': 'text/plain' }, body: `${origin}/dos/\n` },
      '/uno/': page('Uno'),
      '/dos/': page('Dos'),
    }));
    expect(pathsOf(await crawlSite(site))).toEqual(['/', '/dos/', '/uno/']);
    expect(site.asked.filter((target) => target === '/mapas/indice.xml')).toHaveLength(1);
  });

  it('requests no more sitemaps than the limit, the first ones by name', async () => {
    const site = await serveSite((origin) => ({
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: ['c', 'a', 'b'].map((name) => `Sitemap: ${origin}/${name}.xml`).join('\n'),
      },
    }));
    await crawlSite(site, { limits: { sitemaps: 2 } });
    expect(site.asked.filter((target) => target.endsWith('.xml')).sort()).toEqual(['/a.xml', '/b.xml']);
  });

  it('takes no more addresses from all sitemaps than the limit, and updates those it has', async () => {
    const site = await serveSite((origin) => ({
      '/': page('Portada'),
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: `Sitemap: ${origin}/a.xml\nSitemap: ${origin}/b.xml`,
      },
      '/a.xml': xml(urlset(`${origin}/uno/`, `${origin}/dos/`)),
      '/b.xml': xml(
        urlset(`${origin}/dos/`, `${origin}/tres/`, `${origin}/cuatro/`).replace(
          `${origin}/dos/</loc>`,
          `${origin}/dos/</loc><lastmod>2025-01-02</lastmod>`,
        ),
      ),
      ...Object.fromEntries(['uno', 'dos', 'tres', 'cuatro'].map((name) => [`/${name}/`, page(name)])),
    }));
    const result = await crawlSite(site, { limits: { sitemapEntries: 3 } });
    expect(pathsOf(result)).toEqual(['/', '/dos/', '/tres/', '/uno/']);
    expect(result.sources.map(({ lastModified }) => lastModified)).toEqual([
      undefined,
      '2025-01-02',
      undefined,
      undefined,
    ]);
  });

  it('takes language and date of the headers, and ignores the date of the answer itself', async () => {
    const now = Date.UTC(2026, 0, 31, 12);
    const dated = (age: number) => new Date(now - age).toUTCString();
    const made = (headers: Record<string, string>) => ({
      headers: { 'content-type': 'text/html', ...headers },
      body: page('A'),
    });
    const site = await serveSite({
      '/': linking('/a/', '/b/', '/c/', '/d/'),
      '/a/': made({ 'content-language': 'en-GB, es', 'last-modified': dated(10_000) }),
      '/b/': { ...made({ 'last-modified': dated(9_000) }), body: page('B') },
      '/c/': { ...made({ 'last-modified': 'Thu, 01 Jan 1970 00:00:00 GMT' }), body: page('C') },
      '/d/': { ...made({ 'last-modified': 'ayer' }), body: page('D') },
    });
    const { sources } = await crawlSite(site, { now: () => now });
    expect(sources.map(({ language, lastModified }) => [language, lastModified])).toEqual([
      [undefined, undefined],
      ['en-GB', '2026-01-31T11:59:50Z'],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('names the pages that lead to an address up to twenty, and the number of the others', async () => {
    const paths = Array.from({ length: 23 }, (_, i) => `/p${String.fromCharCode(97 + i)}/`);
    const routes = Object.fromEntries(paths.map((path) => [path, page(path, '<a href="/meta/">x</a>')]));
    const site = await serveSite({ '/': linking(...paths), ...routes, '/meta/': page('Meta') });
    const entry = (await crawlSite(site)).ledger.find(({ url }) => url.endsWith('/meta/'));
    expect([entry?.foundOn, entry?.foundOnMore]).toEqual([paths.slice(0, 20), 3]);
  });

  it('requests no other host, even if a sitemap, link, redirect or canonical names it', async () => {
    const other = await serveSite({ '/': page('Ajena') });
    const site = await serveSite((origin) => ({
      '/': linking(`${other.origin}/enlace/`, '/fuera/', '/canonica/'),
      '/fuera/': { status: 302, headers: { location: `${other.origin}/` } },
      '/canonica/': page(
        'Canónica',
        '',
        `<link rel="canonical" href="${other.origin}/c/"><base href="${other.origin}/">`,
      ),
      '/sitemap.xml': xml(urlset(`${other.origin}/zona/`, `${origin}/`)),
      '/sitemap_index.xml': xml(index(`${other.origin}/sitemap.xml`)),
    }));
    const result = await crawlSite(site);
    expect(other.asked).toEqual([]);
    expect(rowOf(result, '/fuera/')).toBe('skipped redirect-off-site');
    expect(pathsOf(result)).toEqual(['/', '/canonica/']);
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['sitemap-off-site', 'canonical-off-site']);
    expect(result.diagnostics[0]?.about).toEqual({ entries: 2, example: `${other.origin}/sitemap.xml` });
  });

  it('reads links to the public origin, and publishes no address of the crawled one', async () => {
    const site = await serveSite({
      '/': linking('https://ejemplo.es/a/', 'http://www.ejemplo.es/b/', 'https://viejo.ejemplo.org/c/'),
      '/a/': page('A'),
      '/b/': page('B'),
      '/c/': page('C'),
    });
    const result = await crawlSite(site, { ownOrigins: ['https://viejo.ejemplo.org'] });
    expect(pathsOf(result)).toEqual(['/', '/a/', '/b/', '/c/']);
    const { sources, ...rest } = result;
    const named = JSON.stringify([rest, sources.map(({ html: _, ...source }) => source)]);
    expect(named).not.toContain('127.0.0.1');
  });

  it('resolves links against base, follows areas, frames, next and hreflang, and skips downloads', async () => {
    const site = await serveSite({
      '/': page(
        'Portada',
        '<a href="hijo/">x</a><map><area href="/area/"></map><iframe src="/marco/"></iframe><a href="/bajar/" download>x</a>',
        '<base href="/carpeta/"><link rel="next" href="/sigue/"><link rel="alternate" hreflang="en" href="/en/"><link rel="alternate" type="application/rss+xml" href="/noticias-rss/">',
      ),
      '/carpeta/hijo/': page('Hijo'),
      '/area/': page('Area'),
      '/marco/': page('Marco'),
      '/sigue/': page('Sigue'),
      '/en/': page('English'),
    });
    expect(pathsOf(await crawlSite(site))).toEqual(['/', '/area/', '/carpeta/hijo/', '/en/', '/marco/', '/sigue/']);
    expect(site.asked).not.toContain('/bajar/');
    expect(site.asked).not.toContain('/noticias-rss/');
  });

  it("publishes only pages that match the owner's patterns", async () => {
    const site = await serveSite({
      '/': linking('/servicios/', '/servicios/viejo/', '/otros/'),
      '/servicios/': page('Servicios'),
      '/servicios/viejo/': page('Viejo'),
      '/otros/': page('Otros'),
    });
    const result = await crawlSite(site, { include: ['/servicios/'], exclude: ['/*/viejo'] });
    expect(pathsOf(result)).toEqual(['/servicios/']);
    expect(rowOf(result, '/')).toBe('skipped not-included');
    expect(rowOf(result, '/servicios/viejo/')).toBe('skipped excluded');
    expect(site.asked).not.toContain('/otros/');
    expect(result.diagnostics).toEqual([]);
  });

  it("names the owner's patterns that match no address", async () => {
    const site = await serveSite({ '/': linking('/servicios/'), '/servicios/': page('Servicios') });
    const { diagnostics } = await crawlSite(site, { include: ['/', '/nada/'], exclude: ['/tienda/*', '/servicios/'] });
    expect(diagnostics.map(({ code, where, about }) => [code, where, about])).toEqual([
      ['pattern-matches-nothing', 'crawl.include[1]', { pattern: '/nada/' }],
      ['pattern-matches-nothing', 'crawl.exclude[0]', { pattern: '/tienda/*' }],
    ]);
  });

  it('sends the headers of the owner, a language and a name with every request', async () => {
    const seen: unknown[] = [];
    const site = await serveSite({
      '/': (request, response) => {
        const { authorization, 'accept-language': language, 'user-agent': agent } = request.headers;
        seen.push([authorization, language, /Vitrina/.test(agent ?? '')]);
        response.writeHead(200, { 'content-type': 'text/html' }).end(page('Portada'));
      },
    });
    await crawlSite(site, { headers: { authorization: 'Basic abc' }, language: 'en' });
    expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set(['["Basic abc","en,*;q=0.5",true]']));
  });
});
