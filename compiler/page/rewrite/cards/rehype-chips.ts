/** Page stage, rewriting: sets apart short labels side by side, which style alone shows as one each. */

import type { Element, ElementContent, Root } from 'hast';
import { laysOut } from '../../../document/boxes/lays-out.ts';
import { attribute, hasText, isElement, isHeading, isTextLonger, textOf } from '../../../document/elements.ts';
import { countWords } from '../../../words/count-words.ts';

/** Minimum labels in a row. Two may be the parts of a name, or a name and its value. */
const MIN_CHIPS = 3;

/** Maximum characters and words of a label. The characters are asked first, as that is quick. */
const MAX_CHIP_LENGTH = 70;
const MAX_CHIP_WORDS = 10;

/** Matches the beginning of a label: of the next word of a text it would be chance. */
const START = /^(?:[\p{Lu}\d¿¡«"(]|[^\p{L}\p{N}]{1,3}[\p{L}\p{N}])/u;

/** Matches the end of a label that has its own separator, or is a part of a sentence. */
const SEPARATED = /[,;:.!?·|/–—>»→-]$/;

/**
 * Puts a dot between three or more short labels of one element name and class: `Leña · Pellet · Gas`. Running text
 * and headings stay as they are: their parts are in a row, too.
 */
export function rehypeChips() {
  const rewrite = (node: Root | Element): void => {
    if (node.type === 'element' && (isHeading(node) || isElement(node, 'p', 'pre', 'a', 'button'))) return;
    setApart(node);
    for (const child of node.children) if (child.type === 'element') rewrite(child);
  };
  return rewrite;
}

/** Puts a dot between the labels of each row among the children. */
function setApart(parent: Root | Element): void {
  const children = parent.children as ElementContent[];
  if (children.filter(isChip).length < MIN_CHIPS) return;
  const follows = new Set<ElementContent>();
  for (const row of rowsOf(children, parent.type === 'element' && laysOut(parent)))
    for (const chip of row.slice(1)) follows.add(chip);
  parent.children = children.flatMap((child, at): ElementContent[] => {
    if (follows.has(child)) return [{ type: 'text', value: ' · ' }, child];
    const next = children[at + 1];
    return next && follows.has(next) && child.type === 'text' ? [] : [child];
  });
}

/**
 * Lists the rows of labels: nothing with a text is between them, one at least has a word, and they differ. Their class
 * is the same, unless the box around them puts them in a row.
 */
function rowsOf(children: readonly ElementContent[], isLaidOut: boolean): Element[][] {
  const rows: { name: string; chips: Element[] }[] = [];
  for (const child of children) {
    if (!hasText(child) && !isElement(child, 'br', 'hr', 'img')) continue;
    const [kind = ''] = isChip(child) ? attribute(child, 'className').split(' ') : [];
    const name = isChip(child) && (isLaidOut || kind !== '') ? `${child.tagName} ${isLaidOut ? '' : kind}` : '';
    const row = rows.at(-1);
    if (row && name !== '' && row.name === name) row.chips.push(child as Element);
    else rows.push({ name, chips: name === '' ? [] : [child as Element] });
  }
  return rows
    .map(({ chips }) => chips)
    .filter((chips) => {
      const texts = chips.map(textOf);
      return chips.length >= MIN_CHIPS && texts.some((text) => /[\p{L}:]/u.test(text)) && new Set(texts).size > 1;
    });
}

/** Whether an element within a line is a short label: the first word of a text, without an end of its own. */
function isChip(node: ElementContent): node is Element {
  if (
    !isElement(node, 'span', 'small', 'b', 'strong', 'em', 'i', 'mark', 'time') ||
    isTextLonger(node, MAX_CHIP_LENGTH)
  )
    return false;
  const text = textOf(node);
  return text.length > 1 && START.test(text) && !SEPARATED.test(text) && countWords(text) <= MAX_CHIP_WORDS;
}
