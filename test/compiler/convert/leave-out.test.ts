import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../../compiler/compile.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import type { LedgerEntry } from '../../../compiler/model.ts';
import { type Compilation, leaveOut } from '../../../compiler/to-compilation.ts';
import { complaints } from '../../../compiler/words/es/report/complaints.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { writeFolder } from '../commands/run-cli.ts';

const html = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="es"><head><title>${title}</title>${head}</head><body><nav><a href="/">Inicio</a></nav>${body}<footer>Aviso legal de la empresa</footer></body></html>`;

async function compileSite(files: Record<string, string>, content = {}, options = {}): Promise<Compilation> {
  const folder = await writeFolder(files);
  const config = { site: { url: 'https://www.ejemplo.es' }, crawl: { from: '.' }, content };
  return compile(resolveConfig(config, folder, {}), { threads: 0, ...options });
}

const links = ['vacia', 'foto', 'lista', 'mapa', 'formulario', 'corta', 'rellena', 'cartel']
  .map((name) => `<p>Una página: <a href="/${name}/">${name}</a></p>`)
  .join('');

describe('a page without words', () => {
  let compilation: Compilation;
  beforeAll(async () => {
    compilation = await compileSite({
      'index.html': html('Inicio', `<main><h1>Inicio</h1>${links}</main>`),
      'vacia/index.html': html('Vacía', '<main></main>'),
      'vacia-antigua/index.html': html('Vacía', '', '<meta http-equiv="refresh" content="0; url=/vacia/">'),
      'foto/index.html': html(
        'Foto',
        '<main><h1>Foto</h1><img src="/a.png"></main>',
        '<meta name="description" content="Una foto.">',
      ),
      'lista/index.html': html('Lista', '<main><h1>Lista</h1><p><a href="/vacia-antigua/">—</a></p></main>'),
      'mapa/index.html': html('Mapa', '<main><h1>Mapa</h1><iframe src="https://mapas.example/x"></iframe></main>'),
      'formulario/index.html': html('Contacto', '<main><h1>Contacto</h1><form><textarea></textarea></form></main>'),
      'rellena/index.html': html(
        'Rellena',
        '<header><a href="/">Calderas Ruiz</a></header><main><h1 hidden>Cargando</h1><img src="/cargando.gif"></main><footer>Estamos en la calle Mayor 3, frente a la plaza del mercado.</footer>',
      ),
      'cartel/index.html': html(
        'Cartel',
        '<header><h1>Cartel</h1><p>Este mes revisamos las calderas de la comarca.</p></header><main id="lista"></main>',
      ),
      'corta/index.html': html('Corta', '<main><h1>Corta</h1><p>Cerrado.</p></main>'),
    });
  });

  it('is not published, and is skipped as empty in the ledger, with its aliases', () => {
    const { site, ledger } = compilation;
    expect(site.pages.map(({ path }) => path)).toEqual(['/', '/cartel/', '/corta/', '/formulario/', '/mapa/']);
    const outcomes = Object.fromEntries(
      ledger.map(({ url, outcome, reason }) => [new URL(url).pathname, `${outcome}: ${reason}`]),
    );
    expect(outcomes).toMatchObject({
      '/vacia/': 'skipped: empty',
      '/vacia-antigua/': 'skipped: empty',
      '/foto/': 'skipped: empty',
      '/lista/': 'skipped: empty',
      '/rellena/': 'skipped: empty',
      '/corta/': 'published: ok',
    });
    expect(ledger.filter(({ outcome }) => outcome === 'published')).toHaveLength(site.pages.length);
  });

  it('is reported to the editor once', () => {
    const told = compilation.diagnostics.filter(({ where }) => where === '/vacia/');
    expect(told).toEqual([expect.objectContaining({ code: 'empty-page', severity: 'warning' })]);
  });
});

it('a page that cannot be read is reported and not published, and read again by the next compile', async () => {
  const cacheFolder = temporaryFolder();
  const sheet = Array.from({ length: 200 }, (_, at) => `.z${' ~ i'.repeat(40)}:nth-child(${at}n){left:-9999px}`);
  const files = {
    'index.html': html('Inicio', '<main><h1>Inicio</h1><p>Una página: <a href="/mala/">Mala</a></p></main>'),
    'mala/index.html': html(
      'Mala',
      `<main><h1>Mala</h1>${'<i class="z">a</i> '.repeat(4_000)}</main>`,
      `<style>${sheet.join('')}</style>`,
    ),
  };
  const { site, ledger, diagnostics } = await compileSite(files, {}, { cacheFolder });
  expect(site.pages.map(({ path }) => path)).toEqual(['/']);
  const why = 'its style sheets take too many steps';
  expect(ledger).toContainEqual(
    expect.objectContaining({
      url: 'https://www.ejemplo.es/mala/',
      outcome: 'skipped',
      reason: 'unreadable',
      detail: why,
    }),
  );
  const told = diagnostics.find(({ where }) => where === '/mala/');
  expect(told).toMatchObject({ code: 'unreadable-page', severity: 'warning', about: { why } });
  expect(complaints['unreadable-page']({ why })).toContain('sus hojas de estilo');
  const remembered = await readdir(cacheFolder, { recursive: true });
  expect(remembered.map((name) => basename(name))).toEqual(expect.not.arrayContaining(['compilation']));
});

it.each([
  [3, 'en'],
  [4, 'es'],
])('a site with an English home page and %i Spanish pages has the language %s', async (count, language) => {
  const names = ['grifos', 'toldos', 'calderas', 'persianas'].slice(0, count);
  const more = names.map((name) => `<p>Una página: <a href="/${name}/">${name}</a></p>`).join('');
  const pages = names.map((name) => [
    `${name}/index.html`,
    html(name, `<main><h1>${name}</h1><p>De ${name} sabemos.</p></main>`),
  ]);
  const home = html('Start', `<main><h1>Start</h1>${more}</main>`).replace('lang="es"', 'lang="en"');
  const { site } = await compileSite({ 'index.html': home, ...Object.fromEntries(pages) });
  expect(site.site.language).toBe(language);
});

it('selectors of the config that match on no page are reported', async () => {
  const files = {
    'index.html': html(
      'Inicio',
      '<main class="texto"><h1>Inicio</h1><p>Algo que leer.</p><p class="oferta">¡Ya!</p></main>',
    ),
  };
  const told = async (content: object) =>
    (await compileSite(files, content)).diagnostics
      .filter(({ code }) => code === 'selector-matches-nothing')
      .map(({ where }) => where);
  expect(await told({ root: '.texto', drop: ['.oferta'], keep: ['h1'] })).toEqual([]);
  expect(await told({ root: '.nada', drop: ['.oferta', '.tampoco'], keep: ['.ni-esto'] })).toEqual([
    'content.drop[1]',
    'content.keep[0]',
    'content.root',
  ]);
});

it('the ledger is updated by the whole address of a page, for pages and aliases', () => {
  const entry = (address: string, outcome: LedgerEntry['outcome'], target?: string): LedgerEntry => ({
    url: `https://www.ejemplo.es${address}`,
    outcome,
    reason: 'ok',
    foundOn: [],
    ...(target && { target }),
  });
  const ledger = [
    entry('/a/', 'published'),
    entry('/a/?b=1', 'published'),
    entry('/a/', 'skipped'),
    entry('/c/', 'alias', '/a/'),
    entry('/a/', 'alias', '/d/'),
  ];
  const left = leaveOut(ledger, new Map([['/a/', { reason: 'unreadable', detail: 'more than 256 MB' }]]));
  expect(left.map(({ outcome, reason }) => `${outcome} ${reason}`)).toEqual([
    'skipped unreadable',
    'published ok',
    'skipped ok',
    'skipped unreadable',
    'alias ok',
  ]);
});
