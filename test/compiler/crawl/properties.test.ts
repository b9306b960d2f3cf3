import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crawlSite, linking, page, type Route, serveSite } from './serve-site.ts';

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const target = fc.oneof(
  name.map((n) => `/${n}/`),
  name.map((n) => `/${n}`),
  fc.tuple(name, fc.nat(30)).map(([n, i]) => `/${n}/?x=${i}`),
  fc.constantFrom('/feed/', '/x.pdf', 'https://otra.example/', 'mailto:a@example.invalid', '#a', '/missing'),
);
const route = fc.oneof(
  fc.record({
    kind: fc.constant('page'),
    links: fc.array(target, { maxLength: 5 }),
    head: fc.constantFrom('', '<meta name="robots" content="noindex">'),
  }),
  fc.record({ kind: fc.constant('canonical'), to: target }),
  fc.record({ kind: fc.constant('redirect'), to: target }),
  fc.record({ kind: fc.constant('status'), status: fc.constantFrom(404, 410, 500) }),
);

function toRoute(path: string, made: Record<string, unknown>): Route {
  if (made.kind === 'redirect') return { status: 301, headers: { location: String(made.to) } };
  if (made.kind === 'status') return { status: Number(made.status) };
  if (made.kind === 'canonical') return page(path, '', `<link rel="canonical" href="${made.to}">`);
  return linking(...(made.links as string[])).replace('<title>', `${made.head}<title>${path} `);
}

describe('any site', () => {
  it('gives the same result at any concurrency, one row per address, and rows that agree with the pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.oneof(
            name.map((n) => `/${n}/`),
            name.map((n) => `/${n}`),
          ),
          route,
        ),
        async (made) => {
          const routes: Record<string, Route> = { '/': linking('/a/', '/b', '/c/', '/d/?x=1') };
          for (const [path, one] of Object.entries(made)) routes[path] = toRoute(path, one);
          const site = await serveSite(routes);
          const wide = await crawlSite(site, { concurrency: 8, limits: { queryVariants: 3 } });
          const narrow = await crawlSite(site, { concurrency: 1, limits: { queryVariants: 3 } });
          expect(narrow).toEqual(wide);

          const { ledger, sources } = wide;
          expect(new Set(ledger.map(({ url }) => url)).size).toBe(ledger.length);
          expect(ledger.map(({ url }) => url)).toEqual(ledger.map(({ url }) => url).sort());
          const published = ledger.filter(({ outcome }) => outcome === 'published').map(({ url }) => url);
          expect(sources.map(({ url }) => url)).toEqual(published);
          const aliases = ledger.filter(({ outcome }) => outcome === 'alias');
          expect(sources.reduce((sum, source) => sum + source.aliases.length, 0)).toBe(aliases.length);
          for (const { target: page } of aliases) expect(published).toContain(`https://ejemplo.es${page}`);
        },
      ),
      { numRuns: 15 },
    );
  }, 60_000);
});
