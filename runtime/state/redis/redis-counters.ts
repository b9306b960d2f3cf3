/** Fixed-window counters in Redis, exact to the request however many runtimes count. */

import { createMemoryCounters } from '../memory/memory-counters.ts';
import type { Counters, Limit, Use } from '../state.ts';
import type { RedisConnection } from './redis-connection.ts';

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
