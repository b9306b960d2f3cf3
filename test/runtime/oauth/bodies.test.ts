import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { postForm, postJson, readError, registerClient } from './requests.ts';
import { startService, type TestService } from './start-service.ts';

const paths = ['register', 'token', 'revoke', 'introspect'];

/** Opens a connection and writes the head of a POST. */
function begin({ url }: TestService, path: string, ...headers: string[]): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  const type = path === 'register' ? 'application/json' : 'application/x-www-form-urlencoded';
  const head = [`POST /oauth/${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

const chunk = (size: number): string => `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`;

/** Returns the first answer once it is complete. */
const firstAnswer = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let received = '';
    socket.setEncoding('utf8').on('data', (data) => {
      received += data;
      const [head = '', body] = received.split('\r\n\r\n');
      if (body !== undefined && body.length >= Number(/content-length: (\d+)/i.exec(head)?.[1])) resolve(received);
    });
  });

/** Bytes of a body, as documented in the guides. */
const bodyLimit = 65_536;

const isAlive = async (service: TestService): Promise<boolean> => {
  const response = await postForm(`${service.url}/oauth/introspect`, { token: 'x' });
  return response.status === 401;
};

describe.each(paths)('a body at /oauth/%s', (path) => {
  it('is refused when its stated length is over the limit', async () => {
    const service = await startService();
    const response = await postForm(`${service.url}/oauth/${path}`, 'a'.repeat(bodyLimit + 1), {
      ...(path === 'register' && { 'content-type': 'application/json' }),
    });
    expect(await readError(response)).toEqual([413, 'invalid_request']);
    expect(await isAlive(service)).toBe(true);
  });

  it('is refused once it exceeds the limit, and the connection serves the next request', async () => {
    const service = await startService();
    const socket = begin(service, path, 'Transfer-Encoding: chunked');
    const answer = firstAnswer(socket);
    for (let sent = 0; sent <= bodyLimit; sent += 8192) socket.write(chunk(8192));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.removeAllListeners('data');
    const next = firstAnswer(socket);
    for (let more = 0; more < 40; more++) socket.write(chunk(8192));
    socket.write('0\r\n\r\nGET /oauth/token HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await next).toMatch(/^HTTP\/1\.1 405 /);
    socket.destroy();
  });

  it('may be cut in the middle by a client that hangs up', async () => {
    const service = await startService();
    const socket = begin(service, path, 'Content-Length: 60');
    socket.end('{"client_name":"half');
    expect(await text(socket)).toMatch(/^(HTTP\/1\.1 400 |$)/);
    const reset = begin(service, path, 'Content-Length: 60');
    await new Promise((resolve) => reset.write('{"client_name":"half', resolve));
    reset.resetAndDestroy();
    expect(await isAlive(service)).toBe(true);
  });

  it('does not delay other requests if it never arrives', async () => {
    const service = await startService();
    const stalled = begin(service, path, 'Content-Length: 60');
    stalled.write('{"client_name":');
    expect(await isAlive(service)).toBe(true);
    expect((await registerClient(service)).client_id).toBeDefined();
    stalled.destroy();
    expect(await isAlive(service)).toBe(true);
  });

  it('may be missing', async () => {
    const service = await startService();
    const socket = begin(service, path, 'Content-Length: 0');
    expect(await firstAnswer(socket)).toMatch(/^HTTP\/1\.1 40[01] /);
    socket.destroy();
  });

  it('is refused if it has a content coding', async () => {
    const service = await startService();
    const coded = { 'content-encoding': 'gzip', ...(path === 'register' && { 'content-type': 'application/json' }) };
    expect(await readError(await postForm(`${service.url}/oauth/${path}`, 'x', coded))).toEqual([
      415,
      'invalid_request',
    ]);
  });
});

it('a registration of just the limit is read', async () => {
  const { url } = await startService();
  const filled = (length: number) => JSON.stringify({ client_name: 'a', filler: 'b'.repeat(length) });
  const exact = filled(bodyLimit - filled(0).length);
  expect(exact).toHaveLength(bodyLimit);
  expect((await postJson(`${url}/oauth/register`, exact)).status).toBe(201);
});
