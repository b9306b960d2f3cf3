/** Compiler, between crawl and pages: learns what repeats across the pages of this site. */

import type { Document } from '../document/read-document.ts';
import { countAll } from '../group-by.ts';
import { titleBeginnings, titleEndings } from '../signs/title-separator.ts';
import { blockKey, isRunningText, type SiteTemplate, textKey } from './choose/repetition.ts';
import { toTextBlocks } from './choose/text-blocks.ts';
import { textsLost } from './count-own-words.ts';

/** What one page contributes to the site's template. Compact plain data. */
export interface PageFingerprint {
  title: string;
  /** Keys of the page's text blocks, each once, ascending. */
  blocks: Float64Array;
  /** The same of its running texts, wherever they stand. */
  texts: Float64Array;
}

const LEAST_PAGES = 3;
const LEAST_SHARE = 0.02;

/** Reduces one page to what can repeat on others. */
export function fingerprintPage({
  tree,
  head,
  removals,
}: Pick<Document, 'tree' | 'head' | 'removals'>): PageFingerprint {
  const blocks = toTextBlocks(tree);
  const texts = [...blocks.filter(isRunningText), ...removals.losses.flatMap(textsLost)];
  return {
    title: head.title,
    blocks: toSet(blocks.map(blockKey)),
    texts: toSet(texts.map(textKey)),
  };
}

/** Learns the template from all pages of a site, in any order. With fewer than three pages nothing repeats. */
export function learnTemplate(fingerprints: readonly PageFingerprint[]): SiteTemplate {
  const pages = fingerprints.length;
  const titles = fingerprints.map(({ title }) => title);
  const repeated = countPages(fingerprints.map(({ blocks }) => blocks))
    .filter(([, count]) => count >= pages * LEAST_SHARE)
    .map(([key, count]): [number, number] => [key, count / pages]);
  return {
    pages,
    repeated: new Map(repeated),
    standing: new Set(countPages(fingerprints.map(({ texts }) => texts)).map(([key]) => key)),
    titleEdges: learnTitleEdges(titles),
    commonTitle: mostOften(titles),
  };
}

/** The keys that at least three pages have, ascending, each with how many. */
function countPages(pages: readonly Float64Array[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const keys of pages) countAll(keys, counts);
  return [...counts].filter(([, count]) => count >= LEAST_PAGES).sort(([a], [b]) => a - b);
}

const toSet = (keys: readonly number[]): Float64Array => Float64Array.from(new Set(keys)).sort();

/** The text that stands at least three times, and more often than all others; empty when none does. */
const mostOften = (texts: readonly string[]): string =>
  [...countAll(texts)].find(([, count]) => count >= LEAST_PAGES && count * 2 > texts.length)?.[0] ?? '';

/** What repeats at the end of titles, or before most of them: beginnings often tell the sections of a site apart. */
const learnTitleEdges = (titles: readonly string[]): string[] => [
  ...learnEdges(titles, titleEndings, 4),
  ...learnEdges(titles, titleBeginnings, 2),
];

/** Edges that repeat, also of several parts (`| Brand | Town`); a part that only some of them have tells its pages apart. */
function learnEdges(titles: readonly string[], edgesOf: (title: string) => string[], share: number): string[] {
  const pages = countAll(titles.flatMap(edgesOf));
  return (
    [...pages]
      // On two pages, or most of three, an edge that all others have is the site's.
      .filter(([, count]) =>
        count >= LEAST_PAGES ? count * share >= titles.length : count > 1 && count === titles.length,
      )
      .filter(([edge, count]) =>
        edgesOf(edge).every((part) => part === edge || count * 4 >= (pages.get(part) ?? 0) * 3),
      )
      .map(([edge]) => edge)
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  );
}
