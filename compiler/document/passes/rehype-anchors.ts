/** Document stage, a pass: anchors that are the target of links, and none themselves. */

import type { Element, Root } from 'hast';
import { attribute, isElement, rename, visitElements } from '../elements.ts';

/** Turns `<a name="…">` into a span of that id: left open, it goes round all that follows it. So is one that leads nowhere. */
export function rehypeAnchors() {
  return (tree: Root): void =>
    visitElements(tree, (element) => {
      if (!isElement(element, 'a') || element.properties.href !== undefined) return;
      const name = attribute(element, 'name');
      if (!name && !opensNothing(element)) return;
      if (name) element.properties.id ||= name;
      rename(element, 'span');
    });
}

/** Whether nothing tells that a script makes it a control. */
const opensNothing = ({ properties }: Element): boolean =>
  !Object.keys(properties).some((name) => /^(?:role|tabindex|aria|data)/i.test(name));
