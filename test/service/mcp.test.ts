import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMcp } from '../../runtime/mcp/endpoint.ts';
import { startService } from '../runtime/start-service.ts';
import { contractOperations } from './published-contract.ts';
import { rawRequest } from './raw-request.ts';
import { manifest, publicOrigin, type RunningService, runService } from './running-service.ts';

const newest = '2026-07-28';
const toolNames = ['get_company_info', 'read_page', 'search_pages'];
const apiPath = manifest.site.apiPath;

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service?.stop());

let addresses = 0;
/** Headers of a caller whom nobody has counted yet. */
const fresh = () => ({ 'x-forwarded-for': `198.51.${addresses >> 8}.${addresses++ & 255}` });

/** What the tests need of either SDK's client. */
interface AnyClient {
  listTools(): Promise<{
    tools: {
      name: string;
      title?: string;
      description?: string;
      annotations?: object;
      inputSchema: object;
      outputSchema?: object;
    }[];
  }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<{
    isError?: boolean;
    structuredContent?: unknown;
    content?: unknown;
  }>;
  listResources(page?: { cursor: string }): Promise<{
    resources: { uri: string; name: string; mimeType?: string }[];
    nextCursor?: string;
  }>;
  readResource(resource: { uri: string }): Promise<{ contents: unknown[] }>;
  close(): Promise<void>;
}

const identity = { name: 'test', version: '1' };

const clients: [name: string, connect: (url: URL) => Promise<AnyClient>][] = [
  [
    'SDK 1.x',
    async (url) => {
      const client = new FirstClient(identity);
      // The SDK's own types do not agree with each other under exactOptionalPropertyTypes.
      await client.connect(new FirstTransport(url, { requestInit: { headers: fresh() } }) as never);
      return client as unknown as AnyClient;
    },
  ],
  [
    'SDK 2.x',
    async (url) => {
      const client = new Client(identity);
      await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: fresh() } }));
      return client as unknown as AnyClient;
    },
  ],
  [
    `SDK 2.x pinned to ${newest}`,
    async (url) => {
      const client = new Client(identity, { versionNegotiation: { mode: { pin: newest } } });
      await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: fresh() } }));
      return client as unknown as AnyClient;
    },
  ],
];

describe.each(clients)('%s', (_name, connect) => {
  let client: AnyClient;
  beforeAll(async () => {
    client = await connect(new URL('/mcp', service.origin));
  });
  afterAll(() => client?.close());

  it('lists exactly the three tools, read only, with valid schemas that OpenAPI has too', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(toolNames);
    const ajv = new Ajv2020({ strict: false });
    for (const tool of tools) {
      expect([tool.title, tool.description].every((text) => text && text.length > 0)).toBe(true);
      expect(tool.annotations).toMatchObject({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(ajv.validateSchema(tool.inputSchema)).toBe(true);
      expect(ajv.validateSchema(tool.outputSchema ?? { type: 0 })).toBe(true);
      const { parameters } = contractOperations.find(({ id }) => id === tool.name) ?? {};
      const { properties = {} } = tool.inputSchema as { properties?: object };
      expect(Object.keys(properties)).toEqual(parameters?.map(({ name }) => name));
    }
  });

  it.each([
    ['search_pages', { query: 'lavadora', limit: 2 }],
    ['search_pages', { query: 'xyzzy plugh' }],
    ['read_page', { url: '/' }],
    ['get_company_info', { section: 'contact' }],
    ['get_company_info', {}],
  ] as [string, Record<string, string | number>][])('%s of %o gives what HTTP gives', async (name, input) => {
    const { outputSchema } = (await client.listTools()).tools.find((tool) => tool.name === name) ?? {};
    const result = await client.callTool({ name, arguments: input });
    const query = new URLSearchParams(
      Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const overHttp = await (await service.fetch(`${apiPath}/${name}?${query}`, { headers: fresh() })).json();
    expect(result.isError ?? false).toBe(false);
    expect(result.structuredContent).toEqual(overHttp);
    const [block] = result.content as { type: string; text: string }[];
    expect(JSON.parse(block?.text ?? '')).toEqual(overHttp);
    expect(new Ajv2020({ strict: false, formats: { uri: true } }).validate(outputSchema ?? {}, overHttp)).toBe(true);
  });

  it.each([
    ['search_pages', { query: 'x' }],
    ['search_pages', { query: 'agua', cursor: 'inventado' }],
    ['read_page', { url: '/no-existe/' }],
    ['read_page', { url: 'https://otro.example/' }],
  ] as [string, Record<string, string>][])(
    '%s of %o is a tool error with the code and hint of HTTP',
    async (name, input) => {
      const result = await client.callTool({ name, arguments: input });
      const overHttp = await service.fetch(`${apiPath}/${name}?${new URLSearchParams(input)}`, { headers: fresh() });
      expect(result.isError).toBe(true);
      const [block] = result.content as { text: string }[];
      expect(JSON.parse(block?.text ?? '')).toEqual(await overHttp.json());
    },
  );

  it.each([{ query: 5 }, { limit: 3 }, { query: 'agua', limit: '3' }])(
    'search_pages of %o is a tool error',
    async (input) => {
      const { isError, content } = await client.callTool({
        name: 'search_pages',
        arguments: input as Record<string, unknown>,
      });
      expect(isError).toBe(true);
      expect(JSON.parse((content as { text: string }[])[0]?.text ?? '')).toMatchObject({ data: { status: 400 } });
    },
  );

  it('reads every page as a Markdown resource', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(manifest.pages.map(({ url }) => url));
    const [first] = resources;
    const { contents } = await client.readResource({ uri: first?.uri ?? '' });
    expect(contents).toEqual([{ uri: first?.uri, mimeType: 'text/markdown', text: expect.stringMatching(/^# /) }]);
  });

  it.each([
    () => client.readResource({ uri: `${publicOrigin}/no-existe/` }),
    () => client.listResources({ cursor: 'inventado' }),
  ])('is told of a resource or a cursor that does not exist (%#)', async (attempt) => {
    const code = await attempt().catch((error: { code: number }) => error.code);
    expect([-32602, -32002]).toContain(code);
  });

  it('follows the pages of a long list to its end, each resource once', async () => {
    const paths = Array.from({ length: 230 }, (_, index) => `/pagina-${String(index).padStart(3, '0')}/`);
    const pages = paths.map((path) => ({ path, markdown: `# ${path}\n\nTexto.\n` }));
    const { url } = await startService({ pages }, {}, { routes: [registerMcp] });
    const other = await connect(new URL('/mcp', url));
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const list = await other.listResources(cursor === undefined ? undefined : { cursor });
      listed.push(...list.resources.map(({ name }) => name));
      cursor = list.nextCursor;
    } while (cursor !== undefined);
    expect(listed).toEqual(paths);
    await other.close();
  });
});

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
  it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
    'initializes %s, in JSON and without a session',
    async (version) => {
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
    },
  );

  it('answers an unknown version with one that it knows', async () => {
    expect((await post(initialize('1999-01-01'))).rpc.result.protocolVersion).toMatch(/^20(24|25)-/);
  });

  it.each([
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 7, result: {} },
  ])('takes the notification or response %o with 202 and no body', async (message) => {
    const { status, text } = await post(message, earlier);
    expect([status, text]).toEqual([202, '']);
  });

  it('echoes the id of a ping', async () => {
    expect((await post(ping, earlier)).rpc).toEqual({ jsonrpc: '2.0', id: 'abc', result: {} });
  });

  it('serves a request without a version header, and refuses one of an unknown version', async () => {
    expect((await post(call('tools/list'))).rpc.result.tools).toHaveLength(3);
    expect((await post(call('tools/list'), { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
  });

  it('knows no other method and no other tool', async () => {
    expect((await post(call('nope/nope'), earlier)).rpc.error.code).toBe(-32601);
    expect((await post(call('tools/call', { name: 'quota', arguments: {} }), earlier)).rpc.error.code).toBe(-32602);
  });

  it('serves a client that accepts JSON alone', async () => {
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

  it('lists the same tools in the same order, cacheable for everybody', async () => {
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

  it('knows no other tool', async () => {
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

  it('refuses what is not sent as JSON', async () => {
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

  it('lets a page of another origin find out what it may send, and gives nothing away', async () => {
    const response = await service.fetch('/mcp', { method: 'OPTIONS', headers: { origin: publicOrigin, ...fresh() } });
    expect(response.status).toBe(204);
    for (const name of ['Authorization', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name']) {
      expect(response.headers.get('access-control-allow-headers')).toContain(name);
    }
  });

  it('answers a wrong token with 401 and where to get one, and counts it not', async () => {
    const headers = { ...earlier, ...fresh() };
    const { status, headers: answered, rpc } = await post(ping, { ...headers, authorization: 'Bearer wrong' });
    expect([status, rpc.jsonrpc]).toEqual([401, '2.0']);
    expect(answered.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", resource_metadata="${publicOrigin}/.well-known/oauth-protected-resource"`,
    );
    expect([answered.get('ratelimit-remaining'), answered.get('api-version')]).toEqual(['60', '1']);
    expect((await post(ping, headers)).headers.get('ratelimit-remaining')).toBe('59');
  });

  it('counts with HTTP, 60 requests in all, and then answers 429 as JSON-RPC', async () => {
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
