/** Fixed-window counters in memory, bounded whatever arrives. */

import type { Counters, Limit, Use } from '../state.ts';
import { createExpiringMap, type ExpiringMap } from './expiring-map.ts';

/** Windows of one length that are held at a time, in about 20 MB. */
const MAX_WINDOWS = 100_000;

/**
 * Counters that end with the process.
 * @param maxWindows windows held per window length; beyond it the oldest restart early, nobody is refused for it
 */
export function createMemoryCounters(maxWindows = MAX_WINDOWS): Counters {
  const windowsByLength = new Map<number, ExpiringMap<Use>>();

  function windowsOf({ windowSeconds }: Limit): ExpiringMap<Use> {
    const known = windowsByLength.get(windowSeconds);
    if (known) return known;
    const windows = createExpiringMap<Use>(windowSeconds * 1000, maxWindows);
    windowsByLength.set(windowSeconds, windows);
    return windows;
  }

  /** The window of a key; one that starts now, and is not kept yet, unless there is one. */
  function find(key: string, limit: Limit, now: number): Use {
    const end = now + limit.windowSeconds * 1000;
    const window = windowsOf(limit).get(key);
    // A window that ends later than a new one would was counted before the clock was set back.
    return window && now < window.resetAt && window.resetAt <= end ? window : { used: 0, resetAt: end };
  }

  return {
    async count(key, limit, now) {
      const window = find(key, limit, now);
      if (window.used++ === 0) windowsOf(limit).set(copy(key), window, now);
      return { ...window };
    },
    look: async (key, limit, now) => ({ ...find(key, limit, now) }),
  };
}

/** A key put together or cut out of a header would keep the parts, or the whole header, in memory. */
const copy = (text: string): string => Buffer.from(text).toString();
