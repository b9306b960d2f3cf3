/** Page stage, rewriting: lists hold items, and items stand in lists. */

import type { Element, ElementContent, Root } from 'hast';
import { isElement } from '../../document/elements.ts';

/** Stray content joins the item before it or becomes one; boxes of a list without items are items; others blocks. */
export function rehypeLists() {
  const rewrite = (node: Root | Element): void => {
    const list = node.type === 'element' && isElement(node, 'ul', 'ol', 'menu', 'dir');
    if (list) node.children = toItems(node.children);
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (isElement(child, 'menu', 'dir')) Object.assign(child, { tagName: 'ul' });
      if (isElement(child, 'li')) stripBullet(child);
      if (isElement(child, 'li') && !list) Object.assign(child, { tagName: 'div' });
      if (isElement(child, 'dt', 'dd') && !(node.type === 'element' && isElement(node, 'dl', 'div')))
        Object.assign(child, { tagName: 'div' });
      rewrite(child);
    }
  };
  return rewrite;
}

const BULLET = /^\s*[·•▪◦●■]\s*/;

/** Removes a bullet from the first text, which may be in an element of its own. Returns whether there was a text. */
function stripBullet(element: Element): boolean {
  for (const child of element.children) {
    if (child.type === 'text' && child.value.trim()) {
      // Alone in its element it has no blank behind it.
      child.value = `${child.value} `.replace(BULLET, '').replace(/ $/, '');
      return true;
    }
    if (child.type === 'element' && stripBullet(child)) return true;
  }
  return false;
}

/** The items of a list; boxes are items if there is no `li`, lists and stray text join the item before them. */
function toItems(children: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  let open: Element | undefined;
  const holdsItems = children.some((child) => isElement(child, 'li'));
  for (const child of children) {
    if (!holdsItems && isElement(child, 'div', 'article', 'section', 'p')) {
      items.push({ type: 'element', tagName: 'li', properties: {}, children: [child] });
      open = undefined;
    } else if (isElement(child, 'li')) {
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
