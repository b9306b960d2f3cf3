import { describe, expect, it } from 'vitest';
import { StateUnavailableError } from '../../../runtime/state/state.ts';
import { siteUrl } from '../content-fixture.ts';
import { bearer, readError, startService } from '../start-service.ts';

const api = '/api/v1';

describe('a wrong parameter', () => {
  it.each([
    ['search_pages', '', 'query', 'missing_parameter'],
    ['search_pages', 'query=', 'query', 'missing_parameter'],
    ['search_pages', 'query', 'query', 'missing_parameter'],
    ['search_pages', 'query=%20%20%20', 'query', 'missing_parameter'],
    ['search_pages', 'query=a', 'query', 'invalid_parameter'],
    ['search_pages', `query=${'a'.repeat(201)}`, 'query', 'invalid_parameter'],
    ['search_pages', `query=${'%F0%9F%94%A7'.repeat(201)}`, 'query', 'invalid_parameter'],
    ['search_pages', 'query=palma&limit=0', 'limit', 'invalid_parameter'],
    ['search_pages', 'query=palma&limit=26', 'limit', 'invalid_parameter'],
    ['search_pages', 'query=palma&limit=-1', 'limit', 'invalid_parameter'],
    ['search_pages', 'query=palma&limit=1.5', 'limit', 'invalid_parameter'],
    ['search_pages', 'query=palma&limit=abc', 'limit', 'invalid_parameter'],
    ['search_pages', 'query=palma&limit=', 'limit', 'invalid_parameter'],
    ['search_pages', 'query=palma&limit=99999999999999999999', 'limit', 'invalid_parameter'],
    ['search_pages', 'query=palma&cursor=1234567890123', 'cursor', 'invalid_parameter'],
    ['search_pages', 'query=palma&cursor=inventado', 'cursor', 'invalid_parameter'],
    ['search_pages', 'query=palma&query=lavadora', 'query', 'invalid_parameter'],
    ['search_pages', 'query=%E0%A4', 'query', 'invalid_parameter'],
    ['search_pages', 'query=100%', 'query', 'invalid_parameter'],
    ['read_page', '', 'url', 'missing_parameter'],
    ['read_page', 'url=', 'url', 'missing_parameter'],
    ['read_page', `url=/${'a'.repeat(300)}`, 'url', 'invalid_parameter'],
    ['read_page', 'url=/precios/&url=/precios/', 'url', 'invalid_parameter'],
    ['read_page', 'url=/precios/&part=x', 'part', 'invalid_parameter'],
    ['read_page', 'url=%ZZ', 'url', 'invalid_parameter'],
    ['get_company_info', 'section=todo', 'section', 'invalid_parameter'],
    ['get_company_info', 'section=all&section=all', 'section', 'invalid_parameter'],
  ])('%s?%s is refused naming %s', async (operation, query, parameter, code) => {
    const service = await startService();
    const response = await service.get(`${api}/${operation}?${query}`);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const error = await readError(response);
    expect(error).toMatchObject({ status: 400, code, parameter });
    expect(error.hint).toContain(parameter);
    expect(error.message).not.toBe('');
  });

  it('is accepted at its bounds', async () => {
    const service = await startService();
    for (const query of ['aa', 'a'.repeat(200), '🔧'.repeat(200), ' a']) {
      expect((await service.get(`${api}/search_pages`, { query, limit: '25' })).status).toBe(200);
    }
    expect((await service.get(`${api}/search_pages`, { query: 'palma', limit: '1' })).status).toBe(200);
    expect((await service.get(`${api}/read_page`, { url: '🔧'.repeat(300) })).status).toBe(404);
  });

  it('is ignored if it is unknown, in any form', async () => {
    const service = await startService();
    expect((await service.get(`${api}/read_page?url=/precios/&access_token=x&utm=1&&=`)).status).toBe(200);
    expect((await service.get(`${api}/get_company_info?constructor=1&__proto__=2`)).status).toBe(200);
    expect((await service.get(`${api}/get_company_info?a=%E0&b=1&b=2&%E0=3`)).status).toBe(200);
    expect((await service.get(`${api}/quota?a=%E0`, {}, bearer(await service.token()))).status).toBe(200);
  });
});

describe('an error', () => {
  it('is JSON for any Accept header', async () => {
    const service = await startService();
    const response = await service.get('/api/v1/nada', {}, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each([
    '/api/v1/nada',
    '/api/v2/read_page',
    '/api/v2',
    '/api/v10/quota',
    '/nada',
    '/%E0%A4',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-protected-resource/mcp',
  ])('has the status 404 at %s', async (path) => {
    const service = await startService();
    const error = await readError(await service.get(path));
    expect(error).toMatchObject({ status: 404, code: 'operation_not_found' });
    expect(error.hint).toContain(`${siteUrl}/api`);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    'has the status 405 for %s, with the allowed methods',
    async (method) => {
      const service = await startService();
      for (const path of ['/api/v1/read_page?url=/', '/api/v1/quota', '/agent/identity', '/openapi.json', '/healthz']) {
        const response = await fetch(service.url + path, { method });
        expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
        expect(await readError(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
      }
    },
  );

  it('at /api/v1/agent/identity is that of /agent/identity', async () => {
    const service = await startService();
    const error = await readError(await fetch(`${service.url}/api/v1/agent/identity`));
    expect(error).toEqual(await readError(await fetch(`${service.url}/agent/identity`)));
    const index = await fetch(`${service.url}/api/v1`);
    expect([index.status, await index.text()]).toEqual([200, await (await fetch(`${service.url}/api`)).text()]);
  });

  it('with status 405 at /agent/identity names the registration', async () => {
    const service = await startService();
    const error = await readError(await fetch(`${service.url}/agent/identity`, { method: 'POST' }));
    expect(error.hint).toContain(`${siteUrl}/oauth/register`);
  });

  it('with status 500 has no internal details, which the log has', async () => {
    const lines: unknown[] = [];
    const service = await startService();
    service.deps.state.counters.count = () => {
      throw new Error('secret inside');
    };
    service.deps.log.error = ((line: unknown) => lines.push(line)) as never;
    const response = await service.get(`${api}/get_company_info`);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: 'internal_error', data: { status: 500 } });
    expect(text).not.toContain('secret');
    expect(lines).toEqual([{ err: expect.objectContaining({ message: 'secret inside' }), requestId: 'request-1' }]);
  });

  it('with status 503 has Retry-After while tokens cannot be read, and requests without a token are served', async () => {
    const service = await startService();
    service.deps.state.tokens.find = () => Promise.reject(new StateUnavailableError('gone'));
    const response = await service.get(`${api}/get_company_info`, {}, bearer('x'));
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await readError(response)).toMatchObject({ status: 503, code: 'content_unavailable' });
    expect((await service.get(`${api}/get_company_info`)).status).toBe(200);
  });

  it('is in the language of the site', async () => {
    const service = await startService({ language: 'en' });
    const error = await readError(await service.get(`${api}/read_page`));
    expect(error.message).toMatch(/parameter/);
  });
});

describe('credentials', () => {
  it.each(['Bearer unknown', 'Bearer', 'Bearer ', 'bearer x y', 'Basic dXNlcjpwYXNz', 'unknown', 'Bearer ñ', ''])(
    'that are not a valid token (%s) are refused, not ignored',
    async (authorization) => {
      const service = await startService();
      for (const path of ['/api/v1/read_page?url=/', '/api/v1/quota', '/agent/identity']) {
        const response = await service.get(path, {}, { headers: { authorization: encodeURI(authorization) } });
        expect(await readError(response.clone())).toMatchObject({ status: 401, code: 'invalid_token' });
        expect(response.headers.get('www-authenticate')).toBe(
          `Bearer error="invalid_token", resource_metadata="${siteUrl}/.well-known/oauth-protected-resource/api/v1"`,
        );
      }
    },
  );

  it.each(['/api/v1/quota', '/agent/identity'])(
    'are required at %s, without an error code if none were sent',
    async (path) => {
      const service = await startService();
      const response = await service.get(path);
      expect(response.headers.get('www-authenticate')).toBe(
        `Bearer resource_metadata="${siteUrl}/.well-known/oauth-protected-resource/api/v1"`,
      );
      expect(await readError(response)).toMatchObject({ status: 401, code: 'token_required' });
    },
  );

  it('without the scope are refused at /quota, with the name of the scope', async () => {
    const service = await startService();
    const token = await service.token({ scopes: ['content:read'] });
    const response = await service.get('/api/v1/quota', {}, bearer(token));
    expect(response.headers.get('www-authenticate')).toMatch(
      /error="insufficient_scope", scope="quota:read", resource_metadata=/,
    );
    const error = await readError(response);
    expect(error).toMatchObject({ status: 403, code: 'insufficient_scope' });
    expect(error.hint).toContain('quota:read');
  });

  it('of any scope are accepted at /agent/identity', async () => {
    const service = await startService();
    const token = await service.token({ scopes: ['content:read'] });
    expect((await service.get('/agent/identity', {}, bearer(token))).status).toBe(200);
  });

  it('have a scheme in any letter case, and only the token behind it', async () => {
    const service = await startService();
    const token = await service.token();
    const status = async (authorization: string) =>
      (await service.get('/api/v1/quota', {}, { headers: { authorization } })).status;
    expect(await status(`bEARER  ${token}`)).toBe(200);
    for (const other of [`Bearer ${token} y`, `Bearer ${token},`, `x Bearer ${token}`, token]) {
      expect(await status(other), other).toBe(401);
    }
  });

  it('expire', async () => {
    const service = await startService();
    const token = await service.token();
    service.wait(3601);
    expect((await service.get('/api/v1/read_page', { url: '/' }, bearer(token))).status).toBe(401);
  });

  it('in the query string are ignored', async () => {
    const service = await startService();
    const token = await service.token();
    expect((await service.get('/api/v1/quota', { access_token: token })).status).toBe(401);
  });
});
