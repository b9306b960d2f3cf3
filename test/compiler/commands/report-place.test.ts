import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand, toSite, writeFolder } from './run-cli.ts';

it('--report is refused within the content, and for a file of the site', async () => {
  const folder = await writeFolder(toSite(2));
  const run = (...args: string[]) => runCommand(folder, args, { LC_ALL: 'es' });
  expect((await run('compile', 'sitio')).code).toBe(0);
  await symlink('dist-content', join(folder, 'enlace'));
  for (const args of [
    ['compile', 'sitio', '--report', 'dist-content/informe.html'],
    ['compile', 'sitio', '--out', 'nueva', '--report', 'nueva/a/informe.csv'],
    ['check', 'sitio', '--report', 'enlace/informe.html'],
    ['audit', '--report', 'dist-content/informe.html'],
  ])
    expect(await run(...args)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('está dentro del contenido compilado'),
    });
  expect((await run('check', 'sitio')).code).toBe(0);

  const home = join(folder, 'sitio/index.html');
  const before = await readFile(home, 'utf8');
  const over = await run('compile', 'sitio', '--report', 'sitio/index.html');
  expect(over).toMatchObject({ code: 3, stderr: expect.stringContaining(`${home} es un archivo del sitio`) });
  expect(await readFile(home, 'utf8')).toBe(before);
});

it('--report replaces an earlier report, also in the folder of the site', async () => {
  const folder = await writeFolder(toSite(1));
  for (const file of ['informe.html', 'sitio/informe.html', 'sitio/informe.csv'])
    for (let time = 0; time < 2; time++)
      expect([file, (await runCommand(folder, ['check', 'sitio', '--report', file])).code]).toEqual([file, 2]);
});
