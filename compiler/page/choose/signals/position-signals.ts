/** Choosing content: signals of where a block stands on its page. */

import { attribute, isElement } from '../../../document/elements.ts';
import type { Place } from '../places.ts';
import type { TextBlock } from '../text-blocks.ts';
import { bin, share } from './intervals.ts';
import type { PageView } from './view-page.ts';

export function positionSignals(block: TextBlock, position: number, page: PageView): string[] {
  return [
    ...orderSignals(block, position, page),
    ...coreSignals(block, position, page),
    ...crossSignals(block, position, page),
  ];
}

function orderSignals(block: TextBlock, position: number, page: PageView): string[] {
  const before = page.wordsBefore[position] ?? 0;
  const signals = [`at:${Math.floor((10 * before) / (page.words || 1))}`];
  if (before < 60) signals.push('at:start');
  if (page.words - before - block.words < 60) signals.push('at:end');
  if (page.mainHeading < 0) signals.push('h1:none');
  else if (position === page.mainHeading) signals.push('h1:this');
  else {
    const side = position < page.mainHeading ? 'before' : 'after';
    const distance = Math.abs(before - (page.wordsBefore[page.mainHeading] ?? 0));
    signals.push(`h1:${side}`, `h1:${side}/${bin(distance, [15, 60, 200, 600, 1500])}`);
  }
  if (page.firstProse < 0) signals.push('prose:none');
  else if (position < page.firstProse) signals.push(`prose:before/${bin(page.firstProse - position, [3, 10, 30])}`);
  else if (position > page.lastProse) signals.push(`prose:after/${bin(position - page.lastProse, [3, 10, 30])}`);
  else signals.push('prose:within');
  return signals;
}

/** Where the block stands relative to where most of the page's prose is. */
function coreSignals(block: TextBlock, position: number, page: PageView): string[] {
  const signals: string[] = [];
  for (const [name, core] of [
    ['core', page.core],
    ['wide-core', page.wideCore],
  ] as const) {
    if (!core) {
      signals.push(`${name}:none`);
      continue;
    }
    let branch: Place = block.place;
    while (branch.parent && !isWithin(core, branch.parent) && branch !== core && !isWithin(branch, core))
      branch = branch.parent;
    if (branch === core || isWithin(block.place, core)) {
      signals.push(`${name}:in`, `${name}:in/${bin(block.place.depth - core.depth, [0, 1, 3, 6])}`);
    } else {
      const up = core.depth - (branch.parent?.depth ?? 0);
      const side = position < page.firstProse ? 'before' : position > page.lastProse ? 'after' : 'beside';
      signals.push(
        `${name}:out`,
        `${name}:out/${bin(up, [1, 2, 4, 7])}`,
        `${name}:${side}`,
        `${name}-branch:${bin(branch.words, [5, 20, 60, 200])}/${share(branch.linkWords, branch.words)}`,
        `${name}-branch-prose:${share(branch.proseWords, branch.words)}`,
      );
    }
  }
  return signals;
}

/** What the size and links of a block mean depends on the page and on where it stands. */
function crossSignals(block: TextBlock, position: number, page: PageView): string[] {
  const size = `${bin(block.words, [2, 6, 15, 40])}/${share(block.linkWords, block.words)}`;
  const kind = /^h[1-6]$/.test(block.tag) ? 'heading' : block.tag;
  const where = !page.core
    ? 'none'
    : isWithin(block.place, page.core)
      ? 'in'
      : position < page.firstProse
        ? 'before'
        : position > page.lastProse
          ? 'after'
          : 'beside';
  const main = isInMain(block.place) ? 'main' : 'page';
  return [
    `core-size:${where}/${size}`,
    `core-tag:${where}/${kind}/${main}`,
    `page-prose-size:${page.prose}/${size}`,
    `page-prose-core:${page.prose}/${where}/${main}`,
    `main-size:${main}/${size}`,
    `h1-size:${page.mainHeading < 0 ? 'none' : position < page.mainHeading ? 'before' : 'after'}/${size}`,
  ];
}

function isInMain(place: Place): boolean {
  for (let at: Place | undefined = place; at; at = at.parent) {
    if (isElement(at.element, 'main', 'article') || attribute(at.element, 'role') === 'main') return true;
  }
  return false;
}

function isWithin(place: Place, ancestor: Place): boolean {
  for (let at: Place | undefined = place; at && at.depth >= ancestor.depth; at = at.parent)
    if (at === ancestor) return true;
  return false;
}
