/** What tells that a box is a card or a slide: one of several that speak of one thing each. */

import type { Element, Root } from 'hast';
import { groupBy } from '#shared/group-by.ts';
import { childElements, levelOf } from '../document/elements.ts';

/** The children that stand beside one of the same name and first class, if each has one heading, of the same rank. */
export function cardsIn(node: Root | Element): readonly Element[] {
  const rows = groupBy(childElements(node), ({ tagName, properties }) => {
    const [name = ''] = Array.isArray(properties.className) ? properties.className : [];
    return `${tagName}.${name}`;
  });
  const alike = [...rows.values()].filter((row) => row.length > 1);
  const ranked = alike.flatMap((row) => [...groupBy(row, rankOf)]);
  return ranked.flatMap(([rank, cards]) => (rank > 0 && cards.length > 1 ? cards : []));
}

/** The rank of the only heading in a box; 0 without one or with several. */
function rankOf(box: Element): number {
  const ranks = headingRanksIn(box, []);
  return ranks.length === 1 ? (ranks[0] ?? 0) : 0;
}

/** Ranks of the first two headings below an element. */
function headingRanksIn(element: Element, ranks: number[]): number[] {
  for (const child of childElements(element)) {
    if (ranks.length > 1) break;
    const rank = levelOf(child);
    if (rank > 0) ranks.push(rank);
    else headingRanksIn(child, ranks);
  }
  return ranks;
}
