/** Company stage, opening hours: times of day in words → in digits, so that one pattern reads all. */

import { languages } from '../../words/languages.ts';
import { HALF, said, word } from './time-words.ts';

/** A time of day in words or digits, by the forms of all languages: `nueve y media`, `half past 9`. */
export const NUMBERS = said(({ numbers }) => new RegExp(numbers.join('|')));
const NUMBER = `(?:${NUMBERS}|\\d{1,2})`;
const FORMS = Object.values(languages)
  .flatMap(({ time }) => time.clockForms)
  .map(([form, minutes]) => ({ source: form.replace('#', NUMBER), minutes }));
const CLOCK = `(?:${FORMS.map(({ source }) => source).join('|')}|${NUMBERS})`;
const WHOLE_FORMS = FORMS.map(({ source, minutes }) => ({ pattern: new RegExp(`^${source}$`, 'u'), minutes }));
const EACH_CLOCK = new RegExp(word(CLOCK), 'giu');
const ONE_NUMBER = new RegExp(word(NUMBER), 'iu');
/** Times in words are read after an article only, or where one follows another: `de nueve de la mañana a dos`. */
const CLOCKS = new RegExp(
  `(?<!\\p{L})(?:${said(({ atTime }) => atTime)} ${CLOCK}|(?:${CLOCK}|\\d{1,2}(?::\\d\\d)?)(?: ?(?:${HALF}))?(?: ?- ?| (?:${said(({ until }) => until)}|${said(({ and }) => and)}) (?:${said(({ atTime }) => atTime)} )?)${CLOCK})(?!\\p{L})`,
  'giu',
);
/** Hours and minutes without a sign between them. */
const MILITARY = /(?<![\d.,])(0\d)([0-5]\d)( ?h(?:rs?|s)?)?( ?(?:-|to|a) ?)([0-2]\d)([0-5]\d)(?![\d.,])/g;

/** Writes times in digits and with a colon: `de nueve y media a dos` → `de 9:30 a 2`, `0730 - 1600` → `07:30 - 16:00`. */
export const timesInDigits = (plain: string): string =>
  plain
    .replace(MILITARY, '$1:$2$3$4$5:$6')
    .replace(CLOCKS, (times) => times.replace(EACH_CLOCK, (clock) => toDigits(clock.toLowerCase())));

/** A time of day in digits: `nueve menos cuarto` → `8:45`. */
function toDigits(clock: string): string {
  const [number = ''] = ONE_NUMBER.exec(clock) ?? [];
  const hour = /\d/.test(number) ? Number(number) : hourOf(number);
  const { minutes = 0 } = WHOLE_FORMS.find(({ pattern }) => pattern.test(clock)) ?? {};
  if (minutes < 0) return `${(hour + 11) % 12 || 12}:${60 + minutes}`;
  return minutes === 0 ? String(hour) : `${hour}:${minutes}`;
}

/** The hour that a number in words means, one for the first of the list. */
const hourOf = (number: string): number =>
  Math.max(...Object.values(languages).map(({ time }) => time.numbers.indexOf(number))) + 1;
