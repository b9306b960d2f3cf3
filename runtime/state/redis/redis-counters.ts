/** Fixed-window counters in Redis, exact to the request however many runtimes count. */

import type { Result } from 'ioredis';
import { createMemoryCounters } from '../memory/memory-counters.ts';
import type { Counters, Limit, Use } from '../state.ts';
import type { RedisConnection } from './redis-connection.ts';

/**
 * KEYS: counter. ARGV: now and window in milliseconds, and by how much it counts up. Returns what is used, and its end.
 * An expired window counts as none; Redis deletes it one window later.
 */
const lua = `
local now, window, step = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local ends = tonumber(redis.call('HGET', KEYS[1], 'ends'))
if ends and now < ends then return { redis.call('HINCRBY', KEYS[1], 'used', step), ends } end
if step > 0 then
  redis.call('HSET', KEYS[1], 'used', step, 'ends', now + window)
  redis.call('PEXPIRE', KEYS[1], window)
end
return { step, now + window }`;

/** The one script, for the connection. */
export const countInWindow = { lua, numberOfKeys: 1 } as const;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countInWindow(key: string, now: number, window: number, step: number): Result<[number, number], Context>;
  }
}

/** @param prefix what every key starts with. While Redis cannot answer, they count in this process alone. */
export function createRedisCounters({ ask }: RedisConnection, prefix: string): Counters {
  const local = createMemoryCounters();

  async function count(key: string, { windowSeconds }: Limit, now: number, step: number): Promise<Use> {
    // A window of this length under another key than one of another length.
    const windowKey = `${prefix}count:${windowSeconds}:${key}`;
    const [used, resetAt] = await ask((redis) => redis.countInWindow(windowKey, now, windowSeconds * 1000, step));
    return { used, resetAt };
  }

  return {
    count: (key, limit, now) => count(key, limit, now, 1).catch(() => local.count(key, limit, now)),
    look: (key, limit, now) => count(key, limit, now, 0).catch(() => local.look(key, limit, now)),
  };
}
