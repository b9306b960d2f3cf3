import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { toAddresses } from '#shared/addresses.ts';
import { toLocale } from '#shared/locale/locales.ts';
import type { Content } from '../../../runtime/content.ts';
import { toListener, watchConnections } from '../../../runtime/http/node-server.ts';
import { answerClientErrors } from '../../../runtime/http/request/client-error.ts';
import { exchange } from '../exchange.ts';
import { startService } from '../start-service.ts';

/** Longer than a test may take: whatever waits for it fails. */
const NEVER = 600_000;

const addressed = { addresses: toAddresses({ url: 'https://www.example.es', apiPath: '/api/v1' }) };

/** A server that answers when it is told to, and what it takes to end it. */
async function start() {
  const waiting: Writable[] = [];
  const arrived: Socket[] = [];
  const server = createServer((_request, response) => waiting.push(response));
  onTestFinished(() => server.closeAllConnections());
  const connections = watchConnections(server);
  const content = { ...addressed, locale: toLocale('es'), apiHeaders: [] } as unknown as Content;
  answerClientErrors(server, connections, () => content);
  server.on('connection', (socket: Socket) => arrived.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** Opens a connection that its client never closes; resolves when all that it sends has come. */
  async function open(sent: string) {
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void client.destroy());
    const state = { received: '', client };
    client.on('data', (data) => {
      state.received += data;
    });
    client.on('error', () => {});
    const [socket] = (await once(server, 'connection')) as [Socket];
    if (sent) {
      client.write(sent);
      await expect.poll(() => socket.bytesRead).toBe(Buffer.byteLength(sent));
    }
    return state;
  }
  return { server, arrived, drain: connections.drain, open, waiting };
}

it.each(['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: x\r\n', 'GET /ñ HT'])(
  'a connection that has sent %j is closed at once',
  async (sent) => {
    const { drain, open } = await start();
    await open(sent);
    await drain(NEVER);
  },
);

it.each(['/', '/ñ'])('on closing, a request for %s is answered first, then its connection closed', async (path) => {
  const { drain, open, waiting } = await start();
  const visit = await open(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await expect.poll(() => waiting.length).toBe(1);
  const ended = drain(NEVER);
  waiting[0]?.write('first ');
  await expect.poll(() => visit.received).toContain('first');
  waiting[0]?.end('last');
  await ended;
  await expect.poll(() => visit.received).toContain('last');
});

it('on closing, a connection with two requests is closed behind the second', async () => {
  const { drain, open, waiting } = await start();
  const visit = await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2));
  await expect.poll(() => waiting.length).toBe(2);
  const ended = drain(NEVER);
  waiting[0]?.end('first');
  await expect.poll(() => visit.received).toContain('first');
  waiting[1]?.end('last');
  await ended;
  await expect.poll(() => visit.received).toContain('last');
});

it('a connection with a raw address is closed behind its answer', async () => {
  const { open, waiting } = await start();
  const { client } = await open('GET /ñ HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => waiting.length).toBe(1);
  const left = once(client, 'end');
  waiting[0]?.end('all');
  await left;
});

it.each([
  ['Content-Length: 10', ['12345', '67', '890']],
  ['Transfer-Encoding: chunked', ['5\r\n12345\r\n', '2\r\n67\r\n', '0\r\n\r\n']],
])('a connection reads the rest of a body that was answered unread, sent with %s', async (length, parts) => {
  const server = createServer(toListener(() => new Response('no', { headers: { connection: 'close' } })));
  onTestFinished(() => server.closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [first, ...rest] = parts;
  client.write(`POST / HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n${first}`);
  await once(client.resume(), 'end');
  for (const part of rest) {
    // A reset comes back only after what it refuses.
    await setTimeout(50);
    client.write(part);
  }
  await setTimeout(50);
  const closed = once(client, 'close');
  client.end();
  await closed;
});

it('on closing, a request that does not end is cut at the deadline', async () => {
  const { drain, open, waiting } = await start();
  await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => waiting.length).toBe(1);
  await drain(0);
});

it('a request head that takes too long gets a 408 without a body', async () => {
  const { server, arrived, open } = await start();
  const visit = await open('GET / HTTP/1.1\r\nHost: x\r\n');
  const left = once(visit.client, 'end');
  server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), arrived[0]);
  await left;
  expect(visit.received).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\n\r\n(?:0\r\n\r\n)?$/);
});

it('a connection lives longer than the minute of proxies, and a request head has ten seconds', async () => {
  const { server } = await start();
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.timeout).toBeGreaterThan(60_000);
  // Of an upload that makes progress nobody knows how long it takes.
  expect(server.requestTimeout).toBe(0);
});

it.each([
  ['/mcp', 'application/json', 'Content-Length: 1000'],
  ['/mcp', 'application/json', 'Transfer-Encoding: chunked'],
  ['/oauth/token', 'application/x-www-form-urlencoded', 'Content-Length: 1000'],
  ['/oauth/register', 'application/json', 'Content-Length: 100000'],
  ['/api/v1/read_page?url=/', 'text/plain', 'Content-Length: 1000'],
  ['/nowhere', 'text/plain', 'Content-Length: 1000'],
])(
  'a body that is dripped to %s as %s with %s ends with its connection after half a minute',
  async (path, type, length) => {
    const { port } = await startService();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = connect(port, '127.0.0.1');
    onTestFinished(() => void client.destroy());
    let isClosed = false;
    client
      .on('error', () => {})
      .on('close', () => {
        isClosed = true;
      })
      .resume();
    client.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    for (let second = 0; second < 30; second++) {
      expect(isClosed).toBe(false);
      client.write(length.startsWith('T') ? '1\r\nx\r\n' : 'x');
      await setTimeout(5);
      vi.advanceTimersByTime(1_000);
    }
    await expect.poll(() => isClosed).toBe(true);
  },
);

it('a received body leaves no timer', async () => {
  const { port } = await startService();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const path of ['/mcp', '/oauth/token', '/api/v1/read_page?url=/', '/nowhere']) {
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nConnection: close\r\n\r\n`;
    expect(await exchange(port, head, 'body')).toMatch(/^HTTP\/1\.1 4/);
  }
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});
