/** Document stage, a pass: figures that a script counts up from nothing stand as they are once it has counted. */

import type { Element, Root } from 'hast';
import { attribute, classAndId, textOf } from '../elements.ts';

/** Where the common counters keep the figure they count to. */
const GOAL = /^data(?!From|Start|Min)\w*?(?:To|End|Stop|Target|Count(?:er|up)?|Number|Value)$/;
const FIGURE = /^\d+(?:[.,]\d+)*$/;
const NAMES_COUNTER = /count|number|odometer|contador|cifra|percent-?value/;

/** Writes the figure in the place of the zero, or of nothing, from which its counter starts. */
export function rehypeCounters() {
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const goal = goalOf(child);
      if (goal && isCounted(child)) child.children = [{ type: 'text', value: goal }];
      else walk(child);
    }
  };
  return (tree: Root): void => walk(tree);
}

const goalOf = (element: Element): string | undefined =>
  Object.keys(element.properties)
    .filter((name) => GOAL.test(name))
    .map((name) => attribute(element, name).trim())
    .find((value) => FIGURE.test(value));

/** Whether its text will be counted up: a zero, or nothing where it is named so. */
function isCounted(element: Element): boolean {
  const text = textOf(element);
  return text === '' ? NAMES_COUNTER.test(classAndId(element)) : /^0(?:[.,]0+)?$/.test(text);
}
