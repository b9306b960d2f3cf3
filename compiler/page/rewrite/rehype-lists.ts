/** Page stage, rewriting: makes lists hold only items, and keeps items only inside lists. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, isElement, textOf } from '../../document/elements.ts';

/**
 * Puts stray content of lists into items, makes items of boxes in a list without any, and blocks of stray `li`, `dt`
 * and `dd`. Turns `menu` and `dir` into `ul`, and empties lists without text that only lay out.
 */
export function rehypeLists() {
  const rewrite = (node: Root | Element): void => {
    const list = node.type === 'element' && isElement(node, 'ul', 'ol', 'menu', 'dir');
    if (list) node.children = toItems(node.children);
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (isElement(child, 'ul', 'ol') && attribute(child, 'role') === 'presentation' && !textOf(child))
        child.children = [];
      if (isElement(child, 'menu', 'dir')) Object.assign(child, { tagName: 'ul' });
      if (isElement(child, 'li') && !list) Object.assign(child, { tagName: 'div' });
      if (isElement(child, 'dt', 'dd') && !(node.type === 'element' && isElement(node, 'dl', 'div')))
        Object.assign(child, { tagName: 'div' });
      rewrite(child);
    }
  };
  return rewrite;
}

/** Returns the items of a list. Boxes are items if there is no `li`; lists and stray text join the item before. */
function toItems(children: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  let open: Element | undefined;
  const holdsItems = children.some((child) => isElement(child, 'li'));
  for (const child of children) {
    const isBox = !holdsItems && isElement(child, 'div', 'article', 'section', 'p');
    if (isBox || isElement(child, 'li')) {
      items.push(isBox ? { type: 'element', tagName: 'li', properties: {}, children: [child] } : child);
      open = undefined;
    } else if (child.type === 'element' || (child.type === 'text' && (open || child.value.trim()))) {
      if (isElement(child, 'ul', 'ol')) open ??= items.at(-1);
      if (!open) {
        open = { type: 'element', tagName: 'li', properties: {}, children: [] };
        items.push(open);
      }
      open.children.push(child);
    }
  }
  return items;
}
