import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand, toSite, writeFolder } from '../commands/run-cli.ts';

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'dist-content/manifest.json'), 'utf8'));

async function edit(folder: string, page: string, from: string, to: string) {
  const file = join(folder, page);
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(from, to));
}

describe('vitrina in a folder', () => {
  it('compiles, checks, shows the diff, compiles again, lists generations and rolls back', async () => {
    const folder = await writeFolder(toSite(3));
    const out = join(folder, 'dist-content');
    expect(await runCommand(folder, ['check', 'sitio', '--out', 'otra/salida'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`${join(folder, 'otra/salida')} holds no content yet`),
    });
    expect(await runCommand(folder, ['rollback'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('kept are: none'),
    });
    const compiled = await runCommand(folder, ['compile', 'sitio', '--json']);
    expect(JSON.parse(compiled.stdout)).toMatchObject({ written: true, converted: 3, refusals: [] });
    const first = await readManifest(folder);
    for (const [flags, converted] of [
      [[], 0],
      [['--fresh'], 3],
    ] as const) {
      const again = await runCommand(folder, ['compile', 'sitio', '--json', ...flags]);
      expect(JSON.parse(again.stdout)).toMatchObject({ written: false, converted, refusals: [] });
    }

    await edit(folder, 'sitio/pagina-1/index.html', 'que leer', 'nuevo que leer');
    const check = await runCommand(folder, ['check', 'sitio']);
    expect([check.code, check.stdout]).toEqual([
      2,
      expect.stringMatching(/changed {2}\/pagina-1\/[\s\S]*\+.*nuevo que leer/),
    ]);
    const diff = await runCommand(folder, ['diff', 'sitio', '--json']);
    expect(JSON.parse(diff.stdout)).toMatchObject({
      pages: { added: [], changed: [{ path: '/pagina-1/' }], removed: [] },
    });
    expect((await runCommand(folder, ['diff', 'sitio', '--markdown'])).stdout).toMatch(
      /^## .*1 page changed[\s\S]*```diff/,
    );
    expect(await readManifest(folder)).toEqual(first);

    const again = await runCommand(folder, ['compile', 'sitio']);
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('Since the last compile: 1 page changed')]);
    expect(await runCommand(folder, ['check', 'sitio'])).toMatchObject({ code: 0, stderr: `${out} is up to date\n` });
    expect(await runCommand(folder, ['diff', 'sitio'])).toMatchObject({ stdout: '', stderr: 'nothing changed\n' });

    const list = await runCommand(folder, ['rollback', '--list', '--json']);
    const when = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(JSON.parse(list.stdout)).toEqual({
      current: (await readManifest(folder)).generation,
      generations: [{ number: 1, generation: first.generation, compiled: when, pages: 3 }],
    });
    expect(await runCommand(folder, ['rollback', '--json'])).toMatchObject({
      code: 0,
      stdout: `${JSON.stringify({ restored: first.generation, pages: 3, out }, null, 2)}\n`,
      stderr: expect.stringContaining(`${out} is generation ${first.generation.slice(0, 12)} again (3 pages)`),
    });
    expect(await readManifest(folder)).toEqual(first);
    expect(await runCommand(folder, ['rollback', '99'])).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/no such earlier generation[\s\S]* 1 {2}[0-9a-f]{12} {2}3 pages/),
    });
  });

  it('explains an address from the last compile, or a new one with --fresh', async () => {
    const folder = await writeFolder(toSite(3));
    const titleOf = async (...flags: string[]) =>
      JSON.parse((await runCommand(folder, ['explain', '/pagina-1/', 'sitio', '--json', ...flags])).stdout).page.title;
    // Nothing is remembered yet.
    expect(await titleOf()).toBe('Sobre pagina-1');
    await runCommand(folder, ['compile', 'sitio']);
    await edit(folder, 'sitio/pagina-1/index.html', 'Sobre pagina-1', 'Otro nombre');
    expect([await titleOf(), await titleOf('--fresh')]).toEqual(['Sobre pagina-1', 'Otro nombre']);
    await rm(join(folder, 'sitio'), { recursive: true });
    const page = await runCommand(folder, ['explain', '/pagina-1', '--json']);
    expect(JSON.parse(page.stdout)).toMatchObject({ entry: { outcome: 'published' }, page: { path: '/pagina-1/' } });
    const unknown = await runCommand(folder, ['explain', '/nunca-vista/']);
    expect([unknown.code, unknown.stdout]).toEqual([2, expect.stringContaining('never seen')]);
  });

  it('explains which twenty pages link to an address, how many more, and whether it is a seed', async () => {
    const files = toSite(26);
    const names = Object.keys(files).filter((name) => name.includes('pagina'));
    for (const name of names) files[name] = files[name]?.replace('</main>', '<a href="/">Inicio</a></main>') ?? '';
    const folder = await writeFolder(files);
    await runCommand(folder, ['compile', 'sitio']);
    const { entry } = JSON.parse((await runCommand(folder, ['explain', '/', '--json'])).stdout);
    expect([entry.foundOn.length, entry.foundOn.at(-1), entry.foundOnMore]).toEqual([21, 'seed', 5]);
    expect((await runCommand(folder, ['explain', '/'])).stdout).toContain('and 5 more pages');
  });

  it.each([{ include: ['/$', '/pagina-1/'] }, { exclude: ['/pagina-2/'] }])(
    'compiles without the pages that the config leaves out, without a refusal: %j',
    async (crawl) => {
      const folder = await writeFolder(toSite(3));
      for (const more of [{}, crawl]) {
        const config = { site: { url: 'https://www.ejemplo.es' }, crawl: { from: './sitio', ...more } };
        await writeFile(join(folder, 'site.config.ts'), `export default ${JSON.stringify(config)};`);
        expect(await runCommand(folder, ['compile', '--quiet'])).toMatchObject({ code: 0 });
      }
      const { pages } = await readManifest(folder);
      expect(pages.map(({ path }: { path: string }) => path)).toEqual(['/', '/pagina-1/']);
    },
  );

  it('refuses to publish without a pinned page, until --accept-loss=pinned', async () => {
    const folder = await writeFolder({
      ...toSite(3),
      'vitrina.config.ts': `export default { site: { url: 'https://www.ejemplo.es' }, crawl: { from: './sitio', pinned: ['/precios/'] } };`,
    });
    const compile = (...more: string[]) => runCommand(folder, ['compile', '--config', 'vitrina.config.ts', ...more]);
    const refused = await compile();
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/\/precios\/[\s\S]*--accept-loss=pinned$/),
    ]);
    // What changed is no news where nothing was written.
    expect(refused.stdout).toBe('');
    const told = await compile('--json');
    expect([told.code, JSON.parse(told.stdout)]).toMatchObject([
      2,
      { written: false, refusals: [{ code: 'pinned-page-gone', message: expect.stringContaining('/precios/') }] },
    ]);
    expect(existsSync(join(folder, 'dist-content'))).toBe(false);
    expect((await compile('--accept-loss=pinned')).code).toBe(0);
  });
});

describe('vitrina check', () => {
  it('names files that changed without pages, and an error that would stop a compile', async () => {
    const folder = await writeFolder(toSite(2));
    const check = async (synonyms: string[][], KEY: string) => {
      const config = {
        site: { url: 'https://www.ejemplo.es' },
        ...{ crawl: { from: './sitio', headers: { 'X-Key': { env: 'KEY' } } }, search: { synonyms } },
      };
      await writeFile(join(folder, 'site.config.ts'), `export default ${JSON.stringify(config)};`);
      return (command: string) => runCommand(folder, [command, '--config', 'site.config.ts'], { KEY });
    };
    await (await check([], 'abracadabra'))('compile');
    const searched = await (await check([['texto', 'escrito']], 'abracadabra'))('check');
    expect([searched.code, searched.stdout]).toEqual([
      2,
      expect.stringMatching(/manifest\.json\n +search-index\.bin\n/),
    ]);
    const leaking = await (await check([], 'pagina-1'))('check');
    expect([leaking.code, leaking.stderr]).toEqual([
      2,
      expect.stringMatching(/^vitrina: a compile would stop: [\s\S]*Mend the errors first[\s\S]* is up to date\n$/),
    ]);
  });
});

describe('vitrina compile, for a staging site with a password,', () => {
  it('publishes under the public address, and refuses a page with its host or password', async () => {
    let words = 'Todo lo que hace falta saber de nuestros servicios en la isla.';
    const server = createServer(({ headers, url }, response) => {
      if (headers.authorization !== `Basic ${btoa('editor:s3creto-largo')}`) {
        response.writeHead(401, { 'www-authenticate': 'Basic' }).end();
        return;
      }
      const html = `<!doctype html><html lang="es"><title>Inicio</title><main><h1>Inicio</h1><p>${words}</p></main></html>`;
      response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(url === '/' ? html : '');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      const { port } = server.address() as AddressInfo;
      const folder = await writeFolder({
        'vitrina.config.ts': `export default { site: { url: 'https://www.ejemplo.es' }, crawl: { from: 'http://127.0.0.1:${port}', basicAuth: { env: 'STAGING' } } };`,
      });
      const compile = () =>
        runCommand(folder, ['compile', '--config', 'vitrina.config.ts'], { STAGING: 'editor:s3creto-largo' });
      expect((await compile()).code).toBe(0);
      const output = join(folder, 'dist-content');
      for (const entry of await readdir(output, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const bytes = await readFile(join(entry.parentPath, entry.name), 'latin1');
        expect(bytes, entry.name).not.toMatch(new RegExp(`127\\.0\\.0\\.1:${port}|s3creto`));
      }
      for (const leak of [`La clave es s3creto-largo.`, `Vea http://127.0.0.1:${port}/interno/ para más.`]) {
        words = leak;
        const leaking = await compile();
        expect([leaking.code, leaking.stderr]).toEqual([2, expect.stringContaining('pages/index.md')]);
        expect(leaking.stderr).not.toContain('s3creto');
      }
    } finally {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });
});
