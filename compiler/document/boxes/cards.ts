/** Finds rows of cards or slides: like boxes side by side, each about one thing. */

import type { Element, Root } from 'hast';
import { groupBy } from '#shared/group-by.ts';
import { childElements, levelOf } from '../elements.ts';

/**
 * Returns the rows of cards among a node's children: two or more of one name and first class, others between them or
 * not, each with exactly one heading, all of the same rank. Labels of folds are headings too.
 */
export function rowsOfCardsIn(node: Root | Element): Element[][] {
  const boxes = childElements(node);
  if (boxes.length < 2) return [];
  const rows = groupBy(boxes, ({ tagName, properties }) => {
    const [name = ''] = Array.isArray(properties.className) ? properties.className : [];
    return `${tagName}.${name}`;
  });
  return [...rows.values()].filter(([first, ...others]) => {
    const rank = first && others.length > 0 ? rankOf(first) : 0;
    return rank > 0 && others.every((box) => rankOf(box) === rank);
  });
}

/** Returns the rank of the only heading in a box; 0 without one or with several. */
function rankOf(box: Element): number {
  const ranks = headingRanksIn(box, []);
  return ranks.length === 1 ? (ranks[0] ?? 0) : 0;
}

/** Returns the ranks of the first two headings below an element. */
function headingRanksIn(element: Element, ranks: number[]): number[] {
  for (const child of childElements(element)) {
    if (ranks.length > 1) break;
    const rank = levelOf(child);
    if (rank > 0) ranks.push(rank);
    else headingRanksIn(child, ranks);
  }
  return ranks;
}
