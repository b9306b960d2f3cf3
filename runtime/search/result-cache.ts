/** A small cache that forgets the value unused for longest. */

/** The value of a key: the one made before, while it is among the latest asked for, else a new one. */
export type ResultCache<Value> = (key: string, make: () => Value) => Value;

/** @param entries values that are kept at most; the one unused for longest goes first */
export function createResultCache<Value>(entries: number): ResultCache<Value> {
  const values = new Map<string, Value>();
  return (key, make) => {
    const value = values.get(key) ?? make();
    values.delete(key);
    values.set(key, value);
    if (values.size > entries) values.delete(values.keys().next().value as string);
    return value;
  };
}
