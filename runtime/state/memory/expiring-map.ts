/** A bounded Map that forgets entries after their lifetime, without a timer or a sweep over keys. */

export type ExpiringMap<Value> = ReturnType<typeof createExpiringMap<Value>>;

/**
 * Entries live in two halves: new ones go into the young half, and once per lifetime the old half, in which by then
 * everything has expired, is dropped whole and the young one takes its place. When the young half is full, that happens
 * early: the oldest entries are forgotten before their time, nothing is refused.
 * @param lifetimeMs time for which an entry must be kept
 * @param maxEntries most entries ever held
 */
export function createExpiringMap<Value>(lifetimeMs: number, maxEntries: number) {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  let turnAt = Number.NEGATIVE_INFINITY;

  function turn(now: number): void {
    const due = now >= turnAt;
    // A clock that was set back would keep the halves until it catches up; less than a lifetime is work that ends out of order.
    const clockWentBack = turnAt - now > 2 * lifetimeMs;
    if (!due && !clockWentBack && young.size < maxEntries / 2) return;
    old = young;
    young = new Map();
    turnAt = now + lifetimeMs;
  }

  return {
    /** The value that was set for the key. It may have expired: the caller checks that. */
    get: (key: string): Value | undefined => young.get(key) ?? old.get(key),
    set(key: string, value: Value, now: number): void {
      turn(now);
      young.set(key, value);
    },
    delete(key: string): void {
      young.delete(key);
      old.delete(key);
    },
  };
}
