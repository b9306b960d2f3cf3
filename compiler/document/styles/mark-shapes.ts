/**
 * Document stage: marks elements that the page's style sheets put on a line of their own, strike out, raise or lower.
 */

import { SHAPE_BY_STYLE } from '../owner-rules.ts';
import { shapesOf } from '../visibility/shapes.ts';
import { cascade, type PlacedRule } from './cascade.ts';
import { type ElementIndex, unite } from './element-index.ts';

/** Sets `SHAPE_BY_STYLE` on each element with shapes that apply in any window. */
export function markShapes(
  index: ElementIndex,
  placed: readonly PlacedRule[],
  rulesAbout: (element: number) => PlacedRule[],
): void {
  const shaping = placed.filter(({ isSure, declarations }) => isSure && shapesOf(declarations).length > 0);
  if (shaping.length === 0) return;
  const shaped = unite(shaping, index);
  for (const [number, element] of index.elements.entries()) {
    if (!shaped[number] || !element.attribs) continue;
    const shapes = shapesOf(
      cascade(
        element,
        rulesAbout(number).filter(({ isSure }) => isSure),
      ),
    );
    if (shapes.length > 0) element.attribs[SHAPE_BY_STYLE] = shapes.join(' ');
  }
}
