/** Signs of text that is meant for language models instead of visitors. */

import { foldFully } from '#shared/search/fold.ts';
import { holdsInstruction } from '../words/agent-instructions.ts';

/** Whether a text, as the page has it, speaks to agents. */
export const speaksToAgents = (text: string): boolean => holdsInstruction(foldFully(text));
