import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startCli, toSite, writeFolder } from './run-cli.ts';

it('shows what a changed config does without a restart, and keeps what it has when the config is wrong', {
  timeout: 240_000,
}, async () => {
  const configOf = (more: string) =>
    `export default { site: { url: 'https://www.ejemplo.es' }, crawl: { from: './sitio' }, ${more} };`;
  const folder = await writeFolder({ ...toSite(2), 'site.config.ts': configOf('') });
  const run = startCli(folder, ['preview', '--json'], { LC_ALL: 'es' });
  onTestFinished(() => void run.process.kill('SIGKILL'));
  await expect.poll(() => run.output.stdout, { timeout: 100_000 }).toContain('\n');
  const { url } = JSON.parse(run.output.stdout) as { url: string };
  const markdown = async () => {
    const page = (await (await fetch(`${url}page.json?path=/pagina-1/`)).json()) as Record<
      'markdown' | 'message',
      string
    >;
    return page.markdown ?? page.message;
  };
  expect(await (await fetch(url)).text()).toContain('Lo que leen los agentes');
  expect(await markdown()).toContain('escrito para que');

  await writeFile(join(folder, 'site.config.ts'), configOf("content: { drop: ['h1 + p'] }"));
  // Without its only paragraph there is no such page.
  await expect.poll(markdown, { timeout: 60_000 }).toBe('No existe esa página.');

  await writeFile(join(folder, 'site.config.ts'), configOf("content: { dorp: ['main > p'] }"));
  await expect.poll(() => run.output.stderr, { timeout: 60_000 }).toContain('dorp');
  expect(await markdown()).toBe('No existe esa página.');
});
