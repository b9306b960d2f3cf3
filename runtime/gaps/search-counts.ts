/** Searches of each month by query, in memory: bounded, and a search costs the same however many queries there are. */

/** Different queries of a month that are kept, in memory and in the file; in memory twice as many for a while. */
export const MAX_QUERIES = 2_000;

export interface Count {
  searches: number;
  /** Searches without a result. */
  empty: number;
}

interface QueryCount extends Count {
  /** Searches that the file held when it was last written; these are in no other count. */
  written: number;
  /** The query as sent, until it has been searched for contact data. */
  unchecked?: string | undefined;
}

export interface MonthCount extends Count {
  /** By normal form; the first counted first. */
  queries: Map<string, QueryCount>;
}

/** By month, such as `2026-11`. */
export type Months = Map<string, MonthCount>;

/** The month of this name; a new one is empty. */
export function monthIn(months: Months, name: string): MonthCount {
  const known = months.get(name);
  if (known) return known;
  const month = { searches: 0, empty: 0, queries: new Map() };
  months.set(name, month);
  return month;
}

/** Adds all counts of a month to those of the same name. */
export function addMonth(months: Months, name: string, more: MonthCount): void {
  const month = addCount(monthIn(months, name), more);
  for (const [words, some] of more.queries) addQuery(month, words, some);
}

/** Adds to the counts of a query. The least asked goes when there are too many; of equals, the first counted. */
export function addQuery({ queries }: MonthCount, words: string, more: QueryCount): void {
  const known = queries.get(words);
  if (known) addCount(known, more).written += more.written;
  else queries.set(words, { ...more });
  // Sorting all of them only now and then makes each addition cheap.
  if (queries.size >= 2 * MAX_QUERIES) dropLeastAsked(queries);
}

export function addCount<Sum extends Count>(sum: Sum, { searches, empty }: Count): Sum {
  sum.searches += searches;
  sum.empty += empty;
  return sum;
}

function dropLeastAsked(queries: Map<string, QueryCount>): void {
  const asked = ({ searches, written }: QueryCount) => searches + written;
  const leastFirst = [...queries].sort(([, a], [, b]) => asked(a) - asked(b));
  for (const [words] of leastFirst.slice(0, queries.size - MAX_QUERIES)) queries.delete(words);
}

/** In UTC. @param time milliseconds since the epoch @param monthsBefore that month is meant */
export function toMonth(time: number, monthsBefore = 0): string {
  const date = new Date(time);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBefore)).toISOString().slice(0, 7);
}
