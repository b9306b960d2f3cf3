/** Site stage: parts that a site's pages repeat, and the page that shows each for all. Outlines in, contexts out. */

import { countAll, keysOfSeveral } from '#shared/group-by.ts';
import { comparePaths, type PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { groupTranslations } from '../page/languages/group-translations.ts';
import type { PageContext } from '../page/of-site/page-context.ts';
import type { PageOutline } from '../page/of-site/page-outline.ts';
import { CONTACT_PAGE } from '../signs/links.ts';
import { learnNames, learnTitleEdges, majorityOf } from './learn-titles.ts';

/** Least pages with the same text that prove a pattern. */
const MIN_PAGES = 3;

/**
 * The context of each page, by path. The order of the outlines does not matter. Translations of a page count as one
 * page, and each of them keeps the texts that they share.
 */
export function learnSite(outlines: readonly PageOutline[]): Map<PagePath, PageContext> {
  const subjects = toSubjects(outlines);
  const names = learnNames(outlines.flatMap(({ menu }) => menu));
  const keepers = findKeepers(outlines, subjects, ({ path, title }) =>
    [...(names.get(path) ?? []), nameIn(path), title].some((name) => CONTACT_PAGE.test(foldWords(name))),
  );
  const frame = findFrame(subjects);
  const texts = new Set(
    keysOfSeveral(
      subjects.map((pages) => unionOf(pages.map(({ texts }) => texts))),
      MIN_PAGES,
    ).map(([key]) => key),
  );
  const titles = outlines.map(({ title }) => title);
  const edges = learnTitleEdges(titles);
  const commonTitle = majorityOf(titles, MIN_PAGES);
  const shared = countAll(titles);
  return new Map(
    subjects.flatMap((pages) =>
      pages.map((page): [PagePath, PageContext] => {
        const { path, title } = page;
        const context = {
          elsewhere: new Set(page.shown.filter((key) => (keepers.get(key) ?? pages) !== pages)),
          frame: new Set(page.shown.filter((key) => frame.has(key))),
          repeated: new Set(page.texts.filter((key) => texts.has(key))),
          titleEdges: edges.filter((edge) => title.startsWith(edge) || title.endsWith(edge)),
          isTitleShared: (shared.get(title) ?? 0) > 1,
          calledBy: names.get(path) ?? [],
          isTitleCommon: commonTitle !== '' && title === commonTitle,
        };
        return [path, context];
      }),
    ),
  );
}

/** A page with its translations, or one page without any: all of it counts once. */
type Subject = readonly PageOutline[];

/** Divides pages into subjects. Pages of one language are never translations, even if they name the same one. */
const toSubjects = (outlines: readonly PageOutline[]): Subject[] =>
  [...new Set(groupTranslations(outlines).values())].flatMap((pages) =>
    new Set(pages.map(({ language }) => language)).size === pages.length ? [pages] : pages.map((page) => [page]),
  );

/** Returns the keys in any of the arrays, each once; a single array is returned itself. */
const unionOf = ([first = new Float64Array(), ...others]: readonly Float64Array[]): Float64Array =>
  others.length === 0 ? first : Float64Array.from(new Set([first, ...others].flatMap((keys) => [...keys])));

/** A block on this share of the pages may be one of the site's header or footer. */
const MIN_FRAME_SHARE = 0.5;

/** Returns the keys in at least {@link MIN_PAGES} and {@link MIN_FRAME_SHARE} of the sets, each with their number. */
const findOnMost = (sets: readonly Float64Array[]): Map<number, number> =>
  new Map(keysOfSeveral(sets, MIN_PAGES).filter(([, times]) => times >= sets.length * MIN_FRAME_SHARE));

/**
 * Returns the keys of blocks that most subjects have, if at least half of these have the block before or behind all
 * blocks that only some subjects have.
 */
function findFrame(subjects: readonly Subject[]): Set<number> {
  const onMost = findOnMost(subjects.map((pages) => unionOf(pages.map(({ shown }) => shown))));
  const around = ({ shown }: PageOutline): Float64Array => {
    const first = shown.findIndex((key) => !onMost.has(key));
    const last = shown.findLastIndex((key) => !onMost.has(key));
    return shown.filter((_key, at) => first >= 0 && (at < first || at > last));
  };
  return new Set(
    keysOfSeveral(
      subjects.map((pages) => unionOf(pages.map(around))),
      MIN_PAGES,
    ).flatMap(([key, times]) => (2 * times >= (onMost.get(key) ?? 0) ? key : [])),
  );
}

/** The name of a page in its path: `contacto` in `/es/contacto/` and in `/contacto.html`. */
const nameIn = (path: PagePath): string =>
  path
    .replace(/\/(?:index\.\w+)?$|\.\w+$/, '')
    .split('/')
    .at(-1) ?? '';

/**
 * Returns by key the subject that shows a block for all: the nearest to the home page that has it; for contact data a
 * contact page if it is not the home page. Only for blocks that at least half of the subjects have, of several kinds.
 */
function findKeepers(
  outlines: readonly PageOutline[],
  subjects: readonly Subject[],
  isContactPage: (page: PageOutline) => boolean,
): Map<number, Subject> {
  const count = new Map(
    keysOfSeveral(
      subjects.map((pages) => unionOf(pages.map(({ shown }) => shown))),
      MIN_PAGES,
    ),
  );
  const subjectOf = new Map(subjects.flatMap((pages) => pages.map((page) => [page, pages] as const)));
  const isOnMost = (key: number): boolean => 2 * (count.get(key) ?? 0) >= subjects.length;
  const first = new Map<number, { pages: Subject; kind: string; isOfSeveralKinds: boolean }>();
  for (const page of nearestFirst(outlines)) {
    const kind = kindOf(page);
    const pages = subjectOf.get(page) as Subject;
    for (const key of page.shown) {
      if (!isOnMost(key)) continue;
      const keeper = first.get(key);
      if (!keeper) first.set(key, { pages, kind, isOfSeveralKinds: false });
      else keeper.isOfSeveralKinds ||= keeper.kind !== kind && keeper.pages !== pages;
    }
  }
  for (const page of outlines.filter(isContactPage))
    for (const key of page.contacts) {
      const keeper = first.get(key);
      if (keeper && page.shown.includes(key) && !keeper.pages.some((one) => one.isHome || isContactPage(one)))
        keeper.pages = subjectOf.get(page) as Subject;
    }
  return new Map([...first].flatMap(([key, { pages, isOfSeveralKinds }]) => (isOfSeveralKinds ? [[key, pages]] : [])));
}

/** Sorts pages by clicks from the home page, then by path; those that it does not lead to come last. */
function nearestFirst(pages: readonly PageOutline[]): PageOutline[] {
  const clicks = countClicks(pages);
  const distance = ({ path }: PageOutline): number => clicks.get(path) ?? Number.POSITIVE_INFINITY;
  // Infinity minus infinity is NaN, and then the paths decide.
  return [...pages].sort((a, b) => distance(a) - distance(b) || comparePaths(a.path, b.path));
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

/** Returns the kind of a page: the folders of its path, so that pages of one folder are alike; at the top its path. */
function kindOf({ path, isHome }: PageOutline): string {
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  return isHome || folders.length === 0 ? path : folders.join('/');
}
