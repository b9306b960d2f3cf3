/** What a style makes of an element in a line. */

import type { Declarations } from './declarations.ts';

export type Shape = 'block' | 'struck' | 'raised' | 'lowered';

/** Displays that begin a line of their own (CSS Display 3). */
const OWN_LINE = /^(?:block|flex|grid|table|list-item|flow-root)\b/;

/** Shapes by name, of declarations that say so. */
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
