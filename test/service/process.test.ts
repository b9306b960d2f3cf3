import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startUpstream } from '../runtime/http/front/upstream.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { cleanEnvironment, contentFolder, type RunningService, root, runService } from './running-service.ts';

/** Ends whatever is left of a process group. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing is left, as it should be.
  }
}

it('npm start ends with the server on SIGTERM, after the request in flight', async () => {
  const website = await startUpstream();
  let finish = () => {};
  website.answer((_request, response) => {
    response.write('first ');
    finish = () => response.end('last');
  });
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: whatever happens, no server outlives the test.
    detached: true,
    env: cleanEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      CONTENT_DIR: contentFolder,
      DATA_DIR: temporaryFolder(),
      UPSTREAM_URL: website.origin,
    }),
  });
  onTestFinished(() => endGroup(npm.pid));
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  await expect.poll(() => /listening +(http:\S+)/.exec(said)?.[1], { timeout: 50_000, interval: 50 }).toBeTruthy();
  const [, origin = ''] = /listening +(http:\S+)/.exec(said) ?? [];

  const inFlight = await fetch(origin);
  npm.kill('SIGTERM');
  await expect.poll(() => fetch(`${origin}/healthz`).catch(() => 'refused'), { timeout: 20_000 }).toBe('refused');
  finish();
  expect(await inFlight.text()).toBe('first last');
  await ended;
  await expect.poll(() => fetch(`${origin}/healthz`).catch(() => 'refused')).toBe('refused');
  await website.close();
});

describe('a client', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService();
  });
  afterAll(() => service?.stop());

  const open = (): Promise<Socket> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(service.origin);
      const socket = connect(Number(port), hostname, () => resolve(socket));
      socket.on('error', () => {});
    });

  it.each(['/mcp', '/oauth/token', '/oauth/register', '/api/v1/search_pages', '/openapi.json', '/nada'])(
    'may stall, hang up or send too much at %s without hurting anybody else',
    async (path) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nX-Forwarded-For: 192.0.2.7\r\n`;
      const stalled = await open();
      stalled.write(`${head}Content-Length: 500\r\n\r\n{"half":`);
      const left = await open();
      left.write(`${head}Content-Length: 500\r\n\r\n{"half":`, () => left.destroy());
      const flooding = await open();
      flooding.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
      for (let sent = 0; sent < 4 && !flooding.destroyed; sent++) flooding.write(`8000\r\n${'x'.repeat(0x8000)}\r\n`);
      const answer = await service.fetch('/api/v1/get_company_info', { headers: { 'x-forwarded-for': '192.0.2.8' } });
      expect(answer.status).toBe(200);
      stalled.destroy();
      flooding.destroy();
      expect((await service.fetch('/healthz')).status).toBe(200);
      expect(service.process.exitCode).toBe(null);
    },
  );

  it('that keeps its connection gets an answer on it after each refusal', async () => {
    for (const [path, status] of [
      ['/oauth/token', 400],
      ['/mcp', 415],
      ['/api/v1/quota', 405],
      ['/nada', 404],
    ] as const) {
      const response = await service.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: 'x'.repeat(1000),
      });
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, status]);
    }
    expect((await service.fetch('/healthz')).status).toBe(200);
  });
});
