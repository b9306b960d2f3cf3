/** Fixed-window counters in memory, bounded whatever arrives. */

import { createExpiringMap, type ExpiringMap } from './expiring-map.ts';
import type { Counters, Use } from './state.ts';

/** Windows held per window length: a million callers fit, in about 100 MB. */
const maxWindows = 1_200_000;

/** Counters that end with the process. Beyond `maxWindows` the oldest windows restart early. */
export function createMemoryCounters(): Counters {
  const usesByLength = new Map<number, ExpiringMap<Use>>();

  return {
    count(key, { windowSeconds }, now) {
      const windowMs = windowSeconds * 1000;
      let uses = usesByLength.get(windowMs);
      if (!uses) {
        uses = createExpiringMap(windowMs, maxWindows);
        usesByLength.set(windowMs, uses);
      }
      const use = uses.get(key);
      // A window that ends later than a new one would was counted before the clock was set back.
      if (use && now < use.resetAt && use.resetAt <= now + windowMs) {
        use.used++;
        return { used: use.used, resetAt: use.resetAt };
      }
      const resetAt = now + windowMs;
      uses.set(key, { used: 1, resetAt }, now);
      return { used: 1, resetAt };
    },
  };
}
