/** Choosing content, a part of repetition: finds rows of cards, one per page or product. */

import { groupBy } from '#shared/group-by.ts';
import { UI_WORDS } from '../../signs/interface-words.ts';
import { isInLandmark, nearest, type Place, type TextBlock } from './text-blocks.ts';

/** One entry of a list of products or articles: the positions of its text blocks, and of the one that names it. */
export interface Card {
  positions: number[];
  title: number;
}

/** Maximum words of a card, and minimum share of an index's words in its cards, landmarks aside. */
const MAX_CARD_WORDS = 80;
const MIN_SHARE_OF_INDEX = 0.3;

/** Returns the rows of cards, if these have {@link MIN_SHARE_OF_INDEX} of the page's words; else an empty list. */
export function cardsOfIndex(blocks: readonly TextBlock[]): Card[][] {
  const rows = rowsOfCards(blocks);
  let listed = 0;
  for (const { positions } of rows.flat()) for (const position of positions) listed += blocks[position]?.words ?? 0;
  const all = blocks.reduce((sum, { place, words }) => sum + (isInLandmark(place) ? 0 : words), 0);
  return listed >= MIN_SHARE_OF_INDEX * all ? rows : [];
}

/**
 * Returns groups of two or more cards in one place. A card is the largest box with a single linked heading, of few
 * words; headings that ask for an action, and those in menus, headers, footers and asides, make no cards.
 */
export function rowsOfCards(blocks: readonly TextBlock[]): Card[][] {
  const names = new Map<Place, number>();
  blocks.forEach((block) => {
    if (isCardTitle(block))
      for (let at: Place | undefined = block.place; at; at = at.parent) names.set(at, (names.get(at) ?? 0) + 1);
  });
  const cards = new Map<Place, Card>();
  blocks.forEach((block, title) => {
    if (!isCardTitle(block)) return;
    let card = block.place;
    while (card.parent && names.get(card.parent) === 1) card = card.parent;
    if (card.words <= MAX_CARD_WORDS) cards.set(card, { positions: [], title });
  });
  blocks.forEach(({ place }, position) => {
    const card = nearest(place, (at) => cards.has(at));
    if (card) cards.get(card)?.positions.push(position);
  });
  const rows = groupBy(cards, ([{ parent }]) => parent);
  return [...rows.values()].filter((row) => row.length > 1).map((row) => row.map(([, card]) => card));
}

/** Whether a block is a linked heading, as in cards, that names no action. */
function isCardTitle({ tag, text, words, linkWords, place }: TextBlock): boolean {
  if (words === 0 || words !== linkWords || words > MAX_CARD_WORDS / 2 || isInLandmark(place)) return false;
  const isHeading = /^h[2-6]$/.test(tag) || nearest(place, ({ element }) => /^h[2-6]$/.test(element.tagName));
  return Boolean(isHeading) && !UI_WORDS.action?.test(text.toLowerCase());
}
