import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, holdFreePort } from '../../free-port.ts';
import { toCurlRequest } from '../../service/shown-commands.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { linking, page, serveSite } from '../crawl/serve-site.ts';
import { type CliRun, runCommand, startCli, toSite, writeFolder } from './run-cli.ts';

const exampleOrigin = 'https://www.hogarcalima.example';

/** A port that is taken until the test ends. */
async function takePort(): Promise<number> {
  const { port, holder } = await holdFreePort();
  onTestFinished(() => void holder.close());
  return port;
}

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** Where what `try` leaves behind can be counted. */
const temporary = temporaryFolder();

const leftovers = async () => (await readdir(temporary)).filter((name) => name.startsWith('vitrina-'));

/** Starts `try` in a folder. */
async function startTry(folder: string, ...args: string[]): Promise<CliRun> {
  const environment = { HOME: temporary, TMPDIR: temporary, PORT: String(await takePort()) };
  const run = startCli(folder, ['try', ...args], environment);
  onTestFinished(() => void run.process.kill('SIGKILL'));
  return run;
}

/** Waits until it says that it serves, and gives what it said. */
async function readWelcome({ output, process, ended }: CliRun, lastWord: string): Promise<string> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  await expect.poll(() => over || output.stdout.includes(lastWord), { timeout: 200_000, interval: 50 }).toBe(true);
  expect(process.exitCode, output.stderr).toBe(null);
  return output.stdout;
}

it('vitrina try takes the next port, prints commands that work, serves the whole site, and leaves no files', {
  timeout: 240_000,
}, async () => {
  const run = await startTry(packageFolder);
  const welcome = await readWelcome(run, 'Ctrl-C');
  const [, origin = ''] = /website +(http:\/\/localhost:\d+)\//.exec(welcome) ?? [];
  expect(run.output.stderr).toContain(`is taken, using ${new URL(origin).port}`);

  const commands = [...welcome.matchAll(/^ +curl .*\n/gm)].join('');
  expect(welcome).toBe(
    `\nHogar Calima: 47 pages for agents\n\n  website     ${origin}/\n  for people  ${origin}/desarrolladores/\n` +
      `  for agents  ${origin}/agents.md, MCP at ${origin}/mcp\n\nTry it:\n\n${commands}\nCtrl-C ends it.\n`,
  );
  const lines = [...welcome.matchAll(/^ +(curl .*)$/gm)];
  expect(lines).toHaveLength(3);
  for (const [, line = ''] of lines) {
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
  expect(await leftovers()).toHaveLength(1);

  // What the runtime says at its start is said by these lines, and nobody else on the network is let in.
  expect(run.output.stderr).not.toContain('listening');
  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal);
  if (elsewhere) await expect(fetch(`http://${elsewhere.address}:${new URL(origin).port}/`)).rejects.toThrow();

  run.process.kill('SIGTERM');
  expect(await run.ended).toMatchObject({ code: 0 });
  await expect(fetch(origin)).rejects.toThrow();
  expect(await leftovers()).toEqual([]);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'vitrina try leaves no files if %s ends it while it compiles',
  { timeout: 240_000 },
  async (signal) => {
    const website = createServer((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => website.once('listening', resolve));
    onTestFinished(() => website.closeAllConnections());
    onTestFinished(() => void website.close());
    const asked = new Promise((resolve) => website.once('request', resolve));
    const address = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
    const run = await startTry(temporary, address, '--language', 'es');
    await asked;
    run.process.kill(signal);
    expect(await run.ended).toMatchObject({ code: null });
    expect(await leftovers()).toEqual([]);
  },
);

it('vitrina try serves any website under its own host, and prints as JSON where and a first question', {
  timeout: 240_000,
}, async () => {
  const website = await serveSite((origin) => ({
    '/': ({ headers }, response) => {
      response.writeHead(headers.host === new URL(origin).host ? 200 : 421, { 'content-type': 'text/html' });
      response.end(linking('/a/', '/b/'));
    },
    '/a/': page('Sobre neveras'),
    '/b/': page('Sobre lavadoras'),
  }));
  const folder = temporaryFolder();
  const run = await startTry(folder, website.origin, '--json');
  const welcome = JSON.parse(await readWelcome(run, '\n'));
  const { url, pages, requests } = welcome;
  expect(welcome).toEqual({ url, brand: new URL(url).host, pages: 3, mcp: `${url}/mcp`, requests });
  expect([(await fetch(url)).status, pages, requests.length]).toEqual([200, 3, 3]);
  const answer = (await (await fetch(toCurlRequest(requests[0], {}).url)).json()) as { results: { url: string }[] };
  expect(answer.results[0]?.url.startsWith(`${url}/`)).toBe(true);
  run.process.kill('SIGINT');
  // A line for each request would bury what was said.
  expect(await run.ended).toMatchObject({ code: 0, stderr: expect.not.stringMatching(/healthz|search_pages/) });
  expect([await leftovers(), await readdir(folder)]).toEqual([[], []]);
});

it('vitrina try names a website that does not answer by its address', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const { code, stderr } = await runCommand(temporary, ['try', nobody], { PORT: String(await freePort()) });
  expect([code, stderr]).toEqual([4, expect.stringContaining(`no page of ${nobody} could`)]);
  expect(stderr).not.toContain('//localhost');
});

it('vitrina try ends with the code and message of the runtime if that does not start', {
  timeout: 240_000,
}, async () => {
  const folder = await writeFolder(toSite(1));
  const environment = { TMPDIR: temporary, PORT: String(await freePort()), TRUST_PROXY: 'nadie' };
  const run = startCli(folder, ['try', 'sitio'], environment);
  expect(await run.ended).toEqual({ code: 3, stdout: '', stderr: expect.stringContaining('TRUST_PROXY') });
  expect(await leftovers()).toEqual([]);
});

it('vitrina try tries no port beyond 65535', async () => {
  const last = createServer().listen(65_535, '127.0.0.1');
  await Promise.race([once(last, 'listening'), once(last, 'error')]);
  onTestFinished(() => void last.close());
  expect(await runCommand(await writeFolder(toSite(1)), ['try', 'sitio'], { PORT: '65535' })).toEqual({
    code: 3,
    stdout: '',
    stderr: 'port 65535 is taken: choose another with PORT',
  });
});
