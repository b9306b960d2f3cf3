/** All limits of the crawl stage with their defaults, and the names of the crawler. */

import { MAX_HTML_LENGTH } from '../bounds.ts';

/** Bounds of a crawl. Times are in milliseconds, sizes in bytes after decompression. `attempts` includes the first. */
export const DEFAULT_LIMITS = {
  connectMs: 10_000,
  headersMs: 10_000,
  /** One request with its whole body. */
  fetchMs: 20_000,
  attempts: 4,
  /** First pause before a retry; it doubles. */
  backoffMs: 500,
  /** A longer `Retry-After` counts as a failure. */
  retryAfterMs: 120_000,
  /** A longer `Crawl-delay` is reduced to this. */
  crawlDelayMs: 1_000,
  /** A larger page is skipped. */
  htmlBytes: 10_000_000,
  /** A larger PDF is skipped. With 0, PDFs are not requested. */
  documentBytes: 20_000_000,
  /** A larger sitemap is read up to here. */
  sitemapBytes: 50_000_000,
  /** Size of all sitemaps together. */
  sitemapsBytes: 200_000_000,
  /** A larger answer is not kept for the next run. */
  cachedBytes: MAX_HTML_LENGTH,
  /** RFC 9309 §2.5 asks for at least 500 KiB. */
  robotsBytes: 512_000,
  headerBytes: 65_536,
  /** Length of path and query string, in characters; longer addresses are not fetched. */
  addressLength: 2_000,
  pathSegments: 16,
  /** Maximum repetitions of a segment: `/a/b/a/b/a/b/` comes from a wrong relative link. */
  repeatedSegments: 2,
  redirects: 10,
  /** Different addresses of the site per page, and their characters. */
  linksPerPage: 5_000,
  linkCharacters: 500_000,
  /** Addresses of the site that are remembered, and their characters. */
  addresses: 250_000,
  addressCharacters: 25_000_000,
  /** Fetches per path of query strings that lead to nothing new. */
  queryVariants: 20,
  /** Fetches per pattern of addresses that differ only in numbers and are linked only from one another. */
  numberedPaths: 300,
  /**
   * As `numberedPaths`, for pages that are near copies of the page that links to them, such as the months of a
   * calendar.
   */
  alikePaths: 30,
  sitemaps: 1_000,
  sitemapDepth: 4,
  /** Different addresses of all sitemaps together. */
  sitemapEntries: 200_000,
};

export type CrawlLimits = Record<keyof typeof DEFAULT_LIMITS, number>;

/** Product token of the crawler in robots.txt and robots meta elements. */
export const ROBOT_NAME = 'Vitrina';

/** Lower-case names in a page's directives that apply to the crawler. */
export const ROBOT_NAMES = new Set(['robots', ROBOT_NAME.toLowerCase()]);

/** `User-Agent` of every request to a site; some sites refuse agents that do not begin like a browser. */
export const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOT_NAME}/0.1)`;
