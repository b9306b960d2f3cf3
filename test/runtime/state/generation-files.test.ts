import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createGenerationFiles, type Snapshot } from '../../../runtime/state/generation-files.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const nameOf = (number: number) => number.toString(16).padStart(64, '0');

const snapshotOf = (number: number, title = 'Título'): Snapshot => ({
  generation: nameOf(number),
  pages: [['/', 'hash', title]],
  fields: { hours: 'hash' },
});

function open(folder: string) {
  const complaints: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => complaints.push(line) });
  let time = Date.parse('2030-01-01T00:00:00Z');
  const files = createGenerationFiles(folder, { now: () => (time += 1000), log });
  const names = async () => {
    const read: string[] = [];
    for await (const { generation } of files.read()) read.push(generation);
    return read;
  };
  return { ...files, complaints, names };
}

describe('files of served generations', () => {
  it('are read after a restart, newest first, at most ten', async () => {
    const folder = join(temporaryFolder(), 'generations');
    const files = open(folder);
    for (let number = 1; number <= 12; number++) await files.keep(snapshotOf(number));
    await files.keep(snapshotOf(5));
    const newest = [5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map(nameOf);
    expect(await open(folder).names()).toEqual(newest);
    expect(await readdir(folder)).toHaveLength(10);
  });

  it('are deleted, the oldest first, when they become too large', async () => {
    const files = open(temporaryFolder());
    const large = 'x'.repeat(20_000_000);
    for (const number of [1, 2, 3]) await files.keep(snapshotOf(number, large));
    expect(await files.names()).toEqual([nameOf(3), nameOf(2)]);
  });

  it('are ignored if damaged, and other files are left', async () => {
    const folder = temporaryFolder();
    const files = open(folder);
    await files.keep(snapshotOf(1));
    for (const [number, text] of ['', '{', '[]', '{"pages":[["/"]],"fields":{}}', 'null'].entries()) {
      await writeFile(join(folder, `${nameOf(number + 2)}.json`), text);
    }
    await mkdir(join(folder, `${nameOf(9)}.json`));
    await writeFile(join(folder, 'otro.txt'), 'x');
    expect(await files.names()).toEqual([nameOf(1)]);
    expect(await readdir(folder)).toContain('otro.txt');
    expect(files.complaints).toEqual([]);
  });

  it('cause only a line in the log if they cannot be written', async () => {
    const folder = join(temporaryFolder(), 'taken');
    await writeFile(folder, '');
    const files = open(folder);
    await files.keep(snapshotOf(1));
    expect(files.complaints).toEqual([expect.stringContaining(folder)]);
    expect(await files.names()).toEqual([]);
  });
});
