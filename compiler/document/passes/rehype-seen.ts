/** Document stage, a pass that only reads: which of the links and of the texts that the config asks for are seen. */

import type { Element, Root } from 'hast';
import { textOf, visitElements } from '../elements.ts';
import type { PassContext } from './pass-context.ts';

/** Takes back the links that have gone, but those of menus, and notes the located texts that are still in the tree. */
export function rehypeSeen({ links, toLocate, located }: Pick<PassContext, 'links' | 'toLocate' | 'located'>) {
  return (tree: Root): void => {
    const seen = new Set<Element>();
    visitElements(tree, (element) => seen.add(element));
    for (const [element, { place }] of links) if (place !== 'menu' && !seen.has(element)) links.delete(element);
    for (const [field, elements] of toLocate) {
      located[field] = elements
        .filter((element) => seen.has(element))
        .map((element) => textOf(element))
        .join(' ')
        .trim();
    }
  };
}
