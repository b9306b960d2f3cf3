import { describe, expect, it } from 'vitest';
import { exchange } from '../../exchange.ts';
import { startService } from '../../start-service.ts';

const get = (target: string, fields = ''): Buffer => Buffer.from(`GET ${target} HTTP/1.1\r\nHost: x\r\n${fields}\r\n`);

describe('an address in raw UTF-8, as curl sends it', () => {
  it('is served, and counted under the address it came from', async () => {
    const { port } = await startService();
    const page = await exchange(port, get('/api/v1/read_page?url=/servicios/españa/'));
    expect(page).toMatch(/^HTTP\/1\.1 200 /);
    expect(page).toContain('ratelimit-remaining: 59');
    expect(page).toContain('/servicios/espa%C3%B1a/');
    expect(await exchange(port, get('/servicios/españa.md'))).toMatch(/^HTTP\/1\.1 200 /);
    const search = await exchange(port, get('/api/v1/search_pages?query=averías'));
    expect(search).toMatch(/^HTTP\/1\.1 200 [\s\S]*ratelimit-remaining: 58/);
  });

  it('keeps its other headers, and ends its connection whatever it asked for', async () => {
    const { port } = await startService();
    const fields = 'Authorization: Bearer wrong\r\nConnection: keep-alive\r\n';
    const answer = await exchange(port, get('/api/v1/search_pages?query=averías', fields));
    expect(answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i);
  });

  it('is not served with a body, or behind another request', async () => {
    const { port } = await startService();
    const answer = await exchange(port, get('/api/v1/search_pages?query=ñu', 'Content-Length: 4\r\n'), 'GET ');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const smuggled = Buffer.concat([get('/healthz'), get('/api/v1/search_pages?query=ñu')]);
    expect(await exchange(port, smuggled)).not.toContain('total');
  });
});

describe('an address that is too long', () => {
  it.each([
    ['as it is', 'a'.repeat(30_000)],
    ['once it is encoded', 'ñ'.repeat(5_000)],
  ])('%s is refused, and the next request answered', async (_, query) => {
    const { port, get: ask } = await startService();
    expect(await exchange(port, get(`/api/v1/search_pages?query=${query}`))).toMatch(/^HTTP\/1\.1 431 /);
    expect((await ask('/healthz')).status).toBe(200);
  });
});

describe('what is no HTTP', () => {
  it('is answered in JSON that names the parameter, when there is one', async () => {
    const { port } = await startService();
    const answer = await exchange(port, get('/api/v1/search_pages?limit=3&query=a b'));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head).toMatch(/access-control-allow-origin: \*/);
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid_parameter', data: { status: 400, parameter: 'query' } });
    const missing = await exchange(port, get('/a b'));
    expect(missing).toMatch(/^HTTP\/1\.1 404 Not Found\r\n[\s\S]*operation_not_found/);
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
