import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseGaps } from '../../shared/gaps.ts';
import { obeyedIn, SHOUT } from '../foreign-text.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeContent } from './content-fixture.ts';
import { exchange } from './exchange.ts';

const root = join(import.meta.dirname, '../..');

interface Run {
  process: ChildProcess;
  output: () => string;
  ended: Promise<{ code: number | null; signal: string | null }>;
}

async function run(environment: Record<string, string>): Promise<Run> {
  const dataDir = temporaryFolder();
  const child = spawn(process.execPath, [join(root, 'runtime/start.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...environment,
    },
  });
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { process: child, output: () => text, ended };
}

/** A server that answers, and its port. */
async function serve(environment: Record<string, string> = {}): Promise<Run & { port: number; url: string }> {
  const started = await run({ PORT: '0', CONTENT_DIR: await writeContent(), ...environment });
  const port = await new Promise<number>((resolve, reject) => {
    const look = () => {
      const [, found] = /listening +http:\/\/[^:]+:(\d+)/.exec(started.output()) ?? [];
      if (found) resolve(Number(found));
    };
    started.process.stderr?.on('data', look);
    started.ended.then(() => reject(new Error(started.output())));
  });
  return { ...started, port, url: `http://127.0.0.1:${port}` };
}

describe('the server', { timeout: 60_000 }, () => {
  it.each([
    ['0.0.0.0', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
  ])('at HOST %s prints the address %s', async (host, shown) => {
    const { output, port } = await serve({ HOST: host });
    expect(output()).toContain(`listening   http://${shown}:${port}\n`);
  });

  it('prints what it serves where, and logs each request without its client and query', async () => {
    const metricsToken = '0123456789abcdef';
    const { output, url, process: child, ended } = await serve({ METRICS_TOKEN: metricsToken });
    expect(output()).toMatch(/Ejemplo: 6 pages, generation [0-9a-f]{12}\n/);
    expect(output()).toMatch(/public +https:\/\/www\.ejemplo\.es /);
    expect(output()).toContain(`listening   ${url}\n`);
    expect(output()).toMatch(/website +not served here/);
    expect(output()).toContain(`for people  ${url}/desarrolladores/\n`);
    expect(output()).toMatch(/state +in \//);
    expect(output()).toContain(`${url}/openapi.json`);
    expect(output()).toContain('/api/v1/read_page');
    await fetch(`${url}/api/v1/search_pages?query=secreto`, {
      headers: { 'user-agent': 'Agent/9.9-nightly (private detail)', authorization: 'Bearer topsecret' },
    });
    const headers = { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${metricsToken}` };
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(200);
    child.kill('SIGTERM');
    await ended;
    const [line = '{}'] = output()
      .split('\n')
      .filter((text) => text.includes('search_pages') && text.startsWith('{'));
    expect(JSON.parse(line)).toMatchObject({
      method: 'GET',
      path: '/api/v1/search_pages',
      status: 401,
      agent: 'Agent',
    });
    for (const secret of ['secreto', '127.0.0.1', 'topsecret', 'private detail', 'nightly']) {
      expect(line).not.toContain(secret);
    }
  });

  it.each([
    ['a port that is none', { PORT: 'abc' }, /PORT="abc"/],
    ['an address of another machine', { HOST: 'http://127.0.0.1' }, /HOST http:\/\/127\.0\.0\.1 cannot be had/],
    ['a port that browsers refuse', { PORT: '6000' }, /PORT 6000 at HOST 127\.0\.0\.1 cannot be had/],
    ['missing content', { CONTENT_DIR: '/nowhere' }, /\/nowhere.*npx vitrina compile/],
  ])('refuses to start with %s, with a message of one sentence', async (_what, environment, complaint) => {
    const { ended, output } = await run({ CONTENT_DIR: await writeContent(), ...environment });
    expect(await ended).toEqual({ code: 3, signal: null });
    expect(output()).toMatch(complaint);
    expect(output()).not.toMatch(/\n {4}at /);
  });

  it('refuses a taken port instead of taking another', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as AddressInfo;
    const { ended, output } = await run({ PORT: String(port), CONTENT_DIR: await writeContent() });
    expect(await ended).toEqual({ code: 3, signal: null });
    expect(output()).toContain(`PORT ${port}`);
  });

  it('ends on SIGINT after the requests in flight, and closes idle connections', async () => {
    const website = await startSlowWebsite();
    const { port, process: child, ended, output } = await serve({ UPSTREAM_URL: website.url });
    const idle = exchange(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const inFlight = exchange(port, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await website.asked;
    child.kill('SIGINT');
    await expect.poll(() => exchange(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
    expect(await idle).toMatch(/^HTTP\/1\.1 200/);
    expect(output()).toContain(`from ${website.url}\n`);
    website.answer();
    expect(await inFlight).toMatch(/^HTTP\/1\.1 200[\s\S]*finished$/);
    expect(await ended, output()).toEqual({ code: 0, signal: null });
  });

  it('ends at once on a second signal, but not on a copy of the first', async () => {
    const website = await startSlowWebsite();
    const { port, process: child, ended } = await serve({ UPSTREAM_URL: website.url });
    const inFlight = exchange(port, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await website.asked;
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect(await Promise.race([ended, setTimeout(1_200, 'still there')])).toBe('still there');
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(await inFlight).toBe('');
    website.answer();
  });

  it.each(['unasked', 'on SIGHUP'])('serves new content %s', async (how) => {
    const folder = await writeContent();
    const { url, process: child, output } = await serve({ CONTENT_DIR: folder });
    const ready = async () => (await fetch(`${url}/readyz`)).text();
    const before = await ready();
    const next = await writeContent({ company: { hours: 'Domingos' } });
    await rename(folder, `${folder}-before`);
    await rename(next, folder);
    if (how === 'on SIGHUP') child.kill('SIGHUP');
    await expect.poll(ready, { timeout: 20_000 }).not.toBe(before);
    expect(await (await fetch(`${url}/api/v1/get_company_info`)).text(), output()).toContain('Domingos');
  });

  it('prints no control sequences and CI commands of its content, and logs each complaint in one line', async () => {
    const folder = await writeContent({ company: { brand: `Ejemplo ${SHOUT}` } });
    const { output, process: child } = await serve({ CONTENT_DIR: folder });
    expect(output()).toContain('Ejemplo ::error title=x::y ## [error]z');
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ format: SHOUT }));
    child.kill('SIGHUP');
    await expect.poll(output).toContain('new content is refused');
    expect(obeyedIn(output())).toEqual([]);
    const [line = ''] = output().match(/^\{.*refused.*$/m) ?? [];
    expect(JSON.parse(line).msg).toContain(`content of format ${SHOUT}`);
    const { ended, output: complaint } = await run({ CONTENT_DIR: folder });
    expect(await ended).toEqual({ code: 3, signal: null });
    expect(complaint()).toContain('## [error]z');
    expect(obeyedIn(complaint())).toEqual([]);
  });

  it('prints no control sequences of an uncaught error', async () => {
    const fault = `setInterval(()=>{if(process.listenerCount('SIGHUP'))throw new Error(${JSON.stringify(SHOUT)})},50)`;
    const { ended, output } = await run({
      PORT: '0',
      CONTENT_DIR: await writeContent(),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    });
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(output()).toContain(': :error title=x::y\n## [error]z');
    expect(obeyedIn(output())).toEqual([]);
  });

  it('writes the searches, by HTTP and MCP, into the data folder when it ends', async () => {
    const dataDir = temporaryFolder();
    const { url, process: child, ended, output } = await serve({ DATA_DIR: dataDir });
    const search = async (query: string, more = '') => {
      const answer = await fetch(`${url}/api/v1/search_pages?query=${encodeURIComponent(query)}${more}`, {
        headers: { connection: 'close' },
      });
      expect(answer.status).toBe(200);
      return (await answer.json()) as { next_cursor: string | null };
    };
    for (let times = 0; times < 4; times++) await search('Zurcido invisible');
    const { next_cursor } = await search('isla', '&limit=1');
    await search('isla', `&limit=1&cursor=${next_cursor}`);
    const call = { name: 'search_pages', arguments: { query: '¡Isla!' } };
    for (const id of [1, 2]) {
      await fetch(`${url}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: call }),
      });
    }
    await search('mi nombre y apellidos');
    // As when a terminal and npm both hand it on.
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    expect(await ended, output()).toEqual({ code: 0, signal: null });
    const [month] = parseGaps(await readFile(join(dataDir, 'gaps.json'), 'utf8')) ?? [];
    expect(month).toMatchObject({
      searches: 8,
      queries: [
        { words: 'zurcido invisible', searches: 4, empty: 4 },
        { words: 'isla', searches: 3, empty: 0 },
      ],
    });
  });

  it('continues after a body over the limit, one that is cut, and invalid bytes', async () => {
    // A website that cannot be reached: bodies on their way to it are cancelled.
    const { port, url } = await serve({ UPSTREAM_URL: 'http://127.0.0.1:1' });
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    for (const path of ['/oauth/register', '/oauth/token', '/mcp', '/api/v1/read_page?url=/', '/nada']) {
      const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n`;
      await firstAnswer(port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}0\r\n\r\n`);
      const cut = connect(port, '127.0.0.1');
      cut.on('error', () => {});
      cut.write(`${head}Content-Length: 1000\r\n\r\nabc`, () => cut.destroy());
      await exchange(port, `${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n`);
    }
    await exchange(port, '\0\0\0\r\n\r\n');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

/** Sends bytes on a connection that is kept, until something comes back. */
function firstAnswer(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.write(bytes);
  });
}

interface SlowWebsite {
  url: string;
  /** Resolves once it was asked. */
  asked: Promise<void>;
  /** Lets it answer. */
  answer: () => void;
}

/** A website that answers when it is told to. */
async function startSlowWebsite(): Promise<SlowWebsite> {
  let answer = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = createServer();
  const asked = new Promise<void>((resolve) => {
    server.on('request', async (_request, response) => {
      resolve();
      await told;
      response.end('finished');
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, answer };
}
