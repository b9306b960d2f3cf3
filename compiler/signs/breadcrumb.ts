/** Signs of a breadcrumb: the way from the home page to this one. */

import { inAnyLanguage } from '../words/any-language.ts';
import { named } from './named.ts';

/** By class names, id or label. */
export const BREADCRUMB_NAMES = named(
  'breadcrumbs?',
  inAnyLanguage((words) => words.classNames?.breadcrumb),
);
