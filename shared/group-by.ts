/** `Map.groupBy` of ES2024, which Node 20 lacks. */

/** Groups values by their key; keys and values keep their order. */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  toKey: (value: Value) => Key,
): Map<Key, [Value, ...Value[]]> {
  const groups = new Map<Key, [Value, ...Value[]]>();
  for (const value of values) {
    const key = toKey(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Counts how often each value occurs. Adds to the given `counts`, if there are any, and returns them. */
export function countAll<Value>(values: Iterable<Value>, counts = new Map<Value, number>()): Map<Value, number> {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns the most frequent value, of equally frequent ones the first in order, and its count; undefined for none. */
export function mostCommon(values: Iterable<string>): [value: string, times: number] | undefined {
  return [...countAll(values)].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0];
}

/**
 * Returns the keys that are in at least `least` sets, ascending, each with its number of sets. A set has each key once.
 * Typed arrays hold millions of keys.
 */
export function keysOfSeveral(sets: readonly Float64Array[], least: number): [key: number, times: number][] {
  const keys = new Float64Array(sets.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const set of sets) {
    keys.set(set, end);
    end += set.length;
  }
  keys.sort();
  const found: [number, number][] = [];
  for (let start = 0; start < keys.length; start = end) {
    end = start + 1;
    while (keys[end] === keys[start]) end++;
    if (end - start >= least) found.push([keys[start] as number, end - start]);
  }
  return found;
}
