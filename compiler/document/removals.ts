/** Page stage: the record of all removals, so that each visible text is either kept or listed. */

import type { Element, ElementContent, Root } from 'hast';
import type { Removal } from '../model.ts';
import { attribute, selectorOf, textOf } from './elements.ts';

/** What was taken out, as far as a visitor sees it and its owner did not ask for that. */
export interface Loss {
  rule: string;
  /** The elements around it. */
  path: readonly Element[];
  nodes: ElementContent[];
}

/** The record of one page. Plain data. */
export interface Removals {
  removed: Removal[];
  /** Whoever counts them removes them. */
  losses: Loss[];
}

export const createRemovals = (): Removals => ({ removed: [], losses: [] });

/** Rules that lose nothing: the owner's, invisible, repeated, or not text of the page. */
const LOSSLESS =
  /^(?:owner-drop|hidden|aria-hidden|screen-reader-only|noscript|invisible-.*|repeated-.*|form-control|graphic|shortcode)$/;

/** Notes nodes removed from `path`'s last element, unless they have no text. */
export function note(
  { removed, losses }: Removals,
  rule: string,
  path: readonly Element[],
  nodes: ElementContent[],
): void {
  const text = textOf(nodes);
  if (!text) return;
  const [only] = nodes;
  const whole = nodes.length === 1 && only?.type === 'element' ? [...path, only] : path;
  removed.push({ rule, selector: selectorOf(whole), text });
  if (!LOSSLESS.test(rule)) losses.push({ rule, path: [...path], nodes });
}

/** Removes, and notes, each element for which `rule` returns a name; `path` is around it, `before` may be changed. */
export function removeWhere(
  tree: Root | Element,
  removals: Removals,
  rule: (element: Element, path: readonly Element[], before: ElementContent[]) => string | undefined,
): void {
  const path: Element[] = [];
  const walk = (parent: Root | Element) => {
    const children: ElementContent[] = [];
    for (const child of parent.children as ElementContent[]) {
      const name = child.type === 'element' ? rule(child, path, children) : undefined;
      if (name) note(removals, name, path, [child]);
      else children.push(child);
    }
    parent.children = children;
    for (const child of children) {
      if (child.type !== 'element') continue;
      path.push(child);
      walk(child);
      path.pop();
    }
  };
  walk(tree);
}

/** Takes the last element off the nodes if it is one of these, and returns it; else nothing. */
export function takeLast(nodes: ElementContent[], isTaken: (last: Element) => boolean): ElementContent[] {
  const position = nodes.findLastIndex((node) => node.type === 'element');
  const last = nodes[position] as Element | undefined;
  return last && isTaken(last) ? nodes.splice(position, 1) : [];
}

/** Takes out what the nearest mark drops, noted by `rule`. @param isOutside whether what has no mark around it goes too */
export function obeyMarks(tree: Root, removals: Removals, rule: string, isOutside: boolean): void {
  const path: Element[] = [];
  const walk = (parent: Root | Element, isDropped: boolean): void => {
    parent.children = (parent.children as ElementContent[]).filter((child) => {
      const isOut = child.type === 'element' ? (markedAs(child) ?? isDropped) : isDropped;
      if (child.type !== 'element' || (isOut && !child.children.some(holdsKept))) {
        if (isOut) note(removals, rule, path, [child]);
        return !isOut;
      }
      path.push(child);
      walk(child, isOut);
      path.pop();
      return true;
    }) as typeof parent.children;
  };
  walk(tree, isOutside);
}

/** Whether the element's own mark drops it; `undefined` if it has none. */
function markedAs(element: Element): boolean | undefined {
  const mark = attribute(element, 'dataVitrina');
  if (mark === 'drop') return true;
  return mark === 'keep' || mark === 'root' ? false : undefined;
}

const holdsKept = (node: ElementContent): boolean =>
  node.type === 'element' && (markedAs(node) === false || node.children.some(holdsKept));
