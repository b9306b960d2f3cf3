import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../compiler/commands/create-program.ts';
import { packageFolder } from '../../../shared/build/program.js';
import { runCommand, toSite, writeFolder } from './run-cli.ts';

/** The command line between the last backticks of what was said. */
const nextOf = (said: string): string[] => (/.*`vitrina ([^`]+)`/s.exec(said)?.[1] ?? '').split(' ');

it('the next line names a config of init with another name, and compiles that site', async () => {
  const folder = await writeFolder({ ...toSite(2), 'site.config.ts': 'export default {};' });
  const proposed = await runCommand(folder, ['init', 'sitio', '--out', 'mi-sitio.config.ts']);
  const next = nextOf(proposed.stderr);
  expect(next).toEqual(['compile', '--config', 'mi-sitio.config.ts']);
  expect((await runCommand(folder, next)).stdout).toContain('www.ejemplo.es: 2 pages');
  expect(nextOf((await runCommand(folder, ['init', 'sitio', '--force'])).stderr)).toEqual(['compile']);
});

it('the next line repeats target, config, address, seeds and output', async () => {
  const folder = await writeFolder(toSite(2));
  const options = ['sitio', '--url', 'https://www.otro.es/', '--seed', '/a/', '--seed', '/b/', '--out', 'contenido'];
  expect(nextOf((await runCommand(folder, ['check', ...options])).stderr)).toEqual(['compile', ...options]);
  const compiled = await runCommand(folder, nextOf((await runCommand(folder, ['check', ...options])).stderr));
  expect(nextOf(compiled.stderr)).toEqual(['preview', ...options]);
  expect(nextOf((await runCommand(folder, ['check', 'sitio', '--out', 'contenido'])).stderr)[0]).toBe('compile');
});

it('the next line calls vitrina by its name on the PATH, by npx, or by its file', async () => {
  const folder = await writeFolder();
  const programs = await writeFolder({ vitrina: '' });
  const calledIn = (place: string, environment: Record<string, string>) =>
    wordsOf([], { folder: place, environment: { LC_ALL: 'C', ...environment } });
  const called = (place: string, environment: Record<string, string>) =>
    /`(.*) try /.exec(calledIn(place, environment).commands.said.example)?.[1];
  expect(called(folder, { PATH: programs })).toBe('vitrina');
  expect(called(folder, { PATH: programs, npm_command: 'exec' })).toBe('npx vitrina');
  expect(called(packageFolder, { PATH: folder })).toBe('npx vitrina');
  expect(called(folder, { PATH: folder })).toBe(`node ${join(packageFolder, 'compiler/vitrina.js')}`);
  const { hints, commands } = calledIn(folder, { npm_command: 'run-script' });
  expect(hints['extraction-failed']).toContain('`npx vitrina preview`');
  expect(commands.errors.noSecret('A_SECRET')).toContainEqual(expect.stringContaining(' npx vitrina hook`'));
});

it('every sentence that names a command has it between backticks', async () => {
  const folder = join(packageFolder, 'compiler/words');
  const sentences = ['en', 'es'].map((language) => join(folder, language, 'report'));
  const bare: string[] = [];
  for (const place of sentences) {
    for (const name of await readdir(place)) {
      const text = (await readFile(join(place, name), 'utf8')).replaceAll('\\`', '`');
      bare.push(...(text.match(/.*(?<!`(?:\$\{name\}=\$\([^)]*\) )?)\bvitrina (?=[a-z]).*/g) ?? []));
    }
  }
  expect(bare).toEqual([]);
});
