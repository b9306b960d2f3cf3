/** Choosing content: signals of where a block stands on its page. */

import { isWithin, type Place } from '../places.ts';
import type { TextBlock } from '../text-blocks.ts';
import { signalOf } from './signals.ts';
import type { PageView } from './view-page.ts';

/** Words from the start, or to the end, of a page within which a block stands near it. */
const NEAR = 60;

export function positionSignals(block: TextBlock, position: number, page: PageView): number[] {
  const before = page.wordsBefore[position] ?? 0;
  return [
    signalOf.at(String(Math.min(9, Math.floor((10 * before) / (page.words || 1))))),
    before < NEAR ? signalOf.near('start') : -1,
    page.words - before - block.words < NEAR ? signalOf.near('end') : -1,
    ...headingSignals(position, before, page),
    ...proseSignals(position, page),
    ...coreSignals(block.place, position, page),
    signalOf.previous(neighbour(page.blocks[position - 1])),
    signalOf.next(neighbour(page.blocks[position + 1])),
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

/** Where the block stands relative to where most of the page's prose is. */
function coreSignals(place: Place, position: number, { core, firstProse, lastProse }: PageView): number[] {
  if (!core) return [signalOf.core('none')];
  if (isWithin(place, core)) return [signalOf['in-core'](place.depth - core.depth)];
  let shared: Place = place;
  while (shared.parent && !isWithin(core, shared)) shared = shared.parent;
  const side = position < firstProse ? 'before' : position > lastProse ? 'after' : 'beside';
  return [signalOf.core(side), signalOf['out-of-core'](core.depth - shared.depth)];
}

function neighbour(block: TextBlock | undefined): string {
  if (!block) return 'none';
  if (/^h[1-6]$/.test(block.tag)) return 'heading';
  if (block.linkWords === block.words) return 'links';
  if (block.words > 40) return 'long';
  return block.tag === 'p' || block.tag === 'li' ? block.tag : 'other';
}
