import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicOrigin } from '../../../service/running-service.ts';
import { exchange } from '../../exchange.ts';
import { page, startFrontService } from './service.ts';

const publicHost = new URL(publicOrigin).host;
const front = startFrontService();
const { ask } = front;

/** What arrived last at the website. */
const arrived = (): IncomingMessage => {
  const last = front.website.requests.at(-1);
  if (!last) throw new Error('nothing arrived at the website');
  return last;
};

describe('an answer of the website', () => {
  it('passes with status, bytes, coding and length unchanged', async () => {
    const coded = gzipSync('<h1>Página</h1>'.repeat(500));
    front.website.answer((_request, response) => {
      response.writeHead(418, {
        'content-type': 'text/html',
        'content-encoding': 'gzip',
        'content-length': coded.length,
      });
      response.end(coded);
    });
    const answer = await ask('/cualquiera', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.status).toBe(418);
    expect(answer.headers.get('content-encoding')).toEqual(['gzip']);
    expect(answer.headers.get('content-length')).toEqual([String(coded.length)]);
    expect(answer.body.equals(coded)).toBe(true);
    expect(gunzipSync(answer.body).toString()).toContain('Página');
  });

  it.each([
    ['without a body', 301, ''],
    ['of a known length', 200, 'x'],
  ])('%s passes with the bytes of its headers unchanged', async (_what, status, body) => {
    const location = Buffer.from('/caña/').toString('latin1');
    const disposition = 'attachment; filename="\xf1.pdf"';
    for (const length of [{ 'content-length': body.length }, {}]) {
      front.website.answer((_request, response) =>
        response.writeHead(status, { location, 'content-disposition': disposition, ...length }).end(Buffer.from(body)),
      );
      const { headers } = await ask('/x');
      expect(headers.get('location')).toEqual([location]);
      expect(headers.get('content-disposition')).toEqual([disposition]);
    }
  });

  it('streams: the first chunk arrives before the last is sent', async () => {
    let finish = () => {};
    front.website.answer((_request, response) => {
      response.write('first');
      finish = () => response.end('last');
    });
    const response = await front.service.fetch('/largo');
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('first');
    finish();
    const last = await reader?.read();
    expect(Buffer.from(last?.value ?? []).toString()).toBe('last');
  });

  it('keeps each Set-Cookie separate', async () => {
    const cookies = ['a=1; Path=/; Expires=Wed, 21 Oct 2037 07:28:00 GMT', 'b=2; HttpOnly'];
    front.website.answer((_request, response) => response.writeHead(200, { 'set-cookie': cookies }).end());
    expect((await ask('/')).headers.get('set-cookie')).toEqual(cookies);
  });

  it('loses headers for one connection, and those that Connection names', async () => {
    front.website.answer((_request, response) =>
      response
        .writeHead(200, { connection: 'x-internal', 'x-internal': '1', 'x-kept': '2', 'proxy-authenticate': 'Basic' })
        .end('x'),
    );
    const { headers } = await ask('/');
    expect([headers.get('x-internal'), headers.get('proxy-authenticate'), headers.get('x-kept')]).toEqual([
      undefined,
      undefined,
      ['2'],
    ]);
  });

  it.each([204, 205, 304])('of status %i has no body', async (status) => {
    front.website.answer((_request, response) => response.writeHead(status, { etag: '"w"' }).end());
    const answer = await ask('/x', { headers: { 'if-none-match': '"w"' } });
    expect([answer.status, answer.headers.get('etag'), answer.body.length]).toEqual([status, ['"w"'], 0]);
  });

  it('to HEAD has the headers of GET and no body', async () => {
    front.website.answer((_request, response) => response.writeHead(200, { 'content-length': 1234 }).end());
    const answer = await ask('/x', { method: 'HEAD' });
    expect(arrived().method).toBe('HEAD');
    expect([answer.status, answer.headers.get('content-length'), answer.body.length]).toEqual([200, ['1234'], 0]);
  });

  it('can redirect, and its own address becomes the public one', async () => {
    const redirect = async (location: string) => {
      front.website.answer((_request, response) => response.writeHead(301, { location }).end());
      const answer = await ask('/x');
      expect(answer.status).toBe(301);
      return answer.headers.get('location')?.[0];
    };
    expect(await redirect(`${front.website.origin}/nuevo/?a=1#b`)).toBe(`${publicOrigin}/nuevo/?a=1#b`);
    expect(await redirect(`http://${publicHost}/nuevo/`)).toBe(`${publicOrigin}/nuevo/`);
    expect(await redirect('/nuevo/')).toBe('/nuevo/');
    expect(await redirect('https://otro.example/nuevo/')).toBe('https://otro.example/nuevo/');
    expect(await redirect(`${front.website.origin}0/nuevo/`)).toBe(`${front.website.origin}0/nuevo/`);
  });
});

describe('a request to the website', () => {
  it('with an address in raw UTF-8 passes encoded, with its headers', async () => {
    const { port } = new URL(front.service.origin);
    await exchange(Number(port), 'GET /caña/ HTTP/1.1\r\nHost: x\r\nCookie: a=1\r\nX-Own: b\r\nX-Own: c\r\n\r\n');
    expect(arrived().url).toBe('/ca%C3%B1a/');
    expect(arrived().headers).toMatchObject({ host: publicHost, cookie: 'a=1', 'x-own': 'b, c' });
  });

  it('arrives with the public host, the client address and the scheme', async () => {
    await ask('/buscar?q=%C3%B1%20a&b=1+2', {
      headers: {
        host: 'somewhere.else',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'forged.example',
        'x-custom': 'kept',
        cookie: 'a=1; b=2',
      },
    });
    const { url, headers } = arrived();
    expect(url).toBe('/buscar?q=%C3%B1%20a&b=1+2');
    expect(headers).toMatchObject({
      host: publicHost,
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-host': publicHost,
      'x-forwarded-proto': 'https',
      'x-custom': 'kept',
      cookie: 'a=1; b=2',
    });
  });

  it('loses headers for one connection, and those that Connection names', async () => {
    await ask('/', {
      headers: { connection: 'close, x-internal', 'x-internal': '1', te: 'trailers', 'proxy-authorization': 'x' },
    });
    const { headers } = arrived();
    expect([headers['x-internal'], headers.te, headers['proxy-authorization']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('streams its body', async () => {
    const received: string[] = [];
    front.website.answer((request, response) => {
      request.setEncoding('utf8').on('data', (chunk: string) => received.push(chunk));
      request.on('end', () => response.end('done'));
    });
    const { hostname, port } = new URL(front.service.origin);
    const outgoing = httpRequest({ hostname, port, path: '/formulario', method: 'POST' });
    outgoing.write('first');
    await expect.poll(() => received).toEqual(['first']);
    outgoing.end('last');
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect((await buffer(answer)).toString()).toBe('done');
    expect(received.join('')).toBe('firstlast');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('of method %s keeps its URL, body, length and type', async (method) => {
    let body = '';
    front.website.answer((request, response) => {
      request.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      request.on('end', () => response.end());
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' };
    expect((await ask('/formulario?paso=2', { method, headers, body: 'a=1' })).status).toBe(200);
    expect(body).toBe('a=1');
    expect([arrived().method, arrived().url]).toEqual([method, '/formulario?paso=2']);
    expect(arrived().headers).toMatchObject(headers);
  });

  it('can have Expect: 100-continue', async () => {
    const answer = await ask('/formulario', {
      method: 'POST',
      headers: { expect: '100-continue' },
      body: 'x'.repeat(2000),
    });
    expect(answer.status).toBe(200);
  });

  it('is answered if the website does not read all of its body, and so is the next one', async () => {
    front.website.answer((_request, response) => response.writeHead(413).end('too long'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { hostname, port } = new URL(front.service.origin);
    const send = async (path: string, body: string) => {
      const outgoing = httpRequest({ hostname, port, path, method: 'POST', agent });
      outgoing.end(body);
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
      return [answer.statusCode, (await buffer(answer)).toString()];
    };
    expect(await send('/formulario', 'x'.repeat(2_000_000))).toEqual([413, 'too long']);
    front.website.answer((_request, response) => response.end('website'));
    expect(await send('/otro', 'x')).toEqual([200, 'website']);
    agent.destroy();
  });

  it('ends when its client hangs up', async () => {
    let closed = false;
    front.website.answer((_request, response) => {
      response.write('first');
      response.once('close', () => {
        closed = true;
      });
    });
    const leaving = new AbortController();
    const response = await front.service.fetch('/largo', { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    await expect.poll(() => closed).toBe(true);
  });

  it('ends when its client hangs up before any answer', async () => {
    let closed = false;
    front.website.answer((request) => {
      request.socket.once('close', () => {
        closed = true;
      });
    });
    const leaving = new AbortController();
    const asking = front.service.fetch('/mudo', { signal: leaving.signal }).catch(() => 'left');
    await expect.poll(() => front.website.requests.length).toBe(1);
    leaving.abort();
    expect(await asking).toBe('left');
    await expect.poll(() => closed).toBe(true);
  });
});

describe('a website that is down', () => {
  it('gives a 502 while the API answers, and is used again when it is back', async () => {
    await front.website.close();
    try {
      const down = await ask('/');
      expect(down.status).toBe(502);
      expect(down.headers.get('content-type')).toEqual(['text/plain; charset=utf-8']);
      expect(down.headers.get('cache-control')).toEqual(['no-store']);
      expect(down.body.toString().length).toBeGreaterThan(20);
      expect((await ask('/robots.txt')).status).toBe(502);
      expect((await ask('/api/v1/get_company_info')).status).toBe(200);
      expect((await ask(page.path, { headers: { accept: 'text/markdown' } })).status).toBe(200);
    } finally {
      await front.website.reopen();
    }
    await expect.poll(async () => (await ask('/')).status).toBe(200);
  });

  it('gives a 502 if it breaks off before its headers', async () => {
    front.website.answer((request) => request.socket.destroy());
    expect((await ask('/')).status).toBe(502);
  });

  it('cuts the connection if it breaks off within a body', async () => {
    front.website.answer((request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('first', () => request.socket.destroy());
    });
    await expect(ask('/')).rejects.toThrow();
    front.website.answer((_request, response) => response.end('website'));
    expect((await ask('/')).status).toBe(200);
  });
});
