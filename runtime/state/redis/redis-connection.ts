/** The connection to Redis or Valkey: every command is answered or fails at once, and what is lost comes back by itself. */

import { Redis } from 'ioredis';
import type { Logger } from '../../telemetry/log.ts';
import { StateUnavailableError } from '../state.ts';

/** Milliseconds. Redis answers in less than one; nobody waits longer for it than for a website. */
const timeouts = { connect: 2_000, command: 1_000, retry: 1_000 } as const;

/** A script that runs in one step, with the keys and arguments it names. */
export type RedisScript = (keys: readonly string[], args: readonly (string | number)[]) => Promise<unknown>;

export interface RedisConnection {
  /**
   * Makes a script callable, with any number of keys where none is given. What it returns rejects with a
   * `StateUnavailableError` while Redis cannot answer.
   */
  define(name: string, script: string, numberOfKeys?: number): RedisScript;
  close(): Promise<void>;
}

/**
 * Connects, now or as soon as there is something to connect to; resolves after the first attempt. The log names a loss
 * and its end, once each.
 */
export async function connectRedis(url: string, log: Pick<Logger, 'info' | 'error'>): Promise<RedisConnection> {
  const redis = new Redis(url, {
    lazyConnect: true,
    // A request does not wait for what may never come back, and is not counted twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // What many requests ask in one turn of the event loop goes out as one write.
    enableAutoPipelining: true,
    connectTimeout: timeouts.connect,
    commandTimeout: timeouts.command,
    retryStrategy: (times) => Math.min(timeouts.retry, times * 50),
  });
  let isLost = false;
  let closing = false;
  const complaints = new Set<string>();

  redis.on('ready', () => {
    if (isLost) log.info('Redis answers again');
    isLost = false;
    complaints.clear();
  });
  redis.on('error', lose);
  redis.on('close', () => lose(new Error('the connection was closed')));

  function lose(error: Error): void {
    if (isLost || closing) return;
    isLost = true;
    log.error({ reason: error.message }, 'Redis cannot be reached: quotas are counted here alone, tokens answer 503');
  }

  /** What kept a command from being answered. */
  function complain(error: Error): void {
    if (error.message === 'Command timed out') {
      // A connection that hangs is given up, so that the next requests need not wait for it.
      lose(error);
      redis.disconnect(true);
      return;
    }
    // Of a lost connection its own events tell.
    if (error.name !== 'ReplyError' || complaints.has(error.message)) return;
    complaints.add(error.message);
    log.error({ reason: error.message }, 'Redis refuses a command');
  }

  await redis.connect().catch(lose);

  return {
    define(name, script, numberOfKeys) {
      redis.defineCommand(name, { lua: script, ...(numberOfKeys !== undefined && { numberOfKeys }) });
      const toArguments = numberOfKeys === undefined ? (keys: readonly string[]) => [keys.length] : () => [];
      const command = (redis as unknown as Record<string, (...all: (string | number)[]) => Promise<unknown>>)[name];
      if (!command) throw new TypeError(`${name} was not defined`);
      return async (keys, args) => {
        try {
          return await command.call(redis, ...toArguments(keys), ...keys, ...args);
        } catch (error) {
          complain(error as Error);
          throw new StateUnavailableError('Redis cannot answer', { cause: error });
        }
      };
    },
    async close() {
      closing = true;
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
