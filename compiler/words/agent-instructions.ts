/** Words: wording that speaks to a language model instead of to a visitor, in the languages it is usually written in. */

import { languages } from './languages.ts';

const said = Object.values(languages).flatMap(({ agentInstructions }) =>
  agentInstructions.map(({ source }) => source.replace(/^\\b/, '')),
);

/** Reads folded text: lower case, no accents, single blanks. One word boundary before all makes it several times as fast. */
export const agentInstruction = new RegExp(
  [
    `\\b(?=\\w)(?:${said.join('|')})`,
    /<\/?(?:system|assistant|user_?query|im_start|im_end|instructions?)>|<\|(?:im_start|im_end|system|endoftext)\|>|\[\/?inst\]/
      .source,
  ].join('|'),
);
