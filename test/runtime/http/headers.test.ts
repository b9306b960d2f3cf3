import { describe, expect, it } from 'vitest';
import { toAddresses } from '#shared/addresses.ts';
import { toApiHeaders } from '../../../runtime/http/headers.ts';
import { siteUrl } from '../content-fixture.ts';
import { startService } from '../start-service.ts';

const company = '/api/v1/get_company_info';
const conditional = (tag: string): RequestInit => ({ headers: { 'if-none-match': tag } });

describe('versioning', () => {
  it('is in every answer of the API, without a deprecation by default', async () => {
    const service = await startService();
    const paths = [
      company,
      '/api/v1/nada',
      '/api/v1/quota',
      '/api',
      '/api/sandbox',
      '/api/v1/read_page',
      '/api/v2/quota',
    ];
    for (const path of paths) {
      const { headers } = await service.get(path);
      expect(headers.get('api-version'), path).toBe('1');
      expect(headers.get('link'), path).toBe(
        `<${siteUrl}/desarrolladores/#versionado>; rel="deprecation"; type="text/html"`,
      );
      expect(headers.has('deprecation')).toBe(false);
      expect(headers.has('sunset')).toBe(false);
    }
    expect((await service.get('/openapi.json')).headers.has('api-version')).toBe(false);
  });

  it('has the version of the API path', async () => {
    const service = await startService({ apiPath: '/contenido/v3' });
    expect((await service.get('/contenido/v3/get_company_info')).headers.get('api-version')).toBe('3');
    expect((await service.get('/contenido/v2/get_company_info')).status).toBe(404);
  });

  it('has Deprecation and Sunset by RFC 9745 and RFC 8594', () => {
    const site = { url: siteUrl, apiPath: '/api/v1' };
    const ending = { announced: new Date('2030-01-01T00:00:00Z'), sunset: new Date('2030-04-01T00:00:00Z') };
    const headers = new Map(toApiHeaders({ addresses: toAddresses(site), ...site, ending }));
    expect(headers.get('deprecation')).toBe('@1893456000');
    expect(headers.get('sunset')).toBe('Mon, 01 Apr 2030 00:00:00 GMT');
  });
});

describe('caching', () => {
  it.each([
    ['the same tag', (tag: string) => tag],
    ['the tag made weak', (tag: string) => `W/${tag}`],
    ['a list', (tag: string) => `"other", W/"more", ${tag}`],
    ['anything', () => '*'],
  ])('answers 304 without a body to %s', async (_what, toCondition) => {
    const service = await startService();
    for (const path of [company, '/api/v1/read_page?url=/', '/api/v1/search_pages?query=palma', '/openapi.json']) {
      const first = await service.get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      const second = await service.get(path, {}, conditional(toCondition(etag)));
      expect(second.status, path).toBe(304);
      expect(await second.text()).toBe('');
      for (const name of ['etag', 'cache-control', 'vary']) {
        expect(second.headers.get(name)).toBe(first.headers.get(name));
      }
      expect(second.headers.has('ratelimit')).toBe(first.headers.has('ratelimit'));
    }
  });

  it.each(['"other"', 'W/"other"', '', 'nonsense'])('answers 200 to %s', async (condition) => {
    const service = await startService();
    expect((await service.get(company, {}, conditional(condition))).status).toBe(200);
  });

  it('is private for answers with the quota of a caller, and public for documents', async () => {
    const service = await startService();
    const { headers } = await service.get(company);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Authorization');
    const quota = await service.get(
      '/api/v1/quota',
      {},
      { headers: { authorization: `Bearer ${await service.token()}` } },
    );
    expect([quota.status, quota.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await service.get('/openapi.json')).headers.get('cache-control')).toBe('public, max-age=300');
    expect((await service.get('/api/v1/nada')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('every answer', () => {
  it.each([company, '/openapi.json', '/nada', '/api/v1/quota', '/healthz', '/zonas/palma.md'])(
    'of %s has a length, an id, no sniffing, and may be read from any origin',
    async (path) => {
      const service = await startService();
      const response = await service.get(path, {}, { headers: { origin: 'https://otro.es' } });
      const { headers } = response;
      expect(headers.get('content-length')).toBe(String((await response.arrayBuffer()).byteLength));
      expect(headers.get('x-request-id')).toBe('request-1');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
      expect(headers.get('access-control-expose-headers')?.split(', ').sort()).toEqual([
        ...['API-Version', 'Allow', 'Deprecation', 'ETag', 'Link', 'RateLimit', 'RateLimit-Limit', 'RateLimit-Policy'],
        ...['RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After', 'Sunset', 'WWW-Authenticate', 'X-Request-Id'],
      ]);
    },
  );

  it.each([company, '/openapi.json', '/nada', '/api/v1/read_page', '/healthz'])(
    'of %s to HEAD is that to GET without its body',
    async (path) => {
      const service = await startService();
      const [get, head] = [await service.get(path), await service.get(path, {}, { method: 'HEAD' })];
      expect(head.status).toBe(get.status);
      expect(await head.text()).toBe('');
      const names = ({ headers }: Response) =>
        [...headers.keys()].filter((name) => !/^(connection|keep-alive)$/.test(name));
      expect(names(head)).toEqual(names(get));
      expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    },
  );

  it.each([company, '/openapi.json', '/agent/identity'])('of %s to a preflight allows tokens', async (path) => {
    const service = await startService();
    const response = await fetch(service.url + path, {
      method: 'OPTIONS',
      headers: { origin: 'https://otro.es', 'access-control-request-method': 'GET' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Accept, If-None-Match',
    );
    expect(response.headers.get('access-control-max-age')).toBe('86400');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});
