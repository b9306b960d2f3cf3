/** Document stage: what counts for an element of all that the page's own sheets and its own style say of it. */

import type { ParsedNode } from '../parse-html.ts';
import { type Declarations, declare, readDeclarations } from '../visibility/declarations.ts';
import type { ElementSet } from './element-index.ts';
import type { StyleRule } from './read-style-rules.ts';

/** A rule that is about something on the page. */
export interface PlacedRule extends StyleRule {
  elements: ElementSet;
  /** Whether it counts whatever the window, and whatever a visitor does. */
  isSure: boolean;
}

/** What counts for an element of rules about it, in their order, and of its own style. */
export function cascade({ attribs }: ParsedNode, rules: readonly PlacedRule[]): Declarations {
  const declarations = new Map<string, string>();
  const important = rules.findIndex(({ isImportant }) => isImportant);
  const usual = important < 0 ? rules.length : important;
  for (const rule of rules.slice(0, usual)) declare(declarations, rule.declarations);
  declare(declarations, readDeclarations(attribs?.style ?? ''));
  for (const rule of rules.slice(usual)) declare(declarations, rule.declarations);
  return declarations;
}
