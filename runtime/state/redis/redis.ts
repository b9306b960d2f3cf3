/** State that any number of runtimes share in one Redis or Valkey. Keys end by themselves with what they hold. */

import type { Logger } from 'pino';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import type { AccessToken, Client, Clients, State, Tokens } from '../state.ts';
import { connectRedis, type RedisConnection } from './redis-connection.ts';
import { createRedisCounters } from './redis-counters.ts';

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
