/** Document stage, a pass: what the owner marked to be dropped goes, before anybody looks. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute } from '../elements.ts';
import type { Removals } from '../removals.ts';

/** Takes out what is marked `data-vitrina="drop"`, but for what is marked `keep` in it: the nearest mark decides. */
export function rehypeOwnerDrops({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    const path: Element[] = [];
    const walk = (parent: Root | Element, isDropped: boolean): void => {
      parent.children = (parent.children as ElementContent[]).filter((child) => {
        const isOut = child.type === 'element' ? (markedAs(child) ?? isDropped) : isDropped;
        if (child.type !== 'element' || (isOut && !child.children.some(holdsKept))) {
          if (isOut) removals.note('owner-drop', path, [child]);
          return !isOut;
        }
        path.push(child);
        walk(child, isOut);
        path.pop();
        return true;
      }) as typeof parent.children;
    };
    walk(tree, false);
  };
}

/** Whether the element's own mark drops it; `undefined` if it has none. */
function markedAs(element: Element): boolean | undefined {
  const mark = attribute(element, 'dataVitrina');
  if (mark === 'drop') return true;
  return mark === 'keep' || mark === 'root' ? false : undefined;
}

const holdsKept = (node: ElementContent): boolean =>
  node.type === 'element' && (markedAs(node) === false || node.children.some(holdsKept));
