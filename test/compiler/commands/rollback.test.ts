import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listGenerations, workspaceOf, writeArtifacts } from '../../../compiler/output/output.ts';
import { readManifest } from '../../../compiler/output/read-generation.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { withManifest } from '../output/with-manifest.ts';
import { runCommand, toSite, writeFolder } from './run-cli.ts';

/** A folder with content that has replaced others, each with one file that says its number. */
async function publish(times: number) {
  const folder = temporaryFolder();
  const out = join(folder, 'dist-content');
  for (let number = 1; number <= times; number++)
    await writeArtifacts(out, withManifest([{ path: 'a.txt', body: `${number}` }]), 9);
  const digests = new Map(
    (await listGenerations(workspaceOf(out).generations)).map((one) => [one.number, one.generation]),
  );
  const current = async () => (await readManifest(out))?.generation;
  return { folder, current, digestOf: (number: number) => digests.get(number) ?? '' };
}

it.each<[what: string, wanted: string[], restored: number | undefined]>([
  ['nothing', [], 3],
  ['its number', ['2'], 2],
  ['another number', ['4'], undefined],
])('rollback restores one of three generations, named by %s', async (_, wanted, restored) => {
  const { folder, current, digestOf } = await publish(4);
  const before = await current();
  const { code } = await runCommand(folder, ['rollback', '--quiet', ...wanted]);
  expect(code).toBe(restored === undefined ? 3 : 0);
  expect(await current()).toBe(restored === undefined ? before : digestOf(restored));
});

it('rollback first finishes an interrupted publication', async () => {
  const { folder, current } = await publish(2);
  const [before, out] = [await current(), join(folder, 'dist-content')];
  await rename(out, workspaceOf(out).retired);
  const { stdout } = await runCommand(folder, ['rollback', '--list']);
  expect([await current(), stdout]).toEqual([before, expect.stringContaining(`published  ${before?.slice(0, 12)}`)]);
});

it('check first finishes an interrupted publication', async () => {
  const folder = await writeFolder(toSite(1));
  const out = join(folder, 'dist-content');
  await runCommand(folder, ['compile', 'sitio', '--quiet']);
  await rename(out, workspaceOf(out).retired);
  const { code, stderr } = await runCommand(folder, ['check', 'sitio', '--quiet']);
  expect([code, stderr]).toEqual([0, `${out} is up to date\n`]);
});

it('rollback keeps five generations, including the replaced one', async () => {
  const { folder } = await publish(9);
  const kept = async () =>
    (await listGenerations(workspaceOf(join(folder, 'dist-content')).generations)).map(({ number }) => number);
  expect(await kept()).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  await runCommand(folder, ['rollback', '--quiet', '3']);
  expect(await kept()).toEqual([9, 8, 7, 6, 5]);
});

it('a second rollback restores the first content', async () => {
  const { folder, current } = await publish(2);
  const before = await current();
  for (let time = 0; time < 2; time++) await runCommand(folder, ['rollback', '--quiet']);
  expect(await current()).toBe(before);
});
