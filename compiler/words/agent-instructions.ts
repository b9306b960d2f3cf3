/**
 * Words: wording that speaks to a language model instead of to a visitor, in the languages it is usually written in.
 */

import { languages } from './languages.ts';

/** Sources of the wording of all languages, without the word boundary before them. */
const said = Object.values(languages).flatMap(({ agentInstructions }) =>
  agentInstructions.map(({ source }) => source.replace(/^\\b/, '')),
);

/**
 * Finds wording or marks of a chat (`<system>`) that speak to a language model, in text folded by `foldFully`. One word
 * boundary before all wording makes it several times as fast.
 */
export const agentInstruction = new RegExp(
  [
    `\\b(?=\\w)(?:${said.join('|')})`,
    /<\/?(?:system|assistant|user_?query|im_start|im_end|instructions?)>|<\|(?:im_start|im_end|system|endoftext)\|>|\[\/?inst\]/
      .source,
  ].join('|'),
);
