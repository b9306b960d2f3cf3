/** The embedded default state: tokens and counters in memory, clients in files below the data folder. */

import { join } from 'node:path';
import QuickLRU from 'quick-lru';
import { type ClientFileDeps, createClientFiles } from './client-files.ts';
import { copyString } from './copy-string.ts';
import type { AccessToken, Counters, State, Tokens, Use } from './state.ts';

/**
 * Creates the default state. Tokens and counters end with the process; clients in `dataDir`/clients survive `kill -9`.
 */
export async function createMemoryState(dataDir: string, deps: ClientFileDeps): Promise<State> {
  const clients = await createClientFiles(join(dataDir, 'clients'), deps);
  return { counters: createMemoryCounters(), tokens: createMemoryTokens(), clients, close: async () => {} };
}

/**
 * Maximum tokens in memory, about 60 MB. `QuickLRU` holds up to twice its `maxSize`. A client can hold 1,800 by its
 * limit of token requests. Beyond the maximum, the least recently used tokens end early.
 */
const MAX_TOKENS = 250_000;

/** Creates the store of access tokens by hash. They end with the process. */
export function createMemoryTokens(): Tokens {
  const tokens = new QuickLRU<string, AccessToken>({ maxSize: MAX_TOKENS / 2 });
  return {
    async add(hash, token) {
      tokens.set(hash, token);
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

/** Maximum counters in memory, about 20 MB. */
const MAX_WINDOWS = 100_000;

/**
 * Creates counters, which end with the process. Beyond `maxWindows`, the least recently used restart early. A key must
 * always have the same limit.
 */
export function createMemoryCounters(maxWindows = MAX_WINDOWS): Counters {
  const windows = new QuickLRU<string, Use>({ maxSize: maxWindows / 2 });
  return {
    async count(key, { windowSeconds }, now, requests = 1) {
      const end = now + windowSeconds * 1000;
      const known = windows.get(key);
      // A window that ends later than a new one was counted before the clock was set back.
      const isCurrent = known !== undefined && now < known.resetAt && known.resetAt <= end;
      const window = isCurrent ? known : { used: 0, resetAt: end };
      if (!isCurrent && requests > 0) windows.set(copyString(key), window);
      window.used += requests;
      return { ...window };
    },
  };
}
