/** Whether a page shows an element to its visitors, by the element's own attributes, for both readers of a page. */

import { readDeclarations } from './declarations.ts';
import { type Hiding, hidingOf } from './hiding-style.ts';
import { type Look, lookOf } from './look.ts';

/** An attribute by its name in HTML; undefined when the element has none. */
export type ReadAttribute = (name: string) => string | undefined;

/** How the element hides itself with all below it. What it hands down to its text is its look. */
export function hidingOfElement(get: ReadAttribute): Hiding | undefined {
  if (get('hidden') !== undefined) return 'folded';
  const style = get('style');
  return style === undefined ? undefined : hidingOf(readDeclarations(style));
}

/** What text below the element looks like, inside of what is around it. */
export function lookOfElement(get: ReadAttribute, around: Look): Look {
  const style = get('style');
  const background = get('bgcolor');
  const color = get('color') ?? get('text');
  if (style === undefined && background === undefined && color === undefined) return around;
  const presented = [background && `background:${background}`, color && `color:${color}`, style];
  return lookOf(readDeclarations(presented.filter(Boolean).join(';')), around);
}
