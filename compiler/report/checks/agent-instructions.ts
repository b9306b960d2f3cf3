/** Report stage: wording that speaks to a language model instead of to a visitor, in the languages it is usually written in. */

import { languages } from '../../words/languages.ts';

/** Each pattern reads folded text: lower case, no accents, single blanks. */
export const agentInstructions: readonly RegExp[] = [
  ...Object.values(languages).flatMap((words) => words.agentInstructions),
  /<\/?(?:system|assistant|user_?query|im_start|im_end|instructions?)>|<\|(?:im_start|im_end|system|endoftext)\|>|\[\/?inst\]/,
];
