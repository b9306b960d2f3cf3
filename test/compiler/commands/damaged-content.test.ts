import { cp, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { runCommand, toSite, writeFolder } from './run-cli.ts';

let compiled: string;
beforeAll(async () => {
  const site = toSite(2);
  compiled = await writeFolder(site);
  expect((await runCommand(compiled, ['compile', 'sitio'])).code).toBe(0);
  const page = 'sitio/pagina-1/index.html';
  await writeFile(join(compiled, page), (site[page] ?? '').replace('escrito', 'ahora escrito'));
  expect((await runCommand(compiled, ['compile', 'sitio'])).code).toBe(0);
});

/** A copy of the compiled folder, and a function that runs commands in it. */
async function copy() {
  const folder = temporaryFolder();
  await cp(compiled, folder, { recursive: true });
  const run = (...args: string[]) => runCommand(folder, args, { LC_ALL: 'es' });
  return { content: join(folder, 'dist-content'), run };
}

const commands = [
  ['compile', 'sitio'],
  ['check', 'sitio'],
  ['diff', 'sitio'],
  ['query', 'pagina'],
  ['ask', '--propose'],
  ['audit'],
  ['rollback'],
  ['rollback', '--list'],
];

describe('a manifest that is damaged or missing', { timeout: 60_000 }, () => {
  it.each<[string, (file: string) => Promise<void>]>([
    ['empty', (file) => writeFile(file, '')],
    ['half written', (file) => truncate(file, 300)],
    ['of another format', (file) => writeFile(file, '{"format":1,"files":null}')],
    ['missing', (file) => rm(file)],
  ])('is named by each command if it is %s, and compiling anew helps', async (_, damage) => {
    const { content, run } = await copy();
    await damage(join(content, 'manifest.json'));
    for (const args of commands) {
      const { code, stderr } = await run(...args);
      expect([args, code]).toEqual([args, 3]);
      expect(stderr).toContain(`${join(content, 'manifest.json')} falta o está dañado`);
      expect(stderr).toContain(`borra la carpeta ${content} entera, y \`vitrina compile\``);
    }
    await rm(content, { recursive: true });
    expect((await run('compile', 'sitio')).code).toBe(0);
    expect((await run('audit')).code).toBe(0);
  });

  it('of another program is not to be deleted', async () => {
    const folder = await writeFolder({ ...toSite(1), 'app/manifest.json': '', 'app/index.js': '' });
    const { code, stderr } = await runCommand(folder, ['compile', 'sitio', '--out', 'app'], { LC_ALL: 'es' });
    expect([code, stderr]).toEqual([3, expect.stringContaining('que no escribió ninguna compilación')]);
    expect((await runCommand(folder, ['query', 'pagina', '--out', 'app'])).stderr).toContain('no compiled content');
  });
});

describe('content with a missing or changed file', () => {
  it.each<[string, (file: string) => Promise<void>]>([
    ['search-index.bin', rm],
    ['search-index.bin', (file) => truncate(file, 100)],
    ['company-info.json', (file) => writeFile(file, '{}')],
    ['pages/pagina-1.md', rm],
  ])('is not searched, and compiled anew: %s', async (file, damage) => {
    const { content, run } = await copy();
    await damage(join(content, file));
    const { code, stderr } = await run('query', 'pagina');
    expect([code, stderr]).toEqual([
      3,
      `${join(content, file)} falta, o no es como lo escribió la compilación.\n  → \`vitrina compile\` lo escribe otra vez`,
    ]);
    const { stderr: checked } = await run('check', 'sitio', '--quiet');
    expect(checked).toMatch(
      /dist-content está anticuada \((?!nada ha cambiado).*\): `vitrina compile sitio` la sustituye/,
    );
    expect((await run('compile', 'sitio')).code).toBe(0);
    expect((await run('query', 'pagina')).code).toBe(0);
  });
});

it('a file in place of the content folder is named', async () => {
  const folder = await writeFolder({ ...toSite(1), contenido: 'x' });
  const { code, stderr } = await runCommand(folder, ['compile', 'sitio', '--out', 'contenido'], { LC_ALL: 'es' });
  expect([code, stderr]).toEqual([3, expect.stringContaining('contenido es un archivo, y aquí va una carpeta')]);
});
