/** Page stage, all pages: what several pages state of themselves, as their site does, tells none of them from another. */

import { groupBy } from '#shared/group-by.ts';
import { isHomePage } from '#shared/page.ts';
import type { CompiledPage } from '../model.ts';

/** Pages without descriptions that others share, and named by their main heading where others have the same title. */
export function tellApart(pages: readonly CompiledPage[]): CompiledPage[] {
  const byTitle = groupBy(pages, ({ title }) => title);
  const byDescription = groupBy(pages, ({ description }) => description);
  return pages.map((page) => {
    // What stands for the site is the home page's.
    if (isHomePage(page)) return page;
    const title = ownHeading(page, byTitle.get(page.title) ?? []) ?? page.title;
    const isShared = (byDescription.get(page.description)?.length ?? 0) > 1;
    return { ...page, title, description: isShared ? '' : page.description };
  });
}

const mainHeading = ({ headings }: CompiledPage): string | undefined => headings.find(({ level }) => level === 1)?.text;

/** The main heading of a page that shares its title, unless another of these has the same; `undefined` otherwise. */
function ownHeading(page: CompiledPage, alike: readonly CompiledPage[]): string | undefined {
  const own = mainHeading(page);
  return alike.length > 1 && alike.filter((other) => mainHeading(other) === own).length === 1 ? own : undefined;
}
