/** Choosing content, first and last step: takes out what stands outside of the owner's root, and the rejected blocks, each by rule. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, hasText, isElement } from '../../document/elements.ts';
import { type Removals, removeWhere } from '../../document/removals.ts';
import type { TextBlock } from './text-blocks.ts';

/** Removes blocks by rule; an element all of whose text goes by one rule goes as a whole. */
export function removeBlocks(
  tree: Root,
  blocks: readonly TextBlock[],
  rules: readonly (string | undefined)[],
  removals: Removals,
): void {
  const blockOf = new Map<ElementContent, number>();
  blocks.forEach((block, position) => {
    for (const node of block.nodes) blockOf.set(node, position);
  });
  let passed = 0;
  const path: Element[] = [];

  /** What became of a node: kept, empty (nothing to keep or list), or removed by a rule (the caller lists it). */
  const visit = (node: ElementContent): { kept: boolean; rule?: string } => {
    const position = blockOf.get(node);
    if (position !== undefined) {
      passed = Math.max(passed, position + 1);
      const rule = rules[position];
      return rule ? { kept: false, rule } : { kept: true };
    }
    if (node.type !== 'element') return { kept: node.type === 'text' };
    if (isElement(node, 'img')) {
      // An image goes with the text around it.
      const beside = [passed - 1, passed].some((index) => index >= 0 && index < rules.length && !rules[index]);
      return { kept: beside };
    }
    if (isElement(node, 'br', 'hr')) return { kept: true };
    return visitChildren(node);
  };

  const visitChildren = (element: Element): { kept: boolean; rule?: string } => {
    path.push(element);
    const fates = element.children.map((child) => ({ child, ...visit(child) }));
    const found = new Set(fates.flatMap(({ rule }) => rule ?? []));
    // The logo of a header or footer goes with the texts beside it.
    const isFrame = isElement(element, 'header', 'footer', 'nav', 'aside') && found.size > 0;
    const survives = fates.some(({ child, kept }) => kept && (isFrame ? hasText(child) : hasSubstance(child)));
    const [only] = found;
    let fate: { kept: boolean; rule?: string };
    if (!survives && found.size === 1 && only) {
      fate = { kept: false, rule: only };
    } else {
      for (const { child, rule } of fates) if (rule) removals.note(rule, path, [child]);
      element.children = fates.filter(({ kept }) => kept && (survives || !isFrame)).map(({ child }) => child);
      fate = { kept: survives || found.size === 0 };
    }
    path.pop();
    return fate;
  };

  tree.children = tree.children.filter((child) => {
    if (child.type !== 'element') return true;
    const { kept, rule } = visitChildren(child);
    if (rule) removals.note(rule, [], [child]);
    return kept;
  });
}

function hasSubstance(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text' && node.value.trim() !== '';
  return isElement(node, 'img') || (!isElement(node, 'br', 'hr') && node.children.some(hasSubstance));
}

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
