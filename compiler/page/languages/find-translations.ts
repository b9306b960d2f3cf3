/** Between pages and emit: finds pages that say the same in another language, by their alternates or their folders. */

import { groupBy } from '#shared/group-by.ts';
import { comparePaths, type PagePath, type Translation, toPagePath } from '#shared/page.ts';
import type { CompiledPage } from '../../model.ts';

/** Matches a folder at the beginning of a path that is named like a language. */
const LANGUAGE_FOLDER = /^\/([a-z]{2,3})(?:[-_][a-z]{2,4})?(?=\/|$)/i;

/** Adds each page's translations: those that state each other as alternates, else the same path in language folders. */
export function findTranslations(pages: readonly CompiledPage[]): CompiledPage[] {
  if (new Set(pages.map(({ language }) => language)).size < 2) return [...pages];
  const groups = groupPages(pages);
  return pages.map((page) => {
    const translations = toTranslations(page, groups.get(page.path) ?? []);
    return translations.length > 0 ? { ...page, translations } : page;
  });
}

/** Returns one page of each other language, sorted by language. */
function toTranslations(page: CompiledPage, group: readonly CompiledPage[]): Translation[] {
  const others = new Map<string, CompiledPage>();
  for (const other of group)
    if (other.language !== page.language && !others.has(other.language)) others.set(other.language, other);
  return [...others.values()]
    .map(({ language, url }) => ({ language, url }))
    .sort((a, b) => comparePaths(a.language, b.language));
}

/** Returns by path the pages that belong together, in the order of the pages. */
function groupPages(pages: readonly CompiledPage[]): Map<PagePath, CompiledPage[]> {
  const byAddress = new Map(pages.flatMap((page) => [page.path, ...page.aliases].map((path) => [path, page] as const)));
  for (const page of pages) byAddress.set(page.path, page);
  const heads = new Map<PagePath, PagePath>();
  const headOf = (path: PagePath): PagePath => {
    let head = path;
    for (let above = heads.get(head); above !== undefined && above !== head; above = heads.get(head)) head = above;
    return head;
  };
  const join = (a: PagePath, b: PagePath) => heads.set(headOf(a), headOf(b));
  const named = new Set<PagePath>();
  for (const page of pages) {
    for (const address of page.alternates ?? []) {
      const url = URL.parse(address);
      const other = url ? (byAddress.get(toPagePath(url) + url.search) ?? byAddress.get(toPagePath(url))) : undefined;
      if (!other || other === page || other.language === page.language) continue;
      named.add(page.path).add(other.path);
      join(page.path, other.path);
    }
  }
  const folders = groupBy(
    pages.filter(({ path }) => !named.has(path)),
    toCommonPath,
  );
  for (const [first, ...others] of folders.values())
    if (first && new Set([first, ...others].map(({ language }) => language)).size === others.length + 1)
      for (const other of others) join(other.path, first.path);
  const groups = groupBy(pages, ({ path }) => headOf(path));
  return new Map(pages.map((page) => [page.path, groups.get(headOf(page.path)) ?? []]));
}

/** Returns the path below the folder of the page's own language. */
function toCommonPath({ path, language }: CompiledPage): string {
  const folder = LANGUAGE_FOLDER.exec(path);
  return folder?.[1]?.toLowerCase() === language ? path.slice(folder[0].length) || '/' : path;
}
