/** Decides after the last fetch which addresses are pages, which are aliases, and why the rest is neither. */

import { groupBy } from '#shared/group-by.ts';
import { comparePaths, toReadablePath } from '#shared/page.ts';
import { complain, type Diagnostic, type LedgerEntry, type LedgerReason, type Source } from '../../model.ts';
import { BROKEN_BROWSER, NO_BROWSER } from '../../render/renderer.ts';
import { pathAndQuery } from '../../site-key.ts';
import { type Address, isDocumentPath, type Refusal, type SiteAddresses, withoutQuery } from '../addresses.ts';
import type { CrawlRecord } from '../frontier.ts';
import type { Wall } from '../http/walls.ts';
import type { KeptHtml, PageVisit, Visit } from '../visit-address.ts';
import { type Candidate, chooseCanonicals, type Leader, mergeDuplicates } from './choose-leaders.ts';

/** Lists where an address was found: linking pages first, sorted. `foundOnMore` counts links that were not kept. */
function readWays({ linkedFrom, links, isSeed, sitemap }: CrawlRecord): Pick<LedgerEntry, 'foundOn' | 'foundOnMore'> {
  const ways: string[] = [...linkedFrom].sort(comparePaths);
  if (isSeed) ways.push('seed');
  if (sitemap) ways.push('sitemap');
  return { foundOn: ways, ...(links > linkedFrom.size && { foundOnMore: links - linkedFrom.size }) };
}

/** Returns the reason a page must not be published under any address; `undefined` if it may be. */
function refusePage(
  address: Address,
  visit: PageVisit,
  isIncluded: (address: Address) => boolean,
): Refusal | undefined {
  if (visit.noindex) return { reason: 'noindex' };
  if (visit.notContent) return visit.notContent;
  return isIncluded(address) ? undefined : { reason: 'not-included' };
}

/** Follows redirects from `address` to their end; `undefined` if they form a circle. */
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

export type CrawlResult = ReturnType<typeof resolvePages> & {
  /** AI services, and whether robots.txt lets each read the home page; absent if robots.txt was not read. */
  agents?: { name: string; isAllowed: boolean }[];
};

/** Maximum number of `noindex` pages that are read for facts. Legal notices are among the most linked ones. */
const MAX_UNINDEXED_PAGES = 40;

/** Computes pages, ledger and complaints from all visits. The order and timing of the visits do not matter. */
export function resolvePages(
  records: CrawlRecord[],
  addresses: SiteAddresses,
  isIncluded: (address: Address) => boolean,
) {
  const sorted = [...records].sort((a, b) => comparePaths(a.address, b.address));
  const decided = decide(sorted, isIncluded);
  const { candidates, pageOf, diagnostics } = decided;
  const others = sorted.map(({ address }) => address).filter((address) => pageOf(address) !== address);
  const aliases = groupBy(others, (address) => pageOf(address) ?? '');
  const ledger = sorted.map(
    (record): LedgerEntry => ({
      url: addresses.toPublicUrl(record.address),
      ...readWays(record),
      ...toOutcome(record, decided),
    }),
  );
  const published = [...candidates.values()].filter(
    ({ record: { address }, visit }) => pageOf(address) === address && visit.html,
  );
  const leftOut = sorted.flatMap(({ address }, index) =>
    ledger[index]?.reason === 'query-string' && isOwnPage(address, decided) ? [address] : [],
  );
  return {
    /** Pages to compile, sorted by path. */
    sources: published.map((candidate) => toSource(candidate, addresses, aliases.get(candidate.record.address) ?? [])),
    /** Pages marked `noindex`, those with the most links first. */
    unindexed: sorted
      .flatMap((record) =>
        record.visit?.kind === 'page' && record.visit.noindex && record.visit.html
          ? [{ record, visit: record.visit }]
          : [],
      )
      .sort((a, b) => b.record.links - a.record.links)
      .slice(0, MAX_UNINDEXED_PAGES)
      .map((candidate) => toSource(candidate, addresses, [])),
    /** A row for each seen address of the site, sorted by address. */
    ledger,
    diagnostics: [
      ...diagnostics,
      ...checkDocuments(sorted),
      ...checkScripts(sorted),
      // A page is identified by its path alone, so pages that differ by query string are lost.
      ...[...groupBy(leftOut, withoutQuery)].map(([where, lost]) =>
        complain('warning', 'query-string-pages', where, { addresses: lost.length }),
      ),
    ],
  };
}

/** Returns a complaint for each document that was not read, or not to its end. */
function checkDocuments(records: readonly CrawlRecord[]): Diagnostic[] {
  return records.flatMap(({ address, visit }): Diagnostic[] => {
    if (visit?.kind === 'skipped' && (visit.reason.startsWith('pdf-') || isDocumentTooLarge(address, visit))) {
      return [complain('warning', 'document-unread', address, { reason: visit.reason, detail: visit.detail })];
    }
    const sheets = visit?.kind === 'page' ? visit.unreadSheets : undefined;
    return sheets ? [complain('warning', 'document-cut', address, { sheets })] : [];
  });
}

/** Reasons that the machine is to blame for, and not the page. */
const noBrowser: readonly string[] = [NO_BROWSER, BROKEN_BROWSER];

/** Returns a complaint with the words that scripts brought, one about a missing browser, and one per failed page. */
function checkScripts(records: readonly CrawlRecord[]): Diagnostic[] {
  const pages = records.flatMap(({ address, visit }) =>
    visit?.kind === 'page' && visit.rendering ? [{ address, scripts: visit.rendering }] : [],
  );
  const run = pages.flatMap(({ scripts }) => ('failed' in scripts ? [] : scripts));
  const failed = pages.flatMap(({ address, scripts }) =>
    'failed' in scripts ? [{ address, why: scripts.failed }] : [],
  );
  const [waiting, broken] = [
    failed.filter(({ why }) => noBrowser.includes(why)),
    failed.filter(({ why }) => !noBrowser.includes(why)),
  ];
  const sum = (key: 'before' | 'after') => run.reduce((all, one) => all + one[key], 0);
  const known = run.filter(({ isKnown }) => isKnown).length;
  const foreign = [...new Set(run.flatMap((one) => one.foreign))].sort();
  const about = { pages: run.length, before: sum('before'), after: sum('after'), foreign, known };
  return [
    ...(run.length > 0 ? [complain('info', 'scripts-run', '/', about)] : []),
    ...(waiting.length > 0
      ? [
          complain('warning', 'no-browser', '/', {
            pages: waiting.length,
            isBroken: waiting[0]?.why === BROKEN_BROWSER,
          }),
        ]
      : []),
    ...broken.map(({ address, why }) => complain('warning', 'scripts-failed', address, { why })),
  ];
}

const isDocumentTooLarge = (address: Address, { reason }: { reason: LedgerReason }): boolean =>
  reason === 'too-large' && isDocumentPath(withoutQuery(address));

type Decided = ReturnType<typeof decide>;

/** Sorts visits into candidates and refusals, and resolves the page that each address leads to. */
function decide(sorted: readonly CrawlRecord[], isIncluded: (address: Address) => boolean) {
  const visits = new Map(sorted.map(({ address, visit }) => [address, visit]));
  const candidates = new Map<Address, Candidate>();
  const refusals = new Map<Address, Refusal>();
  for (const record of sorted) {
    const { address, visit } = record;
    if (visit?.kind !== 'page') continue;
    const refusal = refusePage(address, visit, isIncluded);
    if (refusal) refusals.set(address, refusal);
    else candidates.set(address, { record, visit });
  }
  const end = (address: Address) => followRedirects(address, visits);
  const { leaders: canonicals, diagnostics } = chooseCanonicals(candidates, end);
  const leaders = new Map<Address, Leader>([...canonicals, ...mergeDuplicates(candidates, canonicals)]);
  /** The page that an address leads to by redirects, canonical links and duplicates; `undefined` without one. */
  const pageOf = (address: Address): Address | undefined => {
    let at = end(address);
    while (at !== undefined && leaders.has(at)) at = leaders.get(at)?.target;
    return at !== undefined && candidates.has(at) && !at.includes('?') ? at : undefined;
  };
  return { visits, candidates, refusals, leaders, end, pageOf, diagnostics };
}

const WALLS: ReadonlySet<LedgerReason> = new Set<Wall>(['needs-login', 'turned-away']);

/** Returns the outcome of an address with its reason: published, alias of a page, skipped or failed. */
function toOutcome(
  { address, visit }: CrawlRecord,
  { visits, refusals, leaders, end, pageOf }: Decided,
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
      const isWall = lastVisit?.kind === 'failed' && WALLS.has(lastVisit.reason);
      const reason = last === undefined ? 'redirect-loop' : isWall ? lastVisit.reason : 'redirect-broken';
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
  const refused = refusals.get(address);
  if (refused) return { outcome: 'skipped', ...status, ...refused };
  const detail = 'differs from other pages by its query string only';
  return { outcome: 'skipped', reason: 'query-string', ...status, detail };
}

/** Names a document without a title: by the text of a link with several words, else by its file name. */
function nameDocument({ address, linkText = '' }: CrawlRecord): string {
  const words = linkText.split(' ').filter((word) => /\p{L}/u.test(word));
  if (words.length > 1 && !/\bpdf\b/i.test(linkText)) return linkText;
  const file = toReadablePath(address).split('/').at(-1) ?? '';
  return file
    .replace(/\.\w+$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

/** Makes the source of a page. Its `html` is read back each time that it is asked for. */
function toSource({ record, visit }: Candidate, addresses: SiteAddresses, aliases: Address[]): Source {
  const keptHtml = visit.html as KeptHtml;
  const lastModified = record.sitemap?.lastModified ?? visit.lastModified;
  return {
    path: record.address,
    url: addresses.toPublicUrl(record.address),
    get html() {
      return keptHtml();
    },
    ...(visit.unread > 0 && { unread: visit.unread }),
    ...(visit.mediaType && { mediaType: visit.mediaType, name: nameDocument(record) }),
    ...(visit.rendering && !('failed' in visit.rendering) && { isRendered: true }),
    ...(visit.language !== undefined && { language: visit.language }),
    ...(lastModified !== undefined && { lastModified }),
    aliases,
  };
}

/** Whether a page with a query string differs in title and heading from the page without it, or that is missing. */
function isOwnPage(address: Address, { candidates, pageOf }: Decided): boolean {
  const visit = candidates.get(address)?.visit;
  const page = candidates.get(pageOf(withoutQuery(address)) ?? '')?.visit;
  return !page || (visit?.title !== page.title && visit?.heading !== page.heading);
}

/** Lists query parameters that lead elsewhere than the path alone, or to no page, as `/?p`, sorted; but no actions. */
export function toTellingParameters(ledger: readonly LedgerEntry[]): string[] {
  const pageAt = new Map(ledger.map((entry) => [pathAndQuery(entry.url), pageOf(entry)]));
  const found = new Set<string>();
  for (const { url, reason } of ledger) {
    const { pathname, search } = new URL(url);
    const page = pageAt.get(pathname + search);
    if (search === '' || reason === 'action-link' || (page !== undefined && page === pageAt.get(pathname))) continue;
    for (const pair of search.slice(1).split('&')) found.add(`${pathname}?${pair.split('=', 1)[0]}`);
  }
  return [...found].sort();
}

function pageOf({ url, outcome, target }: LedgerEntry): string | undefined {
  return outcome === 'published' ? pathAndQuery(url) : outcome === 'alias' ? target : undefined;
}
