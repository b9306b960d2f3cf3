/** Document stage: resolves the declarations of an element from the page's own sheets and its `style` attribute. */

import type { ParsedNode } from '../parse-html.ts';
import { type Declarations, declare, readDeclarations } from '../visibility/declarations.ts';
import type { ElementSet } from './element-index.ts';
import type { StyleRule } from './read-style-rules.ts';

/** A style rule with the elements of the page that it matches. */
export interface PlacedRule extends StyleRule {
  elements: ElementSet;
  /** Whether the rule applies in any window and any state of the page. */
  isSure: boolean;
}

/**
 * Resolves the declarations of an element from its rules, the weakest first and all important ones last, and its own
 * style, which only important rules override.
 */
export function cascade({ attribs }: ParsedNode, rules: readonly PlacedRule[]): Declarations {
  const declarations = new Map<string, string>();
  const important = rules.findIndex(({ isImportant }) => isImportant);
  const usual = important < 0 ? rules.length : important;
  for (const rule of rules.slice(0, usual)) declare(declarations, rule.declarations);
  declare(declarations, readDeclarations(attribs?.style ?? ''));
  for (const rule of rules.slice(usual)) declare(declarations, rule.declarations);
  return declarations;
}
