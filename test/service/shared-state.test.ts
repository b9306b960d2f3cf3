/**
 * @module-tag redis-server
 * @module-tag nginx
 */

import PQueue from 'p-queue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx } from '../compiler/examine/nginx.ts';
import type { RunningProxy } from '../run-proxy.ts';
import { startRedis, type TestRedis } from '../runtime/start-redis.ts';
import { manifest, type RunningService, runService } from './running-service.ts';

const RUNTIMES = 4;

let redis: TestRedis;
let runtimes: RunningService[];
let nginx: RunningProxy;
beforeAll(async () => {
  redis = await startRedis({ lasts: true });
  const environment = { REDIS_URL: redis.url, TRUST_PROXY: '1' };
  runtimes = await Promise.all(Array.from({ length: RUNTIMES }, () => runService(environment)));
  const servers = runtimes.map(({ origin }) => `server ${new URL(origin).host};`).join(' ');
  nginx = await startNginx(
    {},
    {
      http: `upstream runtimes { ${servers} keepalive 16; }`,
      server: `location / {
        proxy_pass http://runtimes;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header X-Forwarded-For $remote_addr;
        add_header X-Answered-By $upstream_addr always;
      }`,
    },
  );
}, 120_000);
afterAll(async () => {
  await nginx?.stop();
  await Promise.all(runtimes?.map((runtime) => runtime.stop()) ?? []);
  await redis?.stop();
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(nginx.origin + path, {
    method: 'POST',
    headers: body instanceof URLSearchParams ? headers : { 'content-type': 'application/json', ...headers },
    body: body instanceof URLSearchParams ? body : JSON.stringify(body),
  });

/** So many requests, a hundred at a time, and what came of them. */
async function ask(count: number, headers: Record<string, string> = {}) {
  const address = `${nginx.origin}${manifest.site.apiPath}/read_page?url=/`;
  const queue = new PQueue({ concurrency: 100 });
  const answers = await queue.addAll(Array.from({ length: count }, () => () => fetch(address, { headers })));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const admitted = answers.filter(({ status }) => status === 200);
  return {
    admitted: admitted.length,
    refused: answers.filter(({ status }) => status === 429).length,
    remaining: admitted.map((answer) => Number(answer.headers.get('ratelimit-remaining'))).sort((a, b) => a - b),
    runtimes: new Set(answers.map((answer) => answer.headers.get('x-answered-by'))).size,
  };
}

const upTo = (limit: number) => Array.from({ length: limit }, (_, number) => number);

describe(`${RUNTIMES} runtimes with one Redis behind nginx`, () => {
  it('admit 60 requests of an address, each told of its own remainder', async () => {
    const { admitted, refused, remaining, runtimes } = await ask(200);
    expect([admitted, refused, runtimes]).toEqual([60, 140, RUNTIMES]);
    expect(remaining).toEqual(upTo(60));
  });

  it('admit 600 requests of a client, and 5 registrations an hour', async () => {
    const registrations = await Promise.all(upTo(8).map(() => post('/oauth/register', { client_name: 'Agente' })));
    expect(registrations.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    const registered = registrations.find(({ status }) => status === 201) as Response;
    const { client_id, client_secret } = (await registered.json()) as Record<string, string>;
    const credentials = new URLSearchParams({
      client_id: client_id ?? '',
      client_secret: client_secret ?? '',
      grant_type: 'client_credentials',
    });
    const granted = await Promise.all(upTo(40).map(() => post('/oauth/token', credentials)));
    const tokens = granted.filter(({ status }) => status === 200);
    expect(tokens).toHaveLength(30);
    const { access_token } = (await (tokens[0] as Response).json()) as { access_token: string };
    const { admitted, refused, remaining } = await ask(700, { authorization: `Bearer ${access_token}` });
    expect([admitted, refused]).toEqual([600, 100]);
    expect(remaining).toEqual(upTo(600));
  });
});
