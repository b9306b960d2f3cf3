/** Choosing content: reads facts about a page as a whole before its blocks are judged. */

import type { Element } from 'hast';
import { countAll } from '#shared/group-by.ts';
import { attribute, isElement } from '../../../document/elements.ts';
import type { StatedTexts } from '../stated-texts.ts';
import { isProse, isWithin, nearest, type Place, type TextBlock } from '../text-blocks.ts';
import { signalOf } from './signals.ts';

export type PageView = ReturnType<typeof viewPage>;

/** Returns facts about the page as a whole for signals: words, main heading, prose, core and repeated structures. */
export function viewPage(blocks: readonly TextBlock[], stated: StatedTexts) {
  const page = blocks[0] && nearest(blocks[0].place, ({ parent }) => parent === undefined);
  const { words = 0, linkWords = 0, proseWords = 0 } = page ?? {};
  const structures = blocks.map(structureOf);
  const counts = countAll(structures);
  let above = 0;
  return {
    blocks,
    stated,
    words,
    /** Words above each block. */
    wordsBefore: blocks.map((block) => {
      above += block.words;
      return above - block.words;
    }),
    /** Positions of the first h1 and of the first and last block of prose, -1 without one. */
    mainHeading: blocks.findIndex((block) => block.tag === 'h1'),
    firstProse: blocks.findIndex(isProse),
    lastProse: blocks.findLastIndex(isProse),
    core: coreOf(blocks, proseWords * 0.8),
    /** Signals of every block of the page. */
    common: [
      signalOf['page-words'](words),
      signalOf['page-links'](linkWords, words),
      signalOf['page-prose'](proseWords, words),
      ...landmarkSignals(blocks),
      stated.isLong ? signalOf['page-repeats']('structured-data') : -1,
    ],
    /** For each block the number of blocks with the same structure. */
    alike: structures.map((structure) => counts.get(structure) ?? 0),
    /** Number of blocks with each text. */
    texts: countAll(blocks.map(({ text }) => text)),
  };
}

/** Returns signals of the page: whether it has a main part, and how many articles. */
function landmarkSignals(blocks: readonly TextBlock[]): number[] {
  const articles = new Set<Element>();
  const seen = new Set<Place>();
  let hasMain = false;
  for (const { place } of blocks) {
    for (let at: Place | undefined = place; at && !seen.has(at); at = at.parent) {
      seen.add(at);
      if (isElement(at.element, 'article')) articles.add(at.element);
      hasMain ||= isElement(at.element, 'main') || attribute(at.element, 'role') === 'main';
    }
  }
  return [signalOf['page-main'](String(hasMain)), signalOf['page-articles'](articles.size)];
}

/** Returns the deepest place with at least `enough` words of prose; `undefined` if `enough` is 0, without prose. */
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

/** Returns the kind of a block with the names and classes of its place and two more around it, to compare. */
function structureOf({ place, tag }: TextBlock): string {
  const of = (at: Place | undefined) => (at ? `${at.element.tagName}.${attribute(at.element, 'className')}` : '');
  return `${tag}<${of(place)}<${of(place.parent)}<${of(place.parent?.parent)}`;
}

/** Distance to the start or end of a page that counts as near, in words. */
const NEAR = 60;

/** Returns signals of a block's position on the page; −1 for no signal. */
export function positionSignals(block: TextBlock, position: number, page: PageView): number[] {
  const before = page.wordsBefore[position] ?? 0;
  return [
    signalOf.at(String(Math.min(9, Math.floor((10 * before) / (page.words || 1))))),
    before < NEAR ? signalOf.near('start') : -1,
    page.words - before - block.words < NEAR ? signalOf.near('end') : -1,
    ...headingSignals(position, before, page),
    ...proseSignals(position, page),
    ...coreSignals(block.place, position, page),
    signalOf.previous(kindOfNeighbour(page.blocks[position - 1])),
    signalOf.next(kindOfNeighbour(page.blocks[position + 1])),
    signalOf.alike(page.alike[position] ?? 0),
  ];
}

function headingSignals(position: number, before: number, { mainHeading, wordsBefore }: PageView): number[] {
  if (mainHeading < 0) return [signalOf.h1('none')];
  if (position === mainHeading) return [signalOf.h1('this')];
  const distance = Math.abs(before - (wordsBefore[mainHeading] ?? 0));
  return position < mainHeading
    ? [signalOf.h1('before'), signalOf['before-h1'](distance)]
    : [signalOf.h1('after'), signalOf['after-h1'](distance)];
}

function proseSignals(position: number, { firstProse, lastProse }: PageView): number[] {
  if (firstProse < 0) return [signalOf.prose('none')];
  if (position < firstProse) return [signalOf.prose('before'), signalOf['before-prose'](firstProse - position)];
  if (position > lastProse) return [signalOf.prose('after'), signalOf['after-prose'](position - lastProse)];
  return [signalOf.prose('within')];
}

/** Returns signals of a block's relation to the core of the page: inside or the side of it, and the depth apart. */
function coreSignals(place: Place, position: number, { core, firstProse, lastProse }: PageView): number[] {
  if (!core) return [signalOf.core('none')];
  if (isWithin(place, core)) return [signalOf['in-core'](place.depth - core.depth)];
  let shared: Place = place;
  while (shared.parent && !isWithin(core, shared)) shared = shared.parent;
  const side = position < firstProse ? 'before' : position > lastProse ? 'after' : 'beside';
  return [signalOf.core(side), signalOf['out-of-core'](core.depth - shared.depth)];
}

/** Returns the kind of a neighbour, as the signals `previous` and `next` name it; `none` at an edge of the page. */
function kindOfNeighbour(block: TextBlock | undefined): string {
  if (!block) return 'none';
  if (/^h[1-6]$/.test(block.tag)) return 'heading';
  if (block.linkWords === block.words) return 'links';
  if (block.words > 40) return 'long';
  return block.tag === 'p' || block.tag === 'li' ? block.tag : 'other';
}
