import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holdFreePort } from '../../free-port.ts';
import { linking, page, type Route, serveSite } from '../crawl/serve-site.ts';
import { runCommand, startCli, startCommand, toSite, writeFolder } from './run-cli.ts';

it('vitrina preview shows the effect of a changed config without a restart, and keeps the last one if the config is wrong', {
  timeout: 240_000,
}, async () => {
  const configOf = (more: string) =>
    `export default { site: { url: 'https://www.ejemplo.es' }, crawl: { from: './sitio' }, ${more} };`;
  const folder = await writeFolder({ ...toSite(2), 'site.config.ts': configOf('') });
  const run = startCli(folder, ['preview', '--json'], { LC_ALL: 'es' });
  onTestFinished(() => void run.process.kill('SIGKILL'));
  await expect.poll(() => run.output.stdout, { timeout: 100_000 }).toContain('\n');
  const { url } = JSON.parse(run.output.stdout) as { url: string };
  const shown = async () => (await fetch(`${url}?path=/pagina-1/`)).text();
  expect(await (await fetch(url)).text()).toContain('Lo que leen los agentes');
  expect(await shown()).toContain('escrito para que');
  const listed = await (await fetch(`${url}?view=documents`)).text();
  const documents = [...listed.matchAll(/document=([^"#]*)[^>]*>([^<]*)<\/a><small>([^<]*)<\/small>/g)];
  // Each says what it is for.
  expect(documents.map(([, , address]) => address)).toEqual(
    expect.arrayContaining(['/agents.md', '/llms.txt', '/company-info.json', '/openapi.json']),
  );
  expect(documents).toHaveLength(listed.match(/document=/g)?.length ?? 0);
  expect(documents.every(([, , , use = '']) => use.length > 15)).toBe(true);

  await writeFile(join(folder, 'site.config.ts'), configOf("content: { drop: ['h1 + p'] }"));
  // Without its only paragraph there is no such page.
  await expect.poll(shown, { timeout: 60_000 }).toContain('<main>No existe esa página.</main>');

  await writeFile(join(folder, 'site.config.ts'), configOf("content: { dorp: ['main > p'] }"));
  await expect.poll(() => run.output.stderr, { timeout: 60_000 }).toContain('dorp');
  expect(await shown()).toContain('No existe esa página.');
});

describe('the original page in a preview', () => {
  /** Previews a site whose routes may change while it is shown. @returns what is said of its page `/a/` */
  async function previewOf(routes: Record<string, Route>, ...flags: string[]) {
    const site = await serveSite(routes);
    const config = `export default { site: { url: '${site.origin}' }, crawl: { headers: { 'X-Clave': { env: 'CLAVE' } } } };`;
    const folder = await writeFolder({ 'site.config.ts': config });
    const run = startCommand(folder, ['preview', ...flags], { CLAVE: 's3creto' });
    onTestFinished(async () => {
      process.emit('SIGTERM');
      await run.ended;
      // Nobody looks at the config any more.
      expect(process.getActiveResourcesInfo()).not.toContain('StatWatcher');
    });
    await expect.poll(() => run.output.stdout, { interval: 10 }).toContain('\n');
    const read = async () => (await fetch(`${run.output.stdout.trim()}?path=/a/`)).text();
    return { site, read, output: run.output };
  }

  it('is requested anew with the key of the config, and keeps its encoding', async () => {
    const routes: Record<string, Route> = { '/': linking('/a/'), '/a/': page('Baños') };
    const { read } = await previewOf(routes);
    expect(await read()).toContain('Texto propio de Baños.');
    routes['/a/'] = (request, response) => {
      const { accept, 'x-clave': key, 'user-agent': agent = '' } = request.headers;
      const isKnown = key === 's3creto' && /vitrina/i.test(agent) && accept === 'text/html,application/xhtml+xml';
      response.writeHead(isKnown ? 200 : 403, { 'content-type': 'text/html; charset=iso-8859-1' });
      response.end(Buffer.from('<p>Otros baños', 'latin1'));
    };
    expect(await read()).toContain('Otros baños');
    routes['/a/'] = { status: 410, body: 'ya no' };
    expect(await read()).toContain('/a/ answered 410</main>');
  });

  it('is found behind three redirects of the site, and never on another host', async () => {
    const routes: Record<string, Route> = { '/': linking('/a/'), '/a/': page('A') };
    const { site, read } = await previewOf(routes);
    const to = (location: string) => ({ status: 302, headers: { location } });
    Object.assign(routes, { '/a/': to('/b/'), '/b/': to('../c/'), '/c/': to(`${site.origin}/d/`), '/d/': page('De') });
    expect(await read()).toContain('Texto propio de De.');
    Object.assign(routes, { '/d/': to('/e/'), '/e/': page('E') });
    expect(await read()).toContain('/d/ answered 302</main>');
    routes['/a/'] = to(`${site.origin.replace('127.0.0.1', 'localhost')}/e/`);
    site.asked.length = 0;
    expect(await read()).toContain('/a/ answered 302</main>');
    expect(site.asked).toEqual(['/a/']);
  });

  it('of a folder is found below the path of its site', async () => {
    const folder = await writeFolder({ 'sitio/index.html': '<title>Casa</title><h1>Casa</h1><p>Reparamos neveras.' });
    const run = startCommand(folder, ['preview', 'sitio', '--url', 'https://www.ejemplo.es/tienda/']);
    await expect.poll(() => run.output.stdout, { interval: 10 }).toContain('\n');
    const answer = await fetch(`${run.output.stdout.trim()}?path=/tienda/`);
    expect(await answer.text()).toContain('Reparamos neveras.');
    process.emit('SIGINT');
    expect((await run.ended).code).toBe(0);
  });

  it('is served at the requested port, and not if that is taken', async () => {
    const { port, holder } = await holdFreePort();
    const folder = await writeFolder(toSite(1));
    const preview = ['preview', 'sitio', '--port', `${port}`];
    expect(await runCommand(folder, preview)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining(`port ${port}`),
    });
    await new Promise((resolve) => holder.close(resolve));
    const { output } = await previewOf({ '/': page('A') }, '--port', `${port}`);
    expect(output).toMatchObject({
      stdout: `http://127.0.0.1:${port}/\n`,
      stderr: expect.stringContaining('Open the address above'),
    });
  });
});
