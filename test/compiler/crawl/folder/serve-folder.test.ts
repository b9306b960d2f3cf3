import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compile } from '../../../../compiler/compile.ts';
import { resolveConfig } from '../../../../compiler/config/resolve-config.ts';
import {
  explainNoStart,
  findMount,
  findUnlinkedPages,
  ownOriginOf,
} from '../../../../compiler/crawl/folder/built-folder.ts';
import { findUnreadable } from '../../../../compiler/crawl/folder/list-files.ts';
import { type FolderOptions, serveFolder } from '../../../../compiler/crawl/serve-folder.ts';
import { requireProgram } from '../../../programs.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

function makeFolder(files: Record<string, string | Uint8Array>): string {
  const root = temporaryFolder();
  const folder = join(root, 'web');
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  return folder;
}

async function serve(folder: string, options?: FolderOptions) {
  const server = await serveFolder(folder, options);
  onTestFinished(() => server.close());
  // `fetch` would normalise the path before it is sent.
  return (path: string) =>
    new Promise<{ status: number; type?: string; location?: string; modified?: string; body: Buffer }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(server.origin);
        request({ hostname, port, path }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => {
            const { 'content-type': type, location, 'last-modified': modified } = response.headers;
            resolve({
              status: response.statusCode ?? 0,
              ...(type && { type }),
              ...(location && { location }),
              ...(modified && { modified }),
              body: Buffer.concat(chunks),
            });
          });
        })
          .on('error', reject)
          .end();
      },
    );
}

describe('a folder', () => {
  it('serves pages of other endings, and any usual index file of a folder', async () => {
    const html = '<!doctype html><title>A</title>';
    const get = await serve(
      makeFolder({
        'Index.html': html,
        'viejo/default.htm': html,
        'php/index.php': html,
        'contacto.php': `\n${html}`,
        'fuente.php': `${html}<?php include 'pie.php'; ?>`,
        aviso: html,
        datos: '1;2;3',
      }),
    );
    for (const path of ['/', '/viejo/', '/php/', '/contacto.php', '/aviso']) {
      expect([path, await get(path)]).toMatchObject([path, { status: 200, type: 'text/html' }]);
    }
    for (const path of ['/fuente.php', '/datos']) expect((await get(path)).type).not.toBe('text/html');
  });

  it('finds names in any Unicode form', async () => {
    const [composed, parted] = ['año/piñón.html', 'café/té.html'.normalize('NFD')];
    const get = await serve(makeFolder({ 'index.html': 'x', [composed]: 'compuesto', [parted]: 'descompuesto' }));
    const ask = async (path: string) => (await get(encodeURI(path))).body.toString();
    expect(await ask('/año/piñón.html'.normalize('NFD'))).toBe('compuesto');
    expect(await ask('/café/té.html')).toBe('descompuesto');
    expect(await ask('/café/té')).toBe('descompuesto');
    expect((await get(encodeURI('/café/../otra'))).status).toBe(404);
  });

  it('without a start page gives the subfolders with one, nearest first, and another page', async () => {
    const files = ['b/index.html', 'b/c/index.html', 'a/d/index.htm', '.git/index.html', 'z/otra.html', 'y.txt'];
    const folder = makeFolder(Object.fromEntries(files.map((name) => [name, ''])));
    expect(await explainNoStart(folder)).toEqual({ folders: ['b/', 'a/d/'], page: 'b/index.html' });
    expect(await explainNoStart(makeFolder({ 'a/index.html.bak': '' }))).toEqual({ folders: [] });
    expect(await explainNoStart(makeFolder({ 'index.htm': '', 'a/index.html': '' }))).toBeUndefined();
  });
});

describe('unlinked pages of a folder', () => {
  const site = ['index.html', 'a.html', 'b/index.htm', 'años/uno.html', 'en/index.html', 'en/a.html'];
  const machinery = ['404.html', 'wp-json/index.html', 'b/feed/index.html'];
  const files = Object.fromEntries([...site, ...machinery].map((name) => [name, 'x']));
  const folder = makeFolder({ ...files, 'uploads/index.html': '' });
  const find = (base: string, paths: string[]) =>
    findUnlinkedPages(
      folder,
      base,
      paths.map((path) => `https://www.ejemplo.es${base}${path}`),
    );

  it('are files to which no known address leads, in any spelling', async () => {
    const others = ['años/uno.html', 'en/a.html', 'en/index.html'];
    expect(await find('', ['/', '/a', '/b/', '/%zz'])).toEqual(others);
    expect(await find('', ['/index.html', '/a.html', '/b'])).toEqual(others);
    expect(await find('', ['/', '/a', '/b/', '/a%C3%B1os/uno', '/en/', '/en/a?lang=en'])).toEqual([]);
    expect(await find('/casa', ['/', '/a', '/b/index', '/años/uno', '/en'])).toEqual(['en/a.html']);
  });
});

describe('a folder served as a site', () => {
  it('answers as static hosts do: index files, 404.html, redirects and compressed sitemaps', async () => {
    const map = gzipSync('<urlset/>');
    const get = await serve(
      makeFolder({
        'index.html': 'casa',
        'zonas/index.html': 'zonas',
        'a.html': 'a',
        'a/a.txt': 'datos',
        'ñ/index.html': 'eñe',
        '404.html': 'falta',
        'm.xml.gz': map,
        'x.css': 'p{}',
        _redirects:
          '# viejas\n/viejo /zonas/ 302\n/antiguo /a # viejo\n/siempre /a 301!\n/api/* /x 200\n/todo/* /a\n/x /a 200\n/y\nz /a\n',
      }),
    );
    expect(String((await get('/')).body)).toBe('casa');
    expect(await get('/zonas?x=1')).toMatchObject({ status: 301, location: '/zonas/?x=1' });
    expect(String((await get('/zonas/')).body)).toBe('zonas');
    expect(String((await get('/a')).body)).toBe('a');
    expect(String((await get('/a/')).body)).toBe('a');
    expect((await get('/a.html/')).status).toBe(404);
    expect(String((await get('/%C3%B1/')).body)).toBe('eñe');
    expect(await get('/nada')).toMatchObject({ status: 404, type: 'text/html', body: Buffer.from('falta') });
    expect(await get('/viejo')).toMatchObject({ status: 302, location: '/zonas/' });
    expect(await get('/antiguo')).toMatchObject({ status: 301, location: '/a' });
    expect(await get('/siempre')).toMatchObject({ status: 301, location: '/a' });
    // A rule with a wildcard must not apply to the address that is spelled like it.
    for (const pattern of ['/api/*', '/todo/*', '/x', '/y', '/z']) expect((await get(pattern)).status).toBe(404);
    expect((await get('/m.xml.gz')).body.equals(map)).toBe(true);
    expect((await get('/x.css')).type).toContain('text/css');
  });

  it('serves .htm if there is no .html', async () => {
    const get = await serve(
      makeFolder({
        'index.htm': 'casa',
        'servicios.htm': 'servicios',
        'zonas/index.htm': 'zonas',
        'ambos/index.htm': 'vieja',
        'ambos/index.html': 'nueva',
      }),
    );
    expect(await get('/')).toMatchObject({ status: 200, type: 'text/html', body: Buffer.from('casa') });
    expect(String((await get('/servicios')).body)).toBe('servicios');
    expect(await get('/zonas')).toMatchObject({ status: 301, location: '/zonas/' });
    expect(String((await get('/zonas/')).body)).toBe('zonas');
    expect(String((await get('/ambos/')).body)).toBe('nueva');
    expect(String((await get('/ambos/index.htm')).body)).toBe('vieja');
  });

  it('states no dates of files', async () => {
    const get = await serve(makeFolder({ 'index.html': 'casa', 'x.css': 'p{}' }));
    expect((await get('/')).modified).toBeUndefined();
  });

  it('gives each version of a page an ETag, and answers 304 to the same one', async () => {
    const folder = makeFolder({ 'index.html': 'casa' });
    const { origin, close } = await serveFolder(folder);
    onTestFinished(close);
    const etagOf = async () => (await fetch(origin)).headers.get('etag') ?? '';
    const first = await etagOf();
    expect(first).toMatch(/^"[\w-]{22}"$/);
    expect((await fetch(origin, { headers: { 'If-None-Match': first } })).status).toBe(304);
    writeFileSync(join(folder, 'index.html'), 'casa nueva');
    expect((await fetch(origin, { headers: { 'If-None-Match': first } })).status).toBe(200);
    expect(await etagOf()).not.toBe(first);
    expect((await fetch(`${origin}/nada`)).headers.get('etag')).toBeNull();
  });

  it('serves nothing from outside of the folder and nothing hidden', async () => {
    const folder = makeFolder({ 'index.html': 'casa', '.git/config': 'secreto', '../secreto.html': 'secreto' });
    symlinkSync(join(folder, '..', 'secreto.html'), join(folder, 'enlace.html'));
    const get = await serve(folder);
    for (const path of [
      '/../secreto.html',
      '/..%2fsecreto.html',
      '/%2e%2e/secreto.html',
      '/..%5csecreto.html',
      '/enlace.html',
      '/enlace',
      '/.git/config',
      '/x%00.html',
      '/%zz',
      '//secreto.html',
    ]) {
      const { status, body } = await get(path);
      expect([path, status >= 300 && status < 500, String(body).includes('secreto')]).toEqual([path, true, false]);
    }
  });

  it('ignores a 404.html or _redirects that is a link to the outside or a pipe', {
    tags: 'mkfifo',
  }, async () => {
    const folder = makeFolder({ 'index.html': 'casa', '../reglas': '/a /secreto\n', 'web/index.html': 'otra' });
    for (const name of ['_redirects', '404.html']) symlinkSync(join(folder, '..', 'reglas'), join(folder, name));
    execFileSync(requireProgram('mkfifo'), [join(folder, 'web', '_redirects'), join(folder, 'web', '404.html')]);
    for (const at of [folder, join(folder, 'web')]) {
      expect(await (await serve(at))('/a')).toMatchObject({ status: 404, body: Buffer.from('Not found\n') });
    }
  });

  it('replaces its own origin in texts, also escaped in JSON', async () => {
    const written = '<a href="https://e.es/ñ">x</a> https://e.es.example https:\\/\\/e.es\\/';
    const shown = '<a href="http://localhost:3000/ñ">x</a> https://e.es.example http:\\/\\/localhost:3000\\/';
    const texts = ['index.html', 'a.HTM', 'b.xml', 'c.txt', 'd.json', 'e.webmanifest', 'f.md'];
    const folder = makeFolder(Object.fromEntries([...texts, 'g.pdf'].map((name) => [name, written])));
    const get = await serve(folder, { url: 'https://e.es', shownOrigin: 'http://localhost:3000' });
    for (const name of texts) expect(String((await get(`/${name}`)).body), name).toBe(shown);
    expect(String((await get('/g.pdf')).body)).toBe(written);
  });
});

describe('ownOriginOf', () => {
  const page = (origin: string) => `<link rel="canonical" href="${origin}/">`;
  const sitemap = (...origins: string[]) =>
    `<urlset>${origins.map((origin) => `<url><loc>${origin}/</loc></url>`).join('')}</urlset>`;

  it.each<[string, string | undefined, Record<string, string>]>([
    [
      'is the canonical origin of most pages',
      'https://e.es',
      { 'a.html': page('https://e.es'), 'b/index.html': page('https://e.es'), 'index.html': page('https://otra.es') },
    ],
    [
      'ignores addresses that are not HTTP',
      undefined,
      { 'a.html': page('ftp://e.es'), 'index.html': page('ftp://e.es') },
    ],
    [
      'is the first of two with as many pages',
      'https://e.es',
      {
        'a.html': page('https://f.es'),
        'b.html': page('https://f.es'),
        'c.html': page('https://e.es'),
        'd.html': page('https://e.es'),
      },
    ],
    [
      'is the origin of pages before that of sitemaps',
      'https://e.es',
      {
        'a.html': page('https://e.es'),
        'b.html': page('https://e.es'),
        'sitemap.xml': sitemap('https://m.es', 'https://m.es', 'https://m.es'),
      },
    ],
    [
      'is the origin of the start page',
      'https://e.es',
      { 'a.html': page('https://a.es'), 'index.htm': page('https://e.es'), 'sitemap.xml': sitemap('https://m.es') },
    ],
    [
      'is the origin of most entries of sitemaps',
      'https://m.es',
      { 'a.html': '<p>', 'sitemap.xml': sitemap('https://a.es', 'https://m.es', 'https://m.es') },
    ],
    [
      'ignores a single copied page',
      undefined,
      { 'index.html': '<p>', 'perfil/index.html': page('https://red-social.example') },
    ],
    [
      'ignores an origin of fewer than half of the pages',
      undefined,
      {
        ...Object.fromEntries(['index.html', 'b.html', 'c.html'].map((name) => [name, '<p>'])),
        'x/a.html': page('https://mapas.example'),
        'x/b.html': page('https://mapas.example'),
      },
    ],
    [
      'ignores a test origin',
      undefined,
      { 'index.html': page('http://localhost:4000'), 'sitemap.xml': sitemap('http://127.0.0.1:4000') },
    ],
    [
      'is the base of the pages',
      'https://e.es',
      { 'a.html': '<base href="https://e.es/t/">', 'b.html': '<base href="https://e.es/t/">' },
    ],
    [
      'is the canonical origin before the base',
      'https://e.es',
      {
        'a.html': `${page('https://e.es')}<base href="https://a.es">`,
        'b.html': `${page('https://e.es')}<base href="https://a.es">`,
      },
    ],
    [
      'is the origin of two links to pages of the folder, also below a path',
      'https://yo.example',
      {
        'index.html': '<a href="https://yo.example/t/precios/">P</a><a href="https://agencia.example/carta/">C</a>',
        'precios/index.html': '<a href="https://yo.example/t/carta">C</a>',
        'carta.html': '<p>',
      },
    ],
    [
      'ignores links to the home page of a host, or to one page',
      undefined,
      {
        'index.html':
          '<a href="https://red.example/">R</a><a href="https://red.example/yo/">Y</a><a href="https://red.example/carta/">C</a>',
        'carta.html': '<a href="https://red.example/carta/?x">C</a>',
      },
    ],
    [
      'is the origin of og:url',
      'https://e.es',
      {
        'a.html': '<meta property="og:url" content="https://e.es/">',
        'b.html': '<meta property="og:url" content="https://e.es/">',
      },
    ],
    [
      'is the host of CNAME before og:url',
      'https://www.e.es',
      { 'index.html': '<meta property="og:url" content="https://theme.example/">', CNAME: 'www.e.es' },
    ],
    [
      'ignores example.com',
      undefined,
      { 'a.html': page('https://www.example.com'), 'b.html': page('https://www.example.com') },
    ],
    ['is the host of CNAME', 'https://www.e.es', { 'index.html': '<p>', CNAME: 'www.e.es\n' }],
    ['ignores a CNAME with other words', undefined, { 'index.html': '<p>', CNAME: 'www.e.es alias' }],
    ['ignores relative addresses', undefined, { 'index.html': page('/a'), 'b.html': page('/b') }],
  ])('%s: %s', async (_, origin, files) => {
    expect(await ownOriginOf(makeFolder(files))).toBe(origin);
  });
});

describe('a folder that was built for a path', () => {
  const project = {
    'index.html': '<a href="/tienda/precios/">Precios</a><link rel="canonical" href="https://yo.example/tienda/">',
    'precios/index.html': '<a href="/tienda/">Inicio</a>',
    'robots.txt': 'User-agent: *',
  };

  it('is served at that path, with robots.txt at the root and redirects to it', async () => {
    const get = await serve(makeFolder(project));
    expect(await get('/')).toMatchObject({ status: 301, location: '/tienda/' });
    expect(await get('/tienda')).toMatchObject({ status: 301, location: '/tienda/' });
    expect((await get('/tienda/')).status).toBe(200);
    expect(await get('/tienda/precios')).toMatchObject({ status: 301, location: '/tienda/precios/' });
    expect((await get('/robots.txt')).status).toBe(200);
    expect((await get('/precios/')).status).toBe(404);
  });

  it('is served at the path of its address, also with relative links', async () => {
    const get = await serve(makeFolder({ 'index.html': '<a href="b/">B</a>' }), { url: 'https://yo.example/tienda/' });
    expect(await get('/')).toMatchObject({ status: 301, location: '/tienda/' });
    expect((await get('/tienda/')).status).toBe(200);
  });

  it.each([
    [
      'forget that path',
      '<a href="/copia/">I</a><a href="/copia/b/">B</a><a href="/copia/c/">C</a><a href="/b">B</a>',
      '/copia',
    ],
    ['have it, as many as have not', '<a href="/copia/b/">B</a><a href="/c/">C</a>', ''],
    [
      'lead to other languages',
      '<a href="/en/">I</a><a href="/en/b/">B</a><a href="/en/c/">C</a><a href="/b/">B</a>',
      '',
    ],
  ])('is served at the root if some links %s', async (_, home, linkedBelow) => {
    const folder = makeFolder({ 'index.html': home, 'b/index.html': 'x', 'c/index.html': 'x' });
    expect(await findMount(folder, [])).toEqual({ base: '', linkedBelow });
  });

  it('at the root, serves links to that path as links to the root, if canonicals lack it', async () => {
    const links = '<a href="/copia/">I</a> <a href=/copia>I</a> <a href="/copia/b?p=2">B</a> <i data-x="/copiar/"></i>';
    const alternate = '<link rel="alternate" hreflang="es" href="https://yo.example/b/">';
    const home = `<link rel="canonical" href="https://yo.example/">${alternate}${links}`;
    const get = await serve(makeFolder({ 'index.html': home, 'b/index.html': 'x' }), { url: 'https://yo.example' });
    const body = (await get('/')).body.toString();
    expect(body).toContain('<a href="/">I</a> <a href=/>I</a> <a href="/b?p=2">B</a> <i data-x="/copiar/">');
  });

  it('at the root, serves absolute links to that path as links to the root', async () => {
    const links = ['/', '/b/', '/c/'].map((path) => `<a href="https://yo.example/copia${path}">x</a>`).join('');
    const home = `${links}<a href="/b/">B</a><a href="https://otro.example/copia/">O</a>`;
    const folder = makeFolder({ 'index.html': home, 'b/index.html': links, 'c/index.html': links });
    const get = await serve(folder, { url: 'https://yo.example' });
    expect((await get('/')).body.toString()).toBe(
      '<a href="https://yo.example/">x</a><a href="https://yo.example/b/">x</a><a href="https://yo.example/c/">x</a><a href="/b/">B</a><a href="https://otro.example/copia/">O</a>',
    );
  });

  it.each<[string, string, Record<string, string>]>([
    ['all links begin with it', '/tienda', project],
    [
      'only a canonical begins with it',
      '/tienda',
      { 'index.html': '<link rel="canonical" href="https://yo.example/tienda/"><a href="b/">B</a>' },
    ],
    ['only a base names it', '/tienda', { 'index.html': '<base href="https://yo.example/tienda/"><a href="b/">B</a>' }],
    ['a base names the root', '', { 'index.html': '<base href="https://yo.example/"><a href="/tienda/b/">B</a>' }],
    [
      'the canonical is one of another host',
      '/tienda',
      {
        'index.html': '<link rel="canonical" href="http://obra.local/"><a href="/tienda/b/">B</a>',
        'b/index.html': 'x',
      },
    ],
    [
      'all links begin with a year, or lead to missing files',
      '',
      { 'index.html': '<a href="/1970/01/a">A</a><a href="/1970/02/b">B</a>' },
    ],
    ['one link leads elsewhere', '', { ...project, 'otra.html': '<a href="/otra/">Otra</a>' }],
    ['the folder has a subfolder of that name', '', { ...project, 'tienda/index.html': 'x' }],
    ['a link lacks the final slash', '/tienda', { ...project, 'otra.html': '<a href="/tienda">Inicio</a>' }],
    ['all links lack the final slash', '', { 'index.html': '<a href="/tienda">T</a>' }],
    [
      'a page of the folder has that name',
      '',
      { 'index.html': '<a href="/t/">T</a><a href="/t/b/">B</a>', 't.htm': 'x' },
    ],
    [
      'one link leads to the root, all others to pages below the path',
      '/tienda',
      { 'index.html': '<a href="/tienda/b/">B</a><a href="/">Inicio</a>', 'b/index.html': 'x' },
    ],
    [
      'a link leads to the root, and none to a page below the path',
      '',
      { 'index.html': '<a href="/tienda/">T</a><a href="/">Inicio</a>' },
    ],
    [
      'absolute links to the site begin with it',
      '/tienda',
      {
        'index.html':
          '<a href="https://www.yo.example/tienda/b/">B</a><a href="https://red.example/yo/">R</a><a href="/tienda/">T</a>',
      },
    ],
    [
      'an absolute link to the site begins otherwise',
      '',
      { ...project, 'otra.html': '<a href="https://yo.example/a/">' },
    ],
    ['all links are relative', '', { 'index.html': '<a href="precios/">P</a><a href="//cdn.example/x/">C</a>' }],
  ])('findMount, if %s, gives: %j', async (_, base, files) => {
    expect((await findMount(makeFolder(files), ['https://yo.example'])).base).toBe(base);
  });
});

describe('a folder with unusual files', () => {
  const html = (title: string, body = '') => `<!doctype html><title>${title}</title><h1>${title}</h1><p>${body}</p>`;
  const links =
    '<a href="/x.html">x</a> <a href="/about.html">y</a> <a href="/100%/x">z</a> <a href="/buena.html">b</a>';

  const expectServed = async (make: (folder: string) => void): Promise<void> => {
    const folder = makeFolder({ 'index.html': html('Inicio', links), 'buena.html': html('Buena') });
    make(folder);
    expect(await ownOriginOf(folder)).toBeUndefined();
    expect(await findMount(folder, [])).toEqual({ base: '', linkedBelow: '' });
    expect(await explainNoStart(folder)).toBeUndefined();
    expect(await findUnlinkedPages(folder, '', ['https://e.es/', 'https://e.es/buena.html'])).toSatisfy(Array.isArray);
    const get = await serve(folder);
    expect((await get('/buena.html')).status).toBe(200);
    for (const path of ['/about.html', '/100%/x', '/nada.html']) expect((await get(path)).status, path).toBe(404);
  };

  it.each<[what: string, make: (folder: string) => void]>([
    ['a broken symbolic link', (folder) => symlinkSync('nada', join(folder, 'x.html'))],
    ['a symbolic link to itself', (folder) => symlinkSync('x.html', join(folder, 'x.html'))],
    ['a symbolic link to the folder', (folder) => symlinkSync('.', join(folder, 'otra-vez'))],
    ['a symbolic link to the outside', (folder) => symlinkSync('/etc/hostname', join(folder, 'x.html'))],
    ['a symbolic link to an endless device', (folder) => symlinkSync('/dev/zero', join(folder, 'x.html'))],
    ['a folder named about.html', (folder) => mkdirSync(join(folder, 'about.html'))],
    ['a folder named 404.html', (folder) => mkdirSync(join(folder, '404.html'))],
    ['a file without read permission', (folder) => writeFileSync(join(folder, 'x.html'), 'x', { mode: 0o000 })],
    [
      'a folder without read permission',
      (folder) => {
        mkdirSync(join(folder, 'cerrada'), { mode: 0o000 });
        onTestFinished(() => chmodSync(join(folder, 'cerrada'), 0o700));
      },
    ],
    [
      'names that are not UTF-8',
      (folder) => writeFileSync(Buffer.from(`${folder}/b\xff\xfe.html`, 'latin1'), html('B')),
    ],
    ['names with line breaks and signs', (folder) => writeFileSync(join(folder, 'a\nb?c#d%e.html'), html('C'))],
    [
      'a file of three gigabytes',
      (folder) => {
        writeFileSync(join(folder, 'x.html'), '');
        truncateSync(join(folder, 'x.html'), 3 * 2 ** 30);
      },
    ],
  ])('is served without %s', { timeout: 20_000 }, (_, make) => expectServed(make));

  it('is served without pipes', { timeout: 20_000, tags: 'mkfifo' }, () =>
    expectServed((folder) => {
      const pipes = ['x.html', '404.html', '_redirects'].map((name) => join(folder, name));
      execFileSync(requireProgram('mkfifo'), pipes);
    }),
  );

  it('finds the origin in a page that is cut for its size', async () => {
    const folder = makeFolder({
      'index.html': html('Inicio', `${'<!-- relleno -->'.repeat(400_000)}<a href="https://www.e.es/a.html">a</a>`),
      'a.html': html('A', '<a href="https://www.e.es/">a</a>'),
      'b.html': html('B', '<a href="https://www.e.es/a.html">a</a><a href="https://www.e.es/b.html">b</a>'),
    });
    expect(await ownOriginOf(folder)).toBe('https://www.e.es');
  });
});

it('findUnreadable lists unreadable files and folders, and does not enter such folders', async () => {
  const folder = makeFolder({ 'index.html': 'a', 'b/index.html': 'b', 'c/d/index.html': 'c', '.git/x': 'g' });
  const asked: string[] = [];
  const found = await findUnreadable(folder, async (path) => {
    asked.push(relative(folder, path));
    return !/(?:^|\/)(?:index\.html|c)$/.test(relative(folder, path)) || path.endsWith('web/index.html');
  });
  expect(found).toEqual(['b/index.html', 'c']);
  expect(asked.filter((path) => /^(?:c\/|\.git)/.test(path))).toEqual([]);
  expect(await findUnreadable(folder)).toEqual([]);
});

it.skipIf(process.getuid?.() === 0)(
  'says of a file that may not be read that this user has no right to it',
  async () => {
    const page = (body: string) => `<!doctype html><title>t</title><main><h1>Casa</h1><p>${body}</p></main>`;
    const folder = makeFolder({ 'index.html': page('Un texto. <a href="/b/">b</a>'), 'b/index.html': page('Otro.') });
    chmodSync(join(folder, 'b/index.html'), 0);
    const settings = resolveConfig({ site: { url: 'https://www.ejemplo.es' }, crawl: { from: folder } }, '/', {});
    const { ledger, diagnostics } = await compile(settings, { threads: 0 });
    expect(ledger.map(({ reason }) => reason)).toEqual(['ok', 'no-rights']);
    const codes = diagnostics.flatMap(({ severity, code }) => (severity === 'info' ? [] : code));
    expect(codes).toContain('unreadable-files');
    expect(codes).not.toContain('page-failed');
  },
);
