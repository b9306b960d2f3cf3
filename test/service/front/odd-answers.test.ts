import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startFrontService } from './service.ts';

const front = startFrontService();
const { ask } = front;

describe('a website whose answers no client would understand', () => {
  it('keeps its connections for the next page', async () => {
    const body = Buffer.alloc(200_000, 'x');
    front.website.answer((_request, response) => response.writeHead(999).end(body));
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502]));
    }
    front.website.answer((_request, response) => response.end('website'));
    const asked = performance.now();
    expect((await ask('/')).body.toString()).toBe('website');
    expect(performance.now() - asked).toBeLessThan(1000);
  });

  it.each([204, 205])('ends one of status %i, which has no body, where its length said otherwise', async (status) => {
    front.website.answer((incoming) => {
      incoming.socket.end(`HTTP/1.1 ${status} x\r\nContent-Length: 5\r\n\r\nhello`);
    });
    const answer = await ask('/');
    expect([answer.status, answer.headers.get('content-length'), answer.body.length]).toEqual([status, undefined, 0]);
  });
});

describe('an upload that the website refuses before it has all of it', () => {
  const refuse = (response: ServerResponse, then = () => {}) =>
    response.writeHead(413, { connection: 'close' }).end('x'.repeat(50_000), then);

  it.each([
    ['closes', (_incoming: IncomingMessage, response: ServerResponse) => refuse(response)],
    [
      'breaks off',
      (incoming: IncomingMessage, response: ServerResponse) => refuse(response, () => incoming.socket.destroy()),
    ],
    [
      'has begun to read',
      (incoming: IncomingMessage, response: ServerResponse) =>
        incoming.once('data', () => refuse(response, () => incoming.socket.destroy())),
    ],
  ])('is told so when the website %s', async (_how, listener) => {
    front.website.answer(listener);
    const { hostname, port } = new URL(front.service.origin);
    for (let turn = 0; turn < 15; turn++) {
      // Whoever wants the connection closed loses the answer first.
      const outgoing = request({ hostname, port, path: '/subida', method: 'POST', agent: false });
      outgoing.end(Buffer.alloc(5_000_000));
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
      expect([answer.statusCode, (await buffer(answer)).length]).toEqual([413, 50_000]);
    }
  });
});
