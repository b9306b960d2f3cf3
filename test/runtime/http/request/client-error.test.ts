import { describe, expect, it } from 'vitest';
import { exchange } from '../../exchange.ts';
import { startService } from '../../start-service.ts';

const get = (target: string, fields = ''): Buffer => Buffer.from(`GET ${target} HTTP/1.1\r\nHost: x\r\n${fields}\r\n`);

describe('an address in raw UTF-8, as curl sends it', () => {
  it('is served, and counted for its address', async () => {
    const { port } = await startService();
    const page = await exchange(port, get('/api/v1/read_page?url=/servicios/españa/'));
    expect(page).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(page).toContain('ratelimit-remaining: 59');
    expect(page).toContain('/servicios/espa%C3%B1a/');
    expect(await exchange(port, get('/servicios/españa.md'))).toMatch(/^HTTP\/1\.1 200 /);
    const search = await exchange(port, get('/api/v1/search_pages?query=averías'));
    expect(search).toMatch(/^HTTP\/1\.1 200 [\s\S]*ratelimit-remaining: 58/);
  });

  it('keeps its other headers, and closes its connection', async () => {
    const { port } = await startService();
    const fields = 'Authorization: Bearer wrong\r\nConnection: keep-alive\r\n';
    const answer = await exchange(port, get('/api/v1/search_pages?query=averías', fields));
    expect(answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i);
  });

  it('is refused if more is wrong, and the next request is answered', async () => {
    const { port, get: ask } = await startService();
    for (const field of ['A: b\0', 'A: b\rc', 'A b: c', ': c', '\xf1: c', 'Upgrade: x']) {
      const answer = await exchange(port, get('/api/v1/search_pages?query=averías', `${field}\r\n`));
      expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"query"/);
    }
    const begun = get('/api/v1/search_pages?query=averías').subarray(0, -2);
    expect(await exchange(port, begun)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('is not served with a body, nor behind another request', async () => {
    const { port } = await startService();
    const answer = await exchange(port, get('/api/v1/search_pages?query=ñu', 'Content-Length: 4\r\n'), 'GET ');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const smuggled = Buffer.concat([get('/healthz'), get('/api/v1/search_pages?query=ñu')]);
    expect(await exchange(port, smuggled)).not.toContain('total');
  });
});

describe('an address that is too long', () => {
  it('is refused, and the next request answered', async () => {
    const { port, get: ask } = await startService();
    expect(await exchange(port, get(`/api/v1/search_pages?query=${'a'.repeat(30_000)}`))).toMatch(/^HTTP\/1\.1 431 /);
    expect(await exchange(port, get(`/api/v1/search_pages?query=${'ñ'.repeat(5_000)}`))).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/healthz')).status).toBe(200);
  });
});

describe('bytes that are not HTTP', () => {
  it('get an answer in JSON that names the parameter, if there is one', async () => {
    const { port } = await startService();
    const answer = await exchange(port, get('/api/v1/search_pages?limit=3&query=a b'));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head).toMatch(/access-control-allow-origin: \*/);
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid_parameter', data: { status: 400, parameter: 'query' } });
    const blank = await exchange(port, get('/a b'));
    expect(blank).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*"parameter":"request"/);
  });

  it('is refused, and the next request answered', async () => {
    const { port, get: ask } = await startService();
    for (const nonsense of ['\0\0\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', '<xml/>\r\n\r\n', 'é\r\n\r\n']) {
      expect(await exchange(port, nonsense)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    }
    const long = await exchange(port, get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`));
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
    expect((await ask('/healthz')).status).toBe(200);
  });
});

/** Status line, headers and body of what came back. */
function read(answer: string): { status: number; head: string; body: string } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

describe('an unknown method', () => {
  it.each(['FOO', 'BREW', 'GETX'])('%s is refused at an operation, with the allowed methods', async (method) => {
    const { port } = await startService();
    for (const path of ['/api/v1/search_pages?query=agua', '/api/v1/search_pages', '/api/v1/quota/']) {
      const { status, head, body } = read(await exchange(port, `${method} ${path} HTTP/1.1\r\nHost: x\r\n\r\n`));
      expect(status).toBe(405);
      expect(head).toMatch(/^allow: GET, HEAD, OPTIONS$/m);
      expect(JSON.parse(body)).toMatchObject({ code: 'method_not_allowed', data: { status: 405 } });
      expect(JSON.parse(body).data).not.toHaveProperty('parameter');
    }
  });

  it('gets the answer of any other method at other addresses', async () => {
    const { port } = await startService();
    expect(read(await exchange(port, 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).status).toBe(404);
    expect(read(await exchange(port, 'FOO /nada?query=agua HTTP/1.1\r\nHost: x\r\n\r\n')).status).toBe(404);
    expect(read(await exchange(port, 'FOO /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).status).toBe(405);
  });

  it('is never read as a known one', async () => {
    const { port } = await startService();
    expect(read(await exchange(port, 'get /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).status).toBe(400);
  });
});

describe('an invalid request', () => {
  const search = '/api/v1/search_pages?query=agua';
  const long = 'a'.repeat(30_000);

  it.each([
    ['a parameter that is too long', get(`/api/v1/search_pages?limit=3&query=${long}`), 431, 'request'],
    ['an address of several packets', get(`/api/v1/search_pages?query=${long.repeat(5)}`), 431, 'request'],
    ['a header that is too long', get(search, `Cookie: ${long}\r\n`), 431, 'request'],
    ['an invalid header line', get(search, 'Bad Header: x\r\n'), 400, 'Bad Header'],
    ['a long invalid header line', get(search, `Bad ${long.slice(0, 60)}: x\r\n`), 400, `Bad ${long.slice(0, 36)}`],
    ['an invalid length', get(search, 'Content-Length: abc\r\n'), 400, 'Content-Length'],
    ['no host', `GET ${search} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400, 'Host'],
    ['two hosts of HTTP/1.0', `GET ${search} HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n`, 400, 'Host'],
    ['two hosts', get(search, 'host: x\r\nConnection: close\r\n'), 400, 'Host'],
    ['an invalid host', `GET ${search} HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n`, 400, 'Host'],
  ])('with %s gets an error in JSON', async (_what, request, status, parameter) => {
    const { port } = await startService();
    const answer = read(await exchange(port, request));
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/^content-type: application\/json/m);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid_parameter', data: { status, parameter } });
    expect(JSON.parse(answer.body).data.hint).toContain(parameter);
  });

  it('is read in linear time, for any bytes', async () => {
    const { port, get: ask } = await startService();
    for (const pump of ['?a=', '&a=', '?&', 'a', '=', ' ', '\t', 'a b', '\xf1', '-', ':', 'GET ']) {
      for (const start of ['', 'GET /?', '?', 'GET /\xf1?']) {
        const before = process.cpuUsage();
        await exchange(port, Buffer.from(`${start}${pump.repeat(65_000 / pump.length)}\r\n\r\n`, 'latin1'));
        const { user, system } = process.cpuUsage(before);
        expect((user + system) / 1e6, `${start}${pump}`).toBeLessThan(0.25);
      }
    }
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('is not confused with the one before it', async () => {
    const { port } = await startService();
    const both = Buffer.concat([get('/healthz'), Buffer.from('FOO /nada HTTP/1.1\r\nHost: x\r\n\r\n')]);
    expect(await exchange(port, both)).not.toContain(' 405 ');
  });
});

describe('a request without a host', () => {
  it('is served in HTTP/1.0', async () => {
    const { port } = await startService();
    expect(await exchange(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await exchange(port, 'GET /healthz HTTP/1.0\r\nX-Name: host\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
