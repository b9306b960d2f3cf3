import type { Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Metrics } from '../../../runtime/telemetry.ts';
import { exchange } from '../exchange.ts';
import { startService } from '../start-service.ts';

/** What log and metrics are told of a request for a target. */
async function note(target: string): Promise<{ path: unknown; kind: unknown }> {
  let path: unknown;
  let kind: unknown;
  const log = { info: (line: { path: string }) => (path = line.path), warn() {}, error() {} } as unknown as Logger;
  const metrics = {
    countRequest: (route: string) => {
      kind = route;
    },
  } as unknown as Metrics;
  const { port } = await startService({}, { log, metrics });
  await exchange(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return { path, kind };
}

describe('the access log', () => {
  it.each([
    ['/api/v1/search_pages?query=palma', '/api/v1/search_pages', '/api/v1/search_pages'],
    ['/api/v1/search_pages/?query=palma', '/api/v1/search_pages/', '/api/v1/search_pages'],
    ['/llms.txt', '/llms.txt', 'documents'],
    ['/healthz/', '/healthz/', '/healthz'],
    ['/nada/', '/nada/', '/**'],
    ['/', '/', '/**'],
  ])('notes %s with the path %s and the kind %s', async (target, path, kind) => {
    expect(await note(target)).toEqual({ path, kind });
  });

  it('notes an absolute address without host and credentials', async () => {
    expect(await note('http://user:secret@x/api/v1/search_pages?query=palma')).toEqual({
      path: '/api/v1/search_pages',
      kind: '/api/v1/search_pages',
    });
  });
});

it('a line of the log has request and answer, each part cut to a maximal length', async () => {
  const lines: unknown[] = [];
  const log = { info: (line: object) => lines.push(line), warn() {}, error() {} } as unknown as Logger;
  const { get } = await startService({}, { log });
  await get('/api/v1/read_page', {}, { headers: { 'user-agent': `${'A'.repeat(50)}/1.0 (b)` } });
  await get(`/${'a'.repeat(300)}`, {}, { headers: { 'user-agent': '(private)' } });
  const rest = { request: expect.stringMatching(/^request-/), method: 'GET', ms: 0 };
  expect(lines).toEqual([
    { ...rest, path: '/api/v1/read_page', status: 400, policy: 'anonimo', agent: 'A'.repeat(40) },
    { ...rest, path: `/${'a'.repeat(199)}`, status: 404, policy: undefined, agent: undefined },
  ]);
});
