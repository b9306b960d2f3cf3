import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand, startCli, toSite, writeFolder } from './run-cli.ts';

const VITRINA_HOOK_SECRET = '0123456789abcdef0123456789abcdef';

it.each(['', 'short', `${VITRINA_HOOK_SECRET} with blanks`])(
  'vitrina hook ends with 3 without a secret that is hard to guess: "%s"',
  async (secret) => {
    const { code, stderr } = await runCommand(await writeFolder(toSite(1)), ['hook', 'sitio'], {
      LC_ALL: 'es',
      ...(secret && { VITRINA_HOOK_SECRET: secret }),
    });
    expect([code, stderr]).toEqual([3, expect.stringContaining('VITRINA_HOOK_SECRET=$(openssl rand -hex 32)')]);
    if (secret) expect(stderr).not.toContain(secret);
  },
);

it('vitrina hook distinguishes a missing secret from an unusable one, and checks the output folder at its start', async () => {
  const folder = await writeFolder(toSite(1));
  const run = (secret: string, ...args: string[]) =>
    runCommand(folder, ['hook', 'sitio', ...args], { LC_ALL: 'es', VITRINA_HOOK_SECRET: secret });
  expect((await run('')).stderr).toContain('falta un secreto');
  expect((await run(`"${VITRINA_HOOK_SECRET}"`)).stderr).toContain('no sirve de secreto: hacen falta de 32 a 200');
  const { code, stderr } = await run(VITRINA_HOOK_SECRET, '--out', join('sitio/index.html', 'content'));
  expect([code, stderr]).toEqual([3, expect.stringContaining('no admite archivos nuevos (ENOTDIR)')]);
});

it('vitrina hook checks the config at its start', async () => {
  const folder = await writeFolder();
  expect(await runCommand(folder, ['hook'], { VITRINA_HOOK_SECRET })).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('site.config.ts'),
  });
});

it('vitrina hook compiles after a call, prints no secret, and ends with a signal', { timeout: 120_000 }, async () => {
  const folder = await writeFolder(toSite(2));
  const run = startCli(folder, ['hook', 'sitio', '--port', '0', '--json'], { LC_ALL: 'en', VITRINA_HOOK_SECRET });
  onTestFinished(() => void run.process.kill('SIGKILL'));
  await expect.poll(() => run.output.stdout, { timeout: 60_000 }).toContain('\n');
  const { url } = JSON.parse(run.output.stdout) as { url: string };
  const headers = { authorization: `Bearer ${VITRINA_HOOK_SECRET}` };
  expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  expect((await fetch(url, { method: 'POST', headers })).status).toBe(202);
  await expect.poll(() => run.output.stderr, { timeout: 60_000 }).toMatch(/compiled in \d+ s/);
  const { pages } = JSON.parse(await readFile(join(folder, 'dist-content/manifest.json'), 'utf8'));
  expect(pages).toHaveLength(2);
  run.process.kill('SIGTERM');
  const { code, stdout, stderr } = await run.ended;
  expect(code).toBe(0);
  expect(stdout + stderr).not.toContain(VITRINA_HOOK_SECRET);
});
