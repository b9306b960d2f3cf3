/** Data that the page hands to its script, as types that emitter and browser share. */

import type { ToolId } from '#shared/contract/operations.ts';
import type { ScriptText } from '#shared/locale/locales.ts';

export interface ScriptFacts {
  /** Public origin, which the examples name. A page that is tried elsewhere replaces it by its own origin. */
  site: string;
  /** Paths of the operations that need no token. */
  operations: Record<ToolId, string>;
  text: Record<ScriptText, string>;
}
