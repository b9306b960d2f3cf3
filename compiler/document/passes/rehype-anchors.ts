/** Document stage, a pass: anchors that are the target of links, and none themselves. */

import type { Element, Root } from 'hast';
import { attribute, isElement, rename } from '../elements.ts';

/** Turns `<a name="…">` into a span of that id. Left open, as it often is, it goes round all that follows it. */
export function rehypeAnchors() {
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (isElement(child, 'a') && child.properties.href === undefined && attribute(child, 'name')) {
        child.properties.id ||= attribute(child, 'name');
        rename(child, 'span');
      }
      walk(child);
    }
  };
  return (tree: Root): void => walk(tree);
}
