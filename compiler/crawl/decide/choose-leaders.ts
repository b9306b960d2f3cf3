/**
 * Chooses the address under which a page is published, by canonical links that are not evidently wrong and by
 * duplicates.
 */

import { groupBy } from '#shared/group-by.ts';
import { complain, type Diagnostic } from '../../model.ts';
import { inAnyLanguage } from '../../words/any-language.ts';
import type { Address } from '../addresses.ts';
import type { CrawlRecord } from '../frontier.ts';
import { compareWording, shareSaidOn } from '../read/wording.ts';
import type { PageVisit } from '../visit-address.ts';

/** An HTML page that is published unless another address of it is better. */
export interface Candidate {
  record: CrawlRecord;
  visit: PageVisit;
}

/** The address that is published in place of another one. */
export interface Leader {
  target: Address;
  reason: 'canonical' | 'duplicate';
}

/** Returns the reasons against an address as numbers, the weightiest first; lower is better. */
function reasonsAgainst({ record, visit }: Candidate): number[] {
  const { address } = record;
  return [
    address.includes('?') ? 1 : 0,
    record.sitemap ? 0 : 1,
    visit.canonical === address ? 0 : 1,
    /\/(?:index|default|home)\.\w+$/i.test(address) ? 1 : 0,
    address.length,
  ];
}

/**
 * Compares two addresses, better first: no query string, in the sitemap, self-canonical, no index file, shorter, code
 * points.
 */
function preferAddress(a: Candidate, b: Candidate): number {
  const weights = reasonsAgainst(b);
  const differences = reasonsAgainst(a).map((weight, index) => weight - (weights[index] ?? 0));
  return differences.find(Boolean) ?? (a.record.address < b.record.address ? -1 : 1);
}

/** Minimum share of a page's words on its stated canonical page; below it, the canonical link is taken as a mistake. */
const MIN_SHARE_SAID = 0.3;
/** The same if the canonical page is the home page or the first page of a list, where most shared words are menus. */
const MIN_SHARE_SAID_AT_HOME = 0.8;

const PART_OF_LIST = new RegExp(`/${inAnyLanguage(({ addresses }) => addresses?.furtherParts)}/\\d+$`);

/** Whether an address is a later page of a list that begins at another: `/obras/page/2/` of `/obras/`. */
const isLaterPage = (address: Address, first: Address): boolean =>
  spellingKey(address).replace(PART_OF_LIST, '') === spellingKey(first) && spellingKey(address) !== spellingKey(first);

/** Whether a page says enough of another one to be an alias of it, as its canonical link states. */
function saysEnough(target: Candidate, { record: { address }, visit }: Candidate): boolean {
  const named = target.record.address;
  const isFirst = spellingKey(named) === '/' || isLaterPage(address, named);
  const least = isFirst ? MIN_SHARE_SAID_AT_HOME : MIN_SHARE_SAID;
  return shareSaidOn(target.visit.wording, visit.wording) >= least;
}

/** Minimum likeness of two copies of one page, which may differ by a clock or the latest posts. */
const MIN_COPY_LIKENESS = 0.9;

/** Whether two pages are nearly the same in both directions, and not one a part of the other. */
const isCopy = (a: Candidate, b: Candidate): boolean =>
  compareWording(a.visit.wording, b.visit.wording) >= MIN_COPY_LIKENESS;

/** Minimum number of pages with other content whose canonical link makes that of a template out of it. */
const MIN_COPIED_CANONICALS = 2;

/**
 * Finds targets that a template names on all its pages: most pages with the canonical link say something
 * else. Such a link tells nothing of the other pages either. Later pages of a list do not count: they name its first.
 */
function findCopiedTargets(
  candidates: ReadonlyMap<Address, Candidate>,
  end: (address: Address) => Address | undefined,
): (target: Address) => boolean {
  const votes = new Map<Address, { same: number; other: number }>();
  for (const [address, candidate] of candidates) {
    const { canonical } = candidate.visit;
    const target = typeof canonical === 'string' && !address.includes('?') ? end(canonical) : undefined;
    const page = target === undefined || target === address ? undefined : candidates.get(target);
    if (!page || target === undefined || isLaterPage(address, target)) continue;
    const { same, other } = votes.get(target) ?? { same: 0, other: 0 };
    votes.set(target, saysEnough(page, candidate) ? { same: same + 1, other } : { same, other: other + 1 });
  }
  return (target) => {
    const { same, other } = votes.get(target) ?? { same: 0, other: 0 };
    return other >= MIN_COPIED_CANONICALS && other > same;
  };
}

/**
 * Maps pages to the targets of their canonical links. A target must be a candidate without a query string, and say
 * enough of the same, unless the page has a query string; nearly all if a template names it on its pages. Complains of
 * other links, but for one that closes a circle.
 */
export function chooseCanonicals(candidates: Map<Address, Candidate>, end: (address: Address) => Address | undefined) {
  const diagnostics: Diagnostic[] = [];
  const leaders = new Map<Address, Leader>();
  const isCopiedTarget = findCopiedTargets(candidates, end);
  // In a circle of canonical links the best address comes last, when all others lead to it already, and is kept.
  for (const { record, visit } of [...candidates.values()].sort(preferAddress).reverse()) {
    const { address } = record;
    const { canonical } = visit;
    if (canonical === undefined || canonical === address) continue;
    if (typeof canonical !== 'string') {
      const named = canonical.foreign.slice(0, 200);
      diagnostics.push(complain('warning', 'canonical-off-site', address, { named }));
      continue;
    }
    const target = end(canonical);
    if (target === address) continue;
    const page = target === undefined ? undefined : candidates.get(target);
    if (target === undefined || !page || target.includes('?')) {
      diagnostics.push(complain('warning', 'canonical-broken', address, { named: canonical }));
      continue;
    }
    if (follow(target, leaders) === address) continue;
    const isBelieved =
      address.includes('?') ||
      (isCopiedTarget(target) ? isCopy(page, { record, visit }) : saysEnough(page, { record, visit }));
    if (!isBelieved) {
      diagnostics.push(complain('warning', 'canonical-to-other', address, { named: canonical }));
    } else leaders.set(address, { target, reason: 'canonical' });
  }
  return { leaders, diagnostics };
}

/** Follows leaders from an address to the last one. */
function follow(first: Address, leaders: ReadonlyMap<Address, Leader>): Address {
  let at = first;
  for (let leader = leaders.get(at); leader; leader = leaders.get(at)) at = leader.target;
  return at;
}

/**
 * Reduces an address by everything that servers commonly ignore: letter case, final slash, index file, query string.
 */
function spellingKey(address: Address): string {
  const [path = ''] = address.split('?', 1);
  return path
    .toLowerCase()
    .replace(/\/(?:index|default|home)\.(?:html?|php|aspx?|jsp)$/, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}

/** Key of a page's content. A page without words is an application, and gets a key of its own. */
const contentKey = ({ record, visit }: Candidate): string =>
  visit.wording.words > 0 ? `${visit.title}\n${visit.wording.fingerprint}` : record.address;

/**
 * Maps each duplicate to the better address: pages with the same title and content, or nearly the same content at
 * similar addresses. Pages that follow a canonical link are left out.
 */
export function mergeDuplicates(candidates: Map<Address, Candidate>, canonicals: Map<Address, Leader>) {
  const leaders = new Map<Address, Leader>();
  for (const toKey of [contentKey, ({ record }: Candidate) => spellingKey(record.address)]) {
    const free = [...candidates.values()].filter(
      ({ record: { address } }) => ![canonicals, leaders].some((map) => map.has(address)),
    );
    for (const group of groupBy(free, toKey).values()) {
      const [first, ...others] = group.sort(preferAddress) as [Candidate, ...Candidate[]];
      const target = first.record.address;
      for (const { record, visit } of others) {
        if (isCopy(first, { record, visit }) && first.visit.title === visit.title)
          leaders.set(record.address, { target, reason: 'duplicate' });
      }
    }
  }
  return leaders;
}
