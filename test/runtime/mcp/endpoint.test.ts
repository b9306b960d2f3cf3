import { describe, expect, it } from 'vitest';
import { StateUnavailableError } from '../../../runtime/state/state.ts';
import { fixtureCompany, siteUrl } from '../content-fixture.ts';
import { bearer, startService, type TestService } from '../start-service.ts';

async function post({ url }: TestService, method: string, { params = {}, headers = {} } = {}) {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
  });
  const rpc = (await response.json()) as { id: unknown; result: unknown; error: { code: number; data?: unknown } };
  return { status: response.status, headers: response.headers, rpc };
}

describe('POST /mcp', () => {
  it('has its name and version, and says that its lists do not change', async () => {
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const { rpc, headers } = await post(await startService(), 'initialize', { params });
    expect(rpc.result).toEqual({
      protocolVersion: '2025-11-25',
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false, subscribe: false } },
      serverInfo: { name: 'es.ejemplo/content', title: fixtureCompany.brand, version: '1.0.0', websiteUrl: siteUrl },
      instructions: expect.stringContaining(fixtureCompany.brand),
    });
    expect([headers.get('cache-control'), headers.get('api-version')]).toEqual(['private, no-store', '1']);
  });

  it('has no resource templates', async () => {
    const { rpc } = await post(await startService(), 'resources/templates/list');
    expect(rpc.result).toEqual({ resourceTemplates: [] });
  });

  it('counts a client with content:read by its own quota, and another by that of its address', async () => {
    const service = await startService();
    const limitOf = async (headers?: Record<string, string>) =>
      (await post(service, 'ping', headers && { headers })).headers.get('ratelimit-limit');
    expect(await limitOf()).toBe('60');
    expect(await limitOf(bearer(await service.token()).headers)).toBe('600');
    const other = await service.token({ scopes: ['quota:read'] });
    expect(await limitOf(bearer(other).headers)).toBe('60');
  });

  it('reports an internal error without details', async () => {
    const service = await startService();
    service.deps.state.counters.count = () => Promise.reject(new Error('secret inside'));
    const { status, rpc } = await post(service, 'ping');
    expect([status, rpc.id, rpc.error.code]).toEqual([500, null, -32603]);
    expect(JSON.stringify(rpc)).not.toContain('secret');
  });

  it('gives Retry-After while tokens cannot be read', async () => {
    const service = await startService();
    service.deps.state.tokens.find = () => Promise.reject(new StateUnavailableError('gone'));
    const { status, headers, rpc } = await post(service, 'ping', bearer('x'));
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    expect(rpc.error.data).toMatchObject({ code: 'content_unavailable' });
  });
});
