/** The connection to Redis or Valkey: every command is answered or fails at once, and what is lost comes back by itself. */

import { Redis, type Result } from 'ioredis';
import type { Logger } from 'pino';
import { StateUnavailableError } from '../state.ts';

/** Milliseconds. Redis answers in less than one; nobody waits longer for it than for a website. */
const timeouts = { connect: 2_000, command: 1_000, retry: 1_000 } as const;

export interface RedisConnection {
  /** The answer to a command. @throws StateUnavailableError while Redis cannot answer. */
  ask<Answer>(command: (redis: Redis) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * KEYS: counter. ARGV: now and window in milliseconds, and by how much it counts up. Returns what is used, and its end.
 * An expired window counts as none; Redis deletes it one window later.
 */
const countInWindow = `
local now, window, step = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local ends = tonumber(redis.call('HGET', KEYS[1], 'ends'))
if ends and now < ends then return { redis.call('HINCRBY', KEYS[1], 'used', step), ends } end
if step > 0 then
  redis.call('HSET', KEYS[1], 'used', step, 'ends', now + window)
  redis.call('PEXPIRE', KEYS[1], window)
end
return { step, now + window }`;

const options = {
  lazyConnect: true,
  // A request does not wait for what may never come back, and is not counted twice.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  // What many requests ask in one turn of the event loop goes out as one write.
  enableAutoPipelining: true,
  connectTimeout: timeouts.connect,
  commandTimeout: timeouts.command,
  retryStrategy: (times: number) => Math.min(timeouts.retry, times * 50),
  scripts: { countInWindow: { lua: countInWindow, numberOfKeys: 1 } },
} as const;

/**
 * Connects, now or as soon as there is something to connect to; resolves after the first attempt. The log names a loss
 * and its end, once each.
 */
export async function connectRedis(url: string, log: Pick<Logger, 'info' | 'error'>): Promise<RedisConnection> {
  const redis = new Redis(url, options);
  const { complain, leave } = watch(redis, log);
  await redis.connect().catch(() => {});

  return {
    async ask(command) {
      try {
        return await command(redis);
      } catch (error) {
        complain(error as Error);
        throw new StateUnavailableError('Redis cannot answer', { cause: error });
      }
    },
    async close() {
      leave();
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}

/** Logs when the connection is lost and found, until `leave`. Call `complain` with the error of each failed command. */
function watch(redis: Redis, log: Pick<Logger, 'info' | 'error'>) {
  let isLost = false;
  const refusals = new Set<string>();

  function lose(error: Error): void {
    if (isLost) return;
    isLost = true;
    log.error({ reason: error.message }, 'Redis cannot be reached: quotas are counted here alone, tokens answer 503');
  }

  const loseConnection = () => lose(new Error('the connection was closed'));

  redis.on('ready', () => {
    if (isLost) log.info('Redis answers again');
    isLost = false;
    refusals.clear();
  });
  redis.on('error', lose);
  redis.on('close', loseConnection);

  function complain(error: Error): void {
    if (error.message === 'Command timed out') {
      // A connection that hangs is given up, so that the next requests need not wait for it.
      lose(error);
      redis.disconnect(true);
    } else if (error.name === 'ReplyError' && !refusals.has(error.message)) {
      // Of a lost connection its own events tell.
      refusals.add(error.message);
      log.error({ reason: error.message }, 'Redis refuses a command');
    }
  }

  const leave = () =>
    void redis
      .off('error', lose)
      .on('error', () => {})
      .off('close', loseConnection);
  return { complain, leave };
}

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countInWindow(key: string, now: number, window: number, step: number): Result<[number, number], Context>;
  }
}
