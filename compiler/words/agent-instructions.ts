/** Words: wording that speaks to a language model instead of to a visitor, in the languages it is usually written in. */

import { languages } from './languages.ts';

/** Each pattern reads folded text: lower case, no accents, single blanks. */
export const agentInstructions: readonly RegExp[] = [
  ...Object.values(languages).flatMap((words) => words.agentInstructions),
  /<\/?(?:system|assistant|user_?query|im_start|im_end|instructions?)>|<\|(?:im_start|im_end|system|endoftext)\|>|\[\/?inst\]/,
];

/** Finds out in one go that a text, folded, holds no instruction, as nearly every one. */
const ANY_INSTRUCTION = new RegExp(agentInstructions.map(({ source }) => source).join('|'));

/** Whether folded text holds an instruction to agents. */
export const holdsInstruction = (folded: string): boolean => ANY_INSTRUCTION.test(folded);
