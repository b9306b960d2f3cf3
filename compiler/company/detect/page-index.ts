/** Company stage: published pages by every address, and the links between them. */

import { comparePaths, type PagePath, toPagePath } from '#shared/page.ts';
import type { CompiledPage } from '../../model.ts';
import { inAnyLanguage } from '../../words/any-language.ts';
import { lastWords, segmentsOf } from '../names.ts';
import type { FactLink, PageFacts } from '../read-facts.ts';

/** The pages in the site's language; see {@link createPageIndex}. */
export type PageIndex = ReturnType<typeof createPageIndex>;

/** A link to a page of the site, one for several alike. */
export interface SiteLink extends FactLink {
  /** The first page, by path, with this link. */
  from: PagePath;
}

/** Whole folded name of a home page with an address of its own: `/home.html`. */
const HOME = new RegExp(`^(?:index|${inAnyLanguage(({ home }) => home)})$`);

/**
 * Indexes the pages in the site's language; all pages, if none is in it. `pages` is sorted by path, `byPath` has exact
 * paths, `resolve` finds a page by any path of a link. `home` is the page at `/`, else the shallowest named home, else
 * the shallowest; `undefined` without pages.
 */
export function createPageIndex(all: readonly CompiledPage[], language: string) {
  const own = all.filter((page) => page.language === language);
  const pages = [...(own.length > 0 ? own : all)].sort((a, b) => comparePaths(a.path, b.path));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const aliases = new Map<PagePath, CompiledPage>();
  for (const page of pages)
    for (const alias of page.aliases) aliases.set(toPagePath(alias.split(/[?#]/, 1)[0] ?? ''), page);
  /** The page that a link leads to: by its path, an alias, the path with or without its slash, or without `index.*`. */
  const resolve = (path: PagePath): CompiledPage | undefined =>
    byPath.get(path) ??
    aliases.get(path) ??
    byPath.get(path.endsWith('/') ? path.slice(0, -1) : `${path}/`) ??
    byPath.get(path.replace(/\/index\.\w+$/, '/'));
  const depth = (page: CompiledPage): number => segmentsOf(page.path).length;
  const nearest = (some: readonly CompiledPage[]): CompiledPage | undefined =>
    some.reduce<CompiledPage | undefined>(
      (best, page) => (best && depth(best) <= depth(page) ? best : page),
      undefined,
    );
  const named = pages.filter(({ path }) => HOME.test(lastWords(path)));
  const home = resolve('/') ?? nearest(named) ?? nearest(pages);
  return { pages, byPath, resolve, home };
}

/** A key of the surroundings that links share: their place, the heading above, and the ids of the boxes around them. */
const rowOf = ({ place, group, within = [] }: FactLink): string => [place, group, ...within].join(' ');

/** Keys of rows in a page's content that lead home and to the page itself: menus, even without a menu's class name. */
function menuRows(page: PageFacts, resolve: PageIndex['resolve'], home: PageIndex['home']): Set<string> {
  const ends = new Map<string, Set<PagePath>>();
  for (const link of page.links) {
    if (link.place !== 'content' || link.fragment !== undefined) continue;
    const target = resolve(link.path)?.path;
    if (target === undefined || (target !== page.path && target !== home?.path)) continue;
    const row = rowOf(link);
    ends.set(row, (ends.get(row) ?? new Set()).add(target));
  }
  const wanted = new Set([page.path, home?.path]).size;
  return new Set([...ends].flatMap(([row, targets]) => (home && targets.size === wanted ? row : [])));
}

/**
 * Collects links of pages, in their order, without breadcrumbs: those alike in menus or footers once for all pages,
 * others once a page. Links of a row in the content that is a menu get the place `menu` and no group.
 */
export function collectLinks(facts: readonly PageFacts[], { resolve, home }: PageIndex): SiteLink[] {
  const links = new Map<string, SiteLink>();
  for (const page of facts) {
    const menus = menuRows(page, resolve, home);
    for (const link of page.links) {
      if (link.place === 'breadcrumb') continue;
      const { text, path, fragment, groupPath } = link;
      const [place, group] =
        link.place === 'content' && menus.has(rowOf(link)) ? (['menu', ''] as const) : [link.place, link.group];
      const of = place === 'content' ? page.path : '';
      const key = JSON.stringify([place, text, path, fragment, group, groupPath, of]);
      if (!links.has(key)) links.set(key, { ...link, place, group, from: page.path });
    }
  }
  return [...links.values()];
}

/** The end of a path: the number of a further part of a list, with a word before it (`/page/2/`) or without. */
const FURTHER_PART = new RegExp(
  `/(${inAnyLanguage(({ addresses }) => addresses?.furtherParts)}/)?\\d+/(?:index\\.\\w+)?$`,
);

/** Whether a path is a further part of a list: a number below a word for that, or below a known page. */
export function isFurtherPart(path: PagePath, index: PageIndex): boolean {
  const [end, word] = FURTHER_PART.exec(path) ?? [];
  if (end === undefined) return false;
  const above = `${path.slice(0, -end.length)}/`;
  return word !== undefined || index.resolve(above) !== undefined;
}
