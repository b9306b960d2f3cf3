/** Page stage, rewriting: what the owner marked to drop goes, and with a root marked, all that stands outside it. */

import type { Element, Root } from 'hast';
import { attribute } from '../elements.ts';
import { type Removals, removeWhere } from '../removals.ts';

/** Applies `data-vitrina` marks `drop` and `root`; `keep` saves what stands outside the root. */
export function rehypeOwnerRules({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    const marked = marksIn(tree);
    if (marked.size === 0) return;
    const rooted = marked.has('root');
    const inside = new Set<Element>();
    removeWhere(tree, removals, (element, path) => {
      const mark = attribute(element, 'dataVitrina');
      const parent = path.at(-1);
      const within = parent !== undefined && inside.has(parent);
      if (within || mark === 'root' || mark === 'keep') inside.add(element);
      if (mark === 'drop') return 'owner-drop';
      if (!rooted || inside.has(element)) return undefined;
      const marks = marksIn(element);
      return marks.has('root') || marks.has('keep') ? undefined : 'outside-root';
    });
  };
}

function marksIn(node: Root | Element, found = new Set<string>()): Set<string> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const mark = attribute(child, 'dataVitrina');
    if (mark) found.add(mark);
    marksIn(child, found);
  }
  return found;
}
