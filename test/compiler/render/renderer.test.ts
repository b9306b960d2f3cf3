/** @module-tag chromium */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../../compiler/compile.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import type { CrawlOptions } from '../../../compiler/crawl/crawl.ts';
import { createRenderer, type Render } from '../../../compiler/render/renderer.ts';
import { requireProgram } from '../../programs.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { crawlSite, pathsOf, type Route, rowOf, type Site, serveSite } from '../crawl/serve-site.ts';

let renderer: { render: Render; close: () => Promise<void> };
beforeAll(() => {
  renderer = createRenderer(requireProgram('chromium'), 12_000);
});
afterAll(() => renderer?.close());

const shell = (script: string, more = '') =>
  `<!doctype html><html lang="es"><head><title>Taller</title>${more}</head><body><div id="app"></div><script>${script}</script></body></html>`;

/** A script that fills the page, with a menu. */
const app = (text: string) =>
  `document.getElementById('app').innerHTML = '<nav><a href="/precios/">Precios</a></nav><main><h1>${text}</h1><p>${text} que solo escribe un script, con bastantes palabras para ser una página entera.</p></main>'`;

const script = (body: string): Route => ({ headers: { 'content-type': 'text/javascript' }, body });

const crawlRendered = (site: Site, options: Partial<CrawlOptions> = {}, patterns: string[] = []) =>
  crawlSite(site, { rendering: { render: renderer.render, patterns }, ...options });

const htmlOf = (result: Awaited<ReturnType<typeof crawlSite>>, path = '/'): string =>
  new TextDecoder()
    .decode(result.sources.find((source) => source.path === path)?.html)
    .replace(/<script>[^<]*(?:<(?!\/script)[^<]*)*<\/script>/g, '');

describe('pages filled by a script', { timeout: 120_000 }, () => {
  it('are rendered together with the pages of their menu, each time alike', async () => {
    const site = await serveSite({
      '/': `<!doctype html><html lang="es"><head><title>Taller</title></head><body><div id="root"></div><script type="module" src="/app.js"></script></body></html>`,
      '/app.js': script(
        `fetch('/datos.json').then((answer) => answer.json()).then(({ lema }) => { const id = Math.random(); ${app("' + lema + ' ' + id + '").replace("getElementById('app')", "getElementById('root')")} })`,
      ),
      '/datos.json': { headers: { 'content-type': 'application/json' }, body: '{"lema":"Bicicletas de segunda mano"}' },
      '/precios/': shell(app('Precios del taller')),
    });
    const result = await crawlRendered(site);
    expect(pathsOf(result)).toEqual(['/', '/precios/']);
    expect(htmlOf(result)).toContain('Bicicletas de segunda mano');
    expect(htmlOf(await crawlRendered(site))).toBe(htmlOf(result));
    const [told] = result.diagnostics.filter(({ code }) => code === 'scripts-run');
    expect(told?.about).toMatchObject({ pages: 2, before: 2, foreign: [] });
  });

  it('are not rendered if they have enough text, unless a pattern names them', async () => {
    const said = `<p>${'Una página que dice lo suyo sin ningún script. '.repeat(5)}</p>`;
    const site = await serveSite({ '/': shell(app('Otra cosa')).replace('<div id="app">', `${said}<div id="app">`) });
    expect(htmlOf(await crawlRendered(site))).not.toContain('<h1>Otra cosa');
    expect(htmlOf(await crawlRendered(site, {}, ['/$']))).toContain('<h1>Otra cosa');
  });

  it('are rendered even if menu and footer have many words', async () => {
    const words = 'Todas las páginas de este sitio dicen esto en su marco. '.repeat(3);
    const frame = (inside: string) =>
      `<header><nav><a href="/">${words}</a></nav></header><main>${inside}</main><footer>${words}</footer>`;
    const filled = shell(app('El taller abre en enero')).replace('<div id="app">', frame('<div id="app"></div>'));
    expect(htmlOf(await crawlRendered(await serveSite({ '/': filled })))).toContain('<h1>El taller abre en enero');
  });

  it('have the views behind #/ as sections with the names of their routes', async () => {
    const views = `const views = { '': '<h1>Taller</h1><p>Aquí se arreglan bicicletas.</p>', '#/precios': '<h1>Precios</h1><p>El pinchazo cuesta ocho euros.</p>', '#!/horas': '<p>Se abre a las nueve. <a href="#/festivos">Festivos</a></p>', '#/festivos': '<p>En agosto se cierra.</p>' };`;
    const draw = `const draw = () => { document.getElementById('app').innerHTML = '<nav><a class="' + location.hash + '" href="#/precios">Precios</a> <a href="#!/horas">Horas de apertura</a></nav><main>' + views[location.hash] + '</main>'; }; addEventListener('hashchange', draw); draw();`;
    const html = htmlOf(await crawlRendered(await serveSite({ '/': shell(views + draw) })));
    expect(html).toContain('<h2 id="/precios">Precios</h2><p>El pinchazo cuesta ocho euros.</p>');
    expect(html).toMatch(/<h2 id="!\/horas">Horas de apertura<\/h2>.*Se abre a las nueve\./);
    expect(html).toMatch(/<h2 id="\/festivos">Festivos<\/h2>.*En agosto se cierra\./);
    expect(html.match(/<nav>/g)).toHaveLength(1);
  });

  it('are reported as empty, not as in need of scripts, if these write nothing', async () => {
    const folder = temporaryFolder();
    await writeFile(join(folder, 'index.html'), shell(app('Portada')));
    await mkdir(join(folder, 'precios'));
    await writeFile(join(folder, 'precios/index.html'), shell('document.title = "Precios"'));
    const settings = { site: { url: 'https://www.ejemplo.es' }, crawl: { from: folder, render: true } };
    const environment = { VITRINA_CHROMIUM: requireProgram('chromium') };
    const { site, ledger } = await compile(resolveConfig(settings, '/', environment), { threads: 0 });
    expect(site.pages.map(({ path }) => path)).toEqual(['/']);
    expect(ledger.find(({ url }) => url.endsWith('/precios/'))).toMatchObject({ outcome: 'skipped', reason: 'empty' });
  });

  it('are read after an intro of three seconds', async () => {
    const late = `setTimeout(() => { ${app('Tras la presentación')} }, 3000)`;
    expect(htmlOf(await crawlRendered(await serveSite({ '/': shell(late) })))).toContain('<h1>Tras la presentación');
  });

  it('are rendered behind a login with their scripts and requests, without publishing it', async () => {
    const login = 'ana:s3creto-largo';
    const site = await serveSite({
      '/': shell('').replace('<script>', '<script src="/app.js">'),
      '/app.js': script(
        `fetch('/datos.json').then((answer) => answer.json()).then(({ lema }) => { ${app("' + lema + '")} })`,
      ),
      '/datos.json': { headers: { 'content-type': 'application/json' }, body: '{"lema":"Solo con contraseña"}' },
      '/precios/': shell(app('Precios de dentro')),
    });
    const wall = createServer(async ({ headers, url }, response) => {
      const isKnown = headers.authorization === `Basic ${btoa(login)}` && headers['x-clave'] === 'tok-55';
      if (!isKnown) return response.writeHead(401, { 'www-authenticate': 'Basic' }).end();
      const answer = await fetch(new URL(url ?? '/', site.origin));
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      return response.end(await answer.text());
    });
    await new Promise<void>((resolve) => wall.listen(0, '127.0.0.1', resolve));
    const settings = {
      site: { url: 'https://www.ejemplo.es' },
      crawl: {
        from: `http://127.0.0.1:${(wall.address() as AddressInfo).port}`,
        basicAuth: { env: 'LOGIN' },
        headers: { 'x-clave': { env: 'CLAVE' } },
        render: true,
      },
    };
    const environment = { VITRINA_CHROMIUM: requireProgram('chromium'), LOGIN: login, CLAVE: 'tok-55' };
    const { site: compiled, artifacts } = await compile(resolveConfig(settings, '/', environment), { threads: 0 });
    wall.closeAllConnections();
    wall.close();
    expect(compiled.pages.map(({ path, markdown }) => [path, /^# (.*)$/m.exec(markdown)?.[1]])).toEqual([
      ['/', 'Solo con contraseña'],
      ['/precios/', 'Precios de dentro'],
    ]);
    expect(artifacts.filter(({ body }) => /s3creto|tok-55/.test(String(body)))).toEqual([]);
  });

  it('become redirects if their script redirects at once', async () => {
    const site = await serveSite({
      '/': shell(`location.href = '/es/'`),
      '/es/': shell(app('Inicio en español')),
    });
    const result = await crawlRendered(site);
    expect(pathsOf(result)).toEqual(['/es/']);
    expect(rowOf(result, '/')).toBe('alias refresh /es/');
  });

  it('request from other hosts only the scripts in their HTML, and store nothing', async () => {
    const other = await serveSite({ '/ajeno.js': script('window.extra = 1') });
    const port = new URL(other.origin).port;
    const site = await serveSite({
      '/': shell(
        `localStorage.setItem('visto', '1'); document.cookie = 'visto=1';
         navigator.serviceWorker?.register('/sw.js').catch(() => {});
         fetch('${other.origin}/datos').catch(() => {}); new Image().src = '${other.origin}/pixel.gif';
         navigator.sendBeacon('${other.origin}/aviso', 'x'); fetch('/pedido', { method: 'POST', body: 'x' }).catch(() => {});
         try { new WebSocket('ws://127.0.0.1:${port}/') } catch {}
         ${app('Portada con llamadas')}`,
        `<script src="${other.origin}/ajeno.js"></script>`,
      ),
      '/precios/': shell(`const seen = localStorage.getItem('visto') + document.cookie; ${app("' + seen + '")}`),
      '/sw.js': script(''),
      '/pedido': 'no',
    });
    const result = await crawlRendered(site);
    expect(htmlOf(result)).toContain('Portada con llamadas');
    expect(htmlOf(result, '/precios/')).toContain('<h1>null</h1>');
    expect(other.asked).toEqual([]);
    expect(site.asked).not.toContain('/pedido');
    expect(site.asked).not.toContain('/sw.js');
  });

  it('are read in time despite dialogs, windows, downloads, endless navigation and loops', async () => {
    const site = await serveSite({
      '/': `<!doctype html><title>Portada</title><h1>Portada</h1><p>${'Una portada con enlaces a páginas que dan guerra. '.repeat(4)}</p>${['dialogos', 'vueltas', 'bucle', 'memoria', 'sana'].map((name) => `<a href="/${name}/">${name}</a>`).join('')}`,
      '/dialogos/': shell(
        `alert('a'); confirm('b'); open('/otra/'); const link = document.createElement('a'); link.href = '/x.zip'; link.download = ''; link.click(); print(); ${app('Diálogos')}`,
      ),
      '/vueltas/': shell(`setInterval(() => location.reload(), 10); ${app('Vueltas')}`),
      '/bucle/': shell('for (;;);'),
      '/memoria/': shell('const all = []; for (;;) all.push(new Array(1e6).fill(all.length));'),
      '/sana/': shell(app('Una página sana')),
    });
    const result = await crawlRendered(site);
    expect(htmlOf(result, '/dialogos/')).toContain('<h1>Diálogos');
    expect(htmlOf(result, '/sana/')).toContain('<h1>Una página sana');
    expect(site.asked).not.toContain('/x.zip');
    const failed = result.diagnostics.filter(({ code }) => code === 'scripts-failed').map(({ where }) => where);
    expect(failed).toEqual(expect.arrayContaining(['/bucle/', '/memoria/']));
  });

  it('need the named program, which is checked first', () => {
    const config = { site: { url: 'https://www.ejemplo.es' }, crawl: { render: true } };
    for (const named of ['/nada/chrome', temporaryFolder()])
      expect(() => resolveConfig(config, '/', { VITRINA_CHROMIUM: named })).toThrow(
        `the environment variable VITRINA_CHROMIUM names ${named}, which is not the program of a browser`,
      );
    expect(resolveConfig(config, '/', { VITRINA_CHROMIUM: '' }).render?.browser.named).toBeUndefined();
  });

  it('are not reported if the program is not a browser', async () => {
    const folder = temporaryFolder();
    await writeFile(join(folder, 'index.html'), shell(''));
    const config = { site: { url: 'https://www.ejemplo.es' }, crawl: { from: folder, render: true } };
    const settings = resolveConfig(config, '/', { VITRINA_CHROMIUM: '/bin/true' });
    const { diagnostics } = await compile(settings, { threads: 0 });
    expect(diagnostics.find(({ code }) => code === 'no-browser')?.about).toEqual({ pages: 1, isBroken: true });
    expect(diagnostics.map(({ code }) => code)).not.toContain('scripts-failed');
  });

  it('come from the cache if nothing changed, also without a browser, with a note', async () => {
    const folder = temporaryFolder();
    const cacheFolder = temporaryFolder();
    await writeFile(join(folder, 'index.html'), shell('').replace('<script>', '<script src="/app.js">'));
    await writeFile(join(folder, 'app.js'), app('Del primer recorrido'));
    const compileWith = (chromium: string) =>
      compile(
        resolveConfig({ site: { url: 'https://www.ejemplo.es' }, crawl: { from: folder, render: true } }, '/', {
          VITRINA_CHROMIUM: chromium,
        }),
        { threads: 0, cacheFolder },
      );
    const first = await compileWith(requireProgram('chromium'));
    expect(first.site.pages[0]?.markdown).toContain('# Del primer recorrido');
    const second = await compileWith(join(folder, 'app.js'));
    expect(second.artifacts).toEqual(first.artifacts);
    expect(second.diagnostics.find(({ code }) => code === 'scripts-run')?.about).toMatchObject({ known: 2 });
    await writeFile(
      join(folder, 'app.js'),
      (await readFile(join(folder, 'app.js'), 'utf8')).replaceAll('primer', 'segundo'),
    );
    const third = await compileWith(join(folder, 'app.js'));
    expect(third.site.pages).toEqual([]);
    expect(third.diagnostics.map(({ code }) => code)).toContain('no-browser');
  });
});
