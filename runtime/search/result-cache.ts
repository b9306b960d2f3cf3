/** A small cache that forgets the value unused for longest. */

export interface ResultCache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
}

/** A cache of at most `entries` values that forgets the one unused for longest. */
export function createResultCache<Value>(entries: number): ResultCache<Value> {
  const values = new Map<string, Value>();
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      if (values.size > entries) {
        for (const oldest of values.keys()) {
          values.delete(oldest);
          break;
        }
      }
    },
  };
}

/** The cached value of a key; made and cached if there is none. */
export function recall<Value>(cache: ResultCache<Value>, key: string, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = make();
  cache.set(key, value);
  return value;
}
