import { describe, expect, it } from 'vitest';
import { crawlSite, linking, page, pathsOf, rowOf, serveSite } from './serve-site.ts';

const robotsTxt = (body: string) => ({ headers: { 'content-type': 'text/plain' }, body });

describe('robots directives of a site', () => {
  it('are obeyed: the longest rule of robots.txt wins, and disallowed addresses are never requested', async () => {
    const site = await serveSite({
      '/robots.txt': robotsTxt('User-agent: *\nDisallow: /privado/\nAllow: /privado/publico/\nDisallow: /*.tmp$'),
      '/': linking('/privado/oculto/', '/privado/publico/', '/a.tmp', '/a.tmp2', '/salto'),
      '/salto': { status: 302, headers: { location: '/privado/oculto/' } },
      '/privado/publico/': page('Público'),
      '/a.tmp2': page('No temporal'),
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/a.tmp2', '/privado/publico/']);
    expect(rowOf(result, '/privado/oculto/')).toBe('skipped robots-txt');
    expect(site.asked).not.toContain('/privado/oculto/');
    expect(site.asked).not.toContain('/a.tmp');
  });

  it('are read after a redirect on the site, and not off it', async () => {
    const other = await serveSite({ '/robots.txt': robotsTxt('User-agent: *\nDisallow: /') });
    const to = (location: string) => ({ status: 301, headers: { location } });
    const routes = { '/': linking('/no/'), '/no/': page('No'), '/r.txt': robotsTxt('User-agent: *\nDisallow: /no/') };
    expect(pathsOf(await crawlSite(await serveSite({ ...routes, '/robots.txt': to('/r.txt') })))).toEqual(['/']);
    const site = await serveSite({ ...routes, '/robots.txt': to(`${other.origin}/robots.txt`) });
    expect(pathsOf(await crawlSite(site))).toEqual(['/', '/no/']);
    expect(other.asked).toEqual([]);
  });

  it('are read after redirects up to the limit', async () => {
    const to = (location: string) => ({ status: 301, headers: { location } });
    const rules = robotsTxt('User-agent: *\nDisallow: /no/');
    const routes = { '/': linking('/no/'), '/no/': page('No'), '/robots.txt': to('/1'), '/1': to('/2'), '/2': rules };
    const read = async (redirects: number) => {
      const result = await crawlSite(await serveSite(routes), { limits: { redirects } });
      const { outcome, reason, detail } = result.ledger.find(({ url }) => url.endsWith('/no/')) ?? {};
      return [outcome, reason, detail];
    };
    expect(await read(2)).toEqual(['skipped', 'robots-txt', 'line 2']);
    expect(await read(1)).toEqual(['published', 'ok', undefined]);
  });

  it('are read from the group of the crawler if there is one', async () => {
    const site = await serveSite({
      '/robots.txt': robotsTxt('User-agent: *\nDisallow: /\n\nUser-agent: vitrina\nDisallow: /no/'),
      '/': linking('/si/', '/no/'),
      '/si/': page('Sí'),
    });
    expect(pathsOf(await crawlSite(site))).toEqual(['/', '/si/']);
  });

  it('forbid everything while robots.txt fails, unless the owner ignores it', async () => {
    const site = await serveSite({ '/robots.txt': { status: 503 }, '/': page('Portada') });
    const refused = await crawlSite(site);
    expect(refused.sources).toEqual([]);
    expect(refused.diagnostics[0]).toMatchObject({ severity: 'error', code: 'robots-unavailable' });
    expect(pathsOf(await crawlSite(site, { ignoreRobots: true }))).toEqual(['/']);
  });

  it('are read up to 500 KiB', async () => {
    const padding = '# relleno\n'.repeat(60_000);
    const site = await serveSite({
      '/robots.txt': robotsTxt(`User-agent: *\nDisallow: /antes/\n${padding}Disallow: /lejos/`),
      '/': linking('/antes/', '/lejos/'),
      '/antes/': page('Antes'),
      '/lejos/': page('Lejos'),
    });
    expect(pathsOf(await crawlSite(site))).toEqual(['/', '/lejos/']);
  });

  it('keep noindex pages out, by meta or header, and let links be followed unless nofollow', async () => {
    const site = await serveSite({
      '/': linking('/meta/', '/none/', '/cabecera/', '/otro-robot/'),
      '/meta/': page('Meta', '<a href="/hija/">x</a>', '<meta name="Robots" content="NOINDEX, follow">'),
      '/none/': page('None', '<a href="/perdida/">x</a>', '<META NAME="ROBOTS" CONTENT="none">'),
      '/cabecera/': { headers: { 'x-robots-tag': 'max-snippet: 5, noindex' }, body: page('Cabecera') },
      '/otro-robot/': { headers: { 'x-robots-tag': 'otrobot: noindex' }, body: page('Otro') },
      '/hija/': page('Hija'),
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/hija/', '/otro-robot/']);
    expect(rowOf(result, '/cabecera/')).toBe('skipped noindex');
    expect(site.asked).not.toContain('/perdida/');
  });

  it.each([
    { asked: '0.5', each: 500 },
    { asked: '2', each: 2_000 },
    // A delay above the limit.
    { asked: '3600', each: 3_000 },
  ])('set the pace up to a limit: Crawl-delay $asked', async ({ asked, each }) => {
    const slept: number[] = [];
    const site = await serveSite({
      '/robots.txt': robotsTxt(`User-agent: *\nCrawl-delay: ${asked}`),
      '/': linking('/a/'),
      '/a/': page('A'),
    });
    const sleep = (milliseconds: number) => {
      slept.push(milliseconds);
      return Promise.resolve();
    };
    await crawlSite(site, { sleep, now: () => 1_000_000, limits: { crawlDelayMs: 3_000 } });
    expect(slept.length).toBeGreaterThan(2);
    // The clock stands still, so every turn waits one delay longer than the one before.
    expect(slept).toEqual(slept.map((_, i) => each * (i + 1)));
  });
});
