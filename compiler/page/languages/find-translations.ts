/** Between pages and emit: finds pages that say the same in another language, by their alternates or their folders. */

import { comparePaths, type Translation } from '#shared/page.ts';
import type { CompiledPage } from '../../model.ts';
import { groupTranslations } from './group-translations.ts';

/**
 * Adds each page's translations, one of each other language: pages that state each other as alternates, else the same
 * path in language folders. A page without any stays as it is.
 */
export function findTranslations(pages: readonly CompiledPage[]): CompiledPage[] {
  if (new Set(pages.map(({ language }) => language)).size < 2) return [...pages];
  const groups = groupTranslations(pages);
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
