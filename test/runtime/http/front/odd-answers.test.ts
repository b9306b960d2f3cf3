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
