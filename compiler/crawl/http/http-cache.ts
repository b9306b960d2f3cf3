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
