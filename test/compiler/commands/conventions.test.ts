import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '../../../compiler/commands/create-program.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { serializeGaps } from '../../../shared/gaps.ts';
import { runCommand, startCommand, toSite, writeFolder } from './run-cli.ts';

const root = join(import.meta.dirname, '../../..');
const io = { environment: {}, folder: root };

const names = (await createProgram([], io)).commands.map((command) => command.name());

/** Serves until it is ended, and says nothing but where. */
const withoutJson = ['serve'];

async function loadCommand(name: string): Promise<Command> {
  const command = (await createProgram([name], io)).commands.find((one) => one.name() === name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return command;
}

describe('every command', () => {
  it.each(names)('%s begins its help with examples, and has the common options', async (name) => {
    expect((await runCommand(root, [name, '--help'])).stdout).toMatch(
      new RegExp(`^Examples:\\n {2}(?:\\w+=\\S+ )*vitrina ${name}\\b`),
    );
    const flags = (await loadCommand(name)).options.map(({ long }) => long);
    expect(flags).toEqual(expect.arrayContaining(['--quiet', '--no-color']));
    expect(flags.includes('--json')).toBe(!withoutJson.includes(name));
  });

  it.each(names)('%s is in the README for editors', async (name) => {
    expect(await readFile(join(root, 'compiler/README.md'), 'utf8')).toContain(`\`${name}`);
  });

  it('is loaded only if it is called', async () => {
    const { commands } = await createProgram(['--help'], io);
    expect(commands.filter(({ options }) => options.length > 0)).toEqual([]);
  });
});

describe('the output with --json', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await writeFolder(toSite(3));
    await mkdir(join(folder, '.data'));
    await writeFile(
      join(folder, '.data/gaps.json'),
      serializeGaps([
        { month: '2030-05', searches: 9, empty: 0, queries: [{ words: 'texto', searches: 9, empty: 0 }] },
      ]),
    );
    await runCommand(folder, ['compile', 'sitio']);
    const page = join(folder, 'sitio/pagina-1/index.html');
    await writeFile(page, (await readFile(page, 'utf8')).replace('que leer', 'nuevo que leer'));
  });

  const report = [
    'out',
    'written',
    'changes',
    'content',
    'pages',
    'converted',
    'company',
    'facts',
    'ledger',
    'contributed',
    'diagnostics',
    'refusals',
  ];

  it.each<[string, number, string[], string[]]>([
    ['check', 2, ['check', 'sitio'], report],
    ['diff', 0, ['diff', 'sitio'], ['facts', 'pages', 'documents']],
    ['explain', 0, ['explain', '/pagina-1/'], ['address', 'entry', 'way', 'page', 'facts', 'diagnostics', 'similar']],
    ['query', 0, ['query', 'texto'], ['query', 'unknownWords', 'corrections', 'results']],
    ['ask', 0, ['ask', '--propose'], ['questions', 'passed', 'failed', 'proposed']],
    ['gaps', 0, ['gaps'], ['months', 'searches', 'empty', 'queries']],
    ['audit', 0, ['audit'], ['site', 'counts', 'findings']],
    ['init', 0, ['init', 'sitio', '--print'], ['file', 'pages', 'config', 'facts', 'names', 'notes', 'text']],
    ['compile', 0, ['compile', 'sitio'], report],
    ['rollback --list', 0, ['rollback', '--list'], ['current', 'generations']],
    ['rollback', 0, ['rollback'], ['restored', 'pages', 'out']],
  ])('of %s has exactly the fields that the README for editors names', async (name, code, args, fields) => {
    const result = await runCommand(folder, [...args, '--json', '--quiet', '--no-color']);
    expect(result.code, result.stderr).toBe(code);
    expect(Object.keys(JSON.parse(result.stdout)).sort()).toEqual([...fields].sort());
    const page = await readFile(join(root, 'compiler/README.md'), 'utf8');
    const row = page.split('\n').find((line) => line.startsWith('| ') && line.split('|')[1]?.includes(`\`${name}\``));
    for (const field of fields) expect(row ?? '', `${name}: ${field}`).toMatch(new RegExp(`\`${field}\`|as \`check\``));
  });

  it.each([['diff', 'sitio'], ['explain', '/pagina-1/'], ['gaps'], ['query', 'texto'], ['rollback', '--list']])(
    'is not the only output with --quiet: %s prints its answer',
    async (...args) => {
      expect((await runCommand(folder, [...args, '--quiet'])).stdout).toMatch(/\S\n/);
    },
  );

  it('of preview has its address and pages, as soon as it serves', async () => {
    const before = process.getActiveResourcesInfo();
    const run = startCommand(folder, ['preview', 'sitio', '--json']);
    await expect.poll(() => run.output.stdout).toContain('\n');
    const { url, pages } = JSON.parse(run.output.stdout);
    expect([(await fetch(url)).status, pages.length]).toEqual([200, 3]);
    expect(pages[0]).toEqual({ path: '/', title: 'www.ejemplo.es', cuts: expect.any(Number) });
    process.emit('SIGTERM');
    expect((await run.ended).code).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
    // What would keep the process alive is closed.
    const serversOf = (resources: string[]) => resources.filter((name) => name === 'TCPServerWrap');
    expect(serversOf(process.getActiveResourcesInfo())).toEqual(serversOf(before));
  });
});

describe('a config without defineSite', () => {
  it('is checked too', async () => {
    const folder = await writeFolder({
      ...toSite(2),
      'site.config.ts': `export default { site: { url: 'https://www.ejemplo.es' }, crawl: { form: './sitio' } };`,
    });
    const { code, stderr } = await runCommand(folder, ['compile']);
    expect([code, stderr]).toEqual([3, expect.stringContaining('did you mean "from"')]);
  });
});

describe('an invalid place as argument', () => {
  it.each([
    ['localhost:8080', 'http://localhost:8080'],
    ['127.0.0.1:8080/es/', 'http://127.0.0.1:8080/es/'],
    ['http:/www.ejemplo.es', 'http://www.ejemplo.es'],
    ['www.ejemplo.es', 'https://www.ejemplo.es'],
    ['file:///srv/sitio', '/srv/sitio'],
  ])('is corrected in the message: %s', async (target, meant) => {
    const { code, stderr } = await runCommand(await writeFolder(), ['compile', target, '--out', 'x']);
    expect([code, stderr]).toEqual([3, expect.stringContaining(`did you mean ${meant}?`)]);
  });

  it('is a config with another ending, or a path to read from', async () => {
    const config = (from: string) =>
      `export default { site: { url: 'https://www.ejemplo.es' }, crawl: { from: '${from}' } };`;
    const folder = await writeFolder({ ...toSite(2), 'site.config.mts': config('./sitio') });
    expect((await runCommand(folder, ['compile'])).stderr).toContain('--config site.config.mts');
    const init = await runCommand(folder, ['init', 'sitio', '--out', 'tienda.json']);
    expect([init.code, init.stderr]).toEqual([3, '--out tienda.json is not valid: write it as site.config.ts']);
    await writeFile(join(folder, 'b.config.ts'), config('http://127.0.0.1:8080/es/'));
    const { code, stderr } = await runCommand(folder, ['compile', '--config', 'b.config.ts']);
    expect([code, stderr]).toEqual([3, expect.stringContaining('crawl.from: must be an origin without path')]);
  });
});

describe('the help', () => {
  const { help } = reportLanguages.es;

  it.each(['', ...names])('of %s is entirely in the language of the user', async (name) => {
    const program = await createProgram([name], { environment: { LC_ALL: 'es_ES.UTF-8' }, folder: root });
    const command = program.commands.find((one) => one.name() === name) ?? program;
    const parts = [...command.options, ...command.registeredArguments].map(({ description }) => description);
    expect([command.description(), ...parts].filter((text) => !(text in help))).toEqual([]);
    const { stdout } = await runCommand(root, [...(name ? [name] : []), '--help'], { LC_ALL: 'es_ES.UTF-8' });
    expect(stdout).toMatch(/^Ejemplos:[\s\S]*\nUso: vitrina[a-z ]* \[opciones\][\s\S]*\nOpciones:\n/);
    expect(stdout).not.toMatch(/\b(?:the|of|with|default|choices|display|Commands|Arguments)\b/);
  });

  it.each([
    [['compile', '--limt', '3'], 'no existe la opción «--limt» (¿querías decir --limit?)'],
    [['complie'], 'no existe la orden «complie» (¿querías decir compile?)'],
    [['explain'], 'falta <address>'],
    [['audit', '--report'], 'la opción «--report <file>» necesita un valor'],
    [
      ['doctor', 'a', 'b'],
      'sobran argumentos en «doctor»: admite 1 y hay 2; los que llevan espacios van entre comillas',
    ],
    [['check', '--language', 'fr'], 'la opción «--language <language>» no admite «fr»: elige entre es, en'],
  ])('for %j names the mistake', async (args, said) => {
    const { code, stderr } = await runCommand(root, args, { LC_ALL: 'es_ES.UTF-8' });
    expect([code, stderr]).toEqual([3, expect.stringContaining(`vitrina: ${said}\n  → añade --help a la orden`)]);
  });
});
