/** The seam for conditional requests: what the crawl asks before a fetch and hands over after it. */

/** An answer as it was kept: enough to be used again when the server says 304 (RFC 9110 §15.4.5). */
export interface CachedAnswer {
  etag?: string;
  lastModified?: string;
  /** Lower-case names. */
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
  /** What the sitemap stated when it was kept: a date, or the latest of all with a digest. */
  stated?: string;
}

export interface HttpCache {
  lookup(url: string): Promise<CachedAnswer | undefined>;
  store(url: string, answer: CachedAnswer): Promise<void>;
}

/**
 * The answer as it may be used again, unless a later version could share its validator or its date: one written in
 * the second of the answer (RFC 9110 §8.8.2.2), by which common servers make their entity tags too.
 */
export function toCachedAnswer(
  { headers, body }: Pick<CachedAnswer, 'headers' | 'body'>,
  stated?: string,
): CachedAnswer | undefined {
  if (/\bno-store\b/i.test(text(headers['cache-control']) ?? '') || text(headers.vary) === '*') return undefined;
  const answered = Date.parse(text(headers.date) ?? '');
  const modified = text(headers['last-modified']);
  const isSettled = modified === undefined || answered - Date.parse(modified) >= 1000;
  const etag = isSettled ? text(headers.etag) : undefined;
  const lastModified = isSettled ? modified : undefined;
  const [date = ''] = stated?.split(' ') ?? [];
  const isStated = stated !== undefined && answered - Date.parse(date) > (/T/.test(date) ? 1000 : LONGEST_DAY);
  if (etag === undefined && lastModified === undefined && !isStated) return undefined;
  return {
    ...(isStated && { stated }),
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { lastModified }),
    // A session is nobody's business but that of the run that got it.
    headers: { ...headers, 'set-cookie': undefined },
    body,
  };
}

/** Milliseconds from the beginning of a day in the first time zone to its end in the last. */
const LONGEST_DAY = 50 * 3_600_000;

const text = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
