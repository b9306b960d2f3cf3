/** Document stage, a pass: moves an empty link that covers a card into the card's heading. */

import type { Element, Root } from 'hast';
import { attribute, hasText, imagesIn, isElement, isHeading } from '../../elements.ts';

/** Maximum boxes around a link that are searched for its heading. */
const MAX_STEPS = 3;

/** Headings and links in a box that decide about an empty link. */
interface Held {
  headings: Element[];
  links: number;
  /** An empty link without a heading around it so far, its parent, and the number of boxes around that one. */
  overlay?: { link: Element; from: Root | Element; steps: number } | undefined;
}

/** Puts the link into the heading of the nearest box with one, if the box has no other heading and no other link. */
export function rehypeOverlayLinks() {
  return (tree: Root): void => {
    moveOverlays(tree);
  };
}

/** Moves the overlay links below a node, and returns what its parent needs to know of it. */
function moveOverlays(node: Root | Element): Held {
  const held: Held = { headings: [], links: 0 };
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const { headings, links, overlay } = moveOverlays(child);
    held.links += links;
    // Two are enough to know that there are several.
    held.headings.push(...(isHeading(child) ? [child] : headings).slice(0, 2 - held.headings.length));
    if (isElement(child, 'a')) {
      held.links++;
      if (isEmptyLink(child)) held.overlay = { link: child, from: node, steps: 0 };
    } else if (overlay && overlay.steps < MAX_STEPS) held.overlay = { ...overlay, steps: overlay.steps + 1 };
  }
  const [heading, other] = held.headings;
  if (!heading) return held;
  if (held.overlay && !other && held.links === 1) {
    const { link, from } = held.overlay;
    from.children = (from.children as Element[]).filter((one) => one !== link);
    link.children = heading.children;
    heading.children = [link];
  }
  return { ...held, overlay: undefined };
}

const isEmptyLink = (link: Element): boolean =>
  attribute(link, 'href') !== '' && !hasText(link) && imagesIn([link]).length === 0;
