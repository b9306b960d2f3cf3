import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../../runtime/start-service.ts';
import { contractOperations } from '../published-contract.ts';
import { manifest, publicOrigin, type RunningService, runService } from '../running-service.ts';

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

  it('gets unknown words, corrections and the section of a search, and reads a page by it', async () => {
    const { structuredContent } = await client.callTool({
      name: 'search_pages',
      arguments: { query: 'zurcido labadora centrifuga', limit: '25' },
    });
    const answer = structuredContent as {
      results: { excerpt: string; section?: string; section_url?: string }[];
      unknown_words?: string[];
      corrections?: object[];
      hint?: string;
    };
    expect(answer.unknown_words).toEqual(['zurcido']);
    expect(answer.corrections).toEqual([{ from: 'labadora', to: 'lavadora' }]);
    expect(answer).not.toHaveProperty('hint');
    const found = answer.results.find(({ section_url }) => section_url !== undefined);
    const page = await client.callTool({ name: 'read_page', arguments: { url: found?.section_url } });
    const { markdown, headings } = page.structuredContent as { markdown: string; headings: { text: string }[] };
    expect(headings[0]?.text).toBe(found?.section);
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(new Set(words(markdown))).toEqual(new Set([...words(markdown), ...words(found?.excerpt ?? '')]));
    const nothing = await client.callTool({ name: 'search_pages', arguments: { query: 'zurcido' } });
    expect(nothing.structuredContent).toMatchObject({ results: [], hint: expect.stringContaining('zurcido') });
  });

  it('lists exactly three read-only tools, with valid schemas that equal those of OpenAPI', async () => {
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
  ] as [string, Record<string, string | number>][])('%s with %o returns the same as HTTP', async (name, input) => {
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
      const { data, ...rest } = (await overHttp.json()) as { data: { hint: string } };
      // Who calls a tool is told of tools, not of addresses.
      const hint = data.hint.replace(/https:\/\/\S+\/(search_pages)/, '$1');
      expect(JSON.parse(block?.text ?? '')).toEqual({ ...rest, data: { ...data, hint } });
    },
  );

  it('search_pages accepts a number as text', async () => {
    const search = (limit: unknown) => client.callTool({ name: 'search_pages', arguments: { query: 'agua', limit } });
    const asked = await search('3');
    expect(asked.isError).toBeFalsy();
    expect(asked.structuredContent).toEqual((await search(3)).structuredContent);
  });

  it.each([{ query: 5 }, { limit: 3 }, { query: 'agua', limit: 'tres' }])(
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

  it.each([
    ['search_pages', { query: 'agua', limit: null, cursor: null }, { query: 'agua' }],
    ['read_page', { url: '/', part: null }, { url: '/' }],
    ['get_company_info', { section: null }, {}],
    ['search_pages', { query: null }, {}],
  ])('%s with %o reads null as an omitted parameter', async (name, input, meant) => {
    expect(await client.callTool({ name, arguments: input })).toEqual(
      await client.callTool({ name, arguments: meant as Record<string, unknown> }),
    );
  });

  it('gets the names of the tools if it calls another', async () => {
    const call = client.callTool({ name: 'searchPages', arguments: {} });
    await expect(call).rejects.toThrow(/searchPages.*search_pages, read_page, get_company_info/);
  });

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
  ])('gets an error for a missing resource or cursor (%#)', async (attempt) => {
    const code = await attempt().catch((error: { code: number }) => error.code);
    expect([-32602, -32002]).toContain(code);
  });

  it('follows the pages of a long list to its end, each resource once', async () => {
    const paths = Array.from({ length: 230 }, (_, index) => `/pagina-${String(index).padStart(3, '0')}/`);
    const pages = paths.map((path) => ({ path, markdown: `# ${path}\n\nTexto.\n` }));
    const { url } = await startService({ pages });
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
