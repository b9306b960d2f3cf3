/** Choosing content, a part of repetition: lists and tables that belong to a page although others show parts of them. */

import { isElement } from '../../document/elements.ts';
import { groupBy } from '../../group-by.ts';
import { UI_WORDS } from '../../signs/interface-words.ts';
import { isInLandmark, isLayout, nearest, type Place } from './places.ts';
import type { TextBlock } from './text-blocks.ts';

/** One entry of a list of products or articles: its text blocks, and the one that names it. */
export interface Card {
  positions: number[];
  title: number;
}

/** Cards hold few words each; an index has at least this share of its words, landmarks aside, in them. */
const LONGEST_CARD = 80;
const INDEX = 0.3;

/** The rows and captions of each data table and definition list of the page itself: one fact, whose parts others may share. */
export function tablesOf(blocks: readonly TextBlock[]): number[][] {
  const tables = blocks.map(({ place }) =>
    isLayout(place) || isInLandmark(place)
      ? undefined
      : (nearest(place, ({ element }) => isElement(element, 'figure')) ??
        nearest(place, ({ element }) => isElement(element, 'table', 'dl'))),
  );
  const rows = groupBy(blocks.keys(), (position) => tables[position]);
  rows.delete(undefined);
  return [...rows.values()];
}

/** The rows of cards of an index; none for another page, beside whose own subject a shop or a blog lists others. */
export function cardsOfIndex(blocks: readonly TextBlock[]): Card[][] {
  const rows = rowsOfCards(blocks);
  let listed = 0;
  for (const { positions } of rows.flat()) for (const position of positions) listed += blocks[position]?.words ?? 0;
  const all = blocks.reduce((sum, { place, words }) => sum + (isInLandmark(place) ? 0 : words), 0);
  return listed >= INDEX * all ? rows : [];
}

/** Neighbouring cards, each with a linked heading of its own. */
export function rowsOfCards(blocks: readonly TextBlock[]): Card[][] {
  const names = new Map<Place, number>();
  blocks.forEach((block) => {
    if (isName(block))
      for (let at: Place | undefined = block.place; at; at = at.parent) names.set(at, (names.get(at) ?? 0) + 1);
  });
  const cards = new Map<Place, Card>();
  blocks.forEach((block, title) => {
    if (!isName(block)) return;
    let card = block.place;
    while (card.parent && names.get(card.parent) === 1 && card.parent.words <= LONGEST_CARD) card = card.parent;
    if (card.words <= LONGEST_CARD) cards.set(card, { positions: [], title });
  });
  blocks.forEach(({ place }, position) => {
    const card = nearest(place, (at) => cards.has(at));
    if (card) cards.get(card)?.positions.push(position);
  });
  const rows = groupBy(cards, ([{ parent }]) => parent);
  return [...rows.values()].filter((row) => row.length > 1).map((row) => row.map(([, card]) => card));
}

/** A linked heading, as a card has one. */
function isName({ tag, text, words, linkWords, place }: TextBlock): boolean {
  if (words === 0 || words !== linkWords || words > LONGEST_CARD / 2 || isInLandmark(place)) return false;
  const isHeading = /^h[2-6]$/.test(tag) || nearest(place, ({ element }) => /^h[2-6]$/.test(element.tagName));
  return Boolean(isHeading) && !UI_WORDS.action?.test(text.toLowerCase());
}
