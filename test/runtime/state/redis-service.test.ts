/** @module-tag redis-server */

import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRedisState } from '../../../runtime/state/redis.ts';
import { createLog } from '../../../runtime/telemetry.ts';
import { startRedis } from '../start-redis.ts';
import { bearer, startService } from '../start-service.ts';

const company = '/api/v1/get_company_info';

/** Starts a runtime with its state in this Redis. */
async function join(url: string) {
  const state = await createRedisState(url, 'site:', createLog('silent'));
  onTestFinished(() => state.close());
  return startService({}, { state });
}

type Service = Awaited<ReturnType<typeof join>>;

const register = ({ url }: Service) =>
  fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Agente', scope: 'content:read quota:read' }),
  });

interface Registered {
  client_id: string;
  client_secret: string;
}

const post = ({ url }: Service, endpoint: string, { client_id, client_secret }: Registered, form: object) =>
  fetch(`${url}/oauth/${endpoint}`, {
    method: 'POST',
    body: new URLSearchParams({ client_id, client_secret, ...form }),
  });

describe('runtimes that share a Redis', () => {
  it('are one service: clients, tokens, revocation, quotas and the limit on registrations', async () => {
    const { url } = await startRedis();
    const [first, second] = [await join(url), await join(url)];
    const client = (await (await register(first)).json()) as Registered;
    const answer = await post(second, 'token', client, { grant_type: 'client_credentials' });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    expect((await first.get(company, {}, bearer(token))).headers.get('ratelimit-remaining')).toBe('599');
    expect((await second.get(company, {}, bearer(token))).headers.get('ratelimit-remaining')).toBe('598');
    expect((await post(first, 'revoke', client, { token })).status).toBe(200);
    expect((await second.get(company, {}, bearer(token))).status).toBe(401);
    for (const service of [second, first, second, first]) expect((await register(service)).status).toBe(201);
    expect((await register(second)).status).toBe(429);
  });

  it('count each request in one step', async () => {
    const { url } = await startRedis();
    const service = await join(url);
    const token = await service.token();
    const admin = new Redis(url);
    onTestFinished(() => admin.disconnect());
    const asked = async () => {
      const calls = [...(await admin.info('commandstats')).matchAll(/cmdstat_(?:eval|evalsha):calls=(\d+)/g)];
      return calls.reduce((sum, [, count]) => sum + Number(count), 0);
    };
    // The first request of each kind also loads its script.
    for (const init of [{}, bearer(token), bearer('wrong')]) await service.get(company, {}, init);
    const before = await asked();
    for (const init of [{}, bearer(token), bearer('wrong'), { method: 'POST' }]) await service.get(company, {}, init);
    expect((await asked()) - before).toBe(4);
  });

  it('without it answer anonymous callers, refuse clients for a while, and continue when it is back', async () => {
    const redis = await startRedis();
    const service = await join(redis.url);
    const token = await service.token();
    const client = (await (await register(service)).json()) as Registered;
    await redis.stop();
    expect((await service.get(company)).status).toBe(200);
    expect((await service.get(company)).headers.get('ratelimit-remaining')).toMatch(/^\d+$/);
    for (const refused of [
      await service.get(company, {}, bearer(token)),
      await service.get('/api/v1/quota', {}, bearer(token)),
      await register(service),
      await post(service, 'token', client, { grant_type: 'client_credentials' }),
      await post(service, 'introspect', client, { token }),
    ]) {
      expect([refused.status, refused.url]).toEqual([503, refused.url]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await redis.start();
    await expect.poll(async () => (await register(service)).status, { timeout: 10_000 }).toBe(201);
    expect((await service.get(company, {}, bearer(await service.token()))).status).toBe(200);
  });
});
