/**
 * Counts searches of each month by query in bounded memory. The cost of a search does not depend on the number of
 * queries.
 */

/** Maximum different queries kept per month, in memory and in the file; for a while, memory holds twice as many. */
export const MAX_QUERIES = 2_000;

export interface Count {
  searches: number;
  /** Searches without a result. */
  empty: number;
}

interface QueryCount extends Count {
  /** Searches that were in the file at the last write. They are not part of the other counts. */
  written: number;
  /** The query as sent, until it has been searched for contact data. */
  unchecked?: string | undefined;
}

export interface MonthCount extends Count {
  /** Counts by normalised query, in order of the first search. */
  queries: Map<string, QueryCount>;
}

/** Counts by month, such as `2026-11`. */
export type Months = Map<string, MonthCount>;

/** Returns the counts of a month, and adds empty ones for a new month. */
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

/**
 * Adds to the counts of a query. Beyond the maximum, the least asked queries are dropped, the oldest first among
 * equals.
 */
export function addQuery({ queries }: MonthCount, words: string, more: QueryCount): void {
  const known = queries.get(words);
  if (known) addCount(known, more).written += more.written;
  else queries.set(words, { ...more });
  // An addition stays cheap if all queries are sorted only now and then.
  if (queries.size >= 2 * MAX_QUERIES) dropLeastAsked(queries);
}

/** Adds a count to a sum, in place. Returns the sum. */
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

/**
 * Returns the name of a month in UTC.
 * @param time milliseconds since the epoch
 * @param monthsBefore months to count back
 */
export function toMonth(time: number, monthsBefore = 0): string {
  const date = new Date(time);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBefore)).toISOString().slice(0, 7);
}
