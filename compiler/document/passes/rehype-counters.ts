/** Document stage, a pass: figures that a script counts up from nothing stand as they are once it has counted. */

import type { Element, Root } from 'hast';
import { attribute, classAndId, hasText, textOf } from '../elements.ts';

/** Where the common counters keep the figure they count to. */
const GOALS = [
  'dataToValue',
  'dataPurecounterEnd',
  'dataCountTo',
  'dataCountup',
  'dataCounterValue',
  'dataNumberValue',
  'dataEndValue',
  'dataFinalNumber',
  'dataCount',
  'dataCounter',
  'dataTarget',
  'dataTo',
  'dataEnd',
  'dataStop',
  'dataNumber',
  'dataValue',
];
const FIGURE = /^\d+(?:[.,]\d+)*$/;
const NAMES_COUNTER = /count|number|odometer|contador|cifra|percent-?value/;

/** Writes the figure in the place of the zero, or of nothing, from which its counter starts. */
export function rehypeCounters() {
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const goal = goalOf(child);
      const place = goal ? placeOf(child) : undefined;
      if (goal && place) place.children = [{ type: 'text', value: goal }];
      else walk(child);
    }
  };
  return (tree: Root): void => walk(tree);
}

/** Most elements have no data of their own. */
const goalOf = (element: Element): string | undefined =>
  Object.keys(element.properties).some((name) => name.startsWith('data'))
    ? GOALS.map((name) => attribute(element, name).trim()).find((value) => FIGURE.test(value))
    : undefined;

/** The element whose text will be counted up: this one, or an empty one in it that is named so. */
function placeOf(element: Element): Element | undefined {
  const text = textOf(element);
  if (/^0(?:[.,]0+)?$/.test(text)) return element;
  if (/\d/.test(text) || !NAMES_COUNTER.test(classAndId(element))) return undefined;
  return text === '' ? element : emptyIn(element);
}

function emptyIn(element: Element): Element | undefined {
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    if (!hasText(child) && NAMES_COUNTER.test(classAndId(child))) return child;
    const found = emptyIn(child);
    if (found) return found;
  }
  return undefined;
}
