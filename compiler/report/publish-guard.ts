/** Report stage: whether new content may take the place of the published one, or something went wrong with the site. */

import type { Manifest } from '#shared/artifacts.ts';
import { groupBy } from '#shared/group-by.ts';
import { type CompiledPage, type ComplaintCode, complain, type Diagnostic, type LedgerEntry } from '../model.ts';
import { isLocalSite, pathAndQuery } from '../site-key.ts';
import { type AskedContent, type GoldenQuery, judgeGolden, looseKey } from './search/judge-golden.ts';

export interface Publication {
  /** Published so far. */
  before?: Manifest | undefined;
  siteUrl: string;
  pages: readonly Pick<CompiledPage, 'path' | 'aliases'>[];
  ledger: readonly LedgerEntry[];
  /** New content, which is asked the golden queries; absent without golden queries. */
  content?: AskedContent | undefined;
  /** Share of the published pages that may be lost. */
  allowedLoss: number;
  /** Paths that must be published. */
  pinned: readonly string[];
  /** Paths that must stay published. */
  named: readonly string[];
  golden: readonly GoldenQuery[];
  /** Whether the config keeps a path from being published. */
  isLeftOut: (path: string) => boolean;
  /** The option that limited the compile to a part of the site. */
  part?: string | undefined;
}

/** Guards that an owner can waive by name, each one for itself. */
export const guards = {
  pages: 'pages-lost',
  part: 'part-of-site',
  pinned: 'pinned-page-gone',
  golden: 'golden-query-broken',
  site: 'other-site',
} as const satisfies Record<string, ComplaintCode>;

export type Guard = keyof typeof guards;

/** Returns the guards that speak against a publish, in their order. */
export function guardsOf(refusals: readonly Diagnostic[]): Guard[] {
  return (Object.keys(guards) as Guard[]).filter((name) => refusals.some(({ code }) => code === guards[name]));
}

/**
 * Returns a complaint for each reason not to publish the content without the owner's consent. The pages published for
 * another site are not compared.
 */
export function guardPublication(publication: Publication): Diagnostic[] {
  const { before: published, siteUrl, pages, content, part, pinned, named, golden } = publication;
  const present = new Set(pages.flatMap(toKeys));
  const isOther = published !== undefined && published.site.url !== siteUrl && !isLocalSite(published.site.url);
  const before = isOther ? [] : (published?.pages ?? []);
  const wasPublished = new Set(before.flatMap(toKeys));
  const now = new Set(pages.map(({ path }) => path));
  const gone = before.map(({ path }) => path).filter((path) => !now.has(path));
  const isMissing = (path: string) => !present.has(looseKey(path));
  const miss = (where: string) => (path: string) => complain('error', 'pinned-page-gone', where, { path });
  return [
    ...(isOther ? [complainOfOtherSite(published, siteUrl, present)] : []),
    ...(part === undefined ? guardLoss(gone, before.length, publication) : guardPart(gone, before.length, part)),
    ...pinned.filter(isMissing).map(miss('crawl.pinned')),
    ...named.filter((path) => isMissing(path) && wasPublished.has(looseKey(path))).map(miss('company.pages')),
    ...(content ? golden.flatMap((one) => guardGolden(one, content)) : []),
  ];
}

/** Complains of another site, with the number of paths kept: a moved business keeps them, a wrong folder does not. */
function complainOfOtherSite({ site, pages }: Manifest, siteUrl: string, present: ReadonlySet<string>): Diagnostic {
  const kept = pages.filter(({ path }) => present.has(looseKey(path))).length;
  const about = { published: site.url, compiled: siteUrl, pages: pages.length, kept };
  return complain('error', 'other-site', 'site.url', about);
}

/**
 * Complains if more pages are lost than allowed. A page is not lost if the config leaves it out, or if it is an alias
 * of a page that replaces few others.
 */
function guardLoss(gone: readonly string[], before: number, { ledger, allowedLoss, isLeftOut }: Publication) {
  const admitted = before * allowedLoss;
  const left = gone.filter((path) => !isLeftOut(path));
  const targets = new Map(
    ledger.flatMap((row) => (row.outcome === 'alias' ? [[pathAndQuery(row.url), row.target]] : [])),
  );
  const standIns = groupBy(left, (path) => targets.get(path));
  // Many that lead to one page lead to the notice of a site that is closed.
  const lost = left.filter((path) => {
    const target = targets.get(path);
    return target === undefined || (standIns.get(target)?.length ?? 0) > Math.max(admitted, 1);
  });
  if (lost.length <= admitted) return [];
  const about = { lost, pages: before, allowedLoss };
  return [complain('error', 'pages-lost', 'crawl.allowedLoss', about, { pages: lost })];
}

/** Complains if a part of the site would replace all of it. */
const guardPart = (gone: readonly string[], before: number, part: string): Diagnostic[] =>
  gone.length === 0 ? [] : [complain('error', 'part-of-site', part, { missing: gone.length, pages: before })];

/** Complains if the content does not answer as expected. */
function guardGolden(golden: GoldenQuery, content: AskedContent): Diagnostic[] {
  const { failure, ...judged } = judgeGolden(golden, content);
  return failure ? [complain('error', 'golden-query-broken', 'search.golden', { ...judged, failure })] : [];
}

/** Lists the path and the aliases of a page in the spelling of `looseKey`. */
const toKeys = ({ path, aliases }: Pick<CompiledPage, 'path' | 'aliases'>): string[] =>
  [path, ...aliases].map(looseKey);
