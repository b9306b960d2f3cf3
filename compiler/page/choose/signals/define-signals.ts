/** Choosing content: what a signal is, a kind and one of its values, known by a number so that weighing it is a look-up. */

/** A kind of signal: its values, and which of them something shows, as a position; −1 when it shows none. */
interface Kind<Asked extends readonly unknown[]> {
  values: readonly string[];
  find: (...asked: Asked) => number;
}

/** One of these words. */
export function oneOf(...values: readonly string[]): Kind<[word: string]> {
  const positions = new Map(values.map((value, position) => [value, position]));
  return { values, find: (word) => positions.get(word) ?? -1 };
}

/** The first of these limits that a number does not exceed, or `more`. */
export function upTo(...limits: readonly number[]): Kind<[value: number]> {
  const find = (value: number) => {
    const position = limits.findIndex((limit) => value <= limit);
    return position < 0 ? limits.length : position;
  };
  return { values: [...limits.map(String), 'more'], find };
}

/** The share that a part has of a whole: `0` and `1` are exact, the others are the middles of intervals. */
export function shares(): Kind<[part: number, whole: number]> {
  const intervals = upTo(0.15, 0.35, 0.6, 0.85, 0.9999999);
  const find = (part: number, whole: number) => {
    if (whole === 0 || part === 0) return 0;
    return part >= whole ? 6 : intervals.find(part / whole) + 1;
  };
  return { values: ['0', '.1', '.3', '.5', '.7', '.9', '1'], find };
}

// biome-ignore lint/suspicious/noExplicitAny: what a kind is asked for differs from kind to kind.
type AnyKind = Kind<any>;

export interface Signals<Kinds extends Readonly<Record<string, AnyKind>>> {
  /** `kind:value` of each signal, by its number. */
  names: readonly string[];
  /** The number of the signal that something shows, −1 for none. */
  of: { readonly [Name in keyof Kinds]: Kinds[Name]['find'] };
}

/** Numbers the signals of these kinds. */
export function defineSignals<const Kinds extends Readonly<Record<string, AnyKind>>>(kinds: Kinds): Signals<Kinds> {
  const names: string[] = [];
  const of: Record<string, AnyKind['find']> = {};
  for (const [kind, { values, find }] of Object.entries(kinds)) {
    const first = names.length;
    names.push(...values.map((value) => `${kind}:${value}`));
    of[kind] = (...asked) => {
      const position = find(...asked);
      return position < 0 ? -1 : first + position;
    };
  }
  return { names, of: of as Signals<Kinds>['of'] };
}
