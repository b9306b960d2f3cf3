/** Report stage: whether new content may take the place of the published one, or something went wrong with the site. */

import type { Manifest } from '#shared/artifacts.ts';
import { toPagePath } from '#shared/page-path.ts';
import { groupBy } from '../group-by.ts';
import { type CompiledPage, complain, type Diagnostic, type LedgerEntry } from '../model.ts';
import type { ComplaintCode } from '../words/es/complaints.ts';
import { toAddress } from './checks/checked-site.ts';

export interface GuardRules {
  /** Share of the published pages that may go. */
  allowedLoss: number;
  /** Paths that must be published. */
  pinned: readonly string[];
  /** Paths that must stay published once they are. */
  named: readonly string[];
  golden: readonly { query: string; expect: string; within: number }[];
  /** Whether the config keeps a path from being published. */
  isLeftOut?: (path: string) => boolean;
  /** The option by which only a part of the site was asked for. */
  part?: string;
}

/** What an owner can accept by name; none waives another. */
export const guards = {
  pages: 'pages-lost',
  part: 'part-of-site',
  pinned: 'pinned-page-gone',
  golden: 'golden-query-broken',
  site: 'other-site',
} as const satisfies Record<string, ComplaintCode>;

export type Guard = keyof typeof guards;

/** The guards that speak against a publish, in their order. */
export function guardsOf(refusals: readonly Diagnostic[]): Guard[] {
  return (Object.keys(guards) as Guard[]).filter((name) => refusals.some(({ code }) => code === guards[name]));
}

export interface GuardedContent {
  /** Published so far. */
  before?: Manifest;
  siteUrl: string;
  pages: readonly Pick<CompiledPage, 'path' | 'aliases'>[];
  ledger?: readonly LedgerEntry[];
  /** Paths of the first results of a search in the new content. */
  search?: (query: string, limit: number) => string[];
}

/** Why the content must not be published without the owner's word; empty when nothing speaks against it. */
export function guardPublication(content: GuardedContent, rules: GuardRules): Diagnostic[] {
  const { siteUrl } = content;
  const other = content.before && content.before.site.url !== siteUrl ? content.before : undefined;
  const before = other ? undefined : content.before;
  const present = new Set(content.pages.flatMap(({ path, aliases }) => [path, ...aliases].map(looseKey)));
  return [
    ...(other ? [complainOfOtherSite(other, siteUrl, present)] : []),
    ...(rules.part === undefined ? guardLoss(before, content, rules) : guardPart(before, content, rules)),
    ...guardPinned(before, present, rules),
    ...guardGolden(content, rules.golden),
  ];
}

/** A business that moved to another address keeps its paths: how many are kept tells it from a folder named by mistake. */
function complainOfOtherSite({ site, pages }: Manifest, siteUrl: string, present: ReadonlySet<string>): Diagnostic {
  const kept = pages.filter(({ path }) => present.has(looseKey(path))).length;
  const about = { published: site.url, compiled: siteUrl, pages: pages.length, kept };
  return complain('error', 'other-site', 'site.url', about);
}

/** Pages that went by themselves: not by the owner's config, nor by a redirect to a page that says what they said. */
function guardLoss(
  before: Manifest | undefined,
  { pages, ledger = [] }: GuardedContent,
  { allowedLoss, isLeftOut }: GuardRules,
): Diagnostic[] {
  if (!before) return [];
  const now = new Set(pages.map(({ path }) => path));
  const gone = before.pages.map(({ path }) => path).filter((path) => !now.has(path) && !isLeftOut?.(path));
  const admitted = before.pages.length * allowedLoss;
  const targets = new Map(ledger.flatMap((row) => (row.outcome === 'alias' ? [[toAddress(row), row.target]] : [])));
  const standIns = groupBy(gone, (path) => targets.get(path));
  // Many that lead to one page lead to the notice of a site that is closed.
  const lost = gone.filter((path) => {
    const target = targets.get(path);
    return target === undefined || (standIns.get(target)?.length ?? 0) > Math.max(admitted, 1);
  });
  if (lost.length <= admitted) return [];
  const about = { lost, pages: before.pages.length, allowedLoss };
  return [complain('error', 'pages-lost', 'crawl.allowedLoss', about, { pages: lost })];
}

/** What a part of the site must not take the place of. */
function guardPart(before: Manifest | undefined, { pages }: GuardedContent, { part }: GuardRules): Diagnostic[] {
  const now = new Set(pages.map(({ path }) => path));
  const missing = before?.pages.filter(({ path }) => !now.has(path)).length ?? 0;
  if (part === undefined || missing === 0) return [];
  const about = { missing, pages: before?.pages.length ?? 0 };
  return [complain('error', 'part-of-site', part, about)];
}

function guardPinned(before: Manifest | undefined, present: ReadonlySet<string>, rules: GuardRules): Diagnostic[] {
  const published = new Set(before?.pages.flatMap(({ path, aliases }) => [path, ...aliases].map(looseKey)));
  const missing = (path: string) => !present.has(looseKey(path));
  const refuse = (path: string, where: string) => complain('error', 'pinned-page-gone', where, { path });
  return [
    ...rules.pinned.filter(missing).map((path) => refuse(path, 'crawl.pinned')),
    ...rules.named
      .filter((path) => missing(path) && published.has(looseKey(path)))
      .map((path) => refuse(path, 'company.pages')),
  ];
}

function guardGolden({ search }: GuardedContent, golden: GuardRules['golden']): Diagnostic[] {
  if (!search) return [];
  return golden.flatMap(({ query, expect, within }): Diagnostic[] => {
    const found = search(query, within);
    if (found.some((path) => looseKey(path) === looseKey(expect))) return [];
    return [complain('error', 'golden-query-broken', 'search.golden', { query, expect, within, finds: found })];
  });
}

/** The path without its final slash, fragment and origin, so that owners may write it as they like. */
function looseKey(address: string): string {
  const url = URL.canParse(address, 'http://site.invalid') ? new URL(address, 'http://site.invalid') : undefined;
  if (!url) return address;
  return (toPagePath(url.pathname).replace(/\/$/, '') || '/') + url.search;
}
