import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toFileComplaint } from '../../../compiler/output/file-error.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { runCommand, startCli, toSite, writeFolder } from '../commands/run-cli.ts';

const { es } = reportLanguages;

const failure = (code: string, syscall: string, path?: string) =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, ...(path && { path }) });

describe('an error of the file system', () => {
  it.each([
    [1, 'ENOSPC', 'write', undefined, 'no queda espacio en el disco: '],
    [1, 'ENOSPC', 'open', '/a/b', 'no queda espacio en el disco de /a/b: '],
    [3, 'EACCES', 'rename', '/a/b', 'este usuario no tiene permiso para leer o escribir /a/b: '],
    [3, 'EROFS', 'mkdir', '/a/b', '/a/b está en un disco de solo lectura: '],
    [3, 'ENOTDIR', 'mkdir', '/a/b', '/a/b no puede ser: en ese camino hay un archivo donde va una carpeta'],
    [3, 'ELOOP', 'open', '/a/b', '/a/b pasa por un enlace que lleva a sí mismo'],
    [3, 'ENOENT', 'uv_cwd', undefined, 'la carpeta en la que estás ya no existe'],
    [1, 'EIO', 'read', '/a/b', 'el disco no deja leer o escribir /a/b (EIO): '],
  ] as const)('ends with %i for %s in %s at %s, and says what to do', (exitCode, code, call, path, said) => {
    const complaint = toFileComplaint(failure(code, call, path));
    expect(complaint?.exitCode).toBe(exitCode);
    expect(complaint?.say(es.commands.errors, es)).toContain(said);
    expect(complaint?.message).not.toContain(code === 'EIO' ? 'undefined' : code);
  });

  it('names a broken symbolic link, wherever it is in the path', () => {
    const link = join(temporaryFolder(), 'roto');
    symlinkSync('/nada/x', link);
    const complaint = toFileComplaint(failure('ENOTDIR', 'mkdir', join(link, 'a', 'b')));
    expect(complaint?.say(es.commands.errors, es)).toContain(`${link} es un enlace a /nada/x, que no existe`);
  });

  it('is not assumed for errors of the network', () => {
    expect(toFileComplaint(failure('EACCES', 'listen'))).toBeUndefined();
    expect(toFileComplaint(failure('ENOENT', 'spawn chromium', 'chromium'))).toBeUndefined();
    expect(toFileComplaint(new Error('ENOENT'))).toBeUndefined();
    expect(toFileComplaint(undefined)).toBeUndefined();
  });
});

describe('a command of vitrina', { timeout: 60_000 }, () => {
  it('ends before the crawl if its folder or file is a broken symbolic link', async () => {
    const folder = await writeFolder(toSite(1));
    symlinkSync('/nada/x', join(folder, 'roto'));
    for (const args of [
      ['--out', 'roto'],
      ['--out', 'roto/x'],
      ['--report', 'roto/informe.html'],
    ]) {
      const { code, stderr } = await runCommand(folder, ['compile', 'sitio', ...args], { LC_ALL: 'es' });
      expect([code, stderr]).toEqual([3, expect.stringContaining('es un enlace a /nada/x, que no existe')]);
    }
  });

  it('does not write a config over a folder, nor suggest it', async () => {
    const folder = await writeFolder(toSite(1));
    for (const more of [[], ['--force']]) {
      const { code, stderr } = await runCommand(folder, ['init', 'sitio', '--out', 'sitio', ...more], { LC_ALL: 'es' });
      expect([code, stderr]).toEqual([3, expect.stringContaining('sitio es una carpeta, y aquí va un archivo')]);
    }
  });

  it('says that the current folder no longer exists', () => {
    const folder = join(temporaryFolder(), 'gone');
    mkdirSync(folder);
    const script = `cd "$1" && "$2" -e 'fs.rmdirSync(process.argv[1])' "$1" && exec "$2" "$3" --help`;
    const program = [process.execPath, join(import.meta.dirname, '../../../compiler/vitrina.js')];
    const { status, stderr } = spawnSync('sh', ['-c', script, 'sh', folder, ...program], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'es' },
    });
    expect([status, stderr.split('\n').filter(Boolean).at(-1)]).toEqual([
      3,
      'vitrina: la carpeta en la que estás ya no existe: entra en otra (cd) y repítelo',
    ]);
  });

  it('prints no stack trace if a file of the workspace cannot be written', async () => {
    const folder = await writeFolder(toSite(1));
    mkdirSync(join(folder, '.vitrina/reports/dist-content.json'), { recursive: true });
    const { code, stderr } = await startCli(folder, ['compile', 'sitio', '--quiet'], { LC_ALL: 'es' }).ended;
    expect([code, stderr]).toEqual([3, expect.stringMatching(/^vitrina: .*dist-content\.json\.\d+ .*\n$/)]);
  });
});
