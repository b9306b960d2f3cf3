/** Fixed-window counters in memory, bounded whatever arrives. */

import type { Counters, Limit, Use } from '../state.ts';
import { createExpiringMap } from './expiring-map.ts';

/** Enough for a million callers, in about 90 MB. */
const manyWindows = 1_000_000;

/**
 * Counters that end with the process.
 * @param maxWindows windows held per window length; beyond it the oldest restart early, nobody is refused for it
 */
export function createMemoryCounters(maxWindows = manyWindows): Counters {
  const windowsByLength = new Map<number, Windows>();
  function windowsOf({ windowSeconds }: Limit): Windows {
    let windows = windowsByLength.get(windowSeconds);
    if (!windows) {
      windows = createWindows(windowSeconds * 1000, maxWindows);
      windowsByLength.set(windowSeconds, windows);
    }
    return windows;
  }

  return {
    count: async (key, limit, now) => windowsOf(limit).count(key, now),
    look: async (key, limit, now) => windowsOf(limit).look(key, now),
  };
}

interface Windows {
  count(key: string, now: number): Use;
  look(key: string, now: number): Use;
}

/**
 * Windows of one length. Their numbers stand in typed arrays, where they take a fifth of what objects would; the
 * arrays are written round and round, in the order in which the map forgets.
 */
function createWindows(windowMs: number, maxWindows: number): Windows {
  const places = createExpiringMap<number>(windowMs, maxWindows);
  const used = new Uint32Array(maxWindows);
  const resetAt = new Float64Array(maxWindows);
  let next = 0;

  /** Place of the key's window, unless it is over. */
  function findPlace(key: string, now: number): number | undefined {
    const place = places.get(key);
    const end = place === undefined ? 0 : (resetAt[place] ?? 0);
    // A window that ends later than a new one would was counted before the clock was set back.
    return now < end && end <= now + windowMs ? place : undefined;
  }

  return {
    look(key, now) {
      const place = findPlace(key, now);
      return place === undefined
        ? { used: 0, resetAt: now + windowMs }
        : { used: used[place] ?? 0, resetAt: resetAt[place] ?? 0 };
    },

    count(key, now) {
      const place = findPlace(key, now);
      if (place !== undefined) {
        const count = (used[place] ?? 0) + 1;
        used[place] = count;
        return { used: count, resetAt: resetAt[place] ?? 0 };
      }
      places.set(copy(key), next, now);
      used[next] = 1;
      resetAt[next] = now + windowMs;
      next = (next + 1) % maxWindows;
      return { used: 1, resetAt: now + windowMs };
    },
  };
}

/** A key put together or cut out of a header would keep the parts, or the whole header, in memory. */
const copy = (text: string): string => Buffer.from(text).toString();
