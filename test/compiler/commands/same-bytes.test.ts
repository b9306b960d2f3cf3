import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { loadSettings } from '../../../compiler/commands/steps/settings.ts';
import { compile } from '../../../compiler/compile.ts';
import { startCli, writeFolder } from './run-cli.ts';

/** Dated pages. */
const site = join(import.meta.dirname, '../../fixtures/site/blog');

const digest = (body: string | Uint8Array) => createHash('sha256').update(body).digest('hex');

/** Digest of every file by its path. */
async function digestFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = files.map(async (file) => [file.slice(folder.length + 1), digest(await readFile(file))] as const);
  return Object.fromEntries(await Promise.all(digests));
}

/** What a compile in this process makes of the site, by path. */
async function compileHere(concurrency: number): Promise<Record<string, string>> {
  const settings = await loadSettings(site, {}, { environment: {}, folder: site });
  const { artifacts } = await compile({ ...settings, crawl: { ...settings.crawl, concurrency } }, { threads: 0 });
  return Object.fromEntries(artifacts.map(({ path, body }) => [path, digest(body)]));
}

it('compile writes the same bytes with any concurrency', async () => {
  const alone = await compileHere(1);
  expect(Object.keys(alone).length).toBeGreaterThan(20);
  expect(await compileHere(13)).toEqual(alone);
});

it('compile writes the same bytes of dated pages in any time zone and locale, from any folder', async () => {
  const folder = await writeFolder();
  const elsewhere = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };
  const { code, stderr } = await startCli(folder, ['compile', site, '--quiet'], elsewhere).ended;
  expect([code, stderr]).toEqual([0, expect.stringContaining('written to')]);
  vi.stubEnv('TZ', 'America/Adak');
  expect(new Date(0).getHours()).toBe(13);
  expect(await digestFolder(join(folder, 'dist-content'))).toEqual(await compileHere(1));
});
