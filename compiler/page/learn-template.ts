/** Compiler, between crawl and pages: learns what repeats across the pages of this site. */

import { countAll, keysOfSeveral } from '#shared/group-by.ts';
import type { Document } from '../document/read-document.ts';
import { titleBeginnings, titleEndings } from '../signs/title-separator.ts';
import { blockKey, isRunningText, type SiteTemplate, textKey } from './choose/repetition.ts';
import { toTextBlocks } from './choose/text-blocks.ts';
import { textsLost } from './count-own-words.ts';

/** What one page contributes to the site's template. Compact plain data. */
export type PageFingerprint = ReturnType<typeof fingerprintPage>;

const MIN_PAGES = 3;
const MIN_SHARE = 0.02;

/** A page's title and hashes of its blocks and running texts, those taken out included: what can repeat on others. */
export function fingerprintPage({ tree, head, removals }: Pick<Document, 'tree' | 'head' | 'removals'>) {
  const blocks = toTextBlocks(tree);
  const texts = [...blocks.filter(isRunningText), ...removals.losses.flatMap(textsLost)];
  return {
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
    standing: new Set(keysOfSeveral(texts, MIN_PAGES).map(([key]) => key)),
    titleEdges: learnTitleEdges(titles),
    commonTitle: majorityOf(titles),
  };
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
