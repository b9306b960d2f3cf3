/** Records all removals, so that each visible text is either kept or listed. */

import type { Element, ElementContent, Root } from 'hast';
import type { Removal } from '../model.ts';
import { attribute, selectorOf, textOf } from './elements.ts';

/** A removal of text that the page shows and would lose; rules in {@link LOSSLESS} make no losses. */
export interface Loss {
  rule: string;
  /** The elements around it, the outermost first. */
  path: readonly Element[];
  nodes: ElementContent[];
}

/** The record of one page. Plain data. */
export interface Removals {
  /** All removals, losses included, in their order. */
  removed: Removal[];
  /** Losses; the step that takes them over empties the list. */
  losses: Loss[];
}

export const createRemovals = (): Removals => ({ removed: [], losses: [] });

/** Matches rules that lose nothing: their texts are dropped by the owner, invisible, repeated, or not of the page. */
const LOSSLESS =
  /^(?:owner-drop|hidden|aria-hidden|screen-reader-only|noscript|invisible-.*|repeated-.*|form-control|graphic|shortcode)$/;

/**
 * Adds the removal of nodes from the last element of `path` to the record, unless they have no text; removes nothing.
 */
export function noteRemoval(
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

/**
 * Removes and records each element below `tree` for which `rule` returns a name; parents are asked first, removed ones
 * not entered. `before` holds the kept siblings before the element, which `rule` may change.
 */
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
      if (name) noteRemoval(removals, name, path, [child]);
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

/** Removes the last element from the nodes if `isTaken` is true for it, and returns it; else returns an empty list. */
export function takeLast(nodes: ElementContent[], isTaken: (last: Element) => boolean): ElementContent[] {
  const position = nodes.findLastIndex((node) => node.type === 'element');
  const last = nodes[position] as Element | undefined;
  return last && isTaken(last) ? nodes.splice(position, 1) : [];
}

/**
 * Removes nodes whose nearest mark, their own or one around them, is `drop`, recorded by `rule`. Elements around a kept
 * one stay, without their other content. @param dropsUnmarked whether nodes outside of all marks go too
 */
export function obeyMarks(tree: Root, removals: Removals, rule: string, dropsUnmarked: boolean): void {
  const path: Element[] = [];
  const walk = (parent: Root | Element, isDropped: boolean): void => {
    parent.children = (parent.children as ElementContent[]).filter((child) => {
      const isOut = child.type === 'element' ? (markedAs(child) ?? isDropped) : isDropped;
      if (child.type !== 'element' || (isOut && !child.children.some(holdsKept))) {
        if (isOut) noteRemoval(removals, rule, path, [child]);
        return !isOut;
      }
      path.push(child);
      walk(child, isOut);
      path.pop();
      return true;
    }) as typeof parent.children;
  };
  walk(tree, dropsUnmarked);
}

/** Whether the element's own mark drops it; `undefined` if it has none. */
function markedAs(element: Element): boolean | undefined {
  const mark = attribute(element, 'dataVitrina');
  if (mark === 'drop') return true;
  return mark === 'keep' || mark === 'root' ? false : undefined;
}

const holdsKept = (node: ElementContent): boolean =>
  node.type === 'element' && (markedAs(node) === false || node.children.some(holdsKept));
