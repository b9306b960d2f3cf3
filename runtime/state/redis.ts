/** State shared by any number of runtimes in one Redis or Valkey. Keys expire with their values. */

import { Redis, type Result } from 'ioredis';
import type { Logger } from 'pino';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import { createMemoryCounters } from './memory.ts';
import {
  type AccessToken,
  type Client,
  type Clients,
  type Counters,
  type State,
  StateUnavailableError,
  type Tokens,
} from './state.ts';

/**
 * Creates the shared state. Runtimes with the same prefix share their keys. While Redis is unavailable, each process
 * counts for itself, and all other calls reject with a `StateUnavailableError`.
 * @param url `redis://` or `rediss://`, with user, password and database number
 */
export async function createRedisState(url: string, prefix: string, log: Pick<Logger, 'info' | 'error'>) {
  const { ask, close } = await connect(url, log);
  return {
    counters: createRedisCounters(ask, prefix),
    tokens: createRedisTokens(ask, (hash) => `${prefix}token:${hash}`),
    clients: createRedisClients(ask, (id) => `${prefix}client:${id}`),
    close,
  };
}

/** Creates counters that are exact across runtimes. While Redis is unavailable, each runtime counts for itself. */
function createRedisCounters(ask: Ask, prefix: string): Counters {
  const local = createMemoryCounters();
  return {
    async count(key, limit, now, requests = 1) {
      const { windowSeconds } = limit;
      // Windows of different lengths are counted under different keys.
      const windowKey = `${prefix}count:${windowSeconds}:${key}`;
      try {
        const count = (redis: Redis) => redis.countInWindow(windowKey, now, windowSeconds * 1000, requests);
        const [used, resetAt] = await ask(count);
        return { used, resetAt };
      } catch {
        return local.count(key, limit, now, requests);
      }
    },
  };
}

function createRedisTokens(ask: Ask, toKey: (hash: string) => string): Tokens {
  return {
    async add(hash, token) {
      const lifetime = token.expiresAt - token.issuedAt;
      await ask((redis) => redis.set(toKey(hash), JSON.stringify(token), 'PX', lifetime));
    },
    async find(hash, now) {
      const json = await ask((redis) => redis.get(toKey(hash)));
      const token = json === null ? undefined : (JSON.parse(json) as AccessToken);
      return token && now < token.expiresAt ? token : undefined;
    },
    async remove(hash) {
      await ask((redis) => redis.del(toKey(hash)));
    },
  };
}

const clientLifetimeMs = clientLifetimeSeconds * 1000;

/** Creates the store of clients. Each is a hash that expires: the registration as `json`, the last use as `used`. */
function createRedisClients(ask: Ask, toKey: (id: string) => string): Clients {
  /** Writes fields and their expiry, both or none. */
  const write = (id: string, fields: Record<string, string | number>) =>
    ask(async (redis) => {
      const done = await redis.multi().hset(toKey(id), fields).pexpire(toKey(id), clientLifetimeMs).exec();
      for (const [error] of done ?? []) if (error) throw error;
    });
  return {
    add: (client) => write(client.id, { json: JSON.stringify(client), used: client.registeredAt }),
    async find(id, now) {
      const [json, used] = await ask((redis) => redis.hmget(toKey(id), 'json', 'used'));
      if (!json) return undefined;
      const client = JSON.parse(json) as Client;
      const lastUse = Number(used);
      if (now - lastUse < clientLifetimeMs) {
        return lastUse > client.registeredAt ? { ...client, lastTokenAt: lastUse } : client;
      }
      await ask((redis) => redis.del(toKey(id)));
      return undefined;
    },
    touch: (id, now) => write(id, { used: now }),
  };
}

/** Runs a command. @throws StateUnavailableError while Redis cannot answer */
type Ask = <Answer>(command: (redis: Redis) => Promise<Answer>) => Promise<Answer>;

/**
 * Script that counts in a window. ARGV: now, window (milliseconds), step. Returns count and end; an expired window
 * counts 0.
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

/**
 * Options of the connection; times in milliseconds. Redis answers in less than one, and no request waits longer for it
 * than for a website.
 */
const options = {
  lazyConnect: true,
  // A request must not wait for a reconnect, nor be counted twice.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  // Commands of one turn of the event loop are sent in one write.
  enableAutoPipelining: true,
  connectTimeout: 2_000,
  commandTimeout: 1_000,
  retryStrategy: (times: number) => Math.min(1_000, times * 50),
  scripts: { countInWindow: { lua: countInWindow, numberOfKeys: 1 } },
} as const;

/** Connects. Resolves after the first attempt and keeps trying. Logs each loss and return of the connection once. */
async function connect(url: string, log: Pick<Logger, 'info' | 'error'>): Promise<{ ask: Ask; close: State['close'] }> {
  const redis = new Redis(url, options);
  let isLost = false;

  function lose({ message: reason }: Error): void {
    if (!isLost) log.error({ reason }, 'Redis cannot answer: quotas are counted here alone, tokens answer 503');
    isLost = true;
  }

  const loseConnection = () => lose(new Error('the connection was closed'));
  redis.on('error', lose).on('close', loseConnection);
  redis.on('ready', () => {
    if (isLost) log.info('Redis answers again');
    isLost = false;
  });
  await redis.connect().catch(() => {});

  return {
    async ask(command) {
      try {
        return await command(redis);
      } catch (error) {
        lose(error as Error);
        // Closes a hanging connection, so that later requests do not wait for it.
        if ((error as Error).message === 'Command timed out') redis.disconnect(true);
        throw new StateUnavailableError('Redis cannot answer', { cause: error });
      }
    },
    async close() {
      redis.off('close', loseConnection);
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countInWindow(key: string, now: number, window: number, step: number): Result<[number, number], Context>;
  }
}
