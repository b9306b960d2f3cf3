/** The embedded default: tokens and counters in memory, clients in files below the data folder. */

import { join } from 'node:path';
import { tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import { type ClientFileDeps, createClientFiles } from './client-files.ts';
import type { AccessToken, Counters, Limit, State, Tokens, Use } from './state.ts';

/** Tokens and counters end with the process; clients, in `dataDir`/clients, survive it and `kill -9`. */
export async function createMemoryState(dataDir: string, deps: ClientFileDeps): Promise<State> {
  const clients = await createClientFiles(join(dataDir, 'clients'), deps);
  return { counters: createMemoryCounters(), tokens: createMemoryTokens(), clients, close: async () => {} };
}

/** About 60 MB. The limit on token requests lets one client hold 1,800; beyond `MAX_TOKENS` the oldest end early. */
const MAX_TOKENS = 250_000;

/** Access tokens by hash; they end with the process. */
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

/** Windows of one length in memory, about 20 MB. */
const MAX_WINDOWS = 100_000;

/** Counters end with the process; beyond `maxWindows` per window length the oldest restart early. */
export function createMemoryCounters(maxWindows = MAX_WINDOWS): Counters {
  const windowsByLength = new Map<number, ExpiringMap<Use>>();

  function windowsOf({ windowSeconds }: Limit): ExpiringMap<Use> {
    const known = windowsByLength.get(windowSeconds);
    if (known) return known;
    const windows = createExpiringMap<Use>(windowSeconds * 1000, maxWindows);
    windowsByLength.set(windowSeconds, windows);
    return windows;
  }

  /** The window of a key, or a new one that is not stored yet. */
  function find(key: string, limit: Limit, now: number): Use {
    const end = now + limit.windowSeconds * 1000;
    const window = windowsOf(limit).get(key);
    // A window that ends later than a new one would: the clock was set back.
    return window && now < window.resetAt && window.resetAt <= end ? window : { used: 0, resetAt: end };
  }

  return {
    async count(key, limit, now, requests = 1) {
      const window = find(key, limit, now);
      if (window.used === 0 && requests > 0) windowsOf(limit).set(copyString(key), window, now);
      window.used += requests;
      return { ...window };
    },
  };
}

/** Copies a key: a slice or concatenation would keep the whole header in memory. */
const copyString = (text: string): string => Buffer.from(text).toString();

type ExpiringMap<Value> = ReturnType<typeof createExpiringMap<Value>>;

/**
 * Entries live in a young and an old half. Once per `lifetimeMs`, or when the young half is full (`maxEntries` is for
 * both), the old half is dropped whole and the young takes its place: entries may go early, none is refused.
 */
export function createExpiringMap<Value>(lifetimeMs: number, maxEntries: number) {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  let rotateAt = Number.NEGATIVE_INFINITY;

  function rotate(now: number): void {
    const due = now >= rotateAt;
    // A clock set back would keep the halves until it catches up; smaller differences are requests out of order.
    const clockWentBack = rotateAt - now > 2 * lifetimeMs;
    if (!due && !clockWentBack && young.size < maxEntries / 2) return;
    old = young;
    young = new Map();
    rotateAt = now + lifetimeMs;
  }

  return {
    /** The stored value. It may have expired: the caller checks that. */
    get: (key: string): Value | undefined => young.get(key) ?? old.get(key),
    set(key: string, value: Value, now: number): void {
      rotate(now);
      young.set(key, value);
    },
    delete(key: string): void {
      young.delete(key);
      old.delete(key);
    },
  };
}
