/** What the crawl knows of one address: how it was found, and what it turned out to be. */

import type { Address } from './address/site-addresses.ts';
import type { SitemapFacts } from './discover-sitemaps.ts';
import type { Visit } from './visit-address.ts';

export interface CrawlRecord {
  address: Address;
  isSeed: boolean;
  /** What the sitemaps state about it, when they list it. */
  sitemap?: SitemapFacts;
  /** Addresses that lead here, the first ones in the order of the crawl. */
  linkedFrom: Set<Address>;
  /** How many addresses lead here. */
  links: number;
  /** The last of them that was counted. */
  lastLink?: Address;
  /** Redirects on the shortest way here. */
  hops: number;
  /** Set when the address has been decided on or answered. */
  visit?: Visit;
}
