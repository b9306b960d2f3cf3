/** Preview: selectors of a part of a page: the one of the report, which may fit others too, and an exact one. */

import type { Element, Nodes, Root, Text } from 'hast';
import { selectorOf, writtenNameOf } from '../document/elements.ts';

export type PartSelectors = ReturnType<typeof createPartSelectors>;

/** Counts the elements of each selector, and returns lookups. @param tree of the page before any removal */
export function createPartSelectors(tree: Root) {
  const paths = new Map<Element | Text, Element[]>();
  const counts = new Map<string, number>();
  const walk = (node: Nodes, path: readonly Element[]): void => {
    if (node.type === 'text') paths.set(node, [...path]);
    if (!('children' in node)) return;
    const at = node.type === 'element' ? [...path, node] : [...path];
    if (node.type === 'element') {
      paths.set(node, at);
      const selector = selectorOf(at);
      counts.set(selector, (counts.get(selector) ?? 0) + 1);
    }
    for (const child of node.children) walk(child, at);
  };
  walk(tree, []);
  return {
    /** Counts the parts of the page that a selector of the report fits. */
    countOf: (selector: string): number => counts.get(selector) ?? 0,
    /**
     * Returns the selector if it fits one part of the page or the part is unknown, else one with the places of elements
     * among their siblings.
     */
    toExact(part: Element | Text | undefined, selector: string): string {
      if (part === undefined || counts.get(selector) === 1) return selector;
      const path = paths.get(part) ?? [];
      const ends = path.findLastIndex((_, end) => selectorOf(path.slice(0, end + 1)) === selector);
      return toPlacedSelector(ends < 0 ? path : path.slice(0, ends + 1)) || selector;
    },
  };
}

/** `body > main > p:nth-of-type(2)` */
const toPlacedSelector = (path: readonly Element[]): string =>
  path
    .map((element, depth) => {
      const name = writtenNameOf(element);
      const alike = (path[depth - 1]?.children ?? []).filter(
        (one) => one.type === 'element' && writtenNameOf(one) === name,
      );
      return alike.length > 1 ? `${name}:nth-of-type(${alike.indexOf(element) + 1})` : name;
    })
    .join(' > ');
