import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeDigest, openCache } from '../../../compiler/cache/open-cache.ts';
import { compile } from '../../../compiler/compile.ts';
import type { SiteConfig } from '../../../compiler/config/define-site.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import type { HtmlFacts } from '../../../compiler/crawl/read/read-html.ts';
import type { Compilation, CompileInput } from '../../../compiler/to-compilation.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const siteUrl = 'https://www.ejemplo.es';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const digestOf = ({ site, artifacts, ledger, diagnostics }: Compilation) => {
  const hash = createHash('sha256').update(JSON.stringify([ledger, diagnostics, site.facts]));
  for (const { path, body } of artifacts) hash.update(path).update(body);
  return hash.digest('hex');
};

const compileFrom = (from: string, cacheFolder?: string, config: Partial<SiteConfig> = {}, threads = 0) =>
  compile(resolveConfig({ site: { url: siteUrl }, ...config, crawl: { from, ...config.crawl } }, root, {}), {
    threads,
    now: () => Date.UTC(2030, 0, 1),
    ...(cacheFolder !== undefined && { cacheFolder }),
  });

/** The same on every page, whichever of them exist: then a page that is added or removed changes no other one's HTML. */
const links = ['/', '/a/', '/b/', '/c/', '/d/', '/e/'];

const html = (path: string, text: string) => `<!doctype html><html lang="es"><head>
<title>${text} en la isla | Ejemplo</title><link rel="canonical" href="${siteUrl}${path}"></head><body>
<nav>${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</nav>
<main><h1>${text}</h1><p>${`${text}: todo lo que hace falta saber. `.repeat(4)}</p></main>
<footer>Ejemplo, S. L. Todos los derechos reservados.</footer></body></html>`;

async function writeSite(folder: string, pages: ReadonlyMap<string, string>) {
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of pages) {
    const file = join(folder, path, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html(path, text));
  }
}

describe('a compile of a folder', () => {
  it('ignores the Crawl-delay of its robots.txt, and leaves no temporary page files', async () => {
    const folder = join(root, 'sitio');
    const cache = join(root, 'cache');
    await writeSite(folder, new Map(links.map((path) => [path, `Página ${path}`])));
    await writeFile(join(folder, 'robots.txt'), 'User-agent: *\nCrawl-delay: 1\n');
    const slept: number[] = [];
    const settings = resolveConfig({ site: { url: siteUrl }, crawl: { from: folder } }, root, {});
    const sleep = async (milliseconds: number) => void slept.push(milliseconds);
    const { site, diagnostics } = await compile(settings, { threads: 0, sleep, cacheFolder: cache });
    expect(site.pages).toHaveLength(links.length);
    expect(slept).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).not.toContain('crawl-delay');
    expect((await readdir(cache)).filter((name) => name.startsWith('vitrina-'))).toEqual([]);
  });
});

describe('an incremental compile', () => {
  it('gives the bytes of a full one after any sequence of edits', async () => {
    const name = fc.constantFrom('/a/', '/b/', '/c/', '/d/', '/e/');
    const edit = fc.record({
      path: name,
      text: fc.option(fc.constantFrom('Precios', 'Zonas', 'Averías', 'Horario'), { freq: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        async (steps) => {
          const folder = join(root, 'sitio');
          const cache = join(root, 'cache');
          await rm(cache, { recursive: true, force: true });
          const pages = new Map([
            ['/', 'Inicio'],
            ['/a/', 'Servicios'],
            ['/b/', 'Contacto'],
          ]);
          for (const step of steps) {
            for (const { path, text } of step) {
              if (text === null) pages.delete(path);
              else pages.set(path, text);
            }
            await writeSite(folder, pages);
            const [incremental, full] = [await compileFrom(folder, cache), await compileFrom(folder)];
            expect(digestOf(incremental)).toBe(digestOf(full));
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  it.each([0, 2])('with %i threads converts only the changed page of a site', async (threads) => {
    const folder = join(root, 'sitio');
    const cache = join(root, 'cache');
    const pages = new Map(['/', '/a/', '/b/', '/c/'].map((path) => [path, `Página ${path}`]));
    await writeSite(folder, pages);
    expect((await compileFrom(folder, cache)).converted).toBe(4);
    expect((await compileFrom(folder, cache)).converted).toBe(0);
    await writeSite(folder, pages.set('/b/', 'Otra cosa'));
    const changed = await compileFrom(folder, cache, {}, threads);
    expect(changed.converted).toBe(1);
    expect(digestOf(changed)).toBe(digestOf(await compileFrom(folder)));
  });

  it('converts unchanged pages again if what pages repeat has changed', async () => {
    const folder = join(root, 'sitio');
    const cache = join(root, 'cache');
    const pages = new Map(['/', '/a/'].map((path) => [path, `Página ${path}`]));
    await writeSite(folder, pages);
    const titles = async () => (await compileFrom(folder, cache)).site.pages.map(({ title }) => title);
    expect(await titles()).toContain('Página / en la isla');
    pages.delete('/a/');
    await writeSite(folder, pages);
    expect(await titles()).not.toContain('Página / en la isla');
  });

  it('makes the artifacts again if only the config has changed', async () => {
    const folder = join(root, 'sitio');
    const cache = join(root, 'cache');
    await writeSite(folder, new Map(['/', '/a/', '/b/'].map((path) => [path, `Página ${path}`])));
    const configs: Partial<SiteConfig>[] = [
      {},
      { site: { url: siteUrl, brand: 'Otra marca' } },
      { content: { drop: ['footer'] } },
      { company: { hours: 'De lunes a viernes' } },
      { search: { synonyms: [['nevera', 'frigorífico']] } },
      {},
    ];
    for (const config of configs) {
      const [incremental, full] = [
        await compileFrom(folder, cache, config),
        await compileFrom(folder, undefined, config),
      ];
      expect(digestOf(incremental)).toBe(digestOf(full));
    }
  });

  it('makes nothing again of an unchanged site, and all of one if a part of the cache is missing', async () => {
    const folder = join(root, 'sitio');
    const cache = join(root, 'cache');
    await writeSite(folder, new Map(['/', '/a/', '/b/'].map((path) => [path, `Página ${path}`])));
    const first = await compileFrom(folder, cache);
    const [scope = ''] = await readdir(cache);
    const compilation = join(cache, scope, 'compilation');
    const parts = await Promise.all((await readdir(compilation)).map((name) => readFile(join(compilation, name))));
    expect(parts.length).toBe(2);
    await rm(join(cache, scope, 'pages'), { recursive: true });
    const again = await compileFrom(folder, cache);
    expect([again.converted, digestOf(again), again.site.pages.length]).toEqual([0, digestOf(first), 3]);
    for (const name of await readdir(compilation)) {
      await rm(join(cache, scope, 'pages'), { recursive: true, force: true });
      await rm(join(compilation, name));
      const whole = await compileFrom(folder, cache);
      expect([whole.converted, digestOf(whole)]).toEqual([3, digestOf(first)]);
    }
  });

  it('removes files of pages that the site no longer has', async () => {
    const folder = join(root, 'sitio');
    const cache = join(root, 'cache');
    const count = async () =>
      (await readdir(cache, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
    const pages = new Map(['/', '/a/', '/b/'].map((path) => [path, `Página ${path}`]));
    await writeSite(folder, pages);
    await compileFrom(folder, cache);
    const before = await count();
    pages.delete('/b/');
    await writeSite(folder, pages);
    await compileFrom(folder, cache);
    expect(await count()).toBeLessThan(before);
  });

  it('ignores damaged files of the cache', async () => {
    const folder = join(root, 'sitio');
    const cache = join(root, 'cache');
    await writeSite(
      folder,
      new Map([
        ['/', 'Inicio'],
        ['/a/', 'Precios'],
        ['/b/', 'Zonas'],
      ]),
    );
    const first = await compileFrom(folder, cache);
    const files = (await readdir(cache, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(5);
    for (const [index, { parentPath, name }] of files.entries()) {
      const bytes = await readFile(join(parentPath, name));
      const at = bytes.lastIndexOf('saber');
      if (at > 0) bytes.write('SABER', at);
      await writeFile(join(parentPath, name), at > 0 ? bytes : bytes.subarray(0, index * 10));
    }
    const again = await compileFrom(folder, cache);
    expect([again.converted, digestOf(again)]).toEqual([3, digestOf(first)]);
  });

  it('requests each address of an unchanged site once, with its ETag', async () => {
    const body = (path: string) => html(path, `Página ${path}`);
    const asked: { url: string; conditional: boolean; status: number }[] = [];
    const server = createServer(({ url = '/', headers }, response) => {
      const known = ['/', '/a/', '/b/'].includes(url);
      const etag = `"${createHash('sha256').update(body(url)).digest('hex').slice(0, 10)}"`;
      const status = !known ? 404 : headers['if-none-match'] === etag ? 304 : 200;
      asked.push({ url, conditional: headers['if-none-match'] !== undefined, status });
      response.writeHead(status, { 'content-type': 'text/html', ...(known && { etag }) });
      response.end(status === 200 ? body(url) : undefined);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const first = await compileFrom(origin, join(root, 'cache'));
      asked.length = 0;
      const again = await compileFrom(origin, join(root, 'cache'));
      expect(digestOf(again)).toBe(digestOf(first));
      expect(again.converted).toBe(0);
      for (const path of ['/a/', '/b/']) {
        expect(asked.filter(({ url }) => url === path)).toEqual([{ url: path, conditional: true, status: 304 }]);
      }
      expect(asked.filter(({ status }) => status === 200)).toEqual([]);
      // Another login, or another language, may get other answers.
      for (const config of [{ crawl: { headers: { 'X-Clave': 's3' } } }, { site: { url: siteUrl, language: 'en' } }]) {
        asked.length = 0;
        await compileFrom(origin, join(root, 'cache'), config as Partial<SiteConfig>);
        expect(asked.filter(({ conditional }) => conditional)).toEqual([]);
        expect(asked.length).toBeGreaterThan(2);
      }
    } finally {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });
});

describe('the cache of a site', () => {
  const settings = resolveConfig({ site: { url: siteUrl } }, '/', {});
  const served = { ...settings, from: { folder: '/', url: siteUrl } };
  const compilationOf = (pages: number, artifacts: number) =>
    ({
      site: { pages: Array.from({ length: pages }, (_, number) => ({ path: `/${number}/` })), brand: 'A' },
      artifacts: Array.from({ length: artifacts }, (_, number) => ({ path: `${number}.md`, body: `${number}` })),
      ledger: [],
    }) as unknown as Compilation;

  it.each([
    [0, 0],
    [64, 65],
    [129, 1],
  ])('returns the last compilation, of %i pages and %i artifacts, for its key', async (pages, artifacts) => {
    const { compilation } = openCache(root, settings, siteUrl);
    const made = compilationOf(pages, artifacts);
    await compilation.store('a', made);
    expect(await compilation.lookup('a')).toEqual(made);
    expect(await compilation.lookup('b')).toBeUndefined();
  });

  it.each([
    ['knows them if a folder is served at another port', served, 'http://127.0.0.1:1', 'http://127.0.0.1:2', true],
    ['knows them if the site has the same address', settings, siteUrl, siteUrl, true],
    ['does not know them if the site has another address', settings, siteUrl, 'http://127.0.0.1:2', false],
  ])('for answers and readings, %s', async (_, by, then, now, isKnown) => {
    const read = async (origin: string, title: string, html = new Uint8Array([1])) => {
      const { answers, readings } = openCache(root, by, origin);
      const kept = await answers.lookup(`${origin}/a/`);
      await answers.store(`${origin}/a/`, { headers: {}, body: html });
      return [kept !== undefined, (await readings(`${origin}/a/`, html, () => ({ title }) as HtmlFacts)).title];
    };
    expect(await read(then, 'then')).toEqual([false, 'then']);
    expect(await read(now, 'now')).toEqual(isKnown ? [true, 'then'] : [false, 'now']);
    // Another text is another reading.
    expect(await read(now, 'later', new Uint8Array([2]))).toEqual([true, 'later']);
  });

  it('the digest of the code has 64 hexadecimal digits', () => {
    expect(codeDigest()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('can only be read by its owner', async () => {
    const { answers } = openCache(join(root, 'cache'), settings, siteUrl);
    await answers.store(siteUrl, {} as Parameters<typeof answers.store>[1]);
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    const modes = found.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mode & 0o077);
    expect([found.length, ...(await Promise.all(modes))]).toEqual([4, 0, 0, 0, 0]);
  });

  it('has a key that changes with all its input, except the address of a served folder', () => {
    const source = { path: '/', url: siteUrl, html: new Uint8Array([1]), aliases: [] };
    const input = {
      settings,
      crawled: { sources: [source], unindexed: [], ledger: [] },
      ownOrigins: [siteUrl],
      crawledOrigin: siteUrl,
    };
    const keyOf = (more: object = {}, by = settings) =>
      openCache(root, by, siteUrl).toKey({ ...input, ...more } as unknown as CompileInput);
    expect(keyOf()).toBe(keyOf({ crawled: { ...input.crawled, sources: [{ ...source }] } }));
    const others = [
      { settings: { ...settings, synonyms: [['a', 'b']] } },
      { crawled: { ...input.crawled, ledger: [{}] } },
      { crawled: { ...input.crawled, sources: [{ ...source, html: new Uint8Array([2]) }] } },
      { ownOrigins: [siteUrl, 'https://b.es'] },
      { crawledOrigin: 'https://pruebas.ejemplo.es' },
    ].map((more) => keyOf(more));
    expect(new Set([keyOf(), ...others]).size).toBe(others.length + 1);
    expect(keyOf({ crawledOrigin: 'http://127.0.0.1:2' }, served)).toBe(keyOf({}, served));
  });
});
