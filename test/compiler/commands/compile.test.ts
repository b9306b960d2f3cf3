import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleSiteUrl } from '../../../compiler/commands/steps/compile-against.ts';
import { freePort } from '../../free-port.ts';
import { withManifest } from '../output/with-manifest.ts';
import { runCommand, startCli, toSite, writeFolder } from './run-cli.ts';

/** Manifest of content without a file. */
const published = String(withManifest([])[0]?.body);
const readManifest = async (folder: string) => JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));

const noindex = '<meta name="robots" content="noindex">';

describe('vitrina compile', () => {
  it('compiles a folder of HTML without a config, and then says that it is up to date', async () => {
    const folder = await writeFolder(toSite(3));
    const first = await runCommand(folder, ['compile', './sitio', '--out', 'salida']);
    expect([first.code, first.stderr]).toEqual([0, expect.stringContaining('written to')]);
    const { site, pages } = await readManifest(join(folder, 'salida'));
    expect([site.url, pages.length]).toEqual(['https://www.ejemplo.es', 3]);

    const again = await runCommand(folder, ['compile', './sitio', '--out', 'salida']);
    expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('up to date')]);
    expect((await runCommand(folder, ['compile', './sitio', '--out', 'salida', '--check'])).code).toBe(0);

    const page = join(folder, 'sitio/pagina-1/index.html');
    await writeFile(page, (await readFile(page, 'utf8')).replace('que leer', 'nuevo que leer'));
    const before = await readFile(join(folder, 'salida/manifest.json'), 'utf8');
    const stale = await runCommand(folder, ['compile', './sitio', '--out', 'salida', '--check']);
    expect([stale.code, stale.stderr]).toEqual([2, expect.stringContaining('stale')]);
    expect(stale.stdout).toContain('changed  /pagina-1/');
    expect(await readFile(join(folder, 'salida/manifest.json'), 'utf8')).toBe(before);
  });

  it('proposes a config only if the folder has none', async () => {
    const folder = await writeFolder(toSite(3));
    const proposed = async () => (await runCommand(folder, ['compile', './sitio', '--out', 'salida'])).stdout;
    expect(await proposed()).toContain('init ./sitio');
    await writeFile(join(folder, 'site.config.ts'), "export default { site: { url: 'https://www.ejemplo.es' } };");
    expect(await proposed()).not.toContain(' init ');
  });

  it('prints only JSON with --json, and nothing with --quiet', async () => {
    const folder = await writeFolder(toSite(2));
    const report = await runCommand(folder, ['compile', 'sitio', '--json']);
    expect(JSON.parse(report.stdout)).toMatchObject({
      out: join(folder, 'dist-content'),
      changes: { added: expect.arrayContaining(['manifest.json', 'pages/pagina-1.md']), changed: [], removed: [] },
      pages: [
        { path: '/', title: 'www.ejemplo.es' },
        { path: '/pagina-1/', title: 'Sobre pagina-1' },
      ],
      ledger: expect.any(Array),
      diagnostics: expect.any(Array),
    });
    expect(await runCommand(folder, ['compile', 'sitio', '--quiet'])).toMatchObject({ code: 0, stdout: '' });
    // What to do next is for whoever reads the report.
    expect([report.stderr, (await runCommand(folder, ['compile', 'sitio'])).stderr]).toEqual([
      expect.not.stringContaining('vitrina preview'),
      expect.stringContaining('vitrina preview'),
    ]);
    await runCommand(folder, ['compile', 'sitio', '--quiet', '--report', 'informes/a.html']);
    const file = await readFile(join(folder, 'informes/a.html'), 'utf8');
    expect(file).toMatch(/^<!doctype html>[\s\S]*<html lang="en"[\s\S]*\/pagina-1\//i);
  });

  it('shows addresses without escapes, and accepts them so', async () => {
    const folder = await writeFolder({
      'sitio/index.html':
        '<title>Inicio</title><h1>Inicio</h1><p>Somos una casa que atiende a todo el mundo.</p><a href="años/uno/">Uno</a> <a href="años/dos/">Dos</a> <a href="niñez/">N</a>',
      'sitio/años/uno/index.html':
        '<title>Uno</title><h1>Uno</h1><p>Servicio uno de la casa, con texto, <i>lunes a viernes de 9 a 14</i>.</p>',
      'sitio/años/dos/index.html': '<title>Dos</title><h1>Dos</h1><p>Servicio dos de la casa, con texto.</p>',
    });
    const run = (...args: string[]) => runCommand(folder, [...args, '--url', 'https://e.es/tienda/']);
    const { stdout } = await run('compile', 'sitio', '--details');
    expect(stdout).toContain('/tienda/niñez/: ');
    expect(stdout).not.toMatch(/%C3/);
    const none = await run('compile', 'sitio', '--only', '/tienda/niñez/', '--out', 'parte');
    expect([none.code, none.stderr]).toEqual([4, expect.stringContaining('/tienda/niñez/: ')]);
    const part = await run('compile', 'sitio', '--only', '/tienda/años/', '--out', 'parte', '--json');
    expect(JSON.parse(part.stdout).pages).toMatchObject([
      { url: 'https://e.es/tienda/a%C3%B1os/dos/' },
      { url: 'https://e.es/tienda/a%C3%B1os/uno/' },
    ]);
    const explained = await runCommand(folder, ['explain', '/tienda/años/uno/']);
    expect([explained.code, explained.stdout]).toEqual([0, expect.stringContaining('/tienda/años/uno/\n')]);
    await writeFile(
      join(folder, 'site.config.ts'),
      `export default { site: { url: 'https://e.es' }, crawl: { from: 'sitio', exclude: ['/años/dos/'] },
        company: { services: ['/años/*'], hours: { page: '/años/uno/', selector: 'i' } } };`,
    );
    const { company, pages } = JSON.parse((await runCommand(folder, ['compile', '--out', 'otra', '--json'])).stdout);
    expect(pages.map(({ path }: { path: string }) => path)).toEqual(['/', '/a%C3%B1os/uno/']);
    expect(company).toMatchObject({ services: [{ name: 'Uno' }], hours: 'lunes a viernes de 9 a 14' });
  });

  it.each([
    ['an unknown option', ['compile', '--nada'], /--nada/],
    ['an unknown command', ['compila'], /compila/],
    ['a folder that does not exist', ['compile', './no-existe'], /no-existe/],
    ['a file in the place of a folder', ['compile', './nota.txt'], /nota\.txt/],
    ['an invalid address', ['compile', 'https://'], /https:\/\//],
    ['a config that does not exist', ['compile', '--config', 'otra.config.ts'], /otra\.config\.ts/],
    ['an invalid port', ['try', './sitio'], /PORT abc is not valid: .*1 … 65535/],
    ['an invalid pattern of --only', ['compile', './sitio', '--only', 'blog/*'], /--only blog\/\*/],
    ['an invalid pattern of --exclude', ['compile', './sitio', '--exclude', 'blog/*'], /--exclude blog\/\*/],
    ['a limit of no pages', ['compile', './sitio', '--limit', '0'], /--limit 0 .*1 … 100000/],
    ['an address without its protocol', ['compile', './sitio', '--url', 'e.es'], /--url "e\.es"/],
    ['an unknown guard', ['compile', './sitio', '--accept-loss=pages, sites'], /--accept-loss=sites .*pages, .*site/],
    [
      'a report below a file',
      ['compile', 'http://127.0.0.1:1', '--report', 'nota.txt/a.html'],
      /--report: .*nota\.txt/,
    ],
    [
      'an HTML file instead of a folder',
      ['compile', 'sitio/index.html'],
      /index\.html is a file: name the folder of the site, .*sitio$/,
    ],
    [
      'a pattern of --only that matches nothing',
      ['compile', 'sitio', '--only', '/blgo/*'],
      /--only «\/blgo\/\*» fits no address/,
    ],
    [
      'a pattern of --exclude that matches nothing',
      ['check', 'sitio', '--exclude', '/x/**'],
      /--exclude «\/x\/\*\*» fits no address/,
    ],
    ['a report of another type than HTML or CSV', ['compile', 'sitio', '--report', 'a.pdf'], /--report a\.pdf/],
    ['a config below a file', ['init', 'http://127.0.0.1:1', '--out', 'nota.txt/a.ts'], /--out: .*nota\.txt/],
    ['an invalid site to examine', ['doctor', 'e.es'], /"e\.es"/],
    ['an invalid public address', ['doctor', 'http://127.0.0.1:1', '--public', 'e.es'], /--public "e\.es"/],
  ])('ends with 3 and a message for %s', async (_what, args, sentence) => {
    const folder = await writeFolder({ ...toSite(1), 'nota.txt': 'x' });
    const { code, stderr } = await runCommand(folder, args, { PORT: 'abc' });
    expect([code, stderr]).toEqual([3, expect.stringMatching(sentence)]);
    expect(stderr).not.toMatch(/\n {4}at /);
    expect(existsSync(join(folder, 'dist-content'))).toBe(false);
  });

  it.each([
    ['is below a file', 'nota.txt/dentro/contenido', /--out: .*nota\.txt takes no new file/],
    ['is in a folder without write permission', '/proc/dentro/contenido', /--out: \/proc takes no new file/],
  ])('ends with 3 before the crawl if the output folder %s', async (_what, out, sentence) => {
    const folder = await writeFolder({ 'nota.txt': 'x' });
    for (const command of ['compile', 'check', 'diff']) {
      // Nobody answers there: the crawl would end with 4.
      const { code, stderr } = await runCommand(folder, [command, 'http://127.0.0.1:1', '--out', out]);
      expect([command, code, stderr]).toEqual([command, 3, expect.stringMatching(sentence)]);
    }
    expect(await readdir(folder)).toEqual(['nota.txt']);
  });

  it('compiles .htm files of a word processor, the start page once', async () => {
    const page = (title: string) =>
      `<html lang="es"><title>${title}</title><p><a href="index.htm">Inicio</a> <a href="servicios.htm">Servicios</a></p><h1>${title}</h1><p>Se habla aquí de «${title}» con todo detalle.</p></html>`;
    const folder = await writeFolder({
      'sitio/index.htm': page('Fontanería'),
      'sitio/servicios.htm': page('Servicios'),
    });
    const { code, stdout } = await runCommand(folder, ['compile', 'sitio', '--json']);
    expect([code, JSON.parse(stdout).pages.map(({ path }: { path: string }) => path)]).toEqual([
      0,
      ['/', '/servicios.htm'],
    ]);
  });

  it.each([
    [
      'its pages are in a subfolder',
      ['www.ejemplo.es/index.html', 'www.ejemplo.es/zonas/index.html'],
      /no index\.html; pages lie in: www\.ejemplo\.es\//,
    ],
    ['it holds several sites', ['a/index.htm', 'b/c/index.html'], /pages lie in: a\/, b\/c\/, a\/index\.htm\. Name/],
    [
      'a page is beside a folder with pages',
      ['a/index.htm', 'inicio.html'],
      /pages lie in: a\/, inicio\.html\. .*crawl\.seeds/,
    ],
    ['its pages have other names', ['inicio.html'], /no index\.html; .*inicio\.html\. .*crawl\.seeds/],
    ['it has no pages', ['leeme.txt'], /there is no HTML file in it\. Name the folder/],
  ])(
    'ends with 4 for a folder without a start page, and names the pages it has, if %s',
    async (_what, names, sentence) => {
      const text = '<h1>Inicio</h1><p>Texto.</p>';
      const folder = await writeFolder(Object.fromEntries(names.map((name) => [`sitio/${name}`, text])));
      const { code, stderr } = await runCommand(folder, ['compile', 'sitio']);
      expect([code, stderr]).toEqual([4, expect.stringMatching(sentence)]);
      expect(stderr).toContain(join(folder, 'sitio'));
      expect(stderr).not.toMatch(/localhost|sitemap/);
    },
  );

  it('ends with 4 for a folder whose start page has noindex, with the name of the folder', async () => {
    const folder = await writeFolder({ 'sitio/index.html': `${noindex}<h1>Obras</h1>` });
    const { code, stderr } = await runCommand(folder, ['compile', 'sitio']);
    expect([code, stderr]).toEqual([
      4,
      expect.stringMatching(/no page of .*sitio could [\s\S]*\n {2}\/: it asks robots not to index it/),
    ]);
  });

  it('ends with 4 if no page can be published, with the reasons of five', async () => {
    const site = Object.entries(toSite(7)).map(([name, html]) => [name, html.replace('<head>', `<head>${noindex}`)]);
    const { code, stderr } = await runCommand(await writeFolder(Object.fromEntries(site)), ['compile', 'sitio']);
    expect([code, stderr.match(/it asks robots not to index it/g)?.length]).toEqual([4, 5]);
  });

  it('ends with 4 for a site that does not answer, and keeps the earlier content', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const folder = await writeFolder({ 'dist-content/manifest.json': published });
    const { code, stderr } = await runCommand(folder, ['compile', `http://127.0.0.1:${port}`]);
    expect([code, stderr]).toEqual([4, expect.stringContaining(`127.0.0.1:${port}`)]);
    expect(await readFile(join(folder, 'dist-content/manifest.json'), 'utf8')).toBe(published);
  });

  it('ends with 2 if pages of the earlier content are lost, until --accept-loss', async () => {
    const folder = await writeFolder(toSite(6));
    expect((await runCommand(folder, ['compile', 'sitio'])).code).toBe(0);
    await rm(join(folder, 'sitio/pagina-1'), { recursive: true });
    const guarded = await runCommand(folder, ['compile', 'sitio']);
    expect([guarded.code, guarded.stderr]).toEqual([
      2,
      expect.stringMatching(/1 of 6 pages[\s\S]*\/pagina-1\/[\s\S]*--accept-loss/),
    ]);
    expect((await readManifest(join(folder, 'dist-content'))).pages).toHaveLength(6);
    expect((await runCommand(folder, ['compile', 'sitio', '--accept-loss'])).code).toBe(0);
    expect((await readManifest(join(folder, 'dist-content'))).pages).toHaveLength(5);
    expect(existsSync(join(folder, 'dist-content/pages/pagina-1.md'))).toBe(false);
  });

  it.each([
    ['as information if they are fewer than the pages', ['a', 'b'], 'info'],
    ['as a warning if they are as many as the pages', ['a', 'b', 'c'], 'warning'],
  ])('reports files to which nothing links %s', async (_, orphans, severity) => {
    const site = toSite(3);
    for (const name of orphans) site[`sitio/sueltas/${name}.html`] = site['sitio/index.html'] ?? '';
    const folder = await writeFolder(site);
    const { stdout } = await runCommand(folder, ['compile', './sitio', '--json']);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    expect(diagnostics.filter(({ code }) => code === 'unlinked-files')).toEqual([
      expect.objectContaining({
        severity,
        message: expect.stringContaining('sueltas/a.html'),
        hint: expect.any(String),
      }),
    ]);
  });

  it('reads files to which nothing links if a pattern names them, and says which pattern', async () => {
    const site = toSite(3);
    for (const name of ['a', 'b']) {
      site[`sitio/sueltas/${name}.html`] =
        `<!doctype html><html lang="es"><title>Obra ${name}</title><main><h1>Obra ${name}</h1><p>Se acabó en mayo la obra ${name}.</p></main>`;
    }
    const folder = await writeFolder(site);
    const compileIt = async (...options: string[]) => {
      const { stdout } = await runCommand(folder, ['compile', './sitio', '--json', ...options]);
      return JSON.parse(stdout) as { pages: { path: string }[]; diagnostics: { code: string; message: string }[] };
    };
    const [told] = (await compileIt()).diagnostics.filter(({ code }) => code === 'unlinked-files');
    expect(told?.message).toContain('--seed "/sueltas/*"');
    const { pages, diagnostics } = await compileIt('--seed', '/sueltas/*', '--seed', '/nada/*');
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/sueltas/a.html', '/sueltas/b.html']));
    expect(diagnostics.map(({ code }) => code)).not.toContain('unlinked-files');
    expect(diagnostics.map(({ code }) => code)).toContain('pattern-matches-nothing');
    const { stdout: proposed } = await runCommand(folder, ['init', './sitio', '--print']);
    expect(proposed).toContain("// seeds: ['/sueltas/*']");
  });

  it('reports only why nothing could be read', async () => {
    const folder = await writeFolder({ ...toSite(3), 'sitio/robots.txt': 'User-agent: *\nDisallow: /\n' });
    const { code, stderr } = await runCommand(folder, ['compile', './sitio']);
    expect(code).toBe(4);
    expect(stderr.match(/→/g)).toHaveLength(1);
  });

  it('publishes without a fact that two pages contradict, and quotes both', async () => {
    const files = toSite(3);
    const say = (name: string, text: string) => {
      files[name] = files[name]?.replace('</main>', `<p>${text}</p></main>`) ?? '';
    };
    say('sitio/pagina-1/index.html', 'Todos los precios incluyen el IGIC.');
    say('sitio/pagina-2/index.html', 'Los precios no incluyen el IGIC.');
    const folder = await writeFolder({
      ...files,
      'vitrina.config.ts': `export default { site: { url: 'https://www.ejemplo.es' }, crawl: { from: './sitio' } };`,
    });
    const { code, stdout } = await runCommand(folder, ['compile', '--config', 'vitrina.config.ts', '--json']);
    const { company, diagnostics } = JSON.parse(stdout) as { company: object; diagnostics: { where: string }[] };
    expect(code).toBe(0);
    expect(company).not.toHaveProperty('tax');
    expect(diagnostics.map(({ where }) => where)).toContain('company.tax');
  });

  it.each([
    ['its address', ['compile', './sitio']],
    ['a config', ['compile', '--config', 'sitio.config.ts']],
  ])(
    'ends with 2 if the output holds the content of another site, named by %s, until that is accepted',
    async (_, compile) => {
      const folder = await writeFolder({
        ...toSite(2, 'https://b.example'),
        'sitio.config.ts': `export default { site: { url: 'https://b.example' }, crawl: { from: './sitio' } };`,
        'antes.config.ts': `export default { site: { url: 'https://a.example' }, crawl: { from: './sitio' } };`,
      });
      const holder = async () => (await readManifest(join(folder, 'dist-content'))).site.url;
      expect((await runCommand(folder, ['compile', '--config', 'antes.config.ts'])).code).toBe(0);
      const refused = await runCommand(folder, compile);
      expect([refused.code, refused.stderr]).toEqual([
        2,
        expect.stringMatching(/content of https:\/\/a\.example[\s\S]*--out[\s\S]*--accept-loss=site$/),
      ]);
      // The word for lost pages is none for another site.
      const still = await runCommand(folder, [...compile, '--accept-loss']);
      expect([still.code, still.stderr]).toEqual([2, expect.stringMatching(/--accept-loss=pages,site$/)]);
      expect(await holder()).toBe('https://a.example');
      expect((await runCommand(folder, [...compile, '--accept-loss=site'])).code).toBe(0);
      expect(await holder()).toBe('https://b.example');
    },
  );

  it('replaces the content of the bundled example by any site, but not the reverse', async () => {
    const folder = await writeFolder({
      ...toSite(2),
      'ejemplo.config.ts': `export default { site: { url: '${exampleSiteUrl}' }, crawl: { from: './sitio' } };`,
    });
    expect((await runCommand(folder, ['compile', '--config', 'ejemplo.config.ts'])).code).toBe(0);
    expect((await runCommand(folder, ['compile', 'sitio'])).code).toBe(0);
    const back = await runCommand(folder, ['compile', '--config', 'ejemplo.config.ts']);
    expect([back.code, back.stderr]).toEqual([2, expect.stringContaining('https://www.ejemplo.es')]);
  });

  it.each(['compile', 'compile --check', 'check', 'diff', 'explain /precios/', 'init', 'preview'])(
    '`%s` without config and site ends with 3 and says how to begin',
    async (line) => {
      const args = line.split(' ');
      const folder = await writeFolder({ 'dist-content/manifest.json': published });
      expect(await runCommand(folder, args)).toMatchObject({
        code: 3,
        stdout: '',
        stderr: expect.stringMatching(/no site\.config\.ts in .*vitrina init/),
      });
      expect(await readFile(join(folder, 'dist-content/manifest.json'), 'utf8')).toBe(published);
    },
  );

  it.each([
    ['tesis.doc', 'mi tesis'],
    ['manifest.json', '{"name":"Tienda","icons":[]}'],
    ['manifest.json', '{"format":1,"generation":"a1","pages":[]}'],
    ['manifest.json', 'no es JSON'],
  ])('ends with 3 for an output folder of another program that holds %s with %s', async (name, text) => {
    const folder = await writeFolder({ ...toSite(2), [`ajena/${name}`]: text });
    const { code, stderr } = await runCommand(folder, ['compile', 'sitio', '--out', 'ajena']);
    expect([code, stderr]).toEqual([3, expect.stringContaining('ajena')]);
    expect(await readFile(join(folder, 'ajena', name), 'utf8')).toBe(text);
  });

  it('ends with 3 for such an output folder before the crawl', async () => {
    const folder = await writeFolder({ 'ajena/fotos/verano.jpg': '' });
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const { code, stderr } = await runCommand(folder, ['compile', nobody, '--out', 'ajena']);
    expect([code, stderr]).toEqual([3, expect.stringContaining('ajena')]);
  });
});

describe('the process', () => {
  it('ends with 0 if its reader closes the pipe', async () => {
    const run = startCli(await writeFolder(), ['--help']);
    run.process.stdout?.destroy();
    const { code, stderr } = await run.ended;
    expect([code, stderr]).toEqual([0, '']);
  });

  it('ends with the code of the command, errors on stderr and data on stdout', async () => {
    const folder = await writeFolder({ 'site.config.ts': '' });
    const fault = 'performance.now = () => { throw new Error("Unforeseen"); };';
    const broken = await writeFolder({ ...toSite(1), 'fault.cjs': fault });
    const preload = { NODE_OPTIONS: `--require=${join(broken, 'fault.cjs')}` };
    const [versioned, misspelt, refused, listed, failed] = await Promise.all([
      startCli(folder, ['--version']).ended,
      startCli(folder, ['compile', '--nada']).ended,
      startCli(folder, ['init']).ended,
      startCli(folder, ['rollback', '--list', '--json']).ended,
      startCli(broken, ['compile', 'sitio', '--quiet'], preload).ended,
    ]);
    expect([versioned.code, versioned.stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
    expect([misspelt.code, misspelt.stdout, misspelt.stderr]).toEqual([3, '', expect.stringContaining('--nada')]);
    expect([refused.code, refused.stdout, refused.stderr]).toEqual([
      2,
      '',
      expect.stringMatching(/^vitrina: .*site\.config\.ts exists/),
    ]);
    expect([listed.code, JSON.parse(listed.stdout), listed.stderr]).toEqual([
      0,
      { current: null, generations: [] },
      '',
    ]);
    // Whoever mends what nobody foresaw needs to know where.
    expect([failed.code, failed.stderr]).toEqual([1, expect.stringMatching(/^vitrina: Error: Unforeseen\n {4}at /)]);
  });
});
