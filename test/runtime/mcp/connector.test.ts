import { describe, expect, it } from 'vitest';
import { markdownLimit } from '#shared/contract/policy.ts';
import { siteUrl } from '../content-fixture.ts';
import { startService, type TestService } from '../start-service.ts';

interface CallResult {
  content: { type: string; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

async function post({ url }: TestService, method: string, params: object = {}, path = '/mcp/search') {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result } = (await response.json()) as { result: unknown };
  return { headers: response.headers, result };
}

async function call(service: TestService, name: string, input: object): Promise<CallResult> {
  return (await post(service, 'tools/call', { name, arguments: input })).result as CallResult;
}

const palma = `${siteUrl}/zonas/palma/`;

describe('POST /mcp/search', () => {
  it('has exactly the tools search and fetch, each with one text parameter', async () => {
    const { result } = await post(await startService(), 'tools/list');
    const { tools } = result as { tools: { name: string; inputSchema: object; annotations: object }[] };
    expect(tools.map(({ name, inputSchema }) => [name, inputSchema])).toMatchObject([
      ['search', { properties: { query: { type: 'string' } }, required: ['query'] }],
      ['fetch', { properties: { id: { type: 'string' } }, required: ['id'] }],
    ]);
    for (const { inputSchema, annotations } of tools) {
      expect(Object.keys((inputSchema as { properties: object }).properties)).toHaveLength(1);
      expect(annotations).toMatchObject({ readOnlyHint: true });
    }
  });

  it('returns identifiers that fetch reads, as text and as structured content', async () => {
    const service = await startService();
    const found = await call(service, 'search', { query: 'palma' });
    expect(found.structuredContent).toEqual({ results: [{ id: palma, title: 'Palma', url: palma }] });
    const read = await call(service, 'fetch', { id: palma });
    expect(read.structuredContent).toEqual({
      id: palma,
      title: 'Palma',
      text: expect.stringMatching(/^# Palma\n/),
      url: palma,
      metadata: { language: 'es', last_modified: '2026-01-02' },
    });
    for (const { content, structuredContent } of [found, read]) {
      expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
    }
  });

  it('returns a long page in parts', async () => {
    const markdown = `# Larga\n\n${'Un párrafo entre muchos.\n\n'.repeat(markdownLimit / 20)}`;
    const service = await startService({ pages: [{ path: '/', title: 'Larga', markdown }] });
    const texts: string[] = [];
    for (let id: string | undefined = `${siteUrl}/`; id !== undefined; ) {
      const { structuredContent } = await call(service, 'fetch', { id });
      const { text, metadata } = structuredContent as { text: string; metadata: { next_id?: string } };
      texts.push(text);
      id = metadata.next_id;
    }
    expect(texts.length).toBeGreaterThan(1);
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    expect(words(texts.join('\n'))).toEqual(words(markdown));
  });

  it.each([
    ['search', {}, 'missing_parameter', 'query'],
    ['search', { query: 'a' }, 'invalid_parameter', 'query'],
    ['fetch', {}, 'missing_parameter', 'id'],
    ['fetch', { id: 7 }, 'invalid_parameter', 'id'],
    ['fetch', { id: 'https://otro.es/' }, 'invalid_parameter', 'id'],
    ['fetch', { id: `${palma} 9` }, 'invalid_parameter', 'id'],
  ])('reports the error in a call of %s with %j', async (name, input, code, parameter) => {
    const { isError, content } = await call(await startService(), name, input);
    const { data, ...error } = JSON.parse(content[0]?.text ?? '');
    expect([isError, error.code, data.parameter]).toEqual([true, code, parameter]);
    expect(data.hint).toContain(`«${parameter}»`);
  });

  it('names its own tools in the answer for a missing page', async () => {
    const { content } = await call(await startService(), 'fetch', { id: '/qwertyuiop/' });
    expect(content[0]?.text).toMatch(/search(?!_pages)/);
    expect(content[0]?.text).not.toContain('search_pages');
  });

  it('counts its calls in the same quota as the other endpoint', async () => {
    const service = await startService();
    const left = async (path: string) =>
      Number((await post(service, 'ping', {}, path)).headers.get('ratelimit-remaining'));
    expect([await left('/mcp'), await left('/mcp/search'), await left('/mcp')]).toEqual([59, 58, 57]);
  });
});
