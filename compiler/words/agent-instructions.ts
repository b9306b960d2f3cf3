/** Words: wording that speaks to a language model instead of to a visitor, in the languages it is usually written in. */

import { languages } from './languages.ts';

/** Reads folded text: lower case, no accents, single blanks. */
export const agentInstruction = new RegExp(
  [
    ...Object.values(languages).flatMap((words) => words.agentInstructions),
    /<\/?(?:system|assistant|user_?query|im_start|im_end|instructions?)>|<\|(?:im_start|im_end|system|endoftext)\|>|\[\/?inst\]/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
