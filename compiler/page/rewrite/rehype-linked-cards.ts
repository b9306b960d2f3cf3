/** Page stage, rewriting: a link around blocks (a card) becomes a link that Markdown can hold. */

import type { Element, ElementContent, Root } from 'hast';
import { holdsBlock, isBlock, isElement, replaceElements, textOf } from '../../document/elements.ts';

/** Above this many characters a card without a heading is prose: only its first block carries the link. */
const LONGEST_LINK = 200;

/** Moves the link of a card into the card's heading, else around its text. Links in links are unwrapped. */
export function rehypeLinkedCards() {
  const rewrite = (node: Root | Element, inLink: boolean): void =>
    replaceElements(node, (child) => {
      const link = isElement(child, 'a');
      rewrite(child, inLink || link);
      if (link && inLink) return child.children;
      return link && child.children.some(holdsBlock) ? linkInside(child) : [child];
    });
  return (tree: Root): void => rewrite(tree, false);
}

function linkInside(card: Element): ElementContent[] {
  const target = firstHeading(card) ?? (textOf(card).length > LONGEST_LINK ? firstTextBlock(card) : undefined);
  if (target) {
    target.children = [{ ...card, children: target.children }];
    return [{ type: 'element', tagName: 'div', properties: {}, children: card.children }];
  }
  const link: Element = { ...card, children: flatten(card.children) };
  return [{ type: 'element', tagName: 'p', properties: {}, children: [link] }];
}

function firstHeading(node: Element): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (/^h[1-6]$/.test(child.tagName)) {
      if (textOf(child)) return child;
      continue;
    }
    const found = firstHeading(child);
    if (found) return found;
  }
  return undefined;
}

function firstTextBlock(node: Element): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element' || !textOf(child)) continue;
    if (isBlock(child) && !child.children.some(holdsBlock)) return child;
    const found = firstTextBlock(child);
    if (found) return found;
  }
  return undefined;
}

/** Blocks as phrasing, set apart by blanks. */
function flatten(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (!holdsBlock(child) || child.type !== 'element') return [child];
    const blank: ElementContent = { type: 'text', value: ' ' };
    return [blank, ...flatten(child.children), blank];
  });
}
