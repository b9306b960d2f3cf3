/** State that any number of runtimes share in one Redis or Valkey: counters, clients and tokens, one step for each. */

import { clientLifetimeSeconds, tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import type { Logger } from '../../telemetry/log.ts';
import { createMemoryCounters } from '../memory/memory-counters.ts';
import { type AccessToken, type Client, type Limit, type State, toClientKey, type Use } from '../state.ts';
import { toAccessToken, toTokenRequestsKey } from '../token-issuer.ts';
import { createBatches, toBatchScript } from './redis-batches.ts';
import { connectRedis } from './redis-connection.ts';
import {
  addClientScript,
  addTokenScript,
  countScript,
  countTokenScript,
  findClientScript,
  issueTokenScript,
  lookScript,
  touchClientScript,
} from './redis-scripts.ts';

export interface RedisStateOptions {
  /** `redis://` or `rediss://`, with user, password and number of the database where needed. */
  url: string;
  /** What every key starts with: runtimes with the same prefix share their state. */
  prefix: string;
  log: Pick<Logger, 'info' | 'error'>;
}

const clientLifetimeMs = clientLifetimeSeconds * 1000;
const windowMs = ({ windowSeconds }: Limit): number => windowSeconds * 1000;

/**
 * While Redis cannot answer, counters count in this process alone, and all else rejects with a `StateUnavailableError`.
 * What it holds survives a runtime, and Redis as far as Redis itself was told to keep it.
 */
export async function createRedisState({ url, prefix, log }: RedisStateOptions): Promise<State> {
  const connection = await connectRedis(url, log);
  const local = createMemoryCounters();

  const batched = (name: string, script: string, keys: number, args: number) =>
    createBatches(connection.define(name, toBatchScript(script, keys, args)));

  const count = batched('vitrinaCount', countScript, 1, 2);
  const look = connection.define('vitrinaLook', lookScript, 1);
  const countToken = batched('vitrinaCountToken', countTokenScript, 2, 5);
  const issueToken = connection.define('vitrinaIssueToken', issueTokenScript, 5);
  const addToken = connection.define('vitrinaAddToken', addTokenScript, 2);
  const findToken = connection.define('vitrinaFindToken', `return redis.call('HGET', KEYS[1], 'json')`, 1);
  const removeToken = connection.define(
    'vitrinaRemoveToken',
    `redis.call('DEL', KEYS[1]) redis.call('ZREM', KEYS[2], ARGV[1])`,
    2,
  );
  const addClient = connection.define('vitrinaAddClient', addClientScript, 2);
  const findClient = connection.define('vitrinaFindClient', findClientScript, 2);
  const touchClient = connection.define('vitrinaTouchClient', touchClientScript, 2);
  const sizes = connection.define(
    'vitrinaSizes',
    `return { redis.call('ZCARD', KEYS[1]), redis.call('ZCARD', KEYS[2]) }`,
    2,
  );

  const counterKey = (key: string) => `${prefix}count:${key}`;
  const tokenKey = (hash: string) => `${prefix}token:${hash}`;
  const clientKey = (id: string) => `${prefix}client:${id}`;
  const allTokens = `${prefix}tokens`;
  const allClients = `${prefix}clients`;

  /** A window of this length under another key than one of another length. */
  const windowKey = (key: string, { windowSeconds }: Limit) => counterKey(`${windowSeconds}:${key}`);

  return {
    counters: {
      count: (key, limit, now) =>
        count([windowKey(key, limit)], [now, windowMs(limit)]).then(toUse, () => local.count(key, limit, now)),
      look: (key, limit, now) =>
        look([windowKey(key, limit)], [now, windowMs(limit)]).then(toUse, () => local.look(key, limit, now)),
    },

    async countToken(hash, { scope = '', client, address }, now) {
      const keys = [tokenKey(hash), windowKey(address.key, address)];
      const clientCounters = windowKey(toClientKey(''), client);
      const answer = await countToken(keys, [now, windowMs(client), windowMs(address), scope, clientCounters]);
      const [used, resetAt, json] = answer as [number, number, string?];
      const use = { used, resetAt };
      return json === undefined ? { use } : { token: JSON.parse(json) as AccessToken, use };
    },

    async issueToken({ clientId, secretHash, limit, token }, now) {
      const ends = now + tokenLifetimeSeconds * 1000;
      const scopes = token?.scopes ? ` ${token.scopes.join(' ')} ` : '';
      const answer = await issueToken(
        [
          clientKey(clientId),
          allClients,
          windowKey(toTokenRequestsKey(clientId), limit),
          tokenKey(token?.hash ?? ''),
          allTokens,
        ],
        [now, clientId, secretHash, clientLifetimeMs, windowMs(limit), limit.limit, token?.hash ?? '', ends, scopes],
      );
      if (!answer) return {};
      const [json, used, resetAt, isIssued] = answer as [string, number, number, number];
      const client = JSON.parse(json) as Client;
      const issued = isIssued ? toAccessToken(client, token?.scopes, now) : undefined;
      return { client, use: { used, resetAt }, issued };
    },

    tokens: {
      async add(hash, token) {
        const { clientId, scopes, issuedAt, expiresAt } = token;
        await addToken(
          [tokenKey(hash), allTokens],
          [hash, JSON.stringify(token), issuedAt, expiresAt, clientId, ` ${scopes.join(' ')} `],
        );
      },
      async find(hash, now) {
        const json = await findToken([tokenKey(hash)], []);
        const token = typeof json === 'string' ? (JSON.parse(json) as AccessToken) : undefined;
        return token && now < token.expiresAt ? token : undefined;
      },
      async remove(hash) {
        await removeToken([tokenKey(hash), allTokens], [hash]);
      },
    },

    clients: {
      async add(client) {
        await addClient(
          [clientKey(client.id), allClients],
          [client.id, JSON.stringify(client), client.registeredAt, clientLifetimeMs],
        );
      },
      async find(id, now) {
        const answer = await findClient([clientKey(id), allClients], [id, now, clientLifetimeMs]);
        if (!answer) return undefined;
        const [json, used] = answer as [string, string];
        const client = JSON.parse(json) as Client;
        return Number(used) > client.registeredAt ? { ...client, lastTokenAt: Number(used) } : client;
      },
      async touch(id, now) {
        await touchClient([clientKey(id), allClients], [id, now, clientLifetimeMs]);
      },
    },

    async sizes() {
      const [clients, tokens] = (await sizes([allClients, allTokens], [])) as [number, number];
      return { clients, tokens };
    },

    close: connection.close,
  };
}

function toUse(answer: unknown): Use {
  const [used, resetAt] = answer as [number, number];
  return { used, resetAt };
}
