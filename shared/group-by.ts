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

/** Counts how often each value occurs, and adds it to the given counts, which it returns. */
export function countAll<Value>(values: Iterable<Value>, counts = new Map<Value, number>()): Map<Value, number> {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns the most frequent value and how often it occurs; of equally frequent ones, the first in code-point order. */
export function mostCommon(values: Iterable<string>): [value: string, times: number] | undefined {
  return [...countAll(values)].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0];
}

/** Returns keys in at least `least` sets, ascending, with their number of sets. Typed arrays hold millions of keys. */
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
