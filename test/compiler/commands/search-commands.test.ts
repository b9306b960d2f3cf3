import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../runtime/content.ts';
import { searchPages } from '../../../runtime/operations/search-pages.ts';
import { serializeGaps } from '../../../shared/gaps.ts';
import { runCommand, startCli, writeFolder } from './run-cli.ts';

const page = (title: string, text: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${title}</title></head>` +
  `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

const pages: Record<string, string> = {
  'sitio/index.html': page(
    'Inicio',
    'Atendemos toda la isla. <a href="/neveras/">Neveras</a> <a href="/lavadoras/">Lavadoras</a> <a href="/precios/">Precios</a>',
  ),
  'sitio/neveras/index.html': page('Reparación de neveras', 'La nevera que no enfría se repara en casa, con garantía.'),
  'sitio/lavadoras/index.html': page('Reparación de lavadoras', 'La lavadora que no desagua se repara en casa.'),
  'sitio/precios/index.html': page('Precios', 'El desplazamiento tiene un precio fijo en toda la isla.'),
};

const config = (golden: string) =>
  `export default { site: { url: 'https://www.ejemplo.es', brand: 'Ejemplo' }, crawl: { from: './sitio' }, search: { golden: [${golden}] } };`;

let folder: string;
beforeAll(async () => {
  folder = await writeFolder(pages);
  expect((await runCommand(folder, ['compile', './sitio'])).code).toBe(0);
});

describe('vitrina query', () => {
  it('finds the results of search_pages in the same order, and explains them', async () => {
    const content = await loadContent(join(folder, 'dist-content'));
    for (const query of ['reparacion nevera', 'isla', 'lavadora que no desagua', 'NEVERAS']) {
      const { code, stdout } = await runCommand(folder, ['query', query, '--json']);
      const said = JSON.parse(stdout) as { query: string; results: { url: string; excerpt: string; parts: object }[] };
      const { result } = searchPages({ query, limit: 8 }, { content });
      expect([code, said.query]).toEqual([0, query]);
      expect(said.results.map(({ url, excerpt }) => [url, excerpt])).toEqual(
        result.results.map(({ url, excerpt }) => [url, excerpt]),
      );
    }
  });

  it('gives scores that are the product of their parts, and the words of each page', async () => {
    const { stdout } = await runCommand(folder, ['query', 'lavadora', 'no', 'desagua', '--json']);
    const { query, results } = JSON.parse(stdout);
    const [first] = results;
    expect([query, first.path]).toEqual(['lavadora no desagua', '/lavadoras/']);
    const { score, relevance, titles, closeness } = first.parts;
    expect(relevance * titles * closeness).toBeCloseTo(score, 6);
    expect(first.words).toContainEqual(expect.objectContaining({ word: 'lavadora', held: true }));
    const text = (await runCommand(folder, ['query', 'lavadora', 'no', 'desagua'])).stdout;
    expect(text).toMatch(/^1 {2}Reparación de lavadoras {2}\/lavadoras\/\n {2}score [\d.]+ = [\d.]+ for the words/);
  });

  it('writes no colours into a pipe, nor in CI', async () => {
    const { stdout } = await startCli(folder, ['query', 'lavadora'], { CI: 'true' }).ended;
    expect(stdout).toMatch(/^1 {2}Reparación de lavadoras/);
  });

  it('ends with 2 if nothing is found, and with 3 without a query or content', async () => {
    const nothing = await runCommand(folder, ['query', 'zurcido']);
    expect([nothing.code, nothing.stdout]).toEqual([
      2,
      '«zurcido» finds nothing\n  no page says «zurcido»: agents are told to doubt\n',
    ]);
    expect((await runCommand(folder, ['query', 'zurcido'], { LC_ALL: 'es_ES' })).stdout).toMatch(
      /^«zurcido» no encuentra nada\n {2}ninguna página dice «zurcido»: a los agentes/,
    );
    for (const args of [['x'], ['n'.repeat(201)], ['nevera', '--limit', '0'], ['nevera', '--limit', '26']]) {
      const { code, stderr } = await runCommand(folder, ['query', ...args]);
      expect([code, stderr]).toEqual([3, expect.stringContaining('is not valid')]);
    }
    expect(await runCommand(folder, ['query', 'nevera', '--out', 'nada'])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('vitrina compile'),
    });
  });
});

it('vitrina query ends with 3 for content of another version, and says so', async () => {
  await cp(join(folder, 'dist-content'), join(folder, 'vieja'), { recursive: true });
  const manifest = join(folder, 'vieja/manifest.json');
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"format": 1,', '"format": 7,'));
  const { code, stderr } = await runCommand(folder, ['query', 'isla', '--out', 'vieja']);
  expect([code, stderr]).toEqual([
    3,
    expect.stringMatching(/vieja is of another version of Vitrina.*vitrina compile/s),
  ]);
});

describe('vitrina gaps', () => {
  const data = async (name: string, queries: [string, number, number][]) => {
    await mkdir(join(folder, name), { recursive: true });
    const rows = queries.map(([words, searches, empty]) => ({ words, searches, empty }));
    await writeFile(
      join(folder, name, 'gaps.json'),
      serializeGaps([{ month: '2030-05', searches: 100, empty: 10, queries: rows }]),
    );
  };

  it('lists searches that found nothing', async () => {
    await data('.data', [
      ['lavadora no desagua', 30, 0],
      ['tumbalo no enfria', 12, 0],
      ['nevera no enfria', 8, 0],
      ['zurcido invisible', 5, 5],
      ['labadora no desagua', 4, 0],
    ]);
    const { code, stdout } = await runCommand(folder, ['gaps', '--json']);
    const report = JSON.parse(stdout);
    expect([code, report]).toMatchObject([
      0,
      {
        months: ['2030-05'],
        searches: 100,
        empty: 10,
        queries: [
          { words: 'lavadora no desagua', searches: 30, empty: 0, finds: '/lavadoras/', missing: [] },
          { words: 'tumbalo no enfria', finds: '/neveras/', missing: ['tumbalo'] },
          { words: 'nevera no enfria', finds: '/neveras/', missing: [] },
          { words: 'zurcido invisible', finds: null, missing: ['zurcido', 'invisible'] },
          { words: 'labadora no desagua', finds: '/lavadoras/', missing: [] },
        ],
      },
    ]);
    const text = (await runCommand(folder, ['gaps'])).stdout;
    expect(text).toMatch(/^100 searches, 2030-05; 10 found nothing\n/);
    expect(text).toMatch(/Finds nothing.*\n +5× {2}zurcido invisible\n/);
    const spanish = (await runCommand(folder, ['gaps', '--limit', '1'], { LC_ALL: 'es_ES' })).stdout;
    expect(spanish).toMatch(/^100 búsquedas, 2030-05; 10 no encontraron nada\n/);
    expect(spanish).toMatch(/Lo más buscado\n +30× {2}lavadora no desagua {2}→ \/lavadoras\/\n +… y 2 más\n/);
  });

  it('adds up the files of several runtimes', async () => {
    await data('one', [['nevera', 3, 0]]);
    await data('two', [['nevera', 4, 0]]);
    const { stdout } = await runCommand(folder, ['gaps', 'one', 'two/gaps.json', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ searches: 200, queries: [{ words: 'nevera', searches: 7 }] });
  });

  it('ends with 3 for a missing or other file', async () => {
    const missing = await runCommand(folder, ['gaps', 'nada']);
    expect([missing.code, missing.stderr]).toEqual([
      3,
      expect.stringMatching(/no searches were counted yet: there is no \S*nada\.\n.*DATA_DIR/),
    ]);
    await mkdir(join(folder, 'otra'));
    expect((await runCommand(folder, ['gaps', 'otra'])).stderr).toMatch(/there is no \S*otra\/gaps\.json\.\n/);
    await writeFile(join(folder, 'otra/gaps.json'), '{"format":2}');
    expect(await runCommand(folder, ['gaps', 'otra'])).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/otra\/gaps\.json is no file of counted searches.*DATA_DIR/),
    });
  });
});

describe('golden queries', () => {
  it('keep the earlier content if a change breaks one, until that is accepted', async () => {
    const own = await writeFolder({
      ...pages,
      'vitrina.config.ts': config("{ query: 'nevera no enfría', expect: '/neveras', within: 1 }"),
    });
    const compile = (...more: string[]) => runCommand(own, ['compile', '--config', 'vitrina.config.ts', ...more]);
    const manifest = () => readFile(join(own, 'dist-content/manifest.json'), 'utf8');
    expect((await compile()).code).toBe(0);
    const before = await manifest();

    await writeFile(
      join(own, 'sitio/neveras/index.html'),
      page('Congeladores', 'El congelador se repara en el taller.'),
    );
    const check = await runCommand(own, ['check', '--config', 'vitrina.config.ts', '--json']);
    expect([check.code, JSON.parse(check.stdout)]).toMatchObject([
      2,
      { written: false, refusals: [{ code: 'golden-query-broken', where: 'search.golden' }] },
    ]);
    const refused = await compile();
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/«nevera no enfría»: does not find \/neveras[\s\S]*vitrina query[\s\S]*--accept-loss/),
    ]);
    expect(await manifest()).toBe(before);
    expect((await compile('--accept-loss=golden')).code).toBe(0);
    expect(await manifest()).not.toBe(before);
  });

  it('hold as long as the page is within their rank', async () => {
    const own = await writeFolder({
      ...pages,
      'vitrina.config.ts': config("{ query: 'isla', expect: 'https://www.ejemplo.es/precios/', within: 2 }"),
    });
    expect((await runCommand(own, ['compile', '--config', 'vitrina.config.ts'])).code).toBe(0);
  });
});
