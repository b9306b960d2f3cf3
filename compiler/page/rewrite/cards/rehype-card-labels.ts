/**
 * Page stage, rewriting: moves the line above a card's heading below it, as it would end the card before, and makes
 * items of a list of cards that have only a few short lines.
 */

import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { rowsOfCardsIn } from '../../../document/boxes/cards.ts';
import {
  attribute,
  childElements,
  findElement,
  hasText,
  holdsBlock,
  holdsElement,
  isElement,
  isHeading,
  isTextLonger,
  levelOf,
  textOf,
} from '../../../document/elements.ts';
import { countWords } from '../../../words/count-words.ts';
import { SENTENCE } from '../../choose/text-blocks.ts';

/**
 * Moves the labels of a row of cards (a year, a discount, a trade) below their headings, unless one of them is a
 * sentence or the headings do not name the cards. Turns rows of short cards without headings into lists.
 */
export const rehypeCardLabels = () => rewriteIn;

function rewriteIn(node: Root | Element): void {
  // The items of a list are set apart by its marks.
  for (const row of isElement(node, 'ul', 'ol') ? [] : rowsOfCardsIn(node))
    if (areNamed(row) && row.every((card) => countWords(textOf(aboveHeading(card))) < SENTENCE))
      row.forEach(lowerLabel);
  listShortCards(node);
  childElements(node).forEach(rewriteIn);
}

/** Minimum cards of a row that are a list, and maximum words of one. */
const MIN_SHORT_CARDS = 3;
const MAX_SHORT_WORDS = 14;
/** Maximum characters of a short card. It is asked first, as that is quick. */
const MAX_SHORT_LENGTH = 300;

/** Elements that a line of a list cannot show. */
const NO_LINES = 'a audio blockquote button dl iframe img ol pre table ul video'.split(' ');

/** Turns each row of short cards, side by side, into a list: `80 gramos · Minitarta`. */
function listShortCards(node: Root | Element): void {
  if (isElement(node as Element, 'ul', 'ol', 'dl', 'table', 'tr', 'tbody', 'thead', 'a')) return;
  const runs: { name: string; cards: Element[] }[] = [];
  for (const child of node.children) {
    if (child.type !== 'element' && !hasText(child)) continue;
    const name = child.type === 'element' && isShortCard(child) ? nameOf(child) : '';
    const run = runs.at(-1);
    if (run && name !== '' && run.name === name) run.cards.push(child as Element);
    else runs.push({ name, cards: name === '' ? [] : [child as Element] });
  }
  for (const { cards } of runs) {
    const [first] = cards;
    if (!first || cards.length < MIN_SHORT_CARDS) continue;
    const items = cards.map((card) => h('li', joinLines(linesIn(card.children))));
    const inList = new Set<ElementContent>(cards.slice(1));
    const children = node.children as ElementContent[];
    node.children = children.flatMap((child) =>
      child === first ? [h('ul', items)] : inList.has(child) ? [] : [child],
    );
  }
}

const nameOf = (card: Element): string => `${card.tagName} ${attribute(card, 'className').split(' ')[0]}`;

/** Whether a box has two short lines or more, below no heading, and nothing else. */
function isShortCard(box: Element): boolean {
  if (!isElement(box, 'div', 'article', 'section') || isTextLonger(box, MAX_SHORT_LENGTH)) return false;
  if (countWords(textOf(box)) > MAX_SHORT_WORDS || holdsElement(box, ...NO_LINES)) return false;
  if (findElement(box, (one) => levelOf(one) > 0)) return false;
  const lines = linesIn(box.children);
  return lines.length > 1 && lines.every((line) => countWords(textOf(line)) < SENTENCE && !/[.:]$/.test(textOf(line)));
}

/** Divides nodes into lines with text. */
function linesIn(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [];
  let isOpen = false;
  for (const [at, node] of nodes.entries()) {
    if (node.type === 'element' && holdsBlock(node)) {
      lines.push(...linesIn(node.children));
      isOpen = false;
    } else if (isElement(node, 'br')) {
      // A name may be broken: `Años de experiencia<br>en Gijón`.
      if (isOpen && /^\p{Ll}/u.test(textOf(nodes.slice(at + 1)))) lines.at(-1)?.push({ type: 'text', value: ' ' });
      else isOpen = false;
    } else if (isElement(node, 'hr')) isOpen = false;
    else if (isOpen) lines.at(-1)?.push(node);
    else if (hasText(node)) {
      lines.push([node]);
      isOpen = true;
    }
  }
  return lines;
}

/** Maximum characters of a figure or icon that says nothing by itself. */
const MAX_FIGURE_LENGTH = 8;

/** Matches the beginning of a figure or amount. */
const FIGURE = /^(?:[+~<>]|\p{Sc})? ?\d/u;

/** Joins lines to one: a colon before a value, a sign between names, a blank behind a figure or icon. */
const joinLines = (lines: readonly ElementContent[][]): ElementContent[] =>
  lines.flatMap((line, at) => {
    const before = textOf(lines[at - 1] ?? []);
    const isNamed = /\p{L}/u.test(before) || before.length > MAX_FIGURE_LENGTH;
    const isValue = at === 1 && isNamed && FIGURE.test(textOf(line));
    return at === 0 ? line : [{ type: 'text' as const, value: isValue ? ': ' : isNamed ? ' · ' : ' ' }, ...line];
  });

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

/** Moves the nodes above a card's heading right behind it, in a `div` of their own. */
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
