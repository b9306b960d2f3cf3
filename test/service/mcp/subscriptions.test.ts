import { describe, expect, it } from 'vitest';
import { runService } from '../running-service.ts';

const key = 'io.modelcontextprotocol/';
const version = '2026-07-28';

describe('a subscription to lists that never change', () => {
  it('ends with its process, which does not wait for it', async () => {
    const service = await runService();
    const response = await service.fetch('/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': version,
        'mcp-method': 'subscriptions/listen',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'subscriptions/listen',
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            [`${key}protocolVersion`]: version,
            [`${key}clientInfo`]: { name: 'test', version: '1' },
            [`${key}clientCapabilities`]: {},
          },
        },
      }),
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const ended = response.text();
    const asked = performance.now();
    expect(await service.stop()).toBe(0);
    await ended;
    expect(performance.now() - asked).toBeLessThan(8_000);
  });
});
