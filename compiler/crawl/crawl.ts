/** The crawl stage: a site's origin in, the pages to compile and a row for each address of the site out. */

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { complain, type Diagnostic } from '../model.ts';
import { matchesPattern } from './address/address-rules.ts';
import { type Address, createSiteAddresses, type SiteAddresses } from './address/site-addresses.ts';
import { type CrawlOptions, type CrawlResult, DEFAULT_LIMITS, USER_AGENT } from './crawl-options.ts';
import { resolvePages } from './decide/resolve-pages.ts';
import { discoverSitemaps } from './discover-sitemaps.ts';
import { createFrontier, type Frontier } from './frontier.ts';
import type { FetchContext } from './http/fetch-source.ts';
import { createHttpClient, FetchFailure } from './http/http-client.ts';
import { createPace } from './http/pace.ts';
import { fetchRobots, findHome, findSoftMissing, markSoftMissing } from './reach-site.ts';
import { visitAddress } from './visit-address.ts';

const DEFAULT_CONCURRENCY = 6;
const DEFAULT_MAX_PAGES = 20_000;

function lowerCaseNames(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** What a crawl says of a site that does not answer at all. */
function unreachable(failure: FetchFailure, siteUrl: string): CrawlResult {
  const { reason, message } = failure;
  return {
    sources: [],
    ledger: [{ url: `${new URL(siteUrl).origin}/`, outcome: 'failed', reason, detail: message, foundOn: ['seed'] }],
    diagnostics: [complain('error', 'site-unreachable', '/', { why: message })],
    contributed: { sitemap: 0, links: 0, seeds: 0 },
  };
}

/** Complains about the owner's patterns that fit no address of the site. */
function checkPatterns({ include = [], exclude = [] }: CrawlOptions, seen: readonly Address[]): Diagnostic[] {
  return Object.entries({ 'crawl.include': include, 'crawl.exclude': exclude }).flatMap(([field, patterns]) =>
    patterns.flatMap((pattern, index) =>
      seen.some((address) => matchesPattern(pattern, address))
        ? []
        : complain('warning', 'pattern-matches-nothing', `${field}[${index}]`, { pattern }),
    ),
  );
}

/** Fetches what the frontier knows, level by level. */
async function visitAll(
  frontier: Frontier,
  addresses: SiteAddresses,
  context: FetchContext,
  { readThrough, onProgress }: CrawlOptions,
): Promise<void> {
  let done = 0;
  let failed = 0;
  let queued = 0;
  for (let level = frontier.next(); level.length > 0; level = frontier.next()) {
    queued += level.length;
    const visited = await Promise.all(
      level.map(async ({ address }) => {
        const result = await visitAddress(address, addresses, context, readThrough);
        if (result.visit.kind === 'failed') failed++;
        done++;
        queued--;
        onProgress?.({ done, queued, failed, address });
        return result;
      }),
    );
    frontier.settle(level, visited);
  }
}

/** What the sitemaps state of the age of an address, its own date or that of all, and who believes it. */
function toStatements(
  pages: ReadonlyMap<Address, { lastModified?: string }>,
  addresses: SiteAddresses,
  quick: CrawlOptions['quick'],
): Required<Pick<FetchContext, 'stated' | 'believes'>> {
  const dated = new Map(
    [...pages].flatMap(([address, { lastModified: date }]) => (date ? [[addresses.toFetchUrl(address), date]] : [])),
  );
  // The latest date, and a digest of every address with its own.
  const latest = [...dated.values()].sort((a, b) => Date.parse(b) - Date.parse(a))[0];
  const digest = createHash('sha256')
    .update([...dated].sort().join('\n'))
    .digest('hex');
  return {
    stated: (url) => dated.get(url) ?? (latest && `${latest} ${digest}`),
    believes: (url) => {
      const address = addresses.toAddress(url, url) ?? '/';
      if (!quick || address === '/' || quick.ask.has(address)) return false;
      if (!dated.has(url) && !quick.lists.has(address)) return false;
      quick.onBelieved?.(address);
      return true;
    },
  };
}

/**
 * Crawls sitemaps ∪ links ∪ seeds, breadth first, and decides then; the same whichever answer comes first.
 * @throws TypeError when an origin is no URL; the reason of `signal` when it is aborted
 */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { from, siteUrl, signal, ownOrigins = [], maxPages = DEFAULT_MAX_PAGES } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const now = options.now ?? Date.now;
  const sleep = options.sleep ?? ((milliseconds) => wait(milliseconds, undefined, { ...(signal && { signal }) }));
  const concurrency = options.concurrency ?? DEFAULT_CONCURRENCY;
  const client = createHttpClient(limits, concurrency);
  const queue = new PQueue({ concurrency });
  let addresses = createSiteAddresses(from, siteUrl, ownOrigins);
  const context: FetchContext = {
    client,
    limits,
    pace: createPace(now, sleep),
    slot: (task) => queue.add(task),
    headers: {
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.5',
      'accept-language': `${options.language ?? 'es'},*;q=0.5`,
      'user-agent': USER_AGENT,
      ...lowerCaseNames(options.headers ?? {}),
    },
    now,
    sleep,
    staysHere: (asked, target) =>
      addresses.mayFetch(target) && addresses.toAddress(target, asked) === addresses.toAddress(asked, asked),
    cache: options.cache,
    signal,
  };

  try {
    const origin = await findHome(addresses, context);
    if (origin instanceof FetchFailure) return unreachable(origin, siteUrl);
    addresses = createSiteAddresses(origin, siteUrl, [...ownOrigins, from]);
    const robots = options.ignoreRobots ? undefined : await fetchRobots(addresses, context);
    context.pace.setDelay(Math.min(robots?.crawlDelay ?? 0, limits.crawlDelayMs));
    const sitemaps = await discoverSitemaps(robots?.sitemaps ?? [], addresses, context);
    Object.assign(context, toStatements(sitemaps.pages, addresses, options.quick));
    const softMissing = await findSoftMissing(addresses, context);

    const frontier = createFrontier({ ...options, maxPages, limits }, sitemaps.pages, robots, addresses);
    await visitAll(frontier, addresses, context, options);
    const { records } = frontier;
    if (softMissing) markSoftMissing(records.values(), records.get('/'), softMissing);
    const result = resolvePages([...records.values()], addresses, frontier.isIncluded);
    return {
      ...result,
      diagnostics: [
        ...(robots?.diagnostics ?? []),
        ...sitemaps.diagnostics,
        ...checkPatterns(options, [...records.keys()]),
        ...result.diagnostics,
      ],
    };
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    await client.close();
  }
}
