/** Signs of filler text that themes and site builders come with. */

import { inCompleteLanguages } from '../words/any-language.ts';

/** Matches a word of filler text anywhere in a text, which must be folded. */
export const PLACEHOLDER = new RegExp(
  `\\b(?:lorem ipsum|consectetur|voluptat\\w+|perspiciatis|consequatur|consectetuer|duis autem vel|mirum est notare|${inCompleteLanguages(({ placeholders }) => placeholders)})\\b`,
);
