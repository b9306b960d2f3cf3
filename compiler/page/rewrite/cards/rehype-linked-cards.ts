/** Page stage, rewriting: turns a link around blocks (a card) into a link that Markdown can hold. */

import type { Element, ElementContent, Root } from 'hast';
import {
  findElement,
  holdsBlock,
  isBlock,
  isElement,
  isHeading,
  replaceElements,
  textOf,
} from '../../../document/elements.ts';

/** Maximum characters of a card that is one linked line; a longer one without a heading links its first block. */
const MAX_LINK_LENGTH = 200;

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

/** Returns the card with its heading, or the first block of a long text, as the link; a short card as a linked line. */
function linkInside(card: Element): ElementContent[] {
  const target =
    findElement(card, isTitle) ?? (textOf(card).length > MAX_LINK_LENGTH ? findElement(card, isTextBlock) : undefined);
  if (target) {
    target.children = [{ ...card, children: target.children }];
    return [{ type: 'element', tagName: 'div', properties: {}, children: card.children }];
  }
  const link: Element = { ...card, children: flatten(card.children) };
  return [{ type: 'element', tagName: 'p', properties: {}, children: [link] }];
}

const isTitle = (element: Element): boolean => isHeading(element) && textOf(element) !== '';

const isTextBlock = (element: Element): boolean =>
  isBlock(element) && textOf(element) !== '' && !element.children.some(holdsBlock);

/** Turns children into phrasing: replaces blocks by their content, between blanks. */
function flatten(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (!holdsBlock(child) || child.type !== 'element') return [child];
    const blank: ElementContent = { type: 'text', value: ' ' };
    return [blank, ...flatten(child.children), blank];
  });
}
