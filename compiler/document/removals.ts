/** Page stage: the record of everything that was taken out of a page, so that each visible text is either kept or listed. */

import type { Element, ElementContent } from 'hast';
import type { Removal } from '../model.ts';
import { selectorOf, textOf } from './elements.ts';

export interface Removals {
  /** Notes nodes that the caller takes out of `path`'s last element. Nodes without text are not listed. */
  note(rule: string, path: readonly Element[], nodes: ElementContent[]): void;
  list(): Removal[];
}

/** Starts an empty record for one page. */
export function createRemovals(): Removals {
  const removed: Removal[] = [];
  return {
    note(rule, path, nodes) {
      const text = textOf(nodes);
      if (!text) return;
      const [only] = nodes;
      const whole = nodes.length === 1 && only?.type === 'element' ? [...path, only] : path;
      removed.push({ rule, selector: selectorOf(whole), text });
    },
    list: () => removed,
  };
}

/** Visits every element with its ancestors; `rule` names why the element must go, or keeps it with undefined. */
export function removeWhere(
  tree: { children: ElementContent[] } | { children: unknown[] },
  removals: Removals,
  rule: (element: Element, path: readonly Element[]) => string | undefined,
): void {
  const path: Element[] = [];
  const walk = (parent: { children: ElementContent[] }) => {
    parent.children = parent.children.filter((child) => {
      if (child.type !== 'element') return true;
      const name = rule(child, path);
      if (name) {
        removals.note(name, path, [child]);
        return false;
      }
      path.push(child);
      walk(child);
      path.pop();
      return true;
    });
  };
  walk(tree as { children: ElementContent[] });
}
