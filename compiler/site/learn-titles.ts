/** Site stage: the shared parts of a site's titles: the name of the site or of its sections. */

import { countAll, groupBy } from '#shared/group-by.ts';
import type { PagePath } from '#shared/page.ts';
import { titleBeginnings, titleEndings, withoutEdgeSeparator } from '../signs/title-separator.ts';

/** The title of more than half of the pages, and at least `least`; empty without one. */
export const majorityOf = (titles: readonly string[], least: number): string =>
  [...countAll(titles)].find(([, count]) => count >= least && count * 2 > titles.length)?.[0] ?? '';

/**
 * Returns the ends that a quarter of the titles share, longest first, then the beginnings that half of them share:
 * rarer beginnings often name the site's sections.
 */
export const learnTitleEdges = (titles: readonly string[]): string[] => [
  ...learnEdges(titles, titleEndings, 4),
  ...learnEdges(titles, titleBeginnings, 2),
];

/**
 * Returns repeated edges, also of several parts (`| Brand | Town`), unless a part of it is on many more pages.
 * Separators that are written in several ways (`Brand - `, `Brand- `) make no difference.
 * @param edgesOf lists all edges of a title
 * @param oneIn 4 for edges on at least a quarter of the titles; they are on three at least, or on all
 */
function learnEdges(titles: readonly string[], edgesOf: (title: string) => string[], oneIn: number): string[] {
  const listed = titles.flatMap((title) => [...new Set(edgesOf(title))]);
  const pages = countAll(listed.map(withoutEdgeSeparator));
  const timesOf = (edge: string): number => pages.get(withoutEdgeSeparator(edge)) ?? 0;
  // On two pages, or most of three, an edge that all others have is the site's.
  const isOfSite = (count: number): boolean =>
    count >= 3 ? count * oneIn >= titles.length : count > 1 && count === titles.length;
  return [...new Set(listed)]
    .filter((edge) => isOfSite(timesOf(edge)))
    .filter((edge) => edgesOf(edge).every((part) => timesOf(edge) * 4 >= timesOf(part) * 3))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/**
 * Returns the names that menu entries give each page, by path: the most frequent first, and names as frequent in
 * code-point order.
 */
export function learnNames(entries: readonly (readonly [PagePath, string])[]): Map<PagePath, string[]> {
  return new Map(
    [...groupBy(entries, ([path]) => path)].map(([path, named]) => {
      const counts = [...countAll(named.map(([, text]) => text))].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
      return [path, counts.map(([name]) => name)];
    }),
  );
}
