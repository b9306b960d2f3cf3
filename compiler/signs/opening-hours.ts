/** Signs: a text that tells when somebody is there, by the name of a day and a time. */

import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../words/any-language.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const DAY = WEEK.map((day) => inCompleteLanguages(({ time }) => time.dayNames[day])).join('|');
const DAY_AND_TIME = new RegExp(`(?<!\\p{L})(?:${DAY})(?!\\p{L}).*\\d`, 'u');

export const tellsOpening = (text: string): boolean => DAY_AND_TIME.test(foldFully(text));
