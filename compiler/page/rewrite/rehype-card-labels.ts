/** Page stage, rewriting: moves the line above a card's heading below it, as it would end the card before. */

import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { rowsOfCardsIn } from '../../document/boxes/cards.ts';
import { childElements, findElement, hasText, isElement, isHeading, textOf } from '../../document/elements.ts';
import { countWords } from '../../words/count-words.ts';
import { SENTENCE } from '../choose/text-blocks.ts';

/** Lowers the labels of a row of cards (a year, a discount, a trade), unless one of them is a customer's sentence. */
export const rehypeCardLabels = () => rewriteIn;

function rewriteIn(node: Root | Element): void {
  // The items of a list are set apart by its marks.
  for (const row of isElement(node, 'ul', 'ol') ? [] : rowsOfCardsIn(node))
    if (areNamed(row) && row.every((card) => countWords(textOf(aboveHeading(card))) < SENTENCE))
      row.forEach(lowerLabel);
  childElements(node).forEach(rewriteIn);
}

/** Matches an amount of money, which names nothing. */
const AMOUNT = /^(?:\p{Sc}\s?\d|\d[\d.,]{0,12}\s?\p{Sc})/u;

/** Whether the headings of cards name them: they differ, and none is only an amount, which the line above names. */
function areNamed(row: readonly Element[]): boolean {
  const headings = new Set(row.map((card) => textOf(findElement(card, isHeading) ?? [])));
  return headings.size > 1 && ![...headings].some((heading) => AMOUNT.test(heading));
}

/** Returns the child that is or holds the heading of a card. */
const headed = (box: Element): Element | undefined =>
  childElements(box).find((child) => isHeading(child) || findElement(child, isHeading));

/** Returns the nodes with text in a card in front of its heading. */
function aboveHeading(box: Element): ElementContent[] {
  const holder = headed(box);
  if (!holder) return [];
  const above = box.children.slice(0, box.children.indexOf(holder)).filter(hasText);
  return isHeading(holder) ? above : [...above, ...aboveHeading(holder)];
}

function lowerLabel(card: Element): void {
  const label = aboveHeading(card);
  if (label.length === 0) return;
  const line = h('div', label);
  for (let box: Element | undefined = card; box; box = headed(box)) {
    box.children = box.children.filter((child) => !label.includes(child));
    const heading = box.children.findIndex((child) => child.type === 'element' && isHeading(child));
    if (heading >= 0) box.children.splice(heading + 1, 0, line);
    if (heading >= 0) return;
  }
}
