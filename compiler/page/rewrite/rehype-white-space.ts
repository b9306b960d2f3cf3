/** Page stage, rewriting: removes white space that browsers do not show, and joins adjacent texts. */

import type { Element, ElementContent, Root, Text } from 'hast';
import { hasText, holdsBlock, holdsElement, isBlock, isElement } from '../../document/elements.ts';

/** Matches white space that browsers collapse, which excludes no-break spaces. */
const COLLAPSING = /[\t\n\f\r ]+/g;

/**
 * Collapses white space as browsers show it, outside of `pre`, joins adjacent texts, unwraps inline elements without
 * text, and turns empty blocks within a line into `br`.
 */
export function rehypeWhiteSpace() {
  return (tree: Root): void => {
    joinTexts(tree);
    collapse(tree);
  };
}

/** Joins adjacent texts, and replaces elements that show nothing by their blanks. */
function joinTexts(node: Root | Element): void {
  const children: ElementContent[] = [];
  for (const child of node.children as ElementContent[]) {
    if (child.type === 'element') joinTexts(child);
    if (child.type === 'element' && isBlank(child)) for (const blank of child.children) append(children, blank);
    else append(children, child);
  }
  node.children = children.map((child, position) =>
    isEmptyBlock(child) && isOfLine(children[position - 1]) && isOfLine(children[position + 1])
      ? { type: 'element', tagName: 'br', properties: {}, children: [] }
      : child,
  );
}

/** Whether a block is empty. It still ends the line before it. */
const isEmptyBlock = (node: ElementContent): boolean =>
  isElement(node, 'div', 'p', 'section', 'ul') && !hasText(node) && !holdsElement(node, 'img', 'br', 'hr', 'input');

const isOfLine = (node: ElementContent | undefined): boolean => node !== undefined && !holdsBlock(node);

/** Whether an inline element, its texts joined, holds nothing but white space. */
function isBlank(element: Element): boolean {
  if (isBlock(element) || isElement(element, 'br', 'img', 'input')) return false;
  return element.children.every((child) => child.type === 'text' && !child.value.trim());
}

/** Adds a node; a text joins the text before it, or is copied, since other steps may have put one in two places. */
function append(siblings: ElementContent[], node: ElementContent): void {
  const last = siblings.at(-1);
  if (node.type === 'text' && last?.type === 'text') last.value += node.value;
  else siblings.push(node.type === 'text' ? { ...node } : node);
}

/** Removes the white space of each line that a browser would not show (CSS Text Level 3, 4.1). */
function collapse(tree: Root): void {
  /** Whether white space would not show here. */
  let isAfterBlank = true;
  /** A text with a final blank that may yet be visible. */
  let waiting: Text | undefined;
  const add = (text: Text) => {
    const value = text.value.replace(COLLAPSING, ' ');
    text.value = isAfterBlank && value.startsWith(' ') ? value.slice(1) : value;
    if (text.value === '') return;
    isAfterBlank = text.value.endsWith(' ');
    waiting = isAfterBlank ? text : undefined;
  };
  const endLine = () => {
    if (waiting) waiting.value = waiting.value.slice(0, -1);
    isAfterBlank = true;
    waiting = undefined;
  };
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type === 'text') add(child);
      if (child.type !== 'element') continue;
      const endsLine = isBlock(child) || isElement(child, 'br');
      if (endsLine) endLine();
      if (!isElement(child, 'pre')) walk(child);
      if (endsLine) endLine();
      else if (child.children.length === 0) {
        // Something without a text is shown.
        isAfterBlank = false;
        waiting = undefined;
      }
    }
    node.children = (node.children as ElementContent[]).filter((child) => child.type !== 'text' || child.value !== '');
  };
  walk(tree);
  endLine();
}
