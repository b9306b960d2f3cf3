/** Site stage: what the titles of a site's pages share, which is the name of the site or of its sections. */

import { countAll } from '#shared/group-by.ts';
import { titleBeginnings, titleEndings } from '../signs/title-separator.ts';

/** The title of more than half of the pages, and at least `least`; empty without one. */
export const majorityOf = (titles: readonly string[], least: number): string =>
  [...countAll(titles)].find(([, count]) => count >= least && count * 2 > titles.length)?.[0] ?? '';

/** Repeated ends of titles, or beginnings of most titles: others often name the site's sections. */
export const learnTitleEdges = (titles: readonly string[]): string[] => [
  ...learnEdges(titles, titleEndings, 4),
  ...learnEdges(titles, titleBeginnings, 2),
];

/** Repeated edges, also of several parts (`| Brand | Town`), unless a part is on some of their pages only. */
function learnEdges(titles: readonly string[], edgesOf: (title: string) => string[], share: number): string[] {
  const pages = countAll(titles.flatMap(edgesOf));
  return (
    [...pages]
      // On two pages, or most of three, an edge that all others have is the site's.
      .filter(([, count]) => (count >= 3 ? count * share >= titles.length : count > 1 && count === titles.length))
      .filter(([edge, count]) =>
        edgesOf(edge).every((part) => part === edge || count * 4 >= (pages.get(part) ?? 0) * 3),
      )
      .map(([edge]) => edge)
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  );
}
