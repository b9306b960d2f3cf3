/** Choosing content on a site: finds the blocks that a page shows itself. Lists, rows and sections stay or go whole. */

import { groupBy } from '#shared/group-by.ts';
import { attribute, isElement } from '../../document/elements.ts';
import type { PageContext } from '../of-site/page-context.ts';
import { pageRules } from '../page-rules.ts';
import { blockKey } from './block-keys.ts';
import {
  createPlaceFinder,
  isInCard,
  isRead,
  isRunningText,
  isWithin,
  type Place,
  SENTENCE,
  type TextBlock,
} from './text-blocks.ts';

/** Maximum words of each of several boxes of one kind, side by side, that are read as one list. */
const MAX_ITEM_WORDS = 80;

/**
 * Returns for each block whether this page shows it: it is neither in the frame of the site nor shown by another page
 * for all, or its list, row or section stays whole.
 * @param groups positions that stay or go together, see {@link groupsOf}
 * @param isFree whether there is no evidence against a block; only free blocks follow their group
 */
export function staysHere(
  blocks: readonly TextBlock[],
  groups: readonly number[][],
  isFree: (position: number) => boolean,
  { elsewhere, frame }: Pick<PageContext, 'elsewhere' | 'frame'>,
): boolean[] {
  const keys = blocks.map(blockKey);
  const around = findFrame(blocks, (at) => pageRules.applies('frame-lines') && frame.has(keys[at] as number));
  // Text in the main element of a page is not in the frame of the site, unless it has links.
  const inMain = createPlaceFinder(
    ({ element }) => isElement(element, 'main') || attribute(element, 'role') === 'main',
  );
  const isAround = blocks.map(
    ({ place, linkWords }, at) => around[at] && (linkWords > 0 || inMain(place) === undefined),
  );
  const isElsewhere = (key: number) => pageRules.applies('shown-elsewhere') && elsewhere.has(key);
  const stays = keys.map((key, at) => !isElsewhere(key) && !isAround[at]);
  for (const group of groups) {
    const free = group.filter(isFree);
    const read = free.filter((at) => !isClicked(blocks[at] as TextBlock));
    // A group of links only stays whole if at least half of it stays.
    const whole =
      read.length > 0 ? read.some((at) => stays[at]) : 2 * free.filter((at) => stays[at]).length >= free.length;
    if (whole || read.length === 0) for (const at of free) stays[at] = whole;
  }
  if (pageRules.applies('whole-sections')) keepSections(blocks, isFree, stays);
  return stays;
}

/**
 * Tells for each block whether it is one of the short lines in the frame of the site, such as those of a bar at the
 * top. A box with a heading or a sentence is content.
 */
function findFrame(blocks: readonly TextBlock[], isInFrame: (position: number) => boolean): boolean[] {
  const held = new Map<Place, TextBlock[]>();
  blocks.forEach((block, at) => {
    if (!isInFrame(at)) return;
    for (let box: Place | undefined = block.place; box; box = box.parent) {
      const lines = held.get(box);
      if (lines) lines.push(block);
      else held.set(box, [block]);
    }
  });
  return blocks.map(({ place }, at) => {
    if (!isInFrame(at)) return false;
    let box = place;
    while (box.parent && held.get(box.parent)?.length === box.parent.blocks) box = box.parent;
    return held.get(box)?.every((line) => levelOf(line) === 0 && !isSentence(line)) === true;
  });
}

/** Whether a block may be a sentence: opening hours are many words without many letters. */
const isSentence = (block: TextBlock): boolean =>
  isRead(block) && (block.text.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE;

/** Returns positions in each list, and in each row of like boxes: they stay or go whole. One may be in two groups. */
export const groupsOf = (blocks: readonly TextBlock[]): number[][] => [
  ...(pageRules.applies('whole-lists') ? listsOf(blocks) : []),
  ...(pageRules.applies('whole-rows') ? rowsOf(blocks) : []),
];

/** Returns positions in each list, data table, figure and opened dialog. */
function listsOf(blocks: readonly TextBlock[]): number[][] {
  const lists = groupBy(blocks.keys(), (at) => {
    for (let place: Place | undefined = (blocks[at] as TextBlock).place; place; place = place.parent)
      if (isList(place)) return place;
    return undefined;
  });
  lists.delete(undefined);
  return [...lists.values()].filter((list) => list.length > 1);
}

const isList = ({ element }: Place): boolean =>
  isElement(element, 'ul', 'ol', 'dl', 'figure') ||
  (isElement(element, 'table') && attribute(element, 'role') !== 'presentation') ||
  element.properties.dataOpened === '';

/** Returns positions in each row of boxes of one name and class, side by side, all of them short. */
function rowsOf(blocks: readonly TextBlock[]): number[][] {
  const held = new Map<Place, number[]>();
  blocks.forEach(({ place }, at) => {
    for (let box: Place | undefined = place; box; box = box.parent) {
      const positions = held.get(box);
      if (positions) positions.push(at);
      else held.set(box, [at]);
    }
  });
  const rows = groupBy(
    [...held.keys()].filter(({ parent, element }) => parent && isElement(element, 'div', 'article', 'section', 'a')),
    ({ parent }) => parent,
  );
  const kindOf = ({ element }: Place) => `${element.tagName}.${attribute(element, 'className')}`;
  return [...rows.values()]
    .flatMap((boxes) => [...groupBy(boxes, kindOf).values()])
    .filter((boxes) => boxes.length > 1 && boxes.every(({ words }) => words <= MAX_ITEM_WORDS))
    .map((boxes) => boxes.flatMap((box) => held.get(box) ?? []));
}

/**
 * Changes `stays`: a heading stays together with the text below it, down to the next of its level or higher, and a
 * question with its answer. Links below a heading that other pages show for all go.
 */
function keepSections(blocks: readonly TextBlock[], isFree: (at: number) => boolean, stays: boolean[]): void {
  blocks.forEach((heading, position) => {
    const rank = rankOf(heading);
    if (rank === 0 || !isFree(position)) return;
    const box = boxAround(heading, blocks[position + 1]);
    const below: number[] = [];
    for (let at = position + 1; at < blocks.length; at++) {
      const block = blocks[at] as TextBlock;
      const rankBelow = rankOf(block);
      if ((rankBelow > 0 && rankBelow <= rank) || !isWithin(block.place, box)) break;
      if (isFree(at)) below.push(at);
    }
    const said = below.filter((at) => levelOf(blocks[at] as TextBlock) === 0 && isRunningText(blocks[at] as TextBlock));
    const clicked = below.filter((at) => isClicked(blocks[at] as TextBlock));
    const isStaying = said.some((at) => stays[at]);
    if (!stays[position]) {
      if (isStaying) stays[position] = true;
      else for (const at of clicked) stays[at] = false;
    } else if (!isStaying && said.length > 0 && (rank > 6 || box.blocks * 2 <= blocks.length)) {
      for (const at of below) if (!clicked.includes(at)) stays[at] = true;
    }
  });
}

/** Returns the nearest place that holds a heading and the block behind it: a title may have a box of its own. */
function boxAround({ place }: TextBlock, next: TextBlock | undefined): Place {
  let box = place;
  while (box.parent && next && !isWithin(next.place, box)) box = box.parent;
  return box;
}

/** Returns the level of a heading; 7 for questions and labels of folds, 0 for others. */
const rankOf = (block: TextBlock): number => levelOf(block) || (isQuestion(block) ? 7 : 0);

const isQuestion = (block: TextBlock): boolean =>
  !isClicked(block) && (block.place.element.properties.dataFold === 'label' || block.text.endsWith('?'));

/** Returns the level of a heading, 2 to 6; 0 for other blocks and the main heading. */
const levelOf = ({ tag }: TextBlock): number => Number(/^h([2-6])$/.exec(tag)?.[1] ?? 0);

/** Whether a block is a short line, at most 8 words, of only links or a button; not a line of a linked card. */
export function isClicked({ tag, text, words, linkWords, place }: TextBlock): boolean {
  return words <= 8 && text.length <= 100 && (tag === 'button' || (linkWords === words && !isInCard(place)));
}
