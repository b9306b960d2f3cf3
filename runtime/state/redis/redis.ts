/** State that any number of runtimes share in one Redis or Valkey. Keys end by themselves with what they hold. */

import type { Logger } from 'pino';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import { createMemoryCounters } from '../memory/memory-counters.ts';
import type { AccessToken, Client, Clients, Counters, Limit, State, Tokens, Use } from '../state.ts';
import { connectRedis, type RedisConnection } from './redis-connection.ts';

export interface RedisStateOptions {
  /** `redis://` or `rediss://`, with user, password and number of the database where needed. */
  url: string;
  /** What every key starts with: runtimes with the same prefix share their state. */
  prefix: string;
  log: Pick<Logger, 'info' | 'error'>;
}

const clientLifetimeMs = clientLifetimeSeconds * 1000;

/**
 * While Redis cannot answer, counters count in this process alone, and all else rejects with a `StateUnavailableError`.
 * What it holds survives a runtime, and Redis as far as Redis itself was told to keep it.
 */
export async function createRedisState({ url, prefix, log }: RedisStateOptions): Promise<State> {
  const connection = await connectRedis(url, log);
  return {
    counters: createRedisCounters(connection, prefix),
    tokens: createRedisTokens(connection, (hash) => `${prefix}token:${hash}`),
    clients: createRedisClients(connection, (id) => `${prefix}client:${id}`),
    close: connection.close,
  };
}

/** Exact to the request however many runtimes count; while Redis cannot answer, they count in this process alone. */
function createRedisCounters({ ask }: RedisConnection, prefix: string): Counters {
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

function createRedisTokens({ ask }: RedisConnection, toKey: (hash: string) => string): Tokens {
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

/** Each a hash: what was registered as `json`, and when it was last `used`. */
function createRedisClients({ ask }: RedisConnection, toKey: (id: string) => string): Clients {
  /** Writes fields and how long they last, both or none. */
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
