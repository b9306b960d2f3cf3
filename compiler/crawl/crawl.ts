/** The crawl stage: a site's origin in, the pages to compile and a row for each address of the site out. */

import PQueue from 'p-queue';
import { matchesPattern, type Refusal, refuseAddress } from './address-rules.ts';
import { type CrawlOptions, type CrawlResult, DEFAULT_LIMITS } from './crawl-options.ts';
import type { CrawlRecord } from './crawl-record.ts';
import { discoverSitemaps } from './discover-sitemaps.ts';
import type { FetchContext } from './fetch-source.ts';
import { createHttpClient } from './http-client.ts';
import { createPace } from './pace.ts';
import { fetchRobots, findHome } from './reach-site.ts';
import { resolvePages } from './resolve-pages.ts';
import { type Address, createSiteAddresses, type SiteAddresses } from './site-addresses.ts';
import { createTrapBudget, trapPattern } from './trap-budget.ts';
import { visitAddress } from './visit-address.ts';

const DEFAULT_USER_AGENT = 'Mozilla/5.0 (compatible; Vitrina/0.1)';
const LINKS_REMEMBERED = 20;

/**
 * Crawls a site: sitemaps ∪ links ∪ seeds, breadth first. Addresses are decided on level by level in sorted order, so
 * the result does not depend on concurrency or on which answer comes first. What fails is in the ledger.
 * @throws TypeError when an origin is no URL; the reason of `signal` when it is aborted
 */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const now = options.now ?? Date.now;
  const sleep = options.sleep ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  const concurrency = options.concurrency ?? 6;
  const maxPages = options.maxPages ?? 20_000;
  const language = options.language ?? 'es';
  const ownOrigins = options.ownOrigins ?? [];
  const client = createHttpClient(limits, concurrency);
  const queue = new PQueue({ concurrency });
  let addresses: SiteAddresses = createSiteAddresses(options.from, options.siteUrl, ownOrigins);

  const context: FetchContext = {
    client,
    limits,
    pace: createPace(now, sleep),
    slot: (task) => queue.add(task),
    headers: {
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.5',
      'accept-language': `${language},*;q=0.5`,
      'user-agent': options.userAgent ?? DEFAULT_USER_AGENT,
      ...options.headers,
    },
    now,
    sleep,
    staysHere: (from, to) =>
      addresses.mayFetch(to) && addresses.toAddress(to, from) === addresses.toAddress(from, from),
    cache: options.cache,
    signal: options.signal,
  };

  try {
    addresses = createSiteAddresses(await findHome(options.from, addresses, context), options.siteUrl, [
      ...ownOrigins,
      options.from,
    ]);
    const robots = options.ignoreRobots ? undefined : await fetchRobots(addresses, context);
    context.pace.setDelay(Math.min(robots?.crawlDelay ?? 0, limits.crawlDelayMs));
    const sitemaps = await discoverSitemaps(robots?.sitemaps ?? [], addresses, context);

    const records = new Map<Address, CrawlRecord>();
    const note = (address: Address): CrawlRecord => {
      const known = records.get(address);
      if (known) return known;
      const record: CrawlRecord = { address, isSeed: false, linkedFrom: new Set(), hops: 0 };
      records.set(address, record);
      return record;
    };
    const seeds = new Set<Address>();
    for (const seed of ['/', ...(options.seeds ?? [])]) {
      const address = addresses.toAddress(seed, addresses.toFetchUrl('/'));
      if (address !== undefined) seeds.add(address);
    }
    for (const seed of seeds) note(seed).isSeed = true;
    for (const [address, facts] of sitemaps.pages) note(address).sitemap = facts;

    const isIncluded = (address: Address) =>
      !options.include?.length || options.include.some((pattern) => matchesPattern(pattern, address));
    const budget = createTrapBudget(limits);
    let fetched = 0;
    let done = 0;
    let failed = 0;

    const decide = (record: CrawlRecord): Refusal | undefined => {
      const { address } = record;
      const refused = refuseAddress(address, limits);
      if (refused) return refused;
      const excluded = options.exclude?.find((pattern) => matchesPattern(pattern, address));
      if (excluded !== undefined) return { reason: 'excluded', detail: `crawl.exclude: ${excluded}` };
      if (!record.isSeed && !isIncluded(address))
        return { reason: 'not-included', detail: 'matches no pattern of crawl.include' };
      if (robots && !robots.isAllowed(addresses.toFetchUrl(address))) {
        const line = robots.lineOf(addresses.toFetchUrl(address));
        return { reason: 'robots-txt', ...(line !== undefined && { detail: `line ${line}` }) };
      }
      if (record.hops > limits.redirects)
        return { reason: 'too-many-redirects', detail: `more than ${limits.redirects}` };
      if (fetched >= maxPages) return { reason: 'page-limit', detail: `crawl.maxPages: ${maxPages}` };
      return record.isSeed || record.sitemap ? undefined : budget.spend(address, record.linkedFrom);
    };

    let level = [...records.values()];
    while (level.length > 0) {
      level.sort((a, b) => (a.address < b.address ? -1 : 1));
      const admitted: CrawlRecord[] = [];
      for (const record of level) {
        const refusal = decide(record);
        if (refusal) {
          record.visit = { kind: refusal.reason === 'too-many-redirects' ? 'failed' : 'skipped', ...refusal };
          continue;
        }
        fetched++;
        admitted.push(record);
      }
      const visited = await Promise.all(
        admitted.map(async (record) => {
          const result = await visitAddress(record.address, addresses, context);
          done++;
          if (result.visit.kind === 'failed') failed++;
          options.onProgress?.({ done, queued: fetched - done, failed, address: record.address });
          return result;
        }),
      );
      level = [];
      for (const [index, { visit, links }] of visited.entries()) {
        const record = admitted[index];
        if (!record) continue;
        record.visit = visit;
        let isProductive = false;
        for (const link of links) {
          if (link === record.address) continue;
          const hops = visit.kind === 'redirect' && link === visit.target ? record.hops + 1 : 0;
          const isNew = !records.has(link);
          const target = note(link);
          if (target.linkedFrom.size < LINKS_REMEMBERED) target.linkedFrom.add(record.address);
          if (isNew) {
            target.hops = hops;
            level.push(target);
            isProductive ||= trapPattern(link) !== trapPattern(record.address) && !refuseAddress(link, limits);
          } else if (target.visit === undefined) {
            target.hops = Math.min(target.hops, hops);
          }
        }
        if (isProductive) budget.refund(record.address);
      }
    }
    const result = resolvePages([...records.values()], addresses, isIncluded);
    return {
      ...result,
      diagnostics: [...(robots?.diagnostics ?? []), ...sitemaps.diagnostics, ...result.diagnostics],
    };
  } finally {
    await client.close();
  }
}
