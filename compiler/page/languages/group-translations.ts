/** Page stage: finds pages that say the same in several languages, by their alternates or their folders. */

import { groupBy } from '#shared/group-by.ts';
import { type PagePath, toPagePath } from '#shared/page.ts';

/** Matches a folder at the beginning of a path that is named like a language. */
const LANGUAGE_FOLDER = /^\/([a-z]{2,3})(?:[-_][a-z]{2,4})?(?=\/|$)/i;

export interface TranslatedPage {
  path: PagePath;
  /** Other paths of the page. */
  aliases: readonly PagePath[];
  /** Primary language subtag; empty if it is not stated. */
  language: string;
  /** Full addresses of the page in other languages, as it states them. */
  alternates?: readonly string[];
}

/**
 * Returns by path the pages that say the same in other languages, the page itself included, in the order of the pages:
 * those that state each other as alternates, else the same path in language folders.
 */
export function groupTranslations<Page extends TranslatedPage>(pages: readonly Page[]): Map<PagePath, readonly Page[]> {
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
function toCommonPath({ path, language }: TranslatedPage): string {
  const folder = LANGUAGE_FOLDER.exec(path);
  return folder?.[1]?.toLowerCase() === language ? path.slice(folder[0].length) || '/' : path;
}
