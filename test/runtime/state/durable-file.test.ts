import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder, writeDurably } from '../../../runtime/state/durable-file.ts';
import { requireProgram } from '../../programs.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const modified = Date.parse('2030-01-01T00:00:00Z');

it('shows a file under its name only when it is whole', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'client.json');
  const text = 'x'.repeat(2_000_000);
  let written = false;
  const writing = writeDurably(path, text, modified).then(() => {
    written = true;
  });
  let looks = 0;
  while (!written) {
    if (existsSync(path)) expect(readFileSync(path).length).toBe(text.length);
    looks++;
    await new Promise(setImmediate);
  }
  await writing;
  expect(looks).toBeGreaterThan(1);
  expect(await readdir(folder)).toEqual(['client.json']);
  expect((await stat(path)).mtimeMs).toBe(modified);
});

it('does not write through an existing pipe or link', { tags: 'mkfifo' }, async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'client.json');
  const other = join(folder, 'other.txt');
  await writeFile(other, 'mine');
  execFileSync(requireProgram('mkfifo'), [`${path}.unfinished`]);
  await writeDurably(path, 'first', modified);
  symlinkSync(other, `${path}.unfinished`);
  await writeDurably(path, 'second', modified);
  expect([readFileSync(path, 'utf8'), readFileSync(other, 'utf8')]).toEqual(['second', 'mine']);
});

it('creates a folder with those above it for its owner alone, whether or not it is there', async () => {
  const path = join(temporaryFolder(), 'a', 'b');
  await Promise.all([createFolder(path), createFolder(path)]);
  await createFolder(path);
  for (const folder of [path, join(path, '..')]) expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await writeFile(join(path, 'file'), '');
  await expect(createFolder(join(path, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(createFolder(join(path, 'file', 'c'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it.runIf(existsSync('/proc/self'))(
  'fails at once where nothing can be created, instead of trying for ever',
  async () => {
    // The recursive mkdir of Node.js does not return here.
    await expect(createFolder('/proc/vitrina/clients')).rejects.toMatchObject({ code: 'ENOENT' });
  },
);
