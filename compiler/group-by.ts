/** `Map.groupBy` of ES2024, which Node 20 lacks. */

/** Values by their key, both in the order in which they come. */
export function groupBy<Key, Value>(values: Iterable<Value>, toKey: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = toKey(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** How often each value stands among them. */
export function countAll<Value>(values: Iterable<Value>, counts = new Map<Value, number>()): Map<Value, number> {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
