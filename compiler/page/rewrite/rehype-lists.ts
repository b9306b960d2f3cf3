/** Page stage, rewriting: lists hold items and items stand in lists; paragraphs with bullets of their own are lists. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, isElement, textOf } from '../../document/elements.ts';

/** Stray content joins the item before it or becomes one; boxes of a list without items are items; others blocks. */
export function rehypeLists() {
  const rewrite = (node: Root | Element): void => {
    const list = node.type === 'element' && isElement(node, 'ul', 'ol', 'menu', 'dir');
    if (list) node.children = toItems(node.children);
    else node.children = joinBulleted(node.children as ElementContent[]);
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (isElement(child, 'ul', 'ol') && attribute(child, 'role') === 'presentation' && !textOf(child))
        child.children = [];
      if (isElement(child, 'menu', 'dir')) Object.assign(child, { tagName: 'ul' });
      if (isElement(child, 'li') && BULLET.test(firstText(child))) stripBullet(child, BULLET);
      if (isElement(child, 'li') && !list) Object.assign(child, { tagName: 'div' });
      if (isElement(child, 'dt', 'dd') && !(node.type === 'element' && isElement(node, 'dl', 'div')))
        Object.assign(child, { tagName: 'div' });
      rewrite(child);
    }
  };
  return rewrite;
}

const BULLET = /^\s*[·•▪◦●■]\s*/;
/** Bullets in the fonts of word processors. */
const FONT_BULLET = /^\s*(?:[·•▪◦●■]|[o§Øü-]\s)\s*/;

/** Turns two or more adjacent paragraphs with bullets into a list without them. */
function joinBulleted(children: ElementContent[]): ElementContent[] {
  if (!children.some(isBulleted)) return children;
  const joined: ElementContent[] = [];
  let run: Element[] = [];
  const close = () => {
    if (run.length > 1) {
      for (const item of run) stripBullet(item, bulletOf(item));
      const items = run.map((item): Element => ({ ...item, tagName: 'li' }));
      joined.push({ type: 'element', tagName: 'ul', properties: {}, children: items });
    } else joined.push(...run);
    run = [];
  };
  for (const child of children) {
    if (isBulleted(child)) run.push(child);
    else if (run.length === 0 || child.type !== 'text' || child.value.trim()) {
      close();
      joined.push(child);
    }
  }
  close();
  return joined;
}

const isBulleted = (child: ElementContent): child is Element =>
  isElement(child, 'p') && bulletOf(child).test(firstText(child));

/** The first characters, enough to see a bullet and what follows it. */
function firstText(element: Element): string {
  let text = '';
  for (const child of element.children) {
    if (child.type === 'text') text += child.value;
    else if (child.type === 'element') text += firstText(child);
    if (text.trim().length > 1) break;
  }
  return text;
}

const bulletOf = (paragraph: Element): RegExp =>
  /mso-?list/i.test(attribute(paragraph, 'className')) ? FONT_BULLET : BULLET;

/** Removes the bullet from the first text, which may be in an element of its own. Returns whether there was a text. */
function stripBullet(element: Element, bullet: RegExp): boolean {
  for (const child of element.children) {
    if (child.type === 'text' && child.value.trim()) {
      // Alone in its element it has no blank behind it.
      child.value = `${child.value} `.replace(bullet, '').replace(/ $/, '');
      return true;
    }
    if (child.type === 'element' && stripBullet(child, bullet)) return true;
  }
  return false;
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
