/** @module-tag redis-server */

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRedisState } from '../../../runtime/state/redis.ts';
import { startRedis, type TestRedis } from '../start-redis.ts';
import { describeState, newClient, start } from './state-behaviour.ts';

const minute = { limit: 60, windowSeconds: 60 };
const unavailable = { name: 'StateUnavailableError' };

let redis: TestRedis;
let prefixes = 0;

beforeAll(async () => {
  redis = await startRedis({ lasts: true });
});
afterAll(() => redis.stop());

async function open(url: string, prefix = `test${++prefixes}:`) {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
  const state = await createRedisState(url, prefix, log);
  onTestFinished(() => state.close());
  return { ...state, lines };
}

const openNew = () => open(redis.url);

describeState('Redis', openNew);

describe('Redis', () => {
  it('is one for all runtimes with the same prefix, and another for each other prefix', async () => {
    const [first, second, other] = [
      await open(redis.url, 'a:'),
      await open(redis.url, 'a:'),
      await open(redis.url, 'b:'),
    ];
    const client = newClient();
    await first.clients.add(client);
    expect(await second.clients.find(client.id, start)).toEqual(client);
    expect(await other.clients.find(client.id, start)).toBeUndefined();
    const counts = [first, second, first, second].map(({ counters }) => counters.count('x', minute, start));
    expect((await Promise.all(counts)).map(({ used }) => used).sort()).toEqual([1, 2, 3, 4]);
    expect(await other.counters.count('x', minute, start)).toMatchObject({ used: 1 });
  });

  it('counts exactly, even if many count at once', async () => {
    const runtimes = [
      await open(redis.url, 'exact:'),
      await open(redis.url, 'exact:'),
      await open(redis.url, 'exact:'),
    ];
    const uses = await Promise.all(
      Array.from({ length: 900 }, (_, index) => runtimes[index % 3]?.counters.count('x', minute, start + index)),
    );
    const within = uses.filter((use) => use && use.used <= minute.limit);
    expect(within).toHaveLength(minute.limit);
    expect(new Set(uses.map((use) => use?.resetAt)).size).toBe(1);
  });
});

describe('a Redis that is lost', () => {
  it('leaves counters local and refuses all else until it is back, and logs each change once', async () => {
    const own = await startRedis();
    const { counters, clients, tokens, lines } = await open(own.url);
    for (let used = 1; used <= 3; used++) await counters.count('x', minute, start);
    await own.stop();
    await vi.waitUntil(() => lines.length > 0);
    expect(await counters.count('x', minute, start)).toEqual({ used: 1, resetAt: start + 60_000 });
    expect(await counters.count('x', minute, start)).toMatchObject({ used: 2 });
    expect(await counters.count('x', minute, start, 0)).toMatchObject({ used: 2 });
    await expect(clients.add(newClient())).rejects.toMatchObject(unavailable);
    await expect(clients.find('x', start)).rejects.toMatchObject(unavailable);
    await expect(tokens.find('x', start)).rejects.toMatchObject(unavailable);
    expect(lines).toEqual([expect.stringContaining('cannot answer')]);
    await own.start();
    await vi.waitUntil(() => lines.length > 1, { timeout: 10_000 });
    expect(lines[1]).toBe('Redis answers again');
    const client = newClient();
    await clients.add(client);
    expect(await clients.find(client.id, start)).toEqual(client);
    expect(await counters.count('x', minute, start)).toMatchObject({ used: 1 });
    expect(lines).toHaveLength(2);
  });

  it('may be missing from the start', async () => {
    const own = await startRedis();
    await own.stop();
    const { counters, clients, lines } = await open(own.url);
    expect(lines).toHaveLength(1);
    expect(await counters.count('x', minute, start)).toMatchObject({ used: 1 });
    await own.start();
    await vi.waitUntil(() => lines.length > 1, { timeout: 10_000 });
    await clients.add(newClient());
  });

  it('is disconnected when it hangs, so that only the first requests wait', async () => {
    const own = await startRedis();
    const { counters, lines } = await open(own.url);
    await counters.count('x', minute, start);
    own.pause();
    onTestFinished(() => own.resume());
    expect(await counters.count('x', minute, start)).toMatchObject({ used: 1 });
    const before = performance.now();
    expect(await counters.count('x', minute, start)).toMatchObject({ used: 2 });
    expect(performance.now() - before).toBeLessThan(500);
    expect(lines).toHaveLength(1);
    own.resume();
    await vi.waitUntil(() => lines.length > 1, { timeout: 10_000 });
    expect((await counters.count('x', minute, start)).used).toBeGreaterThan(1);
  });
});
