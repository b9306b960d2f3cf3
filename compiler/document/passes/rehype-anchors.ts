/** Document stage, a pass: anchors that are the target of links, and none themselves. */

import type { Element, Root } from 'hast';
import { attribute, isElement, rename } from '../elements.ts';

/** Turns `<a name="…">` into a span of that id: left open, it goes round all that follows it. So is one that leads nowhere. */
export function rehypeAnchors() {
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (
        isElement(child, 'a') &&
        (attribute(child, 'name') || opensNothing(child)) &&
        child.properties.href === undefined
      ) {
        child.properties.id ||= attribute(child, 'name') || undefined;
        rename(child, 'span');
      }
      walk(child);
    }
  };
  return (tree: Root): void => walk(tree);
}

/** Whether nothing tells that a script makes it a control. */
const opensNothing = ({ properties }: Element): boolean =>
  !Object.keys(properties).some((name) => /^(?:role|tabindex|aria|data)/i.test(name));
