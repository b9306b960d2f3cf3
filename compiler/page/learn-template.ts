/** Compiler, between crawl and pages: learns what repeats across the pages of this site. */

import { countAll, keysOfSeveral } from '#shared/group-by.ts';
import { comparePaths, isHomePage } from '#shared/page.ts';
import type { Document } from '../document/read-document.ts';
import { titleBeginnings, titleEndings } from '../signs/title-separator.ts';
import { blockKey, textKey } from './choose/block-keys.ts';
import { isRunningText, type SiteTemplate } from './choose/repetition.ts';
import { toTextBlocks } from './choose/text-blocks.ts';
import { textsLost } from './count-own-words.ts';

/** What one page contributes to the site's template. Compact plain data. */
export type PageFingerprint = ReturnType<typeof fingerprintPage>;

const MIN_PAGES = 3;
const MIN_SHARE = 0.02;

/** A page's identity and title, and hashes of its blocks and running texts, those taken out included. */
export function fingerprintPage(document: Pick<Document, 'path' | 'aliases' | 'tree' | 'head' | 'removals'>) {
  const { path, tree, head, removals } = document;
  const blocks = toTextBlocks(tree);
  const texts = [...blocks.filter(isRunningText), ...removals.losses.flatMap(textsLost)];
  return {
    path,
    isHome: isHomePage(document),
    title: head.title,
    /** Keys of the page's text blocks, each once. */
    blocks: toSet(blocks.map(blockKey)),
    /** The same for running texts anywhere. */
    texts: toSet(texts.map(textKey)),
  };
}

/** What blocks, texts and titles repeat on a site's pages, in any order; nothing with fewer than three pages. */
export function learnTemplate(fingerprints: readonly PageFingerprint[]): SiteTemplate {
  const pages = fingerprints.length;
  const titles = fingerprints.map(({ title }) => title);
  const blocks = fingerprints.map((page) => page.blocks);
  const texts = fingerprints.map((page) => page.texts);
  const repeated = keysOfSeveral(blocks, MIN_PAGES)
    .filter(([, count]) => count >= pages * MIN_SHARE)
    .map(([key, count]): [number, number] => [key, count / pages]);
  return {
    pages,
    repeated: new Map(repeated),
    keepers: findKeepers(fingerprints, new Set(repeated.map(([key]) => key))),
    standing: new Set(keysOfSeveral(texts, MIN_PAGES).map(([key]) => key)),
    titleEdges: learnTitleEdges(titles),
    commonTitle: majorityOf(titles),
    sharedTitles: new Set([...countAll(titles)].flatMap(([title, count]) => (count > 1 ? [title] : []))),
  };
}

/** By key the first page with it: the home page, else the one nearest to it by its address, of these the shortest. */
function findKeepers(pages: readonly PageFingerprint[], keys: ReadonlySet<number>): Map<number, string> {
  const depth = ({ path }: PageFingerprint) => path.split('/').filter(Boolean).length;
  const order = [...pages].sort(
    (a, b) =>
      Number(b.isHome) - Number(a.isHome) ||
      depth(a) - depth(b) ||
      a.texts.length - b.texts.length ||
      comparePaths(a.path, b.path),
  );
  const keepers = new Map<number, string>();
  for (const { path, blocks } of order)
    for (const key of blocks) if (keys.has(key) && !keepers.has(key)) keepers.set(key, path);
  return keepers;
}

const toSet = (keys: readonly number[]): Float64Array => Float64Array.from(new Set(keys));

/** The text that stands at least three times, and more often than all others together; empty when none does. */
const majorityOf = (texts: readonly string[]): string =>
  [...countAll(texts)].find(([, count]) => count >= MIN_PAGES && count * 2 > texts.length)?.[0] ?? '';

/** Repeated ends of titles, or beginnings of most titles: others often name the site's sections. */
const learnTitleEdges = (titles: readonly string[]): string[] => [
  ...learnEdges(titles, titleEndings, 4),
  ...learnEdges(titles, titleBeginnings, 2),
];

/** Repeated edges, also of several parts (`| Brand | Town`), unless a part is on some of their pages only. */
function learnEdges(titles: readonly string[], edgesOf: (title: string) => string[], share: number): string[] {
  const pages = countAll(titles.flatMap(edgesOf));
  return (
    [...pages]
      // On two pages, or most of three, an edge that all others have is the site's.
      .filter(([, count]) =>
        count >= MIN_PAGES ? count * share >= titles.length : count > 1 && count === titles.length,
      )
      .filter(([edge, count]) =>
        edgesOf(edge).every((part) => part === edge || count * 4 >= (pages.get(part) ?? 0) * 3),
      )
      .map(([edge]) => edge)
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  );
}
