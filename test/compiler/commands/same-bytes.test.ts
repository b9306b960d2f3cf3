import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSettings } from '../../../compiler/commands/steps/settings.ts';
import { compile } from '../../../compiler/compile.ts';
import { startCli, writeFolder } from './run-cli.ts';

const site = join(import.meta.dirname, '../../fixtures/site');

/** Digest of every file by its path. */
async function digestFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = files.map(async (file) => [file.slice(folder.length + 1), digest(await readFile(file))] as const);
  return Object.fromEntries(await Promise.all(digests));
}

const digest = (body: string | Uint8Array) => createHash('sha256').update(body).digest('hex');

it('compiles a site to the same bytes with any concurrency and any number of threads', {
  timeout: 240_000,
}, async () => {
  const settings = await loadSettings(site, undefined, { environment: {}, folder: site });
  const run = async (concurrency: number, threads: number) => {
    const { artifacts } = await compile({ ...settings, crawl: { ...settings.crawl, concurrency } }, { threads });
    return Object.fromEntries(artifacts.map(({ path, body }) => [path, digest(body)]));
  };
  const alone = await run(1, 0);
  expect(Object.keys(alone).length).toBeGreaterThan(40);
  expect(await run(13, 2)).toEqual(alone);
});

it('compiles dated pages to the same bytes in any time zone and locale, from any folder', {
  timeout: 240_000,
}, async () => {
  const run = async (environment: Record<string, string>) => {
    const folder = await writeFolder();
    const { code, stderr } = await startCli(folder, ['compile', join(site, 'blog'), '--quiet'], environment).ended;
    expect([code, stderr]).toEqual([0, expect.stringContaining('written to')]);
    return digestFolder(join(folder, 'dist-content'));
  };
  const [here, there] = await Promise.all([
    run({ TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }),
    run({ TZ: 'America/Adak', LC_ALL: 'C', LANG: 'C', LANGUAGE: 'de' }),
  ]);
  expect(there).toEqual(here);
});
