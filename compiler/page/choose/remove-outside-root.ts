/** Choosing content, before anything is judged: with a root named by the owner, all that stands outside of it goes. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute } from '../../document/elements.ts';
import { type Removals, removeWhere } from '../../document/removals.ts';

/** Takes out what is in no element marked `data-vitrina="root"`, if there is one, nor in one marked `keep`. */
export function removeOutsideRoot(tree: Root, removals: Removals): void {
  if (!tree.children.some((child) => holdsMark(child as ElementContent, 'root'))) return;
  const inside = new Set<Element>();
  removeWhere(tree, removals, (element, path) => {
    const parent = path.at(-1);
    if ((parent && inside.has(parent)) || isMarked(element)) inside.add(element);
    return inside.has(element) || element.children.some((child) => holdsMark(child, 'root', 'keep'))
      ? undefined
      : 'outside-root';
  });
}

const isMarked = (element: Element): boolean => /^(?:root|keep)$/.test(attribute(element, 'dataVitrina'));

const holdsMark = (node: ElementContent, ...marks: string[]): boolean =>
  node.type === 'element' &&
  (marks.includes(attribute(node, 'dataVitrina')) || node.children.some((child) => holdsMark(child, ...marks)));
