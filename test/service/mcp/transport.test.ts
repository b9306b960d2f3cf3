import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../raw-request.ts';
import { manifest, publicOrigin, type RunningService, runService } from '../running-service.ts';

const newest = '2026-07-28';
const earlierVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
const apiPath = manifest.site.apiPath;

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service?.stop());

let addresses = 0;
/** Headers of a caller whom nobody has counted yet. */
const fresh = () => ({ 'x-forwarded-for': `198.51.${addresses >> 8}.${addresses++ & 255}` });

const identity = { name: 'test', version: '1' };

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const earlier = { 'mcp-protocol-version': '2025-11-25' };

const post = async (message: unknown, headers: Record<string, string> = {}) => {
  const response = await service.fetch('/mcp', {
    method: 'POST',
    headers: { ...json, ...fresh(), ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, rpc: text ? JSON.parse(text) : undefined };
};

const ping = { jsonrpc: '2.0', id: 'abc', method: 'ping' };
const call = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const initialize = (protocolVersion: string) =>
  call('initialize', { protocolVersion, capabilities: {}, clientInfo: identity });

describe('the endpoint for 2025-11-25 and older', () => {
  it('is in the server card with every version', async () => {
    const card = JSON.parse(await (await service.fetch('/.well-known/mcp/server-card.json')).text());
    expect(card.remotes[0].supportedProtocolVersions).toEqual([newest, ...earlierVersions]);
  });

  it.each(earlierVersions)('initializes %s, in JSON and without a session', async (version) => {
    const { status, headers, rpc } = await post(initialize(version));
    expect([status, headers.get('content-type'), headers.get('mcp-session-id')]).toEqual([
      200,
      expect.stringMatching(/^application\/json/),
      null,
    ]);
    expect(rpc.result).toMatchObject({
      protocolVersion: version,
      capabilities: { tools: {}, resources: {} },
      serverInfo: { name: expect.any(String), version: expect.any(String) },
    });
  });

  it('answers an unknown version with a known one', async () => {
    expect((await post(initialize('1999-01-01'))).rpc.result.protocolVersion).toMatch(/^20(24|25)-/);
  });

  it.each([
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 7, result: {} },
  ])('accepts the notification or response %o with 202 and no body', async (message) => {
    const { status, text } = await post(message, earlier);
    expect([status, text]).toEqual([202, '']);
  });

  it('returns the id of a ping', async () => {
    expect((await post(ping, earlier)).rpc).toEqual({ jsonrpc: '2.0', id: 'abc', result: {} });
  });

  it('serves a request without a version header, and refuses one of an unknown version', async () => {
    expect((await post(call('tools/list'))).rpc.result.tools).toHaveLength(3);
    expect((await post(call('tools/list'), { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
  });

  it('refuses unknown methods and tools', async () => {
    expect((await post(call('nope/nope'), earlier)).rpc.error.code).toBe(-32601);
    expect((await post(call('tools/call', { name: 'quota', arguments: {} }), earlier)).rpc.error.code).toBe(-32602);
  });

  it('serves a client that only accepts JSON', async () => {
    expect((await post(ping, { ...earlier, accept: 'application/json' })).status).toBe(200);
  });
});

describe(`the endpoint for ${newest}`, () => {
  const key = 'io.modelcontextprotocol/';
  const modern = (
    method: string,
    params: Record<string, unknown> = {},
    headers: Record<string, string> = {},
    version = newest,
  ) => {
    const name = params.name ?? params.uri;
    const meta = {
      [`${key}protocolVersion`]: version,
      [`${key}clientInfo`]: identity,
      [`${key}clientCapabilities`]: {},
    };
    return post(call(method, { ...params, _meta: meta }), {
      'mcp-protocol-version': version,
      'mcp-method': method,
      ...(name !== undefined && { 'mcp-name': String(name) }),
      ...headers,
    });
  };

  it('describes itself without initialize', async () => {
    const { status, rpc } = await modern('server/discover');
    expect(status).toBe(200);
    expect(rpc.result).toMatchObject({
      resultType: 'complete',
      supportedVersions: expect.arrayContaining([newest]),
      capabilities: { tools: {} },
      ttlMs: expect.any(Number),
      cacheScope: 'public',
    });
    expect(rpc.result._meta[`${key}serverInfo`].name).toEqual(expect.any(String));
  });

  it('lists the same tools in the same order, cacheable for all', async () => {
    const [first, second] = [await modern('tools/list'), await modern('tools/list')];
    expect(first.rpc.result).toMatchObject({ resultType: 'complete', cacheScope: 'public', ttlMs: expect.any(Number) });
    expect(second.rpc.result).toEqual(first.rpc.result);
  });

  it.each([
    ['an unsupported version', 400, -32022, () => modern('tools/list', {}, {}, '2099-01-01')],
    ['another method in the header', 400, -32020, () => modern('tools/list', {}, { 'mcp-method': 'tools/call' })],
    [
      'another name in the header',
      400,
      -32020,
      () => modern('tools/call', { name: 'read_page', arguments: { url: '/' } }, { 'mcp-name': 'other' }),
    ],
    ['an unknown method', 404, -32601, () => modern('nope/nope')],
    ['a removed method', 404, -32601, () => modern('initialize')],
    [
      'missing client capabilities',
      400,
      -32602,
      () =>
        post(call('tools/list', { _meta: { [`${key}protocolVersion`]: newest } }), {
          'mcp-protocol-version': newest,
          'mcp-method': 'tools/list',
        }),
    ],
  ] as const)('refuses %s with %i and %i', async (_what, status, code, attempt) => {
    const answer = await attempt();
    expect([answer.status, answer.rpc.error.code]).toEqual([status, code]);
  });

  it('answers a call of an unknown tool with the code −32602', async () => {
    expect((await modern('tools/call', { name: 'nope', arguments: {} })).rpc.error.code).toBe(-32602);
  });
});

describe('the endpoint', () => {
  it('refuses batches', async () => {
    const { status, rpc } = await post([ping], earlier);
    expect([status, rpc.error.code]).toEqual([400, -32600]);
  });

  it.each(['GET', 'DELETE', 'PUT'])('refuses %s with 405', async (method) => {
    const response = await service.fetch('/mcp', { method, headers: { accept: 'text/event-stream', ...fresh() } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, expect.stringContaining('POST')]);
  });

  it.each(['{bad', '', '"'])('refuses %j, which is not JSON', async (body) => {
    const { status, rpc } = await post(body, earlier);
    expect([status, rpc.error.code, rpc.id]).toEqual([400, -32700, null]);
  });

  it.each(['null', '5', '"text"', '{}', '{"jsonrpc":"1.0","id":1,"method":"ping"}'])(
    'refuses %s, which is no request',
    async (body) => {
      const { status, rpc } = await post(body, earlier);
      expect([status, rpc.jsonrpc]).toEqual([400, '2.0']);
      expect(rpc.error.code).toBeLessThan(0);
    },
  );

  it('refuses a body of another type than JSON', async () => {
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(ping, { ...earlier, 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
  });

  it('refuses a body over the limit, and serves the next', async () => {
    const long = call('tools/call', { name: 'search_pages', arguments: { query: 'x'.repeat(70_000) } });
    expect((await post(long, earlier)).status).toBe(413);
    expect((await post(ping, earlier)).status).toBe(200);
  });

  it('serves its own origin and requests without one, and refuses others', async () => {
    for (const origin of [publicOrigin, 'http://localhost:5173'])
      expect((await post(ping, { ...earlier, origin })).status).toBe(200);
    for (const origin of ['https://otro.example', 'null', `${publicOrigin}.otro.example`]) {
      const { status, rpc } = await post(ping, { ...earlier, origin });
      expect([status, rpc.error.code], origin).toEqual([403, expect.any(Number)]);
    }
  });

  it('serves its own host, and refuses others, against DNS rebinding', async () => {
    const ask = (host: string) =>
      rawRequest(service.origin, '/mcp', {
        method: 'POST',
        headers: { ...json, ...earlier, ...fresh(), host },
        body: JSON.stringify(ping),
      });
    for (const host of [new URL(publicOrigin).host, 'localhost:3000', '127.0.0.1']) {
      expect((await ask(host)).status, host).toBe(200);
    }
    for (const host of ['otro.example', `${new URL(publicOrigin).host}.otro.example`]) {
      expect((await ask(host)).status, host).toBe(403);
    }
  });

  it('answers the preflight of another origin, and sends it no content', async () => {
    const response = await service.fetch('/mcp', { method: 'OPTIONS', headers: { origin: publicOrigin, ...fresh() } });
    expect(response.status).toBe(204);
    for (const name of ['Authorization', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name']) {
      expect(response.headers.get('access-control-allow-headers')).toContain(name);
    }
  });

  it('answers a wrong token with 401 and the address of the metadata, without counting it', async () => {
    const headers = { ...earlier, ...fresh() };
    const { status, headers: answered, rpc } = await post(ping, { ...headers, authorization: 'Bearer wrong' });
    expect([status, rpc.jsonrpc]).toEqual([401, '2.0']);
    expect(answered.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", resource_metadata="${publicOrigin}/.well-known/oauth-protected-resource"`,
    );
    expect([answered.get('ratelimit-remaining'), answered.get('api-version')]).toEqual(['60', '1']);
    expect((await post(ping, headers)).headers.get('ratelimit-remaining')).toBe('59');
  });

  it('counts in the quota of HTTP, 60 requests, and then answers 429 as JSON-RPC', async () => {
    const headers = { ...earlier, ...fresh() };
    for (let count = 1; count <= 60; count++) {
      const answer =
        count % 2 ? await post(ping, headers) : await service.fetch(`${apiPath}/get_company_info`, { headers });
      expect([answer.status, answer.headers.get('ratelimit-remaining')]).toEqual([200, String(60 - count)]);
    }
    const { status, headers: answered, rpc } = await post(call('tools/list'), headers);
    expect(status).toBe(429);
    expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
    expect(answered.get('ratelimit')).toMatch(/^"anonimo";r=0;t=\d+$/);
    expect(answered.get('ratelimit-policy')).toBe('"anonimo";q=60;w=60');
    expect(answered.get('api-version')).toBe('1');
    expect(rpc).toMatchObject({
      jsonrpc: '2.0',
      id: 1,
      error: {
        code: expect.any(Number),
        data: { code: 'quota_exceeded', data: { status: 429, hint: expect.any(String) } },
      },
    });
    expect((await service.fetch(`${apiPath}/get_company_info`, { headers })).status).toBe(429);
  });
});

describe('a request with wrong parameters', () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': newest,
    'io.modelcontextprotocol/clientInfo': identity,
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const requests: [method: string, params: object | undefined, wrong: string][] = [
    ['initialize', undefined, 'params: expected object'],
    ['initialize', {}, 'params.protocolVersion'],
    ['resources/read', undefined, 'params: expected object'],
    ['resources/read', { uri: 5 }, 'params.uri: expected string, received number'],
    ['resources/list', { cursor: 5 }, 'params.cursor'],
    ['tools/list', { cursor: 5 }, 'params.cursor'],
    ['tools/call', { name: 5 }, 'params.name'],
  ];

  it.each(requests)('to %s with %j gets an error that names it in one sentence', async (method, params, wrong) => {
    const { status, rpc } = await post({ jsonrpc: '2.0', id: 7, method, ...(params && { params }) });
    expect([status, rpc.id, rpc.error.code]).toEqual([200, 7, -32602]);
    expect(rpc.error.message).toContain(wrong);
    expect(rpc.error.message).not.toMatch(/[\n{]/);
  });

  it.each([{}, { uri: 5 }])('gets an error in the newest version too: %j', async (params) => {
    const { rpc } = await post(call('resources/read', { ...params, _meta: meta }), {
      'mcp-protocol-version': newest,
      'mcp-method': 'resources/read',
      ...('uri' in params && { 'mcp-name': '5' }),
    });
    expect(rpc.error).toMatchObject({ code: -32602, message: expect.stringContaining('params.uri: expected string') });
  });
});
