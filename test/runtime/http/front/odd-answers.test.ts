import { describe, expect, it } from 'vitest';
import { startFrontService } from './service.ts';

const front = startFrontService();
const { ask } = front;

describe('a website with invalid answers', () => {
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

  it.each([204, 205])('ends an answer of status %i, which has no body, despite its Content-Length', async (status) => {
    front.website.answer((incoming) => {
      incoming.socket.end(`HTTP/1.1 ${status} x\r\nContent-Length: 5\r\n\r\nhello`);
    });
    const answer = await ask('/');
    expect([answer.status, answer.headers.get('content-length'), answer.body.length]).toEqual([status, undefined, 0]);
  });

  it.each(['100 Continue', '102 Processing', '103 Early Hints\r\nLink: </a.css>; rel=preload'])(
    'may send %s unasked, as often as it likes, before its answer',
    async (interim) => {
      const head = `HTTP/1.1 ${interim}\r\n\r\n`.repeat(3);
      front.website.answer(({ socket }) => {
        socket.write(head);
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
      });
      for (const body of ['', 'a=1']) {
        const answer = await ask('/algo', body ? { method: 'POST', body } : {});
        expect([answer.status, answer.body.toString(), answer.headers.get('link')]).toEqual([200, 'ok', undefined]);
      }
    },
  );

  it('causes a 502 if it sends endless interim answers or another protocol', async () => {
    let closed = false;
    front.website.answer(({ socket }) => {
      socket.once('close', () => {
        closed = true;
      });
      socket.on('error', () => {});
      socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1_000));
    });
    expect((await ask('/')).status).toBe(502);
    await expect.poll(() => closed).toBe(true);
    front.website.answer(({ socket }) => socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n'));
    expect((await ask('/')).status).toBe(502);
  });

  it.each(['GET', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'gets each %s request with one body length, and the next one whole',
    async (method) => {
      front.website.answer((request, response) => {
        let body = '';
        request.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk;
        });
        request.on('end', () => response.end(`${request.method} ${request.url} ${body}`));
      });
      for (const headers of [{ 'content-length': '5' }, { 'transfer-encoding': 'chunked' }, {}]) {
        const body = Object.keys(headers).length > 0 ? 'GET /' : '';
        const answer = await ask('/a', { method, headers, ...(body && { body }) });
        expect(answer.body.toString()).toBe(`${method} /a ${method === 'GET' ? '' : body}`);
        expect((await ask('/b')).body.toString()).toBe('GET /b ');
      }
      const framing = front.website.requests.map(({ headers }) => [
        headers['content-length'],
        headers['transfer-encoding'],
      ]);
      expect(framing.filter(([length, coding]) => length !== undefined && coding !== undefined)).toEqual([]);
    },
  );
});
