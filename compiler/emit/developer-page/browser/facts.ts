/** What the emitter tells the script, read from the page. */

import type { ScriptFacts } from '../script-facts.ts';
import { byId } from './element.ts';

export const facts: ScriptFacts = JSON.parse(byId('facts').textContent ?? '');
export const { text } = facts;
