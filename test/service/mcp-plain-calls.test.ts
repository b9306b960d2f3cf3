import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningService, runService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service?.stop());

const key = 'io.modelcontextprotocol/';
const modernMeta = {
  [`${key}protocolVersion`]: '2026-07-28',
  [`${key}clientInfo`]: { name: 'test', version: '1' },
  [`${key}clientCapabilities`]: { elicitation: {} },
};

interface Call {
  name: string;
  arguments?: unknown;
}

const eras = {
  '2025-11-25': { headers: () => ({ 'mcp-protocol-version': '2025-11-25' }), meta: {} },
  '2026-07-28': {
    headers: ({ name }: Call) => ({
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': name,
    }),
    meta: modernMeta,
  },
};

let addresses = 0;
async function send(call: Call, era: keyof typeof eras, more: Record<string, unknown> = {}) {
  const { headers, meta } = eras[era];
  const address = addresses++;
  const response = await service.fetch('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${address >> 8}.${address & 255}`,
      ...headers(call),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 'one',
      method: 'tools/call',
      params: { ...call, _meta: { ...meta, ...more } },
    }),
  });
  const told = ['content-type', 'cache-control', 'ratelimit', 'api-version'].map((name) => response.headers.get(name));
  return { status: response.status, told, length: response.headers.get('content-length'), body: await response.text() };
}

/** A field that the specification leaves to others: with it a call is not plain, and the SDK answers it. */
const foreign = { 'com.example/trace': '1' };

const calls: Call[] = [
  { name: 'search_pages', arguments: { query: 'lavadora', limit: 3 } },
  { name: 'read_page', arguments: { url: '/' } },
  { name: 'get_company_info' },
  { name: 'get_company_info', arguments: { section: 'contact' } },
  { name: 'search_pages', arguments: { query: 'l' } },
  { name: 'search_pages' },
  { name: 'read_page', arguments: { url: '/no-such-page/' } },
  { name: 'nope', arguments: {} },
  { name: 'read_page', arguments: [] },
];

describe.each(Object.keys(eras) as (keyof typeof eras)[])('a plain call of a tool in %s', (era) => {
  it.each(calls)('is answered as the SDK answers it: %j', async (call) => {
    const [plain, full] = [await send(call, era), await send(call, era, foreign)];
    expect(plain.status).toBe(full.status);
    expect(plain.told).toEqual(full.told);
    expect(plain.body).toBe(full.body);
  });

  it('carries its length, which the SDK does not know', async () => {
    const { length, body } = await send({ name: 'get_company_info' }, era, { progressToken: 7 });
    expect(Number(length)).toBe(Buffer.byteLength(body));
  });

  it('is left to the SDK where client and server could disagree', async () => {
    const wrong = era === '2026-07-28' ? { [`${key}clientCapabilities`]: 'none' } : { progressToken: {} };
    const { length, status, body } = await send({ name: 'get_company_info' }, era, wrong);
    expect([length, JSON.parse(body).error !== undefined || status >= 400]).toEqual([null, true]);
  });
});
