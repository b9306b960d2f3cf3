/** Page stage, all pages: replaces titles and removes descriptions that several pages share. */

import { groupBy } from '#shared/group-by.ts';
import { isHomePage } from '#shared/page.ts';
import type { CompiledPage } from '../model.ts';

/**
 * Returns the pages without shared descriptions, and with the main heading in place of a shared title, if that tells
 * them apart. The home page keeps both.
 */
export function tellApart(pages: readonly CompiledPage[]): CompiledPage[] {
  const byTitle = groupBy(pages, ({ title }) => title);
  const byDescription = groupBy(pages, ({ description }) => description);
  return pages.map((page) => {
    // The home page keeps the title and description of the site.
    if (isHomePage(page)) return page;
    const title = ownHeading(page, byTitle.get(page.title) ?? []) ?? page.title;
    const isShared = (byDescription.get(page.description)?.length ?? 0) > 1;
    return { ...page, title, description: isShared ? '' : page.description };
  });
}

const mainHeading = ({ headings }: CompiledPage): string | undefined => headings.find(({ level }) => level === 1)?.text;

/** Returns the main heading of a page that shares its title, if no page of the same title has it; else `undefined`. */
function ownHeading(page: CompiledPage, alike: readonly CompiledPage[]): string | undefined {
  const own = mainHeading(page);
  return alike.length > 1 && alike.filter((other) => mainHeading(other) === own).length === 1 ? own : undefined;
}
