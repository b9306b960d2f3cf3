/** Signs of what a restaurant serves, which class names call a menu as they call what leads through the site. */

import { inAnyLanguage } from '../words/any-language.ts';
import { named } from './named.ts';

export const BILL_OF_FARE_NAMES = named(
  'menu',
  inAnyLanguage((words) => words.classNames?.billOfFare),
);
