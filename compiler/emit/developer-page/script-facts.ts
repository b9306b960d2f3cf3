/** What the page tells its script: the types that emitter and browser share. */

import type { ToolId } from '#shared/contract/operations.ts';
import type { ScriptText } from '#shared/locale/locales.ts';

export interface ScriptFacts {
  /** Public origin: what the examples name, and what is replaced where the page is tried elsewhere. */
  site: string;
  /** Paths of the operations that need no token. */
  operations: Record<ToolId, string>;
  text: Record<ScriptText, string>;
}
