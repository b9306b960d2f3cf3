/** The one script that Redis runs: a fixed window that is counted up in one step. */

import type { Result } from 'ioredis';

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
