import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../free-port.ts';
import { toCurlRequest } from '../../service/shown-commands.ts';
import { type CliRun, startCli, toSite, writeFolder } from './run-cli.ts';

const exampleOrigin = 'https://www.hogarcalima.example';

/** A port that is taken until the test ends. */
async function takePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  onTestFinished(() => void holder.close());
  return (holder.address() as AddressInfo).port;
}

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts `try` where its temporary folders can be counted. @param at where it runs; default: the folder of the files */
async function startTry(
  args: string[],
  files: Record<string, string> = {},
  at?: string,
): Promise<CliRun & { folder: string; temporary: string }> {
  const folder = await writeFolder({ ...files, 'tmp/keep': '' });
  const temporary = join(folder, 'tmp');
  const port = String(await takePort());
  const run = startCli(at ?? folder, ['try', ...args], {
    HOME: folder,
    PORT: port,
    TMPDIR: temporary,
    LOG_LEVEL: 'silent',
  });
  onTestFinished(() => void run.process.kill('SIGKILL'));
  return { ...run, folder, temporary };
}

/** Waits until it says what to try, and gives those lines. */
async function readWelcome({ output, process, ended }: CliRun): Promise<string[]> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  await expect.poll(() => over || output.stdout.includes('Ctrl-C'), { timeout: 200_000, interval: 50 }).toBe(true);
  expect(process.exitCode, output.stderr).toBe(null);
  return output.stdout.split('\n').flatMap((line) => /^ +(curl .*)$/.exec(line)?.slice(1) ?? []);
}

const leftovers = async (temporary: string) => (await readdir(temporary)).filter((name) => name.startsWith('vitrina-'));

it('takes the next port, prints three lines that work, serves one whole origin, and leaves nothing behind', {
  timeout: 240_000,
}, async () => {
  const run = await startTry([], {}, packageFolder);
  const lines = await readWelcome(run);
  const [, origin = ''] = /website +(http:\/\/localhost:\d+)\//.exec(run.output.stdout) ?? [];
  expect(run.output.stderr).toContain(`is taken, using ${new URL(origin).port}`);

  expect(lines).toHaveLength(3);
  for (const line of lines) {
    const { url, ...request } = toCurlRequest(line, {});
    expect(url.startsWith(`${origin}/`)).toBe(true);
    const response = await fetch(url, request);
    expect([line, response.status]).toEqual([line, 200]);
  }
  for (const path of ['/', '/desarrolladores/', '/llms.txt', '/openapi.json', '/sitemap.xml', '/robots.txt']) {
    const response = await fetch(origin + path);
    const text = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(text.includes(exampleOrigin), path).toBe(false);
  }
  expect(await (await fetch(`${origin}/llms.txt`)).text()).toContain(`${origin}/index.md`);
  expect(await leftovers(run.temporary)).toHaveLength(1);

  run.process.kill('SIGTERM');
  expect((await run.ended).code).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
  expect(await leftovers(run.temporary)).toEqual([]);
});

it('leaves nothing behind when it is ended while it compiles', { timeout: 240_000 }, async () => {
  const website = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => website.once('listening', resolve));
  onTestFinished(() => website.closeAllConnections());
  onTestFinished(() => void website.close());
  const asked = new Promise((resolve) => website.once('request', resolve));
  const run = await startTry([`http://127.0.0.1:${(website.address() as AddressInfo).port}`]);
  await asked;
  run.process.kill('SIGTERM');
  await run.ended;
  expect(await leftovers(run.temporary)).toEqual([]);
});

it('serves a folder of any site', { timeout: 240_000 }, async () => {
  const run = await startTry(['./sitio'], toSite(3));
  const [search = ''] = await readWelcome(run);
  const answer = (await (await fetch(toCurlRequest(search, {}).url)).json()) as { results: { url: string }[] };
  expect(answer.results[0]?.url).toMatch(/^http:\/\/localhost:\d+\//);
  run.process.kill('SIGINT');
  expect((await run.ended).code).toBe(0);
  expect(await leftovers(run.temporary)).toEqual([]);
});

it('names the website that cannot be reached by the address that was asked, not by its own', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const { code, stderr } = await (await startTry([nobody])).ended;
  expect([code, stderr]).toEqual([4, expect.stringContaining(`${nobody}/: `)]);
  expect(stderr).not.toContain('//localhost');
});
