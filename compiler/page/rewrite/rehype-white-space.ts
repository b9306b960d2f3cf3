/** Page stage, rewriting: of white space only what a browser shows stays, and neighbouring texts become one. */

import type { Element, ElementContent, Root, Text } from 'hast';
import { hasText, holdsBlock, holdsElement, isBlock, isElement } from '../../document/elements.ts';

/** White space that a browser collapses; a no-break space is none of it. */
const COLLAPSING = /[\t\n\f\r ]+/g;

export function rehypeWhiteSpace() {
  return (tree: Root): void => {
    joinTexts(tree);
    const line = createLine();
    collapse(tree, line);
    line.end();
  };
}

/** Neighbouring texts become one, and the blanks of an element that shows nothing stand in its place. */
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

/** What has been emptied still ends the line before it. */
const isEmptyBlock = (node: ElementContent): boolean =>
  isElement(node, 'div', 'p', 'section', 'ul') && !hasText(node) && !holdsElement(node, 'img', 'br', 'hr', 'input');

const isOfLine = (node: ElementContent | undefined): boolean => node !== undefined && !holdsBlock(node);

/** Whether an element whose texts are joined shows nothing. */
function isBlank(element: Element): boolean {
  if (isBlock(element) || isElement(element, 'br', 'img', 'input')) return false;
  return element.children.every((child) => child.type === 'text' && !child.value.trim());
}

function append(siblings: ElementContent[], node: ElementContent): void {
  const last = siblings.at(-1);
  // A new text: other steps may have put one in two places.
  if (node.type === 'text') {
    if (last?.type === 'text') last.value += node.value;
    else siblings.push({ type: 'text', value: node.value });
  } else siblings.push(node);
}

/** What a browser would have written so far of the line that it is in (CSS Text Level 3, 4.1). */
interface Line {
  /** Adds a text, without what does not show of it. */
  add(text: Text): void;
  /** Something without a text is shown. */
  addObject(): void;
  end(): void;
}

function createLine(): Line {
  /** Whether white space would not show here. */
  let isAfterBlank = true;
  /** The text that ends with a blank, of which it is not known yet whether it shows. */
  let waiting: Text | undefined;
  return {
    add: (text) => {
      const value = text.value.replace(COLLAPSING, ' ');
      text.value = isAfterBlank && value.startsWith(' ') ? value.slice(1) : value;
      if (text.value === '') return;
      isAfterBlank = text.value.endsWith(' ');
      waiting = isAfterBlank ? text : undefined;
    },
    addObject: () => {
      isAfterBlank = false;
      waiting = undefined;
    },
    end: () => {
      if (waiting) waiting.value = waiting.value.slice(0, -1);
      isAfterBlank = true;
      waiting = undefined;
    },
  };
}

function collapse(node: Root | Element, line: Line): void {
  for (const child of node.children) {
    if (child.type === 'text') line.add(child);
    if (child.type !== 'element') continue;
    const endsLine = isBlock(child) || isElement(child, 'br');
    if (endsLine) line.end();
    if (!isElement(child, 'pre')) collapse(child, line);
    if (endsLine) line.end();
    else if (child.children.length === 0) line.addObject();
  }
  node.children = (node.children as ElementContent[]).filter((child) => child.type !== 'text' || child.value !== '');
}
