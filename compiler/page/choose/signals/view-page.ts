/** Choosing content: what is known of a page as a whole before its blocks are judged. */

import type { Element } from 'hast';
import { attribute, isElement } from '../../../document/elements.ts';
import { countAll } from '../../../group-by.ts';
import type { Place } from '../places.ts';
import type { StatedTexts } from '../stated-texts.ts';
import { isProse, type TextBlock } from '../text-blocks.ts';
import { signalOf } from './signals.ts';

export interface PageView {
  blocks: readonly TextBlock[];
  stated: StatedTexts;
  words: number;
  /** Words above each block. */
  wordsBefore: readonly number[];
  /** Index of the first h1, -1 when there is none. */
  mainHeading: number;
  firstProse: number;
  lastProse: number;
  /** Smallest place that holds at least four fifths of the page's prose. */
  core: Place | undefined;
  /** Signals of every block of the page. */
  common: readonly number[];
  /** For each block how many of the page are built like it. */
  alike: readonly number[];
  /** How often each text stands on the page. */
  texts: ReadonlyMap<string, number>;
}

/** Looks over the blocks of a page. */
export function viewPage(blocks: readonly TextBlock[], stated: StatedTexts): PageView {
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
  const counts = countAll(structures);
  return {
    blocks,
    stated,
    words,
    wordsBefore,
    mainHeading: blocks.findIndex((block) => block.tag === 'h1'),
    firstProse,
    lastProse,
    core: coreOf(blocks, proseWords * 0.8),
    common: [
      signalOf['page-words'](words),
      signalOf['page-links'](linkWords, words),
      signalOf['page-prose'](proseWords, words),
      ...landmarkSignals(blocks),
      stated.isLong ? signalOf['page-repeats']('structured-data') : -1,
    ],
    alike: structures.map((structure) => counts.get(structure) ?? 0),
    texts: countAll(blocks.map(({ text }) => text)),
  };
}

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
