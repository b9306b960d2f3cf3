/** Company stage: the published pages by every address that links may name them by. */

import type { PagePath } from '#shared/page.ts';
import { comparePaths, toPagePath } from '#shared/page-path.ts';
import type { CompiledPage } from '../../model.ts';

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
