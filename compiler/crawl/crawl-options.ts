/** The options and results of the crawl stage, and all its limits with their defaults. */

import type { Diagnostic, LedgerEntry, Source } from '../model.ts';
import type { HttpCache } from './http/http-cache.ts';
import type { ReadThrough } from './read/read-html.ts';

/** Bounds of a crawl. Times in milliseconds, sizes in bytes after decompression. */
export const DEFAULT_LIMITS = {
  /** Until the connection stands. */
  connectMs: 10_000,
  /** Until the response headers are complete. */
  headersMs: 10_000,
  /** One request and its whole body. */
  fetchMs: 20_000,
  /** Attempts for one address, the first included. */
  attempts: 4,
  /** First pause before a repeated attempt; it doubles. */
  backoffMs: 500,
  /** A longer `Retry-After` than this is a failure, not a wait. */
  retryAfterMs: 120_000,
  /** A longer `Crawl-delay` than this is cut down to it. */
  crawlDelayMs: 1_000,
  htmlBytes: 10_000_000,
  sitemapBytes: 50_000_000,
  /** RFC 9309 §2.5 asks for at least 500 KiB. */
  robotsBytes: 512_000,
  headerBytes: 65_536,
  /** Characters of path and query string. */
  addressLength: 2_000,
  pathSegments: 16,
  /** How often a path may contain the same segment: `/a/b/a/b/a/b/` comes of a wrong relative link. */
  repeatedSegments: 2,
  redirects: 10,
  /** Different addresses of the site taken from one page. */
  linksPerPage: 5_000,
  /** Fetches of one path with different query strings that lead to nothing new. */
  queryVariants: 20,
  /** Fetches of addresses that differ in their numbers only and are known from one another only. */
  numberedPaths: 100,
  sitemaps: 1_000,
  sitemapDepth: 4,
  sitemapEntries: 200_000,
};

export type CrawlLimits = Record<keyof typeof DEFAULT_LIMITS, number>;

/** Product token that robots.txt and robots meta elements address the crawler by. */
export const ROBOT_NAME = 'Vitrina';

/** `User-Agent` of every request to a site; some sites refuse what does not begin as browsers do. */
export const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOT_NAME}/0.1)`;

export interface CrawlProgress {
  /** Addresses answered for, one way or the other. */
  done: number;
  /** Addresses known to be fetched still. */
  queued: number;
  failed: number;
  /** Path and query string of the address just done. */
  address: string;
}

export interface CrawlOptions {
  /** Origin that is really crawled, e.g. a staging host. Nothing is ever fetched from another site. */
  from: string;
  /** Public origin under which everything is published. */
  siteUrl: string;
  /** Further origins whose links count as the site's own, e.g. the real one named in a folder of built HTML. */
  ownOrigins?: string[];
  /** Paths or addresses to start from, beside the home page and the sitemaps. */
  seeds?: string[];
  /** Only paths that match one of these are published (robots.txt patterns: prefix, `*`, `$`). */
  include?: string[];
  /** Paths that match one of these are not fetched. */
  exclude?: string[];
  /** Sent with every request, e.g. `authorization` of a staging host. */
  headers?: Record<string, string>;
  /** Requests at a time; default 6. */
  concurrency?: number;
  /** Most addresses that are fetched; default 20,000. */
  maxPages?: number;
  limits?: Partial<CrawlLimits>;
  /** Preferred language of the answers; default `es`. */
  language?: string;
  /** For one's own host only, such as a staging site that shuts out all robots. */
  ignoreRobots?: boolean;
  cache?: HttpCache;
  /** Believe the sitemap, but for the home page and `ask`; `lists` only lead to pages, and are believed as a whole. */
  quick?: { ask: ReadonlySet<string>; lists: ReadonlySet<string>; onBelieved?: (address: string) => void };
  readThrough?: ReadThrough;
  onProgress?: (progress: CrawlProgress) => void;
  signal?: AbortSignal;
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<void>;
}

export interface CrawlResult {
  /** Pages to compile, sorted by path. */
  sources: Source[];
  /** One row for each address of the site that was seen, sorted by address. */
  ledger: LedgerEntry[];
  diagnostics: Diagnostic[];
  /** How many of the published pages each way of discovery knew. A page may count in more than one. */
  contributed: { sitemap: number; links: number; seeds: number };
}
