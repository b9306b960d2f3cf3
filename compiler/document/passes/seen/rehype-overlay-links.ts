/** Document stage, a pass: an empty link that lies over a card is the link of the card's heading. */

import type { Element, Root } from 'hast';
import { attribute, hasText, imagesIn, isElement, isHeading, linksIn } from '../../elements.ts';

/** Puts the link into the heading of the nearest box, if that has one heading and no other link. */
export function rehypeOverlayLinks() {
  return (tree: Root): void => {
    visit(tree, []);
  };
}

function visit(node: Root | Element, path: readonly Element[]): void {
  for (const child of [...node.children]) {
    if (child.type !== 'element') continue;
    const isOverlay =
      isElement(child, 'a') && attribute(child, 'href') !== '' && !hasText(child) && imagesIn([child]).length === 0;
    const heading = isOverlay ? headingOf(path) : undefined;
    if (heading) {
      node.children = (node.children as Element[]).filter((one) => one !== child);
      child.children = heading.children;
      heading.children = [child];
    } else visit(child, [...path, child]);
  }
}

/** Boxes around a link that are looked at. */
const MAX_STEPS = 3;

/** The only heading of the nearest box around a link that has one, unless the box has other links. */
function headingOf(path: readonly Element[]): Element | undefined {
  for (const box of path.slice(-MAX_STEPS).toReversed()) {
    const headings = headingsIn(box);
    if (headings.length > 0) return headings.length === 1 && linksIn([box]).length === 1 ? headings[0] : undefined;
  }
  return undefined;
}

const headingsIn = (element: Element): Element[] =>
  element.children.flatMap((child) => (child.type !== 'element' ? [] : isHeading(child) ? [child] : headingsIn(child)));
