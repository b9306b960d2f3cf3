/** Site stage: parts that a site's pages repeat, and the page that shows each for all. Outlines in, contexts out. */

import { countAll, keysOfSeveral } from '#shared/group-by.ts';
import { comparePaths, type PagePath } from '#shared/page.ts';
import type { PageContext } from '../page/of-site/page-context.ts';
import type { PageOutline } from '../page/of-site/page-outline.ts';
import { learnNames, learnTitleEdges, majorityOf } from './learn-titles.ts';

/** Least pages with the same text that prove a pattern. */
const MIN_PAGES = 3;

/** The context of each page, by path. The order of the outlines does not matter. */
export function learnSite(outlines: readonly PageOutline[]): Map<PagePath, PageContext> {
  const keepers = findKeepers(outlines);
  const frame = findFrame(outlines);
  const texts = new Set(
    keysOfSeveral(
      outlines.map(({ texts }) => texts),
      MIN_PAGES,
    ).map(([key]) => key),
  );
  const titles = outlines.map(({ title }) => title);
  const edges = learnTitleEdges(titles);
  const commonTitle = majorityOf(titles, MIN_PAGES);
  const shared = countAll(titles);
  const names = learnNames(outlines.flatMap(({ menu }) => menu));
  return new Map(
    outlines.map((page): [PagePath, PageContext] => {
      const { path, title } = page;
      const context = {
        elsewhere: new Set(page.shown.filter((key) => (keepers.get(key) ?? path) !== path)),
        frame: new Set(page.shown.filter((key) => frame.has(key))),
        repeated: new Set(page.texts.filter((key) => texts.has(key))),
        titleEdges: edges.filter((edge) => title.startsWith(edge) || title.endsWith(edge)),
        isTitleShared: (shared.get(title) ?? 0) > 1,
        calledBy: names.get(path) ?? '',
        isTitleCommon: commonTitle !== '' && title === commonTitle,
      };
      return [path, context];
    }),
  );
}

/** A block on this share of the pages may be one of the site's header or footer. */
const MIN_FRAME_SHARE = 0.5;

/** Keys that this share of the pages have, each with their number. */
const findOnMost = (sets: readonly Float64Array[]): Map<number, number> =>
  new Map(keysOfSeveral(sets, MIN_PAGES).filter(([, times]) => times >= sets.length * MIN_FRAME_SHARE));

/** Keys of blocks that most pages have, before or behind all blocks that only some pages have. */
function findFrame(pages: readonly PageOutline[]): Set<number> {
  const onMost = findOnMost(pages.map(({ shown }) => shown));
  const around = pages.map(({ shown }) => {
    const first = shown.findIndex((key) => !onMost.has(key));
    const last = shown.findLastIndex((key) => !onMost.has(key));
    return shown.filter((_key, at) => first >= 0 && (at < first || at > last));
  });
  return new Set(
    keysOfSeveral(around, MIN_PAGES).flatMap(([key, times]) => (2 * times >= (onMost.get(key) ?? 0) ? key : [])),
  );
}

/** By key the page that shows a block for all, of blocks that most pages of several kinds have. */
function findKeepers(pages: readonly PageOutline[]): Map<number, PagePath> {
  const count = new Map(
    keysOfSeveral(
      pages.map(({ shown }) => shown),
      MIN_PAGES,
    ),
  );
  const isOnMost = (key: number): boolean => 2 * (count.get(key) ?? 0) >= pages.length;
  const first = new Map<number, { path: PagePath; kind: string; isOfSeveralKinds: boolean }>();
  for (const page of inOrder(pages)) {
    const kind = kindOf(page);
    for (const key of page.shown) {
      if (!isOnMost(key)) continue;
      const keeper = first.get(key);
      if (!keeper) first.set(key, { path: page.path, kind, isOfSeveralKinds: false });
      else keeper.isOfSeveralKinds ||= keeper.kind !== kind;
    }
  }
  return new Map([...first].flatMap(([key, { path, isOfSeveralKinds }]) => (isOfSeveralKinds ? [[key, path]] : [])));
}

/** The home page, then the nearest to it by clicks, then by path. */
function inOrder(pages: readonly PageOutline[]): PageOutline[] {
  const clicks = countClicks(pages);
  const distance = ({ path }: PageOutline): number => clicks.get(path) ?? Number.POSITIVE_INFINITY;
  const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
  return [...pages].sort((a, b) => compare(distance(a), distance(b)) || comparePaths(a.path, b.path));
}

/** Clicks from the home page, by path; without pages that it does not lead to. */
function countClicks(pages: readonly PageOutline[]): Map<PagePath, number> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const clicks = new Map<PagePath, number>();
  let reached = pages.filter(({ isHome }) => isHome);
  for (let count = 0; reached.length > 0; count++) {
    for (const { path } of reached) clicks.set(path, count);
    const next = new Set(reached.flatMap(({ links }) => links.filter((path) => !clicks.has(path))));
    reached = [...next].flatMap((path) => byPath.get(path) ?? []);
  }
  return clicks;
}

/** Pages of one folder are of one kind; each page at the top is of its own. */
function kindOf({ path, isHome }: PageOutline): string {
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  return isHome || folders.length === 0 ? path : folders.join('/');
}
