/** Access tokens in memory, by hash. */

import { tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import type { AccessToken, Tokens } from '../state.ts';
import { createExpiringMap } from './expiring-map.ts';

/**
 * Tokens held, in about 60 MB. One client cannot hold more than the limit on token requests lets it ask for in a
 * token's lifetime (1,800); beyond `maxTokens` the oldest end early, and their clients ask for others.
 */
const maxTokens = 250_000;

export interface MemoryTokens extends Tokens {
  /** Number of tokens held, expired ones included until they are deleted. */
  size(): number;
}

/** Tokens that end with the process. */
export function createMemoryTokens(): MemoryTokens {
  const tokens = createExpiringMap<AccessToken>(tokenLifetimeSeconds * 1000, maxTokens);
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
    size: () => tokens.size(),
  };
}
