/** The embedded default: tokens and counters in memory, clients in files below the data folder. */

import { join } from 'node:path';
import type { Logger } from 'pino';
import { tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import { createClientFiles } from '../client-files/client-files.ts';
import type { AccessToken, State, Tokens } from '../state.ts';
import { createExpiringMap } from './expiring-map.ts';
import { createMemoryCounters } from './memory-counters.ts';

export interface MemoryStateOptions {
  /** Created when it is missing. Clients are files in its folder `clients`. */
  dataDir: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** A restart ends its tokens and counters; clients survive it, and `kill -9` too. */
export async function createMemoryState({ dataDir, now, log }: MemoryStateOptions): Promise<State> {
  const clients = await createClientFiles(join(dataDir, 'clients'), { now, log });
  return { counters: createMemoryCounters(), tokens: createMemoryTokens(), clients, close: async () => {} };
}

/**
 * Tokens held, in about 60 MB. One client cannot hold more than the limit on token requests lets it ask for in a
 * token's lifetime (1,800); beyond `MAX_TOKENS` the oldest end early, and their clients ask for others.
 */
const MAX_TOKENS = 250_000;

/** Access tokens by hash, which end with the process. */
export function createMemoryTokens(): Tokens {
  const tokens = createExpiringMap<AccessToken>(tokenLifetimeSeconds * 1000, MAX_TOKENS);
  return {
    async add(hash, token) {
      tokens.set(hash, token, token.issuedAt);
    },
    async find(hash, now) {
      const token = tokens.get(hash);
      return token && now < token.expiresAt ? token : undefined;
    },
    async remove(hash) {
      tokens.delete(hash);
    },
  };
}
