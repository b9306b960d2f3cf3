/** Signs: a text with opening hours, by the name of a day and a time. */

import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../words/any-language.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const said = [
  ...WEEK.map((day) => inCompleteLanguages(({ time }) => time.dayNames[day])),
  inCompleteLanguages(({ time }) => time.everyDay),
  inCompleteLanguages(({ time }) => time.workingDays),
];
const DAY = new RegExp(`(?<!\\p{L})(?:${said.join('|')})(?!\\p{L})`, 'u');
const TIME = /\d[:.]\d\d|\d ?(?:h|hs|hrs|am|pm)(?!\p{L})|\d ?(?:a|to|y|and|[-–]) ?\d/u;

/** Whether a text names a day of the week and, anywhere in it, a time; in the complete languages. */
export const tellsOpening = (text: string): boolean => {
  const folded = foldFully(text);
  return DAY.test(folded) && TIME.test(folded);
};
