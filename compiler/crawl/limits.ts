/** All limits of the crawl stage with their defaults, and the names that the crawler goes by. */

import { MAX_HTML_LENGTH } from '../bounds.ts';

/** Bounds of a crawl. Times in milliseconds, sizes in bytes after decompression; the first attempt counts. */
export const DEFAULT_LIMITS = {
  connectMs: 10_000,
  headersMs: 10_000,
  /** One request with its whole body. */
  fetchMs: 20_000,
  attempts: 4,
  /** First pause before a retry; it doubles. */
  backoffMs: 500,
  /** A longer `Retry-After` is a failure. */
  retryAfterMs: 120_000,
  /** A longer `Crawl-delay` is reduced to this. */
  crawlDelayMs: 1_000,
  htmlBytes: 10_000_000,
  /** Of a PDF; with 0, none is asked for. */
  documentBytes: 20_000_000,
  sitemapBytes: 50_000_000,
  /** Of all sitemaps together. */
  sitemapsBytes: 200_000_000,
  /** A larger answer is not kept for the next run. */
  cachedBytes: MAX_HTML_LENGTH,
  /** RFC 9309 §2.5 asks for at least 500 KiB. */
  robotsBytes: 512_000,
  headerBytes: 65_536,
  /** Of path and query string, in characters. */
  addressLength: 2_000,
  pathSegments: 16,
  /** Most repetitions of a segment: `/a/b/a/b/a/b/` comes from a wrong relative link. */
  repeatedSegments: 2,
  redirects: 10,
  /** Different addresses of the site per page, and their characters. */
  linksPerPage: 5_000,
  linkCharacters: 500_000,
  /** Addresses of the site that are remembered, and their characters. */
  addresses: 250_000,
  addressCharacters: 25_000_000,
  /** Fetches of one path with query strings that lead to nothing new. */
  queryVariants: 20,
  /** Fetches of addresses that differ only in numbers and are linked only from one another. */
  numberedPaths: 300,
  /** The same of those that hardly differ from the one that leads to them, as the months of a calendar. */
  alikePaths: 30,
  sitemaps: 1_000,
  sitemapDepth: 4,
  /** Different addresses of all sitemaps together. */
  sitemapEntries: 200_000,
};

export type CrawlLimits = Record<keyof typeof DEFAULT_LIMITS, number>;

/** Product token that robots.txt and robots meta elements address the crawler by. */
export const ROBOT_NAME = 'Vitrina';

/** Lower-case names by which a page's directives mean the crawler. */
export const ROBOT_NAMES = new Set(['robots', ROBOT_NAME.toLowerCase()]);

/** `User-Agent` of every request to a site; some sites refuse what does not begin as browsers do. */
export const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOT_NAME}/0.1)`;
