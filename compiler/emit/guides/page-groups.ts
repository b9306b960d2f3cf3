/** Sorts the pages into what a reader looks for first: main pages, services, areas, and the rest by folder. */

import type { EmitContext, EmittedPage } from '../emit-context.ts';

export interface PageGroup {
  heading: string;
  pages: EmittedPage[];
}

/** Each page that may be named in exactly one group; empty groups are left out. */
export function toPageGroups({ company, guides, byUrl, pages, site }: EmitContext): PageGroup[] {
  const placed = new Set<EmittedPage>();
  const take = (urls: readonly (string | undefined)[]): EmittedPage[] =>
    urls.flatMap((url) => {
      const page = url === undefined ? undefined : byUrl.get(url);
      if (!page || placed.has(page) || page.caption.isUnlisted) return [];
      placed.add(page);
      return [page];
    });
  const { headings } = guides;
  // Services and areas first: the map of pages names their overview pages only.
  const services = take((company.services ?? []).map(({ url }) => url));
  const areas = take((company.areas ?? []).map(({ url }) => url));
  const main = take([`${site.url}/`, company.prices_page, company.contact_page, ...Object.values(company.pages ?? {})]);
  const others = pages.filter((page) => !placed.has(page) && !page.caption.isUnlisted);
  return [
    { heading: headings.mainPages, pages: main },
    { heading: headings.services, pages: services },
    { heading: headings.areas, pages: areas },
    { heading: headings.otherPages, pages: others },
  ].filter((group) => group.pages.length > 0);
}
