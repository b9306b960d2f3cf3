/** Signs of what themes and site builders leave in until somebody writes something: it speaks of no business. */

import { inCompleteLanguages } from '../words/any-language.ts';

/** In folded text. */
export const PLACEHOLDER = new RegExp(
  `\\b(?:lorem ipsum|consectetur|voluptat\\w+|perspiciatis|consequatur|${inCompleteLanguages(({ placeholders }) => placeholders)})\\b`,
);
