/** Page stage, rewriting: lists hold items, and items stand in lists. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, isElement, textOf } from '../../document/elements.ts';

/** Stray content joins the item before it or becomes one; boxes of a list without items are items; others blocks. */
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

/** The items of a list; boxes are items if there is no `li`, lists and stray text join the item before them. */
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
