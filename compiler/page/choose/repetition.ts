/** Choosing content: what the rest of the site says about the blocks of a page. What stands on most pages is chrome. */

import { isElement } from '../../document/elements.ts';
import { UI_WORDS } from '../../signs/interface-words.ts';
import { tellsOpening } from '../../signs/opening-hours.ts';
import { blockKey, textKey } from './block-keys.ts';
import { cardsOfIndex, listsOf, rowsOfCards, tablesOf } from './own-lists.ts';
import { isInCard, isOutsideContent, isWithin, nearest, type Place, SENTENCE, type TextBlock } from './text-blocks.ts';

/** What repeats across the pages of one site. Plain data that a worker thread can be given. */
export interface SiteTemplate {
  /** Number of pages it was learned from. */
  pages: number;
  /** Text block's key → share of pages with it, if it is on at least three pages and one in fifty. */
  repeated: ReadonlyMap<number, number>;
  /** Text block's key → path of the page that keeps it, of the same blocks. */
  keepers: ReadonlyMap<number, string>;
  /** Keys of running texts on at least three pages. */
  standing: ReadonlySet<number>;
  /** Endings of titles, then beginnings, separator included, longest first. */
  titleEdges: string[];
  /** A title of more than half of the pages, at least three, which describes none of them; empty without one. */
  commonTitle: string;
  /** Titles of several pages. */
  sharedTitles: ReadonlySet<string>;
}

/** Below the first share of pages repetition means nothing (a standing paragraph), above the second all. */
const MIN_SHARE = 0.35;
const FULL_SHARE = 0.8;
/** The first share for a line that is only a link or button. */
const MIN_SHARE_OF_LINKS = 0.05;
const FULL_SHARE_OF_LINKS = 0.4;
/** The first share for cards of an index: products of a small shop are on most pages. */
const MIN_SHARE_OF_CARDS = 0.6;
/** Log-odds of a block on every page, and of one in a box that invites to act in the same words elsewhere. */
const ON_EVERY_PAGE = -12;
const STANDING_INVITATION = -9;
/** Log-odds of what this page keeps for all: next to nothing, but not 0 as for own text, which only evidence removes. */
export const KEPT_FOR_ALL = -0.01;
/** Longer boxes, in words, are content that ends in an invitation. */
const MAX_INVITATION_WORDS = 80;

/** By block the log-odds of its repetition: 0 for text seen only here, −12 for text on every page of a large site. */
export function weighRepetition(
  blocks: readonly TextBlock[],
  template: SiteTemplate,
  { path, isHome }: { path: string; isHome: boolean },
): number[] {
  // Three pages that agree prove less than thirty.
  const confidence = Math.min(1, template.pages / 6);
  const keys = blocks.map(blockKey);
  const shares = keys.map((key) => template.repeated.get(key) ?? 0);
  const isKept = findKept(blocks, isHome, (at) => template.keepers.get(keys[at] as number) === path);
  const weights = blocks.map((block, at) =>
    Math.max(weigh(block, shares[at] ?? 0), isKept[at] ? KEPT_FOR_ALL : ON_EVERY_PAGE),
  );
  levelLists(blocks, weights);
  const listed = favourOwnLists(blocks, shares, weights);
  const isOwn = blocks.map(
    (block, at) => isRunningText(block) && (isKept[at] || !template.standing.has(textKey(block))),
  );
  favourOwnSections(blocks, isOwn, weights);
  const lower = (positions: readonly number[], to: number) => {
    for (const position of positions) weights[position] = Math.min(weights[position] ?? 0, to);
  };
  for (const [box, positions] of boxesOf(blocks)) {
    if (positions.some((position) => blocks[position]?.tag === 'h1')) continue;
    // Links below a title that is chrome are chrome, though they differ: related pages, latest posts. The home page is
    // about all that it leads to.
    const [first = 0] = positions;
    const title = blocks[first] as TextBlock;
    const links = positions.filter((position) => !isRunningText(blocks[position] as TextBlock));
    const led = positions.filter((position) => !isOwn[position]);
    const areMostlyLinks = 2 * links.length >= led.length;
    if (!isHome && levelOf(title) > 0 && title.place !== box) lower(areMostlyLinks ? led : links, weights[first] ?? 0);
    if (box.words > MAX_INVITATION_WORDS || !isStandingInvitation(positions, blocks, shares)) continue;
    lower(
      positions.filter(
        (position) =>
          !listed.has(position) && !(isKept[position] && tellsOpening((blocks[position] as TextBlock).text)),
      ),
      STANDING_INVITATION,
    );
  }
  return weights.map((weight) => weight * confidence);
}

function weigh(block: TextBlock, share: number): number {
  return isClicked(block)
    ? weighShare(share, MIN_SHARE_OF_LINKS, FULL_SHARE_OF_LINKS)
    : weighShare(share, MIN_SHARE, FULL_SHARE);
}

function weighShare(share: number, few: number, most: number): number {
  return share <= few ? 0 : ON_EVERY_PAGE * Math.min(1, (share - few) / (most - few));
}

/**
 * Gives the links of a list their middle weight, of an even number the higher, and running texts that of the least
 * repeated: a part of a list would tell nothing.
 */
function levelLists(blocks: readonly TextBlock[], weights: number[]): void {
  for (const list of listsOf(blocks)) {
    const areAll = (holds: (block: TextBlock) => boolean) => list.every((at) => holds(blocks[at] as TextBlock));
    const isToldWhole = areAll(isRunningText);
    if (!isToldWhole && !areAll(isClicked)) continue;
    const sorted = list.map((position) => weights[position] ?? 0).sort((a, b) => a - b);
    const level = sorted[isToldWhole ? sorted.length - 1 : sorted.length >> 1] ?? 0;
    for (const position of list) weights[position] = level;
  }
}

/** Raises weights in tables and cards of an index to the least repeated part's. Returns these cards without buttons. */
function favourOwnLists(blocks: readonly TextBlock[], shares: readonly number[], weights: number[]): Set<number> {
  const raise = (position: number, to: number) => {
    weights[position] = Math.max(weights[position] ?? 0, to);
  };
  for (const rows of tablesOf(blocks)) {
    const least = Math.max(...rows.map((position) => weights[position] ?? 0));
    for (const position of rows) raise(position, least);
  }
  const listed = new Set<number>();
  for (const cards of cardsOfIndex(blocks)) {
    const least = weighShare(Math.min(...cards.map(({ title }) => shares[title] ?? 0)), MIN_SHARE_OF_CARDS, 1);
    for (const position of cards.flatMap(({ positions }) => positions)) {
      if (isButton(blocks[position])) continue;
      raise(position, least);
      listed.add(position);
    }
  }
  return listed;
}

/** Whether a block says something, rather than leading elsewhere or asking for something. */
const isRead = ({ tag, words, linkWords }: TextBlock): boolean => tag !== 'button' && linkWords * 2 < words;

/** Whether a block says something in the content of the page. */
export const isRunningText = (block: TextBlock): boolean => isRead(block) && !isOutsideContent(block.place);

/** By block whether this page keeps it for all: what says a sentence at least in the largest box that repeats whole. */
function findKept(blocks: readonly TextBlock[], isHome: boolean, isKeeper: (position: number) => boolean): boolean[] {
  const repeated = new Map<Place, number>();
  const isHere = blocks.map((_, position) => isKeeper(position));
  blocks.forEach(({ place }, position) => {
    if (!isHere[position]) return;
    for (let at: Place | undefined = place; at; at = at.parent) repeated.set(at, (repeated.get(at) ?? 0) + 1);
  });
  const boxOf = (place: Place): Place => {
    let box = place;
    while (box.parent && repeated.get(box.parent) === box.parent.blocks) box = box.parent;
    return box;
  };
  // A card tells of the page that it leads to, and the home page is about all that it leads to.
  const inCards = new Set(rowsOfCards(blocks).flatMap((row) => row.flatMap(({ positions }) => positions)));
  blocks.forEach(({ place }, position) => {
    if (isInCard(place)) inCards.add(position);
  });
  const boxes = blocks.map((block, position) =>
    isHere[position] && saysSomething(block) && (isHome || !inCards.has(position)) ? boxOf(block.place) : undefined,
  );
  const words = new Map<Place, number>();
  boxes.forEach((box, position) => {
    if (box) words.set(box, (words.get(box) ?? 0) + (blocks[position]?.words ?? 0));
  });
  return boxes.map((box) => box !== undefined && (words.get(box) ?? 0) >= SENTENCE);
}

/** Words of the largest box that one line is the title of, or tells of the page with all in it. */
const MAX_TITLED_WORDS = 80;

/** Whether a block says something that no other pages have, or stands beside such a text in a small box; no heading. */
export function isInOwnBox(blocks: readonly TextBlock[], position: number, { repeated }: SiteTemplate): boolean {
  const block = blocks[position] as TextBlock;
  if (!isRead(block) || levelOf(block) > 0) return false;
  const isOwn = (one: TextBlock) => isRead(one) && levelOf(one) === 0 && !repeated.has(blockKey(one));
  const box = nearest(block.place, ({ blocks: held }) => held > 1);
  const isSmall = box !== undefined && box.words <= MAX_TITLED_WORDS;
  return isOwn(block) || (isSmall && blocks.some((beside) => isWithin(beside.place, box) && isOwn(beside)));
}

/** Whether a block is a short first line of a small box, its heading apart, and says of what the text below it tells. */
export function isTitleOfBox(blocks: readonly TextBlock[], position: number): boolean {
  const { words, text, place } = blocks[position] as TextBlock;
  const below = blocks[position + 1];
  if (words >= SENTENCE || !/\p{L}{3}/u.test(text) || !isRunningText(blocks[position] as TextBlock)) return false;
  const box = nearest(place, ({ blocks: held }) => held > 1);
  if (!box || !below || box.words > MAX_TITLED_WORDS || !isWithin(below.place, box)) return false;
  const before = blocks[position - 1];
  return isRunningText(below) && (before === undefined || levelOf(before) > 0 || !isWithin(before.place, box));
}

/** Whether a block has text beside its links, or is part of a linked card. A heading only says what is below it. */
const saysSomething = (block: TextBlock): boolean =>
  !/^h[1-6]$/.test(block.tag) &&
  (isRunningText(block) ||
    ((isInCard(block.place) || (block.tag !== 'button' && block.words - block.linkWords >= SENTENCE)) &&
      !isOutsideContent(block.place)));

/**
 * A heading and what is below it belong together, down to the next of its level or higher. Raises common headings over
 * mostly own text, which become `isOwn`, and repeated text below an own heading or question without own text.
 */
function favourOwnSections(blocks: readonly TextBlock[], isOwn: boolean[], weights: number[]): void {
  blocks.forEach((heading, position) => {
    const level = rankOf(heading);
    if (level === 0) return;
    let box = heading.place;
    while (box.parent && box.blocks < 2) box = box.parent;
    const below: number[] = [];
    let own = 0;
    let other = 0;
    for (let next = position + 1; next < blocks.length; next++) {
      const block = blocks[next] as TextBlock;
      const levelBelow = rankOf(block);
      if ((levelBelow > 0 && levelBelow <= level) || !isWithin(block.place, box)) break;
      below.push(next);
      if (levelOf(block) > 0) continue;
      if (isOwn[next]) own += block.words;
      else other += block.words;
    }
    if (weights[position] !== 0) {
      if (own <= other) return;
      weights[position] = 0;
      isOwn[position] = true;
    } else if (own === 0 && box.blocks * 2 <= blocks.length) {
      if (box.words <= MAX_INVITATION_WORDS && below.some((at) => isAction(blocks[at]))) return;
      const said = below.filter(
        (at) => !isClicked(blocks[at] as TextBlock) && !isOutsideContent((blocks[at] as TextBlock).place),
      );
      for (const at of said) weights[at] = 0;
    }
  });
}

/** Level of a heading; 7 for questions and labels of folds, 0 for others. */
const rankOf = (block: TextBlock): number => levelOf(block) || (isQuestion(block) ? 7 : 0);

const isQuestion = (block: TextBlock): boolean =>
  !isClicked(block) && (block.place.element.properties.dataFold === 'label' || block.text.endsWith('?'));

/** 2 for `h2`; 0 for what heads no section. */
const levelOf = ({ tag }: TextBlock): number => Number(/^h([2-6])$/.exec(tag)?.[1] ?? 0);

/** A card's link or button to buy or read on. */
function isButton(block: TextBlock | undefined): boolean {
  return isAction(block) || (block !== undefined && isClicked(block) && says(block, 'account'));
}

/** A link or button that invites to an action. */
function isAction(block: TextBlock | undefined): boolean {
  return block !== undefined && isClicked(block) && (block.tag === 'button' || says(block, 'action'));
}

function says({ text }: TextBlock, name: string): boolean {
  return UI_WORDS[name]?.test(text.toLowerCase()) ?? false;
}

/** A short line that consists of one link or button. */
function isClicked({ tag, text, words, linkWords, place }: TextBlock): boolean {
  return words <= 8 && text.length <= 100 && (tag === 'button' || (linkWords === words && !isInCard(place)));
}

/** Whether all blocks of a box are also on other pages, and one is an action or a form. */
function isStandingInvitation(positions: readonly number[], blocks: readonly TextBlock[], shares: readonly number[]) {
  if (!positions.every((position) => (shares[position] ?? 0) > 0)) return false;
  return positions.some((position) => {
    const block = blocks[position];
    return (
      isAction(block) || (block && nearest(block.place, ({ element }) => isElement(element, 'form')) !== undefined)
    );
  });
}

/** Positions of the blocks in each place that holds two or more, but at most half of the page's. */
function boxesOf(blocks: readonly TextBlock[]): Map<Place, number[]> {
  const boxes = new Map<Place, number[]>();
  blocks.forEach((block, position) => {
    for (let at: Place | undefined = block.place; at && at.blocks * 2 <= blocks.length; at = at.parent) {
      if (at.blocks < 2) continue;
      const positions = boxes.get(at);
      if (positions) positions.push(position);
      else boxes.set(at, [position]);
    }
  });
  return boxes;
}
