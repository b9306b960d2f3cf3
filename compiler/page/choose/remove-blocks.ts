/** Choosing content, the last step: removes blocks from the tree, and records them by rule. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, classAndId, hasText, imagesIn, isElement } from '../../document/elements.ts';
import { noteRemoval, type Removals } from '../../document/removals.ts';
import { FRAME_NAMES } from '../../signs/box-names.ts';
import type { TextBlock } from './text-blocks.ts';

/**
 * Removes from the tree the blocks with a rule, and records them. An element whose whole text goes by one rule is
 * removed as one. An image goes if the blocks before and behind it go, and an element that is left without text and
 * image goes.
 * @param rules of each block; `undefined` keeps it
 */
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

  const visit = (node: ElementContent): Fate => {
    const position = blockOf.get(node);
    if (position !== undefined) {
      passed = Math.max(passed, position + 1);
      return rules[position] ?? true;
    }
    if (node.type !== 'element') return node.type === 'text';
    // An image goes with the text around it.
    if (isElement(node, 'img')) return [passed - 1, passed].some((at) => at >= 0 && at < rules.length && !rules[at]);
    return visitChildren(node);
  };

  const visitChildren = (element: Element): Fate => {
    path.push(element);
    const { children } = element;
    // The logo of a header or footer goes with the texts in it.
    const isFrame =
      isNamedFrame(element) || (isElement(element, 'header', 'footer', 'nav', 'aside') && hasText(element));
    const fates = children.map(visit);
    const rule = fates.find((fate) => typeof fate === 'string');
    const survives = children.some(
      (child, at) => fates[at] === true && (isFrame ? hasText(child) : hasSubstance(child)),
    );
    const goes = !survives && rule !== undefined && fates.every((fate) => typeof fate !== 'string' || fate === rule);
    if (!goes) {
      for (const [at, child] of children.entries()) {
        const fate = fates[at];
        if (typeof fate === 'string') noteRemoval(removals, fate, path, [child]);
      }
      element.children = children.filter((_, at) => fates[at] === true && (survives || !isFrame));
    }
    path.pop();
    return goes ? rule : survives || rule === undefined;
  };

  tree.children = tree.children.filter((child) => {
    if (child.type !== 'element') return true;
    const fate = visitChildren(child);
    if (typeof fate === 'string') noteRemoval(removals, fate, [], [child]);
    return fate === true;
  });
}

const isNamedFrame = (element: Element): boolean =>
  isElement(element, 'div', 'section') &&
  attribute(element, 'dataVitrina') !== 'keep' &&
  FRAME_NAMES.test(classAndId(element));

/** Result for a node: `true` if kept, `false` if empty, or the rule that removes it, which the parent records. */
type Fate = boolean | string;

/** Whether a node holds text or an image. */
const hasSubstance = (node: ElementContent): boolean => hasText(node) || imagesIn([node]).length > 0;
