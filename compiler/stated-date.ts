/** The dates that sitemaps and pages state of a page's latest change. */

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Returns a stated date of ISO 8601, with or without time, trimmed and with `T` before the time; `undefined` for any
 * other text, a day that does not exist, and dates before 1991.
 */
export function readStatedDate(stated: string): string | undefined {
  const text = stated.trim().replace(' ', 'T');
  if (!DATE.test(text) || Number.isNaN(Date.parse(text)) || text < '1991') return undefined;
  const day = text.slice(0, 10);
  // February 30 is read as March 1 or 2.
  return new Date(day).toISOString().startsWith(day) ? text : undefined;
}
