/** Report stage: whether new content may take the place of the published one, or something went wrong with the site. */

import type { Manifest } from '#shared/artifacts.ts';
import { toPagePath } from '#shared/page-path.ts';
import type { CompiledPage, Diagnostic } from '../model.ts';

export interface GuardRules {
  /** Share of the published pages that may go. */
  allowedLoss: number;
  /** Paths that must be published. */
  pinned: readonly string[];
  /** Paths that must stay published once they are. */
  named: readonly string[];
  golden: readonly { query: string; expect: string; within: number }[];
}

export interface GuardedContent {
  /** Published so far. */
  before?: Manifest;
  siteUrl: string;
  pages: readonly Pick<CompiledPage, 'path' | 'aliases'>[];
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
    ...guardLoss(before, content, rules.allowedLoss),
    ...guardPinned(before, present, rules),
    ...guardGolden(content, rules.golden),
  ];
}

/** A business that moved to another address keeps its paths: how many are kept tells it from a folder named by mistake. */
function complainOfOtherSite({ site, pages }: Manifest, siteUrl: string, present: ReadonlySet<string>): Diagnostic {
  const kept = pages.filter(({ path }) => present.has(looseKey(path))).length;
  return {
    severity: 'error',
    code: 'other-site',
    where: 'site.url',
    about: { published: site.url, compiled: siteUrl, pages: pages.length, kept },
  };
}

function guardLoss(before: Manifest | undefined, { pages }: GuardedContent, allowedLoss: number): Diagnostic[] {
  if (!before) return [];
  const now = new Set(pages.map(({ path }) => path));
  const lost = before.pages.map(({ path }) => path).filter((path) => !now.has(path));
  if (lost.length <= before.pages.length * allowedLoss) return [];
  return [
    {
      severity: 'error',
      code: 'pages-lost',
      where: 'crawl.allowedLoss',
      about: { lost, pages: before.pages.length, allowedLoss },
      pages: lost,
    },
  ];
}

function guardPinned(before: Manifest | undefined, present: ReadonlySet<string>, rules: GuardRules): Diagnostic[] {
  const published = new Set(before?.pages.flatMap(({ path, aliases }) => [path, ...aliases].map(looseKey)));
  const missing = (path: string) => !present.has(looseKey(path));
  const complain = (path: string, where: string): Diagnostic => ({
    severity: 'error',
    code: 'pinned-page-gone',
    where,
    about: { path },
  });
  return [
    ...rules.pinned.filter(missing).map((path) => complain(path, 'crawl.pinned')),
    ...rules.named
      .filter((path) => missing(path) && published.has(looseKey(path)))
      .map((path) => complain(path, 'company.pages')),
  ];
}

function guardGolden({ search }: GuardedContent, golden: GuardRules['golden']): Diagnostic[] {
  if (!search) return [];
  return golden.flatMap(({ query, expect, within }): Diagnostic[] => {
    const found = search(query, within);
    if (found.some((path) => looseKey(path) === looseKey(expect))) return [];
    return [
      {
        severity: 'error',
        code: 'golden-query-broken',
        where: 'search.golden',
        about: { query, expect, within, finds: found },
      },
    ];
  });
}

/** The path without its final slash, fragment and origin, so that owners may write it as they like. */
function looseKey(address: string): string {
  const url = URL.canParse(address, 'http://site.invalid') ? new URL(address, 'http://site.invalid') : undefined;
  if (!url) return address;
  return (toPagePath(url.pathname).replace(/\/$/, '') || '/') + url.search;
}
