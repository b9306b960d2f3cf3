/** Company stage: the links of all pages that order the site, each once. */

import type { PagePath } from '#shared/page.ts';
import { comparePaths } from '#shared/page-path.ts';
import type { FactLink, PageFacts } from '../read-facts.ts';

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
