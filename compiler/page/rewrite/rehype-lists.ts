/** Page stage, rewriting: lists hold items and items stand in lists, as Markdown needs and pages often forget. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, isElement, textOf } from '../elements.ts';

/** Stray content of a list joins the item before it or becomes one; items outside a list become plain blocks. */
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

function toItems(children: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  let open: Element | undefined;
  for (const child of children) {
    if (isElement(child, 'li')) {
      items.push(child);
      open = undefined;
    } else if (child.type === 'element' ? true : child.type === 'text' && (open || child.value.trim())) {
      const last = items.at(-1);
      if (!open && last && isElement(child, 'ul', 'ol')) open = last;
      if (!open) {
        open = { type: 'element', tagName: 'li', properties: {}, children: [] };
        items.push(open);
      }
      open.children.push(child);
    }
  }
  return items;
}
