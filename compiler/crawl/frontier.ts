/** The addresses of a crawl: which are known and how, which are fetched next, and which never and why. */

import { matchesPattern, type Refusal, refuseAddress } from './address/address-rules.ts';
import type { Address, SiteAddresses } from './address/site-addresses.ts';
import type { CrawlLimits, CrawlOptions } from './crawl-options.ts';
import type { SitemapFacts } from './discover-sitemaps.ts';
import type { Robots } from './read/robots.ts';
import { createTrapBudget, trapPattern } from './trap-budget.ts';
import type { Visit, Visited } from './visit-address.ts';

const MAX_REMEMBERED_LINKS = 20;

/** What the crawl knows of one address: how it was found, and what it turned out to be. */
export interface CrawlRecord {
  address: Address;
  isSeed: boolean;
  /** What the sitemaps state about it, when they list it. */
  sitemap?: SitemapFacts;
  /** Addresses that lead here, the first ones in the order of the crawl. */
  linkedFrom: Set<Address>;
  /** How many addresses lead here. */
  links: number;
  /** Redirects on the shortest way here. */
  hops: number;
  /** Set when the address has been decided on or answered. */
  visit?: Visit;
}

export interface Frontier {
  records: Map<Address, CrawlRecord>;
  isIncluded(address: Address): boolean;
  /** Next level, sorted; what is not to be fetched has its reason. Empty at the end of the crawl. */
  next(): CrawlRecord[];
  /** Takes what came of a whole level, in the order in which `next` gave it. */
  settle(level: CrawlRecord[], visited: Visited[]): void;
}

type FrontierOptions = Pick<CrawlOptions, 'seeds' | 'include' | 'exclude'> & { maxPages: number; limits: CrawlLimits };

/** Breadth first, decided level by level in sorted order: the same site gives the same crawl. */
export function createFrontier(
  options: FrontierOptions,
  sitemap: Map<Address, SitemapFacts>,
  robots: Robots | undefined,
  addresses: SiteAddresses,
): Frontier {
  const { limits, maxPages, include = [] } = options;
  const records = new Map<Address, CrawlRecord>();
  const budget = createTrapBudget(limits);
  const isIncluded = (address: Address) =>
    include.length === 0 || include.some((pattern) => matchesPattern(pattern, address));
  let pending: CrawlRecord[] = [];
  let fetched = 0;

  /** The record of an address; one that was not known is to be fetched. */
  function note(address: Address): CrawlRecord {
    const known = records.get(address);
    if (known) return known;
    const record: CrawlRecord = { address, isSeed: false, linkedFrom: new Set(), links: 0, hops: 0 };
    records.set(address, record);
    pending.push(record);
    return record;
  }
  for (const seed of ['/', ...(options.seeds ?? [])]) {
    const address = addresses.toAddress(seed, addresses.toFetchUrl('/'));
    if (address !== undefined) note(address).isSeed = true;
  }
  for (const [address, facts] of sitemap) note(address).sitemap = facts;

  return {
    records,
    isIncluded,
    next() {
      const sorted = pending.sort((a, b) => (a.address < b.address ? -1 : 1));
      pending = [];
      const level: CrawlRecord[] = [];
      const held: [CrawlRecord, Refusal][] = [];
      for (const record of sorted) {
        const spent = fetched >= maxPages ? spentPages(maxPages) : undefined;
        const refusal = refuse(record, options, isIncluded, robots, addresses) ?? spent;
        const overspent = refusal || isListed(record) ? undefined : budget.spend(record.address, record.linkedFrom);
        if (refusal) skip(record, refusal);
        else if (overspent) held.push([record, overspent]);
        else {
          level.push(record);
          fetched++;
        }
      }
      // What is fetched now may give back what is missing.
      if (level.length > 0) pending = held.map(([record]) => record);
      else for (const [record, refusal] of held) skip(record, refusal);
      return level;
    },
    settle(level, visited) {
      for (const [index, record] of level.entries()) {
        const result = visited[index];
        if (!result) continue;
        record.visit = result.visit;
        const leadsOn = noteLinks(record, result, records, note, limits);
        budget.settle(record.address, leadsOn, result.visit.kind === 'page' ? result.visit.wording : undefined);
      }
    },
  };
}

const isListed = (record: CrawlRecord): boolean => record.isSeed || record.sitemap !== undefined;

const spentPages = (maxPages: number): Refusal => ({ reason: 'page-limit', detail: `crawl.maxPages: ${maxPages}` });

/** Why an address must never be fetched, whatever else the crawl finds; undefined if it may be. */
function refuse(
  record: CrawlRecord,
  { limits, exclude = [] }: FrontierOptions,
  isIncluded: (address: Address) => boolean,
  robots: Robots | undefined,
  addresses: SiteAddresses,
): Refusal | undefined {
  const { address } = record;
  const refused = refuseAddress(address, limits, isListed(record));
  if (refused) return refused;
  const excluded = exclude.find((pattern) => matchesPattern(pattern, address));
  if (excluded !== undefined) return { reason: 'excluded', detail: `crawl.exclude: ${excluded}` };
  // Seeds are read for their links even where they are not to be published.
  if (!record.isSeed && !isIncluded(address)) {
    return { reason: 'not-included', detail: 'matches no pattern of crawl.include' };
  }
  const url = addresses.toFetchUrl(address);
  if (robots && !robots.isAllowed(url)) {
    const line = robots.lineOf(url);
    return { reason: 'robots-txt', ...(line !== undefined && { detail: `line ${line}` }) };
  }
  if (record.hops > limits.redirects) return { reason: 'too-many-redirects', detail: `more than ${limits.redirects}` };
  return undefined;
}

function skip(record: CrawlRecord, refusal: Refusal): void {
  record.visit = { kind: refusal.reason === 'too-many-redirects' ? 'failed' : 'skipped', ...refusal };
}

/** Notes where a visited address leads. True when that is somewhere new, and no step on the way that led here. */
function noteLinks(
  { address, hops, isSeed }: CrawlRecord,
  { visit, links }: Visited,
  records: ReadonlyMap<Address, CrawlRecord>,
  note: (address: Address) => CrawlRecord,
  limits: CrawlLimits,
): boolean {
  let leadsOn = false;
  for (const link of links) {
    if (link === address) continue;
    const hopsThere = visit.kind === 'redirect' && link === visit.target ? hops + 1 : 0;
    const isNew = !records.has(link);
    const target = note(link);
    // A start page that leads to `/es/` or `/project/` starts there.
    target.isSeed ||= isSeed && hopsThere > 0;
    target.links++;
    if (target.linkedFrom.size < MAX_REMEMBERED_LINKS) target.linkedFrom.add(address);
    if (isNew) {
      target.hops = hopsThere;
      leadsOn ||= trapPattern(link) !== trapPattern(address) && !refuseAddress(link, limits, false);
    } else if (target.visit === undefined) {
      target.hops = Math.min(target.hops, hopsThere);
    }
  }
  return leadsOn;
}
