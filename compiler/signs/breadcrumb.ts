/** Signs of a breadcrumb: the way from the home page to this one. */

import { inAnyLanguage } from '../words/any-language.ts';
import { named } from './named.ts';

/** By class names, id or label. */
export const BREADCRUMB_NAMES = named(
  'breadcrumbs?',
  inAnyLanguage((words) => words.classNames?.breadcrumb),
);

/** By its words, whatever it is made of. */
export const BREADCRUMB_TEXT = new RegExp(
  `^(?:[^>»›/|]{0,25}:\\s*)?${inAnyLanguage((words) => words.home)}\\s*(?:[>»›/|→]|::)`,
  'i',
);
