import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { manifest, type RunningService, runService } from '../running-service.ts';

/** Both shapes as OpenAI's documentation of connectors and deep research has them. */
const searchAnswer = z.strictObject({
  results: z.array(z.strictObject({ id: z.string().min(1), title: z.string().min(1), url: z.url() })).min(1),
});
const fetchAnswer = z.strictObject({
  id: z.string(),
  title: z.string().min(1),
  text: z.string().min(1),
  url: z.url(),
  metadata: z.record(z.string(), z.string()).optional(),
});

interface AnyClient {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<{
    isError?: boolean;
    content?: unknown;
    structuredContent?: unknown;
  }>;
  close(): Promise<void>;
}

const identity = { name: 'connector', version: '1' };

const clients: [name: string, connect: (url: URL) => Promise<AnyClient>][] = [
  [
    'SDK 1.x',
    async (url) => {
      const client = new FirstClient(identity);
      // The SDK's own types do not agree with each other under exactOptionalPropertyTypes.
      await client.connect(new FirstTransport(url) as never);
      return client as unknown as AnyClient;
    },
  ],
  [
    'SDK 2.x',
    async (url) => {
      const client = new Client(identity);
      await client.connect(new StreamableHTTPClientTransport(url));
      return client as unknown as AnyClient;
    },
  ],
];

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service?.stop());

/** What such a client reads of an answer: the one text, as JSON. */
async function ask(client: AnyClient, name: string, input: Record<string, unknown>): Promise<unknown> {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: input });
  const blocks = content as { type: string; text: string }[];
  expect([isError ?? false, blocks.map(({ type }) => type)]).toEqual([false, ['text']]);
  const answer = JSON.parse(blocks[0]?.text ?? '') as unknown;
  expect(structuredContent).toEqual(answer);
  return answer;
}

describe.each(clients)('a client that only uses search and fetch, by %s', (_name, connect) => {
  it('finds both tools, searches, and fetches each result by its identifier', async () => {
    const client = await connect(new URL('/mcp/search', service.origin));
    try {
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'fetch']);
      const { results } = searchAnswer.parse(await ask(client, 'search', { query: 'la nevera no enfría' }));
      const known = new Map(manifest.pages.map(({ url, title }) => [url, title]));
      for (const { id, title, url } of results) {
        const page = fetchAnswer.parse(await ask(client, 'fetch', { id }));
        expect([page.id, page.title, page.url]).toEqual([id, title, url]);
        expect(known.get(url)).toBe(title);
        expect(page.text).toMatch(/^# /);
      }
    } finally {
      await client.close();
    }
  });
});
