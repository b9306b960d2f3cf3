import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../../compiler/compile.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import type { Compilation } from '../../../compiler/to-compilation.ts';

const root = join(import.meta.dirname, '../../..');

let compilation: Compilation;
beforeAll(async () => {
  const config = { site: { url: 'https://www.hogarcalima.example' }, crawl: { from: 'test/fixtures/site' } };
  compilation = await compile(resolveConfig(config, root, {}), { threads: 0 });
});

describe('the ledger of the example site', () => {
  it('has one row for each address, with an outcome and a reason', () => {
    const { ledger } = compilation;
    expect(new Set(ledger.map(({ url }) => url)).size).toBe(ledger.length);
    for (const { outcome, reason } of ledger) {
      expect(['published', 'alias', 'skipped', 'failed']).toContain(outcome);
      expect(reason).toMatch(/^[a-z][a-z-]*$/);
    }
  });

  it('has a published row for each page, and an alias row for each of their aliases', () => {
    const { ledger, site } = compilation;
    const published = ledger.filter(({ outcome }) => outcome === 'published').map(({ url }) => url);
    expect(published).toEqual(site.pages.map(({ url }) => url));
    const paths = new Set(site.pages.map(({ path }) => path));
    for (const { outcome, target, url } of ledger) if (outcome === 'alias') expect(paths, url).toContain(target);
    const aliases = site.pages.flatMap((page) => page.aliases);
    expect(
      ledger
        .filter(({ outcome }) => outcome === 'alias')
        .map(({ url }) => new URL(url).pathname + new URL(url).search)
        .sort(),
    ).toEqual(aliases.sort());
  });

  it('has every address of the site to which a page links', () => {
    const { ledger, site } = compilation;
    const known = new Set(ledger.map(({ url }) => new URL(url).pathname));
    for (const { markdown, path } of site.pages) {
      for (const [, address = ''] of markdown.matchAll(
        /(?<!!)\[[^\][]*\]\((https:\/\/www\.hogarcalima\.example[^)\s#?]*)/g,
      )) {
        expect(known, `${path} links to ${address}`).toContain(new URL(address).pathname);
      }
    }
  });
});

describe('the company facts of the example site', () => {
  it('have the config or a page as source, and evidence', () => {
    const { site } = compilation;
    const paths = new Set(site.pages.map(({ path }) => path));
    const sources = new Map(site.facts.map((fact) => [fact.field, fact]));
    for (const { from, evidence, field } of site.facts) {
      expect(from === 'config' || paths.has(from), `${field} from ${from}`).toBe(true);
      expect(evidence, field).not.toBe('');
    }
    const { contact_page, prices_page, service_model, services, areas, pages, ...others } = site.company;
    const { website: _, language: __, sources: ___, cites: ____, missing: _____, ...texts } = others;
    for (const field of Object.keys(texts)) expect(sources.has(field), field).toBe(true);
    for (const [kind, list] of Object.entries({ services, areas })) {
      for (const { url } of list ?? []) expect(sources.has(`${kind}[${new URL(url).pathname}]`), url).toBe(true);
    }
    for (const role of Object.keys(pages ?? {})) expect(sources.has(`pages.${role}`), role).toBe(true);
    expect([contact_page, prices_page]).toEqual([pages?.contact, pages?.prices]);
    expect(Object.keys(service_model ?? {})).toContain('online_booking');
  });
});
