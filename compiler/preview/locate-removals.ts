/** Preview: which texts of the original each removal took, found again by its element and its words. */

import type { Element, Nodes, Root, Text } from 'hast';
import { selectorOf } from '../document/elements.ts';
import type { Removal } from '../model.ts';

/** Maps the texts of the original's tree to the removals that took them. A removal that is not found has no text. */
export function locateRemovals(tree: Root, removals: readonly Removal[]): Map<Text, Removal> {
  const bySelector = new Map<string, Text[][]>();
  const textsIn = (node: Nodes, path: readonly Element[]): Text[] => {
    if (node.type === 'text') return compact(node.value) ? [node] : [];
    if (!('children' in node)) return [];
    const at = node.type === 'element' ? [...path, node] : path;
    const texts = node.children.flatMap((child) => textsIn(child, at));
    const selector = selectorOf(at);
    bySelector.set(selector, [...(bySelector.get(selector) ?? []), texts]);
    return texts;
  };
  const everywhere = textsIn(tree, []);
  const taken = new Map<Text, Removal>();
  /** Takes the first free texts that are the removal's, in the first place that has them. */
  const take = (places: readonly Text[][], removal: Removal): boolean => {
    for (const texts of places) {
      const free = texts.filter((text) => !taken.has(text));
      const run = findRun(free, compact(removal.text));
      for (const text of run) taken.set(text, removal);
      if (run.length > 0) return true;
    }
    return false;
  };
  // Each text is taken once, so removals without an exact place come last.
  const others = removals.filter((removal) => !take(bySelector.get(removal.selector) ?? [], removal));
  for (const removal of others) take([everywhere], removal);
  return taken;
}

/** Removes all white space. */
const compact = (text: string): string => text.replace(/\s+/g, '');

/** Returns the first texts in a row that together are `wanted`, white space aside; empty without such texts. */
function findRun(texts: readonly Text[], wanted: string): Text[] {
  for (const start of texts.keys()) {
    let rest = wanted;
    for (let end = start; end < texts.length; end++) {
      const text = compact(texts[end]?.value ?? '');
      if (!rest.startsWith(text)) break;
      rest = rest.slice(text.length);
      if (rest === '') return texts.slice(start, end + 1);
    }
  }
  return [];
}
