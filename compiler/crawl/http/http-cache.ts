/** The seam for conditional requests: what the crawl asks before a fetch and hands over after it. */

/** An answer as it was kept: enough to be used again when the server says 304 (RFC 9110 §15.4.5). */
export interface CachedAnswer {
  etag?: string;
  lastModified?: string;
  /** Lower-case names. */
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
}

export interface HttpCache {
  lookup(url: string): Promise<CachedAnswer | undefined>;
  store(url: string, answer: CachedAnswer): Promise<void>;
}

/**
 * The answer as it may be used again; `undefined` when the server gave nothing to ask by, forbids keeping it, or its
 * validator could still be shared by a later version: one written in the second of the answer (RFC 9110 §8.8.2.2), by
 * which common servers make their entity tags too.
 */
export function toCachedAnswer({ headers, body }: Pick<CachedAnswer, 'headers' | 'body'>): CachedAnswer | undefined {
  const etag = text(headers.etag);
  const lastModified = text(headers['last-modified']);
  if (etag === undefined && lastModified === undefined) return undefined;
  if (/\bno-store\b/i.test(text(headers['cache-control']) ?? '') || text(headers.vary) === '*') return undefined;
  if (lastModified !== undefined) {
    const age = Date.parse(text(headers.date) ?? '') - Date.parse(lastModified);
    if (!(age >= 1000)) return undefined;
  }
  return {
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { lastModified }),
    // A session is nobody's business but that of the run that got it.
    headers: { ...headers, 'set-cookie': undefined },
    body,
  };
}

const text = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
