/** Page stage, rewriting: elements of a line that hold nothing but blanks go, and neighbouring texts become one. */

import type { Element, ElementContent, Root } from 'hast';
import { isBlock, isElement } from '../../document/elements.ts';

/**
 * Puts the blanks of an element in its place. The conversion to Markdown looks from each text to the next that is not
 * blank: thousands of anchors or icons in a row would take it minutes.
 */
export function rehypeBlanks() {
  const rewrite = (node: Root | Element): void => {
    const children: ElementContent[] = [];
    for (const child of node.children as ElementContent[]) {
      if (child.type === 'element') rewrite(child);
      if (child.type === 'element' && isBlank(child)) for (const blank of child.children) append(children, blank);
      else append(children, child);
    }
    node.children = children;
  };
  return rewrite;
}

/** Whether an element whose texts are joined shows nothing. */
function isBlank(element: Element): boolean {
  if (isBlock(element) || isElement(element, 'br', 'img', 'input')) return false;
  return element.children.every((child) => child.type === 'text' && !child.value.trim());
}

function append(siblings: ElementContent[], node: ElementContent): void {
  const last = siblings.at(-1);
  // A new text: other steps may have put one in two places.
  if (node.type === 'text' && last?.type === 'text')
    siblings[siblings.length - 1] = { type: 'text', value: last.value + node.value };
  else siblings.push(node);
}
