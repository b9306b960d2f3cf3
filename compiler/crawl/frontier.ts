/** The addresses of a crawl: which are known and how, which are fetched next, and which never and why. */

import { matchesPattern, type Refusal, refuseAddress } from './address/address-rules.ts';
import type { Address, SiteAddresses } from './address/site-addresses.ts';
import type { CrawlLimits, CrawlOptions } from './crawl-options.ts';
import type { CrawlRecord } from './crawl-record.ts';
import type { SitemapFacts } from './discover-sitemaps.ts';
import type { Robots } from './read/robots.ts';
import { createTrapBudget, trapPattern } from './trap-budget.ts';
import type { Visited } from './visit-address.ts';

const LINKS_REMEMBERED = 20;

export interface Frontier {
  records: Map<Address, CrawlRecord>;
  isIncluded(address: Address): boolean;
  /**
   * Next level, sorted; addresses that are not to be fetched have got their reason, those whose budget is used up once
   * nothing else is left. Empty at the end of the crawl.
   */
  next(): CrawlRecord[];
  /** Takes what came of a whole level, in the order in which `next` gave it. */
  settle(level: CrawlRecord[], visited: Visited[]): void;
}

type FrontierOptions = Pick<CrawlOptions, 'seeds' | 'include' | 'exclude'> & { maxPages: number; limits: CrawlLimits };

/**
 * Breadth-first frontier. Everything is decided level by level in sorted order, so that the same site gives the same
 * crawl whichever answer comes first.
 */
export function createFrontier(
  options: FrontierOptions,
  sitemap: Map<Address, SitemapFacts>,
  robots: Robots | undefined,
  addresses: SiteAddresses,
): Frontier {
  const { limits, maxPages, include = [], exclude = [] } = options;
  const records = new Map<Address, CrawlRecord>();
  const budget = createTrapBudget(limits);
  let pending: CrawlRecord[] = [];
  let fetched = 0;

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

  const isListed = (record: CrawlRecord) => record.isSeed || record.sitemap !== undefined;
  const isIncluded = (address: Address) =>
    include.length === 0 || include.some((pattern) => matchesPattern(pattern, address));

  function refuse(record: CrawlRecord): Refusal | undefined {
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
    if (record.hops > limits.redirects)
      return { reason: 'too-many-redirects', detail: `more than ${limits.redirects}` };
    if (fetched >= maxPages) return { reason: 'page-limit', detail: `crawl.maxPages: ${maxPages}` };
    return undefined;
  }

  function skip(record: CrawlRecord, refusal: Refusal): void {
    record.visit = { kind: refusal.reason === 'too-many-redirects' ? 'failed' : 'skipped', ...refusal };
  }

  function settleOne(record: CrawlRecord, { visit, links }: Visited) {
    record.visit = visit;
    let leadsOn = false;
    for (const link of links) {
      if (link === record.address) continue;
      const hops = visit.kind === 'redirect' && link === visit.target ? record.hops + 1 : 0;
      const isNew = !records.has(link);
      const target = note(link);
      if (target.lastLink !== record.address) target.links++;
      target.lastLink = record.address;
      if (target.linkedFrom.size < LINKS_REMEMBERED) target.linkedFrom.add(record.address);
      if (isNew) {
        target.hops = hops;
        leadsOn ||= trapPattern(link) !== trapPattern(record.address) && !refuseAddress(link, limits, false);
      } else if (target.visit === undefined) {
        target.hops = Math.min(target.hops, hops);
      }
    }
    budget.settle(record.address, leadsOn, visit.kind === 'page' ? visit.wording : undefined);
  }

  return {
    records,
    isIncluded,
    next() {
      const sorted = pending.sort((a, b) => (a.address < b.address ? -1 : 1));
      pending = [];
      const level: CrawlRecord[] = [];
      const held: [CrawlRecord, Refusal][] = [];
      for (const record of sorted) {
        const refusal = refuse(record);
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
        if (result) settleOne(record, result);
      }
    },
  };
}
