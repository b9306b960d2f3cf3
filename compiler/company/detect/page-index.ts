/** Company stage: the published pages by every address that links may name them by, and those links. */

import type { PagePath } from '#shared/page.ts';
import { comparePaths, toPagePath } from '#shared/page-path.ts';
import type { CompiledPage } from '../../model.ts';
import type { FactLink, PageFacts } from '../read-facts.ts';

export interface PageIndex {
  /** Sorted by path. */
  pages: readonly CompiledPage[];
  byPath: ReadonlyMap<PagePath, CompiledPage>;
  /** The page that a link leads to: by its path, an alias, or the path with or without its slash. */
  resolve(path: PagePath): CompiledPage | undefined;
  home: CompiledPage | undefined;
}

/** Index of the pages in the site's language; of all pages when none is in it. */
export function createPageIndex(all: readonly CompiledPage[], language: string): PageIndex {
  const own = all.filter((page) => page.language === language);
  const pages = [...(own.length > 0 ? own : all)].sort((a, b) => comparePaths(a.path, b.path));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const aliases = new Map<PagePath, CompiledPage>();
  for (const page of pages)
    for (const alias of page.aliases) aliases.set(toPagePath(alias.replace(/[?#].*$/, '')), page);
  const resolve = (path: PagePath): CompiledPage | undefined =>
    byPath.get(path) ??
    aliases.get(path) ??
    byPath.get(path.endsWith('/') ? path.slice(0, -1) : `${path}/`) ??
    byPath.get(path.replace(/\/index\.\w+$/, '/'));
  const depth = (page: CompiledPage): number => segmentsOf(page.path).length;
  const home =
    resolve('/') ??
    pages.reduce<CompiledPage | undefined>(
      (best, page) => (best && depth(best) <= depth(page) ? best : page),
      undefined,
    );
  return { pages, byPath, resolve, home };
}

/** Segments of a path, without an index file. */
export function segmentsOf(path: PagePath): string[] {
  return path.split('/').filter((segment) => segment !== '' && !/^index\.\w+$/.test(segment));
}

/** Whether a path lies below another one: `/zonas/palma/` below `/zonas/`, `/zonas.html`. */
export function isBelow(path: PagePath, root: PagePath): boolean {
  const base = segmentsOf(root.replace(/\.(?:html?|php|aspx?)$/i, ''));
  const segments = segmentsOf(path);
  return (
    base.length > 0 && segments.length > base.length && base.every((segment, index) => segment === segments[index])
  );
}

export interface SiteLink extends FactLink {
  /** The first page, by path, that holds it. */
  from: PagePath;
}

/** Menus and footers repeat on every page: their links are kept once; content links once a page. */
export function collectLinks(facts: readonly PageFacts[]): SiteLink[] {
  const links = new Map<string, SiteLink>();
  for (const page of [...facts].sort((a, b) => comparePaths(a.path, b.path))) {
    for (const link of page.links) {
      if (link.place === 'breadcrumb') continue;
      const { place, text, path, fragment, group, groupPath } = link;
      const key = JSON.stringify([place, text, path, fragment, group, groupPath, place === 'content' ? page.path : '']);
      if (!links.has(key)) links.set(key, { ...link, from: page.path });
    }
  }
  return [...links.values()];
}
