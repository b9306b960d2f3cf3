/** Reads from a style whether an element starts a line, or is struck out, raised or lowered. */

import type { Declarations } from './declarations.ts';

export type Shape = 'block' | 'struck' | 'raised' | 'lowered';

/** Values of `display` that start a line of their own (CSS Display 3). */
const OWN_LINE = /^(?:block|flex|grid|table|list-item|flow-root)\b/;

/** Returns the shapes that a style states. */
export function shapesOf(style: Declarations): Shape[] {
  const shapes: Shape[] = [];
  if (OWN_LINE.test(style.get('display') ?? '')) shapes.push('block');
  if (['text-decoration', 'text-decoration-line'].some((name) => style.get(name)?.includes('line-through')))
    shapes.push('struck');
  const align = style.get('vertical-align') ?? '';
  if (align === 'super') shapes.push('raised');
  if (align === 'sub') shapes.push('lowered');
  return shapes;
}
