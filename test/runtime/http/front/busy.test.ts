import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startFrontService } from './service.ts';

const front = startFrontService();
const { ask } = front;

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends bytes on a connection that stays open; resolves when they are on their way. */
const send = (text: string): Promise<Socket> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(front.service.origin);
    const socket = connect(Number(port), hostname, () => socket.write(text, () => resolve(socket)));
    socket.on('error', () => {});
    sockets.push(socket);
  });

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const post = (body: string): string => `POST /formulario HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n${body}`;

/** Asks for as much as the website is sent at a time, which it never answers. */
async function keepWebsiteBusy(): Promise<void> {
  front.website.answer(() => {});
  await Promise.all(Array.from({ length: 128 }, () => send(get('/lento'))));
  await expect.poll(() => front.website.requests.length, { timeout: 10_000 }).toBe(128);
}

describe('a website that is busy', () => {
  it.each([
    ['half-sent', 'x'],
    ['wholly sent', 'x'.repeat(1000)],
  ])('does not get a %s form whose sender hung up, and other requests are served', async (_how, body) => {
    await keepWebsiteBusy();
    const leaving = await send(post(body));
    expect((await ask('/api/v1/get_company_info')).status).toBe(200);
    leaving.destroy();
    expect((await ask('/healthz')).status).toBe(200);
    for (const socket of sockets.splice(0)) socket.destroy();
    front.website.answer((_request, response) => response.end('website'));
    expect((await ask('/otra')).body.toString()).toBe('website');
    expect(front.website.seen()).not.toContain('POST /formulario');
  });

  it('has at most 256 waiting requests, and others get a 503 with Retry-After, while the API answers', async () => {
    await keepWebsiteBusy();
    await Promise.all(Array.from({ length: 255 }, () => send(get('/lento'))));
    // What came before this has arrived too.
    expect((await ask('/healthz')).status).toBe(200);
    const last = await send(get('/lento'));
    expect((await ask('/healthz')).status).toBe(200);
    expect(last.bytesRead).toBe(0);
    const { status, headers } = await ask('/nada');
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, ['10'], ['no-store']]);
    expect((await ask('/api/v1/get_company_info')).status).toBe(200);
  });
});
