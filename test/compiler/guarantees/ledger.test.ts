import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../compiler/compile.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import { type Route, serveSite } from '../crawl/serve-site.ts';
import { siteUrl, toHtml, toProse } from './compile-site.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const path = fc.constantFrom(...names).map((name) => `/${name}/`);
/** Whatever a page can link to: pages, their other spellings, files, other sites, places that are not there. */
const target = fc.oneof(
  { weight: 5, arbitrary: path },
  { weight: 2, arbitrary: path.map((one) => one.slice(0, -1)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(path, fc.constantFrom('?orden=1', '?utm_source=x', '#abajo', '?replytocom=3'))
      .map(([one, rest]) => one + rest),
  },
  fc.constantFrom(
    '/foto.jpg',
    '/guia.pdf',
    '/feed/',
    '/secreto/x/',
    '/no-hay/',
    '/wp-login.php',
    'https://otra.example/',
    'mailto:a@example.invalid',
  ),
);
const page = fc.record({
  kind: fc.constantFrom('page', 'page', 'page', 'noindex', 'canonical', 'copy'),
  links: fc.array(target, { maxLength: 4 }),
  to: target,
});
const other = fc.record({
  kind: fc.constantFrom('redirect', 'refresh', 'gone', 'broken', 'binary', 'off-site'),
  links: fc.constant([]),
  to: target,
});
const site = fc.record({
  pages: fc.dictionary(path, fc.oneof({ weight: 3, arbitrary: page }, { weight: 2, arbitrary: other }), {
    minKeys: 2,
    maxKeys: 7,
  }),
  home: fc.array(target, { minLength: 2, maxLength: 8 }),
  sitemap: fc.array(target, { maxLength: 4 }),
  robots: fc.constantFrom('', 'User-agent: *\nDisallow: /secreto/\n', 'User-agent: *\nDisallow: /b/\n'),
});

function toRoute(address: string, { kind, links, to }: { kind: string; links: readonly string[]; to: string }): Route {
  const prose = `${toProse(kind === 'copy' ? 'la copia' : address)}${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}`;
  switch (kind) {
    case 'redirect':
      return { status: 301, headers: { location: to } };
    case 'off-site':
      return { status: 302, headers: { location: 'https://otra.example/' } };
    case 'refresh':
      return toHtml('Va', '', `<meta http-equiv="refresh" content="0;url=${to}">`);
    case 'gone':
      return { status: 410 };
    case 'broken':
      return (_, response) => void response.destroy();
    case 'binary':
      return { headers: { 'content-type': 'application/zip' }, body: 'PK' };
    case 'noindex':
      return toHtml(address, prose, '<meta name="robots" content="noindex">');
    case 'canonical':
      return toHtml(address, prose, `<link rel="canonical" href="${to}">`);
    default:
      return toHtml(kind === 'copy' ? 'Copia' : address, prose);
  }
}

describe('the ledger of any site', () => {
  it('has each address once, with an outcome and a reason, and its counts add up', async () => {
    await fc.assert(
      fc.asyncProperty(site, async ({ pages, home, sitemap, robots }) => {
        const routes: Record<string, Route> = {
          '/': toHtml(
            'Inicio',
            `${toProse('la portada')}${home.map((link) => `<a href="${link}">${link}</a>`).join(' ')}`,
          ),
          '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: robots },
        };
        for (const [address, one] of Object.entries(pages)) routes[address] = toRoute(address, one);
        const served = await serveSite((origin) => ({
          ...routes,
          '/sitemap.xml': {
            headers: { 'content-type': 'application/xml' },
            body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemap.map((one) => `<url><loc>${new URL(one, origin).href.replaceAll('&', '&amp;')}</loc></url>`).join('')}</urlset>`,
          },
        }));
        const settings = resolveConfig({ site: { url: siteUrl }, crawl: { from: served.origin } }, '/', {});
        const {
          ledger,
          site: compiled,
          contributed,
        } = await compile(settings, { threads: 0, sleep: () => Promise.resolve() });

        const addresses = ledger.map(({ url }) => url);
        expect(new Set(addresses).size).toBe(addresses.length);
        for (const { outcome, reason, url, foundOn } of ledger) {
          expect(['published', 'alias', 'skipped', 'failed'], url).toContain(outcome);
          expect(reason, url).toMatch(/^[a-z][a-z-]*$/);
          expect(foundOn.length, `${url} was found somewhere`).toBeGreaterThan(0);
        }
        const rowsOf = (outcome: string) => ledger.filter((row) => row.outcome === outcome);

        // Published rows are the pages, alias rows are their other addresses, and each leads to its page.
        expect(rowsOf('published').map(({ url }) => url)).toEqual(compiled.pages.map(({ url }) => url));
        const aliases = compiled.pages.flatMap((one) => one.aliases.map((alias) => `${siteUrl}${alias} ${one.path}`));
        expect(
          rowsOf('alias')
            .map(({ url, target: page }) => `${url} ${page}`)
            .sort(),
        ).toEqual(aliases.sort());
        const listed = rowsOf('published').filter(({ foundOn }) => foundOn.includes('sitemap'));
        const linked = rowsOf('published').filter(({ foundOn }) => foundOn.some((way) => way.startsWith('/')));
        expect(contributed).toEqual({ sitemap: listed.length, links: linked.length, seeds: 1 });

        // Nothing that was asked for, or linked from a page that was read, is missing.
        const known = new Set(addresses.map((url) => new URL(url).pathname.replace(/\/$/, '')));
        const machinery = /^\/(?:robots\.txt|.*sitemap.*|favicon\.ico|.*vitrina.*)$|^\/[^/]*-?[0-9a-f]{8,}/;
        for (const asked of served.asked.filter((one) => !machinery.test(one))) {
          expect(known, asked).toContain(new URL(asked, siteUrl).pathname.replace(/\/$/, ''));
        }
        for (const link of home.filter((one) => one.startsWith('/'))) {
          expect(known, `linked: ${link}`).toContain(new URL(link, siteUrl).pathname.replace(/\/$/, ''));
        }
      }),
      { numRuns: 25 },
    );
  });
});
