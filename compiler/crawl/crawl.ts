/** The crawl stage: reads a site from its origin. Returns the pages to compile and one row per address of the site. */

import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import PQueue from 'p-queue';
import { complain, type Diagnostic, type LedgerReason } from '../model.ts';
import type { ReadPdf } from '../pdf/pdf-reader.ts';
import type { NetworkFault } from '../words/es/report/network.ts';
import { type Address, createSiteAddresses, matchesPattern, type SiteAddresses } from './addresses.ts';
import { type CrawlResult, resolvePages } from './decide/resolve-pages.ts';
import { type CrawlRecord, createFrontier, type Frontier, type FrontierOptions } from './frontier.ts';
import { type CrawlContext, createPace, fetchFile, fetchSource, type HttpCache } from './http/fetch-source.ts';
import { createHttpClient, FetchFailure, keepBody, orFailure } from './http/http-client.ts';
import { type CrawlLimits, DEFAULT_LIMITS, USER_AGENT } from './limits.ts';
import { discoverSitemaps } from './read/discover-sitemaps.ts';
import type { ReadThrough } from './read/read-html.ts';
import { type Robots, readRobots } from './read/robots.ts';
import { compareWording } from './read/wording.ts';
import { type Visit, type Visited, visitAddress } from './visit-address.ts';

export interface CrawlOptions extends Pick<FrontierOptions, 'seeds' | 'include' | 'exclude'> {
  /** Origin to crawl, e.g. a staging host. No other site is ever fetched. */
  from: string;
  /** Public origin under which everything is published. */
  siteUrl: string;
  /** Further origins of the same site, e.g. the real one in a folder of built HTML. */
  ownOrigins?: string[];
  /** Headers sent with every request, e.g. `authorization` of a staging host; lower-case names. */
  headers?: Record<string, string>;
  /** Concurrent requests; default 6. */
  concurrency?: number;
  /** Maximum number of fetched addresses; default 20,000. */
  maxPages?: number;
  limits?: Partial<CrawlLimits>;
  /** Preferred language of the answers; default `es`. */
  language?: string;
  /** Ignores robots.txt. Only for one's own host, such as a staging site that excludes robots. */
  ignoreRobots?: boolean;
  cache?: HttpCache;
  /**
   * Trusts the sitemap's dates, except for the home page and `ask`. Pages in `lists` are trusted without a date of
   * their own if nothing in the sitemap changed.
   */
  quick?: { ask: ReadonlySet<string>; lists: ReadonlySet<string>; onTrusted?: (address: string) => void };
  readThrough?: ReadThrough;
  /** Converts a PDF to HTML; if absent, PDFs are skipped. */
  readPdf?: ReadPdf;
  /** Runs the scripts of pages that are empty without them; if absent, no scripts run. */
  rendering?: CrawlContext['rendering'];
  /** Path patterns of pages that are published although they are marked `noindex`. */
  despiteNoindex?: string[];
  /** Stores the HTML of a page until it is published; in memory by default. */
  keepHtml?: CrawlContext['keepHtml'];
  /** Called for each visited address with the counts so far. */
  onCrawl?: (progress: Record<'done' | 'queued' | 'failed', number>) => void;
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<void>;
}

/** Copies the HTML, since its memory may be released. */
const keepInMemory: CrawlContext['keepHtml'] = (html) => {
  const own = new Uint8Array(html);
  return () => own;
};

/** Address that is expected to be missing on every site. */
const MISSING_ADDRESS: Address = '/vitrina-no-such-page-4d1f/';

/** Minimum share of common words for a page to count as the site's answer for a missing address. */
const MIN_LIKENESS = 0.9;

/**
 * Fetches and reads robots.txt, following redirects on the site only (RFC 9309 §2.3.1.2). A missing file, also behind
 * too many redirects, allows all addresses; a failure forbids all.
 */
async function fetchRobots(context: CrawlContext): Promise<Robots> {
  const answer = await fetchFile('/robots.txt', keepBody(context.limits.robotsBytes), context).catch(orFailure);
  return readRobots(answer instanceof FetchFailure ? { why: answer.message } : (answer ?? { status: 404 }));
}

/** Seconds that `Crawl-delay` may cost in one crawl before the editor is warned. */
const MAX_DELAY_COST = 60;

/**
 * Reports the time that `Crawl-delay` cost.
 * @param stated milliseconds that robots.txt asks for
 * @param kept milliseconds that were kept
 */
function complainOfDelay(stated: number, kept: number, requests: number): Diagnostic[] {
  const cost = Math.round((kept * requests) / 1000);
  const about = { stated: stated / 1000, kept: kept / 1000, requests, cost };
  return cost === 0 ? [] : [complain(cost > MAX_DELAY_COST ? 'warning' : 'info', 'crawl-delay', '/robots.txt', about)];
}

/**
 * Marks pages that look like the site's 200 answer for a missing address. Marks none if the home page looks like it
 * too, as in application shells.
 */
export function markSoftMissing(records: ReadonlyMap<Address, CrawlRecord>, sample: Visit): void {
  if (sample.kind !== 'page' || sample.wording.words === 0) return;
  const isAlike = (visit: Visit | undefined) =>
    visit?.kind === 'page' &&
    visit.title === sample.title &&
    compareWording(visit.wording, sample.wording) >= MIN_LIKENESS;
  if (isAlike(records.get('/')?.visit)) return;
  for (const { visit } of records.values()) {
    if (visit?.kind === 'page' && !visit.notContent && isAlike(visit)) {
      visit.notContent = { reason: 'soft-404' };
    }
  }
}

/** Faults of a site whose home page and robots.txt both fail, by the status of the home page. */
const serverFaults: ReadonlyMap<number, NetworkFault> = new Map([
  [500, 'server-error'],
  [502, 'server-error'],
  [503, 'maintenance'],
  [504, 'server-error'],
]);

/** Returns the crawl result for a site that does not answer. */
function unreachable(reason: LedgerReason, why: string, siteUrl: string): CrawlResult {
  return {
    sources: [],
    unindexed: [],
    ledger: [{ url: `${new URL(siteUrl).origin}/`, outcome: 'failed', reason, detail: why, foundOn: ['seed'] }],
    diagnostics: [complain('error', 'site-unreachable', '/', { why })],
  };
}

/** Returns a complaint for each of the owner's patterns that matches no seen address. */
function checkPatterns(options: CrawlOptions, seen: readonly Address[]): Diagnostic[] {
  return (['include', 'exclude', 'despiteNoindex'] as const).flatMap((field) =>
    (options[field] ?? []).flatMap((pattern, index) =>
      seen.some((address) => matchesPattern(pattern, address))
        ? []
        : complain('warning', 'pattern-matches-nothing', `crawl.${field}[${index}]`, { pattern }),
    ),
  );
}

/** Maximum number of visits that are running, or done but waiting for an earlier one to be recorded. */
const MAX_UNSETTLED = 64;

/** Visits the addresses of the frontier level by level until it is empty, and records each result in it. */
async function visitAll(frontier: Frontier, context: CrawlContext, onCrawl: CrawlOptions['onCrawl']): Promise<void> {
  let done = 0;
  let failed = 0;
  let queued = 0;
  const visit = async (address: Address) => {
    const result = await visitAddress(address, context);
    if (result.visit.kind === 'failed') failed++;
    done++;
    queued--;
    onCrawl?.({ done, queued, failed });
    return result;
  };
  for (let level = frontier.next(); level.length > 0; level = frontier.next()) {
    queued += level.length;
    const running: { record: CrawlRecord; visited: Promise<Visited> }[] = [];
    const settleFirst = async () => {
      const [first] = running.splice(0, 1);
      if (first) frontier.settle(first.record, await first.visited);
    };
    for (const record of level) {
      running.push({ record, visited: visit(record.address) });
      if (running.length >= MAX_UNSETTLED) await settleFirst();
    }
    while (running.length > 0) await settleFirst();
  }
}

/** Creates two lookups by URL: the sitemap date, and whether an unchanged one is trusted, which calls `onTrusted`. */
function toSitemapDates(
  pages: ReadonlyMap<Address, { lastModified?: string }>,
  addresses: SiteAddresses,
  quick: CrawlOptions['quick'],
): Required<Pick<CrawlContext, 'sitemapDateOf' | 'trustsSitemap'>> {
  const dated = new Map(
    [...pages].flatMap(([address, { lastModified: date }]) => (date ? [[addresses.toFetchUrl(address), date]] : [])),
  );
  // An address without a date of its own gets the latest date and a digest of all dates, so any change is seen.
  let latest: string | undefined;
  for (const date of dated.values()) if (latest === undefined || Date.parse(date) > Date.parse(latest)) latest = date;
  const digest = hash('sha256', Array.from(dated, String).sort().join('\n'));
  return {
    sitemapDateOf: (url) => dated.get(url) ?? (latest && `${latest} ${digest}`),
    trustsSitemap: (url) => {
      const address = addresses.toAddress(url, url) ?? '/';
      if (!quick || address === '/' || quick.ask.has(address)) return false;
      if (!dated.has(url) && !quick.lists.has(address)) return false;
      quick.onTrusted?.(address);
      return true;
    },
  };
}

/** Returns the headers of each request, for a site in this language. */
const headersFor = (language: string): Record<string, string> => ({
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.5',
  'accept-language': `${language},*;q=0.5`,
  'user-agent': USER_AGENT,
});

/**
 * Crawls sitemaps, links and seeds, breadth first. The order in which answers arrive does not change the result. A site
 * that does not answer gives no sources and one complaint.
 * @throws TypeError if `from` or `siteUrl` is not a URL
 */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { from, siteUrl, ownOrigins = [], concurrency = 6, maxPages = 20_000 } = options;
  const { now = Date.now, sleep = setTimeout } = options;
  const limits = { ...DEFAULT_LIMITS, ...(!options.readPdf && { documentBytes: 0 }), ...options.limits };
  const client = createHttpClient(limits, concurrency);
  const queue = new PQueue({ concurrency });
  const { language = 'es' } = options;
  const context: CrawlContext = {
    addresses: createSiteAddresses(from, siteUrl, ownOrigins),
    client,
    limits,
    pace: createPace(now, sleep),
    slot: (task) => queue.add(task),
    headers: { ...headersFor(language), ...options.headers },
    now,
    sleep,
    cache: options.cache,
    readThrough: options.readThrough ?? (async (_url, _html, read) => read()),
    keepHtml: options.keepHtml ?? keepInMemory,
    readPdf: options.readPdf,
    rendering: options.rendering && { ...options.rendering, language },
    despiteNoindex: options.despiteNoindex ?? [],
  };

  try {
    const use = { wantsBody: () => false, readBody: keepBody(0) };
    const home = await fetchSource(context.addresses.toFetchUrl('/'), use, context).catch(orFailure);
    if (home instanceof FetchFailure) return unreachable(home.reason, home.message, siteUrl);
    // The home page may redirect to its `www.` or https twin, which becomes the origin.
    const { origin } = new URL(home.url);
    const addresses = createSiteAddresses(origin, siteUrl, [...ownOrigins, from]);
    context.addresses = addresses;
    const robots = options.ignoreRobots ? undefined : await fetchRobots(context);
    const fault = robots?.isAvailable === false && serverFaults.get(home.status);
    if (fault) return unreachable('http-status', fault, siteUrl);
    if (robots) context.isAllowed = robots.isAllowed;
    const delay = Math.min(robots?.crawlDelay ?? 0, limits.crawlDelayMs);
    context.pace.setDelay(delay);
    const sitemaps = await discoverSitemaps(robots?.sitemaps ?? [], context);
    Object.assign(context, toSitemapDates(sitemaps.pages, addresses, options.quick));
    const missing = await visitAddress(MISSING_ADDRESS, context);

    const frontier = createFrontier({ ...options, maxPages, limits }, sitemaps.pages, robots, addresses);
    await visitAll(frontier, context, options.onCrawl);
    const { records } = frontier;
    markSoftMissing(records, missing.visit);
    const result = resolvePages([...records.values()], addresses, frontier.isIncluded);
    return {
      ...result,
      ...(robots && { agents: robots.agents }),
      diagnostics: [
        ...(robots?.diagnostics ?? []),
        ...complainOfDelay(robots?.crawlDelay ?? 0, delay, context.pace.turns()),
        ...sitemaps.diagnostics,
        ...(frontier.isCut() ? [complain('warning', 'links-cut', '/', { addresses: records.size })] : []),
        ...checkPatterns(options, [...records.keys()]),
        ...result.diagnostics,
      ],
    };
  } finally {
    await client.close();
  }
}
