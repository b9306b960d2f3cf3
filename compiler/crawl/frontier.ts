/** The frontier: the addresses known to a crawl, how each was found, which are fetched next and which are refused. */

import { withoutAccents } from '#shared/search/fold.ts';
import {
  type Address,
  matchesPattern,
  type Refusal,
  refuseAddress,
  type SiteAddresses,
  withoutQuery,
} from './addresses.ts';
import type { CrawlLimits } from './limits.ts';
import type { SitemapFacts } from './read/discover-sitemaps.ts';
import type { Robots } from './read/robots.ts';
import { compareWording } from './read/wording.ts';
import type { Visit, Visited } from './visit-address.ts';

/** Maximum number of linking addresses that are remembered per address; more are only counted. */
const MAX_REMEMBERED_LINKS = 20;

/** Everything that the crawl knows about one address. */
export interface CrawlRecord {
  address: Address;
  isSeed: boolean;
  /** The address's entry in the sitemaps. */
  sitemap?: SitemapFacts;
  /** The first addresses that link here, in crawl order. */
  linkedFrom: Set<Address>;
  /** Number of addresses that link here. */
  links: number;
  /** Text of the first link to the address, if it may be a document. */
  linkText?: string;
  /** Number of redirects on the shortest way here. */
  hops: number;
  /** Set once the address is answered or decided. */
  visit?: Visit;
}

export type Frontier = ReturnType<typeof createFrontier>;

export interface FrontierOptions {
  /** Further paths or addresses to start from. */
  seeds?: string[];
  /** Only paths that match one of these are published (robots.txt patterns: prefix, `*`, `$`). */
  include?: string[];
  /** Paths that match one of these are not fetched. */
  exclude?: string[];
  /** Maximum number of fetched addresses. */
  maxPages: number;
  limits: CrawlLimits;
}

/**
 * Creates the frontier. It works breadth first, level by level in sorted order, so the same site gives the same crawl.
 */
export function createFrontier(
  options: FrontierOptions,
  sitemap: Map<Address, SitemapFacts>,
  robots: Robots | undefined,
  addresses: SiteAddresses,
) {
  const { limits, maxPages, include = [] } = options;
  const records = new Map<Address, CrawlRecord>();
  const budget = createTrapBudget(limits);
  const isIncluded = (address: Address) =>
    include.length === 0 || include.some((pattern) => matchesPattern(pattern, address));
  const refuse = (record: CrawlRecord) => refuseRecord(record, options, isIncluded, robots);
  const spent: Refusal = { reason: 'page-limit', detail: `crawl.maxPages: ${maxPages}` };
  let pending: CrawlRecord[] = [];
  let fetched = 0;
  let characters = 0;
  let isCut = false;

  /** Returns the record of an address. A new one is fetched in the next level. */
  function note(address: Address): CrawlRecord {
    const known = records.get(address);
    if (known) return known;
    characters += address.length;
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
  /**
   * Returns the record of a linked address; `undefined` if it is new and there is no room. Redirect targets always fit.
   */
  function noteLink(address: Address, isTarget: boolean): CrawlRecord | undefined {
    const hasRoom = records.size < limits.addresses && characters + address.length <= limits.addressCharacters;
    if (hasRoom || isTarget || records.has(address)) return note(address);
    isCut = true;
    return undefined;
  }

  return {
    records,
    isIncluded,
    /** Whether links were left out because there was no room for more addresses. */
    isCut: () => isCut,
    /** Returns the records to fetch next, sorted; empty at the end. Refused addresses get their reason instead. */
    next(): CrawlRecord[] {
      const sorted = pending.sort((a, b) => (a.address < b.address ? -1 : 1));
      pending = [];
      const level: CrawlRecord[] = [];
      const held: [CrawlRecord, Refusal][] = [];
      for (const record of sorted) {
        const refusal = refuse(record) ?? (fetched >= maxPages ? spent : undefined);
        const overspent = refusal || isListed(record) ? undefined : budget.spend(record.address, record.linkedFrom);
        if (refusal) skip(record, refusal);
        else if (overspent) held.push([record, overspent]);
        else {
          level.push(record);
          fetched++;
        }
      }
      // Pages of this level may give units of a used-up budget back.
      if (level.length > 0) pending = held.map(([record]) => record);
      else for (const [record, refusal] of held) skip(record, refusal);
      return level;
    },
    /** Records the result of an address. Must be called in the order of `next`. */
    settle(record: CrawlRecord, visited: Visited): void {
      record.visit = visited.visit;
      if (isLikeItsSource(record, records)) budget.spendMore(record.address);
      if (noteLinks(record, visited, records, noteLink, limits)) budget.giveBack(record.address);
    },
  };
}

/** Whether a seed or a sitemap names the address. */
const isListed = (record: CrawlRecord): boolean => record.isSeed || record.sitemap !== undefined;

/**
 * Returns the reason an address must not be fetched, independent of the rest of the crawl; `undefined` if it may be.
 */
function refuseRecord(
  record: CrawlRecord,
  { limits, exclude = [] }: FrontierOptions,
  isIncluded: (address: Address) => boolean,
  robots: Robots | undefined,
): Refusal | undefined {
  const { address } = record;
  const refused = refuseAddress(address, limits, isListed(record));
  if (refused) return refused;
  const excluded = exclude.find((pattern) => matchesPattern(pattern, address));
  if (excluded !== undefined) return { reason: 'excluded', detail: `crawl.exclude: ${excluded}` };
  // Seeds are read for their links even if they are not published.
  if (!record.isSeed && !isIncluded(address)) {
    return { reason: 'not-included' };
  }
  if (robots && !robots.isAllowed(address)) {
    const line = robots.lineOf(address);
    return { reason: 'robots-txt', ...(line !== undefined && { detail: `line ${line}` }) };
  }
  if (record.hops > limits.redirects) return { reason: 'too-many-redirects', detail: `more than ${limits.redirects}` };
  return undefined;
}

/** Decides a record without a fetch. */
function skip(record: CrawlRecord, refusal: Refusal): void {
  record.visit = { kind: refusal.reason === 'too-many-redirects' ? 'failed' : 'skipped', ...refusal };
}

/** Records the links of a visited page. Returns whether one of them is new, may be fetched and has another pattern. */
function noteLinks(
  { address, hops, isSeed }: CrawlRecord,
  { visit, links, linkTexts }: Visited,
  records: ReadonlyMap<Address, CrawlRecord>,
  note: (address: Address, isTarget: boolean) => CrawlRecord | undefined,
  limits: CrawlLimits,
): boolean {
  let leadsOn = false;
  for (const link of links) {
    if (link === address) continue;
    const isTarget = visit.kind === 'redirect' && link === visit.target;
    const hopsThere = isTarget ? hops + 1 : 0;
    const isNew = !records.has(link);
    const target = note(link, isTarget);
    if (!target) continue;
    // If a start page redirects to `/es/` or `/project/`, its target is a start page too.
    target.isSeed ||= isSeed && hopsThere > 0;
    target.links++;
    const text = linkTexts?.get(link);
    if (text) target.linkText ??= text;
    if (target.linkedFrom.size < MAX_REMEMBERED_LINKS) target.linkedFrom.add(address);
    if (isNew) {
      target.hops = hopsThere;
      leadsOn ||= trapPattern(link) !== trapPattern(address) && !refuseAddress(link, limits, false);
    } else target.hops = Math.min(target.hops, hopsThere);
  }
  return leadsOn;
}

/** Minimum share of common words for a page to count as a near copy of the page that links to it. */
const MIN_LIKENESS = 0.5;

/** Whether a visited page is a near copy of the first page that links to it. */
function isLikeItsSource({ visit, linkedFrom }: CrawlRecord, records: ReadonlyMap<Address, CrawlRecord>): boolean {
  const [first] = linkedFrom;
  const source = first === undefined ? undefined : records.get(first)?.visit;
  if (visit?.kind !== 'page' || source?.kind !== 'page') return false;
  return compareWording(visit.wording, source.wording) >= MIN_LIKENESS;
}

/** Names of months, as addresses write them, in the languages of Spain, its neighbours and America. */
const MONTHS = ['es', 'ca', 'gl', 'eu', 'pt', 'en', 'fr', 'de', 'it'].flatMap((language) => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => withoutAccents(format(Date.UTC(2026, month)).toLowerCase()));
});
const MONTH = new RegExp(
  `(?<![a-z])(?:${[...new Set(MONTHS)].filter((name) => /^[a-z]+$/.test(name)).join('|')})(?![a-z])`,
  'g',
);

/** Returns the common part of similar addresses: the path before `?`, else the path with `#` for numbers and months. */
function trapPattern(address: Address): string {
  if (address.includes('?')) return `${withoutQuery(address)}?`;
  const numbered = address.replace(/\d+/g, '#');
  return numbered.includes('#') ? numbered.replace(MONTH, '#') : numbered;
}

/**
 * Creates the budgets that stop crawler traps, one per address pattern. Within a level they are spent in sorted order,
 * so each run admits the same addresses.
 */
function createTrapBudget(limits: CrawlLimits) {
  const spent = new Map<string, number>();
  const charged = new Map<Address, string>();

  return {
    /** Spends one unit of the budget of `address`. Returns the reason if the budget is used up. */
    spend(address: Address, linkedFrom: Iterable<Address>): Refusal | undefined {
      const pattern = trapPattern(address);
      const isQuery = address.includes('?');
      // Numbered pages that are also linked from pages of another pattern are a catalogue and not a trap.
      if (!isQuery && [...linkedFrom].some((from) => trapPattern(from) !== pattern)) return undefined;
      const used = spent.get(pattern) ?? 0;
      const limit = isQuery ? limits.queryVariants : limits.numberedPaths;
      if (used >= limit) {
        return { reason: isQuery ? 'query-trap' : 'path-trap', detail: `${limit} of ${pattern} led to nothing new` };
      }
      spent.set(pattern, used + 1);
      charged.set(address, pattern);
      return undefined;
    },
    /** Spends further units for an address that was a near copy of the page before it. */
    spendMore(address: Address): void {
      const pattern = charged.get(address);
      if (pattern === undefined || address.includes('?')) return;
      spent.set(pattern, (spent.get(pattern) ?? 0) + Math.max(1, limits.numberedPaths / limits.alikePaths) - 1);
    },
    /** Returns the unit of an address that led to something new. */
    giveBack(address: Address): void {
      const pattern = charged.get(address);
      if (pattern !== undefined) spent.set(pattern, (spent.get(pattern) ?? 1) - 1);
    },
  };
}
