/** Choosing content: what is known of a page as a whole before its blocks are judged. */

import type { Element } from 'hast';
import { attribute, isElement } from '../../../document/elements.ts';
import type { Place } from '../places.ts';
import { isProse, type TextBlock } from '../text-blocks.ts';
import { bin, share } from './intervals.ts';

export interface PageView {
  words: number;
  /** Words above each block. */
  wordsBefore: number[];
  /** Index of the first h1, -1 when there is none. */
  mainHeading: number;
  firstProse: number;
  lastProse: number;
  /** Smallest place that holds at least half, four fifths of the page's prose. */
  core: Place | undefined;
  wideCore: Place | undefined;
  /** Share of the page's words that are prose, by interval. */
  prose: string;
  /** Signals of every block of the page. */
  common: string[];
  /** How often each structure occurs. */
  alike: Map<string, number>;
  structures: string[];
}

/** Looks over the blocks of a page. */
export function viewPage(blocks: readonly TextBlock[]): PageView {
  let words = 0;
  let linkWords = 0;
  let proseWords = 0;
  let firstProse = -1;
  let lastProse = -1;
  const wordsBefore: number[] = [];
  blocks.forEach((block, position) => {
    wordsBefore.push(words);
    words += block.words;
    linkWords += block.linkWords;
    if (!isProse(block)) return;
    proseWords += block.words;
    lastProse = position;
    if (firstProse < 0) firstProse = position;
  });
  const structures = blocks.map(structureOf);
  const alike = new Map<string, number>();
  for (const structure of structures) alike.set(structure, (alike.get(structure) ?? 0) + 1);
  const articles = new Set<Element>();
  let hasMain = false;
  for (const { place } of blocks) {
    for (let at: Place | undefined = place; at; at = at.parent) {
      if (isElement(at.element, 'article')) articles.add(at.element);
      hasMain ||= isElement(at.element, 'main') || attribute(at.element, 'role') === 'main';
    }
  }
  return {
    words,
    wordsBefore,
    mainHeading: blocks.findIndex((block) => block.tag === 'h1'),
    firstProse,
    lastProse,
    core: coreOf(blocks, proseWords * 0.5),
    wideCore: coreOf(blocks, proseWords * 0.8),
    prose: share(proseWords, words),
    common: [
      `page-words:${bin(words, [100, 300, 600, 1200, 2500, 6000])}`,
      `page-links:${share(linkWords, words)}`,
      `page-prose:${share(proseWords, words)}`,
      `page-main:${hasMain}`,
      `page-articles:${bin(articles.size, [0, 1, 4, 10])}`,
    ],
    alike,
    structures,
  };
}

/** Walks down from the whole page as long as one child still holds enough prose. */
function coreOf(blocks: readonly TextBlock[], enough: number): Place | undefined {
  if (enough === 0) return undefined;
  let core: Place | undefined;
  for (const { place } of blocks) {
    for (let at: Place | undefined = place; at; at = at.parent) {
      if (at.proseWords >= enough && (!core || at.depth > core.depth)) core = at;
    }
  }
  return core;
}

function structureOf({ place, tag }: TextBlock): string {
  const of = (at: Place | undefined) => (at ? `${at.element.tagName}.${attribute(at.element, 'className')}` : '');
  return `${tag}<${of(place)}<${of(place.parent)}<${of(place.parent?.parent)}`;
}
