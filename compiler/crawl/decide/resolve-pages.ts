/** After the last fetch: which addresses are pages, which are other names of one, and why the rest is neither. */

import { comparePaths } from '#shared/page-path.ts';
import { groupBy } from '../../group-by.ts';
import { complain, type Diagnostic, type LedgerEntry, type Source } from '../../model.ts';
import type { Refusal } from '../address/address-rules.ts';
import type { Address, SiteAddresses } from '../address/site-addresses.ts';
import type { CrawlResult } from '../crawl-options.ts';
import type { CrawlRecord } from '../frontier.ts';
import type { PageVisit, Visit } from '../visit-address.ts';
import type { Candidate, Leader } from './candidate.ts';
import { chooseCanonicals } from './choose-canonicals.ts';
import { mergeDuplicates } from './merge-duplicates.ts';

function readWays({ linkedFrom, links, isSeed, sitemap }: CrawlRecord): Pick<LedgerEntry, 'foundOn' | 'foundOnMore'> {
  const ways: string[] = [...linkedFrom].sort(comparePaths);
  if (isSeed) ways.push('seed');
  if (sitemap) ways.push('sitemap');
  return { foundOn: ways, ...(links > linkedFrom.size && { foundOnMore: links - linkedFrom.size }) };
}

/** Why a page must not be published, whatever its other addresses are; `undefined` if it may be. */
function refusePage(
  address: Address,
  visit: PageVisit,
  isIncluded: (address: Address) => boolean,
): Refusal | undefined {
  if (visit.noindex) return { reason: 'noindex' };
  if (visit.notContent) return visit.notContent;
  return isIncluded(address) ? undefined : { reason: 'not-included', detail: 'matches no pattern of crawl.include' };
}

/** Follows redirects from `address` to where they end; `undefined` when they run in a circle. */
function followRedirects(address: Address, visits: Map<Address, Visit | undefined>): Address | undefined {
  const seen = new Set<Address>();
  let at = address;
  for (let visit = visits.get(at); visit?.kind === 'redirect'; visit = visits.get(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = visit.target;
  }
  return at;
}

/** What is known of the addresses of a crawl once it is over. */
interface Decided {
  visits: Map<Address, Visit | undefined>;
  candidates: Map<Address, Candidate>;
  leaders: ReadonlyMap<Address, Leader>;
  /** Where redirects from an address end; `undefined` when they run in a circle. */
  end(address: Address): Address | undefined;
  /** The page that an address leads to by redirects, canonical links and duplicates; `undefined` for none. */
  pageOf(address: Address): Address | undefined;
}

/** Decides from the complete set of visits, so that neither order nor timing can matter. */
export function resolvePages(
  records: CrawlRecord[],
  addresses: SiteAddresses,
  isIncluded: (address: Address) => boolean,
): CrawlResult {
  const sorted = [...records].sort((a, b) => comparePaths(a.address, b.address));
  const refusalOf = (address: Address, visit: PageVisit) => refusePage(address, visit, isIncluded);
  const { decided, diagnostics } = decide(sorted, refusalOf);
  const aliases = groupBy(
    sorted.map(({ address }) => address).filter((address) => decided.pageOf(address) !== address),
    (address) => decided.pageOf(address) ?? '',
  );
  const ledger = sorted.map(
    (record): LedgerEntry => ({
      url: addresses.toPublicUrl(record.address),
      ...readWays(record),
      ...toOutcome(record, decided, refusalOf),
    }),
  );
  const published = [...decided.candidates.values()].filter(
    ({ record: { address }, visit }) => decided.pageOf(address) === address && visit.html,
  );
  const count = (isOne: (record: CrawlRecord) => boolean) => published.filter(({ record }) => isOne(record)).length;
  const leftOut = sorted.flatMap(({ address }, index) => (ledger[index]?.reason === 'query-string' ? [address] : []));
  return {
    sources: published.map((candidate) => toSource(candidate, addresses, aliases.get(candidate.record.address) ?? [])),
    ledger,
    diagnostics: [...diagnostics, ...complainAboutQueries(leftOut, (address) => isOwnPage(address, decided))],
    contributed: {
      sitemap: count(({ sitemap }) => sitemap !== undefined),
      links: count(({ linkedFrom }) => linkedFrom.size > 0),
      seeds: count(({ isSeed }) => isSeed),
    },
  };
}

function decide(
  sorted: readonly CrawlRecord[],
  refusalOf: (address: Address, visit: PageVisit) => Refusal | undefined,
): { decided: Decided; diagnostics: Diagnostic[] } {
  const visits = new Map(sorted.map(({ address, visit }) => [address, visit]));
  const candidates = new Map<Address, Candidate>();
  const archives: Candidate[] = [];
  for (const record of sorted) {
    const { address, visit } = record;
    if (visit?.kind !== 'page') continue;
    const refusal = refusalOf(address, visit);
    if (!refusal) candidates.set(address, { record, visit });
    else if (refusal.reason === 'archive') archives.push({ record, visit });
  }
  const end = (address: Address) => followRedirects(address, visits);
  const { leaders: canonicals, diagnostics } = chooseCanonicals(candidates, end);
  const leaders = new Map<Address, Leader>([...canonicals, ...mergeDuplicates(candidates, canonicals, archives)]);
  const isPublished = (address: Address) => candidates.has(address) && !leaders.has(address) && !address.includes('?');
  const pageOf = (address: Address): Address | undefined => {
    let at = end(address);
    for (let leader = at === undefined ? undefined : leaders.get(at); leader && at !== undefined; ) {
      at = leader.target;
      leader = leaders.get(at);
    }
    return at !== undefined && isPublished(at) ? at : undefined;
  };
  return { decided: { visits, candidates, leaders, end, pageOf }, diagnostics };
}

/** What became of one address, and why. */
function toOutcome(
  { address, visit }: CrawlRecord,
  { visits, leaders, end, pageOf }: Decided,
  refusalOf: (address: Address, visit: PageVisit) => Refusal | undefined,
): Omit<LedgerEntry, 'url' | 'foundOn' | 'foundOnMore'> {
  const page = pageOf(address);
  const status = visit?.status === undefined ? {} : { status: visit.status };
  if (visit === undefined) return { outcome: 'failed', reason: 'not-visited' };
  if (page === address) return { outcome: 'published', reason: 'ok', ...status };
  if (visit.kind === 'redirect') {
    if (page !== undefined) return { outcome: 'alias', reason: visit.reason, ...status, target: page };
    const last = end(address);
    const lastVisit = last === undefined ? undefined : visits.get(last);
    if (last === undefined || lastVisit === undefined || lastVisit.kind === 'failed') {
      const reason = last === undefined ? 'redirect-loop' : 'redirect-broken';
      return { outcome: 'failed', reason, ...status, target: visit.target };
    }
    return { outcome: 'skipped', reason: visit.reason, ...status, target: last };
  }
  if (visit.kind !== 'page') {
    const { kind: outcome, reason, detail } = visit;
    return { outcome, reason, ...status, ...(detail !== undefined && { detail }) };
  }
  const leader = leaders.get(address);
  if (page !== undefined && leader) return { outcome: 'alias', reason: leader.reason, ...status, target: page };
  const refused = refusalOf(address, visit);
  if (refused) return { outcome: 'skipped', ...status, ...refused };
  const detail = 'differs from other pages by its query string only';
  return { outcome: 'skipped', reason: 'query-string', ...status, detail };
}

function toSource({ record, visit }: Candidate, addresses: SiteAddresses, aliases: Address[]): Source {
  const lastModified = record.sitemap?.lastModified ?? visit.lastModified;
  return {
    path: record.address,
    url: addresses.toPublicUrl(record.address),
    html: visit.html as Uint8Array,
    ...(visit.language !== undefined && { language: visit.language }),
    ...(lastModified !== undefined && { lastModified }),
    aliases,
  };
}

/** Whether a page without a path of its own has a title or heading of its own. */
function isOwnPage(address: Address, { candidates, pageOf }: Decided): boolean {
  const visit = candidates.get(address)?.visit;
  const page = candidates.get(pageOf(withoutQuery(address)) ?? '')?.visit;
  return !page || (visit?.title !== page.title && visit?.heading !== page.heading);
}

const withoutQuery = (address: Address): Address => address.split('?', 1)[0] ?? address;

/** A page is known by its path alone, so pages that differ in the query string only are not published: tells the owner. */
function complainAboutQueries(addresses: readonly Address[], isOwnPage: (address: Address) => boolean): Diagnostic[] {
  return [...groupBy(addresses.filter(isOwnPage), withoutQuery)].map(([where, lost]) =>
    complain('warning', 'query-string-pages', where, { addresses: lost.length }),
  );
}
