import { parseList } from 'structured-headers';
import { describe, expect, it } from 'vitest';
import { bearer, readError, startService, type TestService } from '../start-service.ts';

const company = '/api/v1/get_company_info';

/** The rate-limit headers of an answer, both lists parsed as RFC 9651 has it. */
function readQuota({ headers }: Response) {
  const item = (name: string) => {
    const [[value, parameters] = [undefined, new Map()], ...rest] = parseList(headers.get(name) ?? '');
    expect(rest).toEqual([]);
    return { name: value, ...Object.fromEntries(parameters) };
  };
  return {
    quota: item('ratelimit'),
    policy: item('ratelimit-policy'),
    limit: headers.get('ratelimit-limit'),
    remaining: headers.get('ratelimit-remaining'),
    reset: headers.get('ratelimit-reset'),
  };
}

const exhaust = async (service: TestService, times: number, init?: RequestInit) => {
  for (let time = 0; time < times; time++) await (await service.get(company, {}, init)).arrayBuffer();
};

describe('the anonymous quota', () => {
  it('is in both header forms, including the present request', async () => {
    const service = await startService();
    expect(readQuota(await service.get(company))).toEqual({
      quota: { name: 'anonimo', r: 59, t: 60 },
      policy: { name: 'anonimo', q: 60, w: 60 },
      limit: '60',
      remaining: '59',
      reset: '60',
    });
    service.wait(18.5);
    expect(readQuota(await service.get(company))).toMatchObject({
      quota: { r: 58, t: 42 },
      remaining: '58',
      reset: '42',
    });
  });

  it('ends after 60 requests in 60 seconds, with an answer that explains how to continue', async () => {
    const service = await startService();
    await exhaust(service, 59);
    service.wait(30);
    const last = await service.get(company);
    expect([last.status, last.headers.get('ratelimit-remaining')]).toEqual([200, '0']);
    const response = await service.get(company);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(readQuota(response)).toMatchObject({ quota: { name: 'anonimo', r: 0, t: 30 }, remaining: '0', reset: '30' });
    expect(response.headers.get('api-version')).toBe('1');
    const error = await readError(response);
    expect(error).toMatchObject({ status: 429, code: 'quota_exceeded' });
    expect(error.hint).toMatch(/oauth\/register.*600|600.*oauth\/register/s);
  });

  it('starts again after its window', async () => {
    const service = await startService();
    await exhaust(service, 61);
    service.wait(60);
    const response = await service.get(company);
    expect(response.status).toBe(200);
    expect(readQuota(response).remaining).toBe('59');
  });

  it('counts every request but 401 and OPTIONS, whatever its status', async () => {
    const service = await startService();
    const { url } = service;
    const remaining = async () => Number((await service.get(company)).headers.get('ratelimit-remaining'));
    expect(await remaining()).toBe(59);
    expect((await service.get('/api/v1/read_page')).status).toBe(400);
    expect((await service.get('/api/v1/read_page', { url: '/nada' })).status).toBe(404);
    expect((await fetch(url + company, { method: 'POST' })).status).toBe(405);
    expect((await fetch(url + company, { method: 'HEAD' })).status).toBe(200);
    const etag = (await service.get(company)).headers.get('etag') ?? '';
    expect((await service.get(company, {}, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(await remaining()).toBe(52);
    expect((await service.get('/api/v1/quota')).status).toBe(401);
    expect((await service.get(company, {}, bearer('wrong'))).status).toBe(401);
    expect((await fetch(url + company, { method: 'OPTIONS' })).status).toBe(204);
    expect((await service.get('/openapi.json')).status).toBe(200);
    expect((await service.get('/api/v1/nada')).status).toBe(404);
    expect(await remaining()).toBe(51);
  });

  it('is shared by all operations, and in all their answers', async () => {
    const service = await startService();
    const answers = [
      await service.get('/api/v1/search_pages', { query: 'palma' }),
      await service.get('/api/v1/read_page', { url: '/' }),
      await service.get('/api/v1/read_page', { url: '/nada' }),
      await service.get('/api/v1/read_page'),
      await fetch(service.url + company, { method: 'DELETE' }),
    ];
    expect(answers.map((answer) => readQuota(answer).remaining)).toEqual(['59', '58', '57', '56', '55']);
    expect(answers.map((answer) => answer.headers.get('api-version'))).toEqual(['1', '1', '1', '1', '1']);
  });

  it('does not replace the 401 for a wrong token when it is used up', async () => {
    const service = await startService();
    await exhaust(service, 61);
    expect((await service.get(company, {}, bearer('wrong'))).status).toBe(401);
  });
});

describe('a 401', () => {
  it('has the quota of the address, and does not count', async () => {
    const service = await startService();
    await exhaust(service, 2);
    service.wait(20);
    const refused = [
      await service.get('/api/v1/quota'),
      await service.get('/agent/identity'),
      await service.get(company, {}, bearer('wrong')),
      await service.get(company, {}, { headers: { authorization: 'Basic YTpi' } }),
    ];
    for (const response of refused) {
      expect(response.status).toBe(401);
      expect(readQuota(response)).toEqual({
        quota: { name: 'anonimo', r: 58, t: 40 },
        policy: { name: 'anonimo', q: 60, w: 60 },
        limit: '60',
        remaining: '58',
        reset: '40',
      });
      expect(response.headers.get('api-version')).toBe('1');
    }
    expect(readQuota(await service.get(company)).remaining).toBe('57');
  });
});

describe('the identified quota', () => {
  it('is 600, shared by all tokens of a client, apart from the address', async () => {
    const service = await startService();
    const [first, second] = [await service.token(), await service.token()];
    await exhaust(service, 60);
    expect(readQuota(await service.get(company, {}, bearer(first)))).toMatchObject({
      quota: { name: 'identificado', r: 599, t: 60 },
      policy: { name: 'identificado', q: 600, w: 60 },
      limit: '600',
    });
    expect(readQuota(await service.get(company, {}, bearer(second))).remaining).toBe('598');
    const other = await service.token({ clientId: 'client-2' });
    expect(readQuota(await service.get(company, {}, bearer(other))).remaining).toBe('599');
    expect((await service.get(company)).status).toBe(429);
  });

  it('is returned by /quota and /agent/identity, including the present request', async () => {
    const service = await startService();
    const token = await service.token();
    await exhaust(service, 3, bearer(token));
    const quota = {
      policy: 'identificado',
      limit: 600,
      window_seconds: 60,
      used: 4,
      remaining: 596,
      reset_seconds: 60,
    };
    const response = await service.get('/api/v1/quota', {}, bearer(token));
    expect(await response.clone().json()).toEqual({
      client_id: 'client-1',
      scope: 'content:read quota:read',
      ...quota,
    });
    expect(readQuota(response).remaining).toBe('596');
    expect(response.headers.get('cache-control')).toMatch(/private|no-store/);
    const identity = await service.get('/agent/identity', {}, bearer(token));
    expect(await identity.json()).toMatchObject({ client_id: 'client-1', quota: { used: 5, remaining: 595 } });
  });

  it('is not granted on content without content:read', async () => {
    const service = await startService();
    const token = await service.token({ scopes: ['quota:read'] });
    expect(readQuota(await service.get(company, {}, bearer(token)))).toMatchObject({
      quota: { name: 'anonimo', r: 59 },
    });
    expect(readQuota(await service.get('/api/v1/quota', {}, bearer(token)))).toMatchObject({
      quota: { name: 'identificado', r: 599 },
    });
  });

  it('counts a 403', async () => {
    const service = await startService();
    const token = await service.token({ scopes: ['content:read'] });
    expect(readQuota(await service.get('/api/v1/quota', {}, bearer(token))).remaining).toBe('599');
  });
});

describe('a token', () => {
  it.each([
    ['/api/v1/search_pages', { query: 'palma' }],
    ['/api/v1/read_page', { url: '/zonas/palma/' }],
    ['/api/v1/get_company_info', {}],
  ])('changes only the quota in the answer of %s?%s', async (path, query) => {
    const service = await startService();
    const token = await service.token();
    const [anonymous, identified] = [await service.get(path, query), await service.get(path, query, bearer(token))];
    expect(await identified.text()).toBe(await anonymous.text());
    const rest = ({ headers }: Response) =>
      [...headers].filter(([name]) => !/^(ratelimit|x-request-id|date)/.test(name));
    expect(rest(identified)).toEqual(rest(anonymous));
    expect(identified.headers.get('ratelimit-limit')).toBe('600');
  });
});
