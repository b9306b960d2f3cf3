/** Company stage, grammar: raised digits in a line, which are cents, minutes or the mark of a footnote. */

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SIGN = '(?:€|\\$|£|eur\\b|euros?\\b|usd\\b)';

/** Two raised digits behind a figure with a currency before or behind it. */
const CENTS = new RegExp(`(?<=\\d)([${RAISED}]{2})(?= ?${SIGN})|(?<=${SIGN} ?\\d{1,6})([${RAISED}]{2})`, 'giu');
/** Two raised digits behind an hour, in steps of five; other raised numbers are more often powers. */
const MINUTES = /(?<=(?<!\d)(?:[01]?\d|2[0-4]))([⁰¹²³⁴⁵][⁰⁵])(?![⁰-⁹])/gu;
/** Behind a word, a figure or a sign, but no power: `m²`, `10³`. */
const FOOTNOTE = new RegExp(`(?<=[\\p{L}\\d).,%€$"»])(?<!\\b(?:[cdkm]?m|10))[${RAISED}]+`, 'gu');

/** Raises the digits of a text: `50` → `⁵⁰`, as a page shows `<sup>50</sup>`. */
export const toRaised = (digits: string): string => digits.replace(/\d/g, (digit) => RAISED[Number(digit)] ?? '');

/** Lowers raised digits. */
const toPlain = (raised: string): string => raised.replace(/./gu, (digit) => String(RAISED.indexOf(digit)));

/**
 * Writes raised cents and minutes as usual, and removes footnote marks: `32⁵⁰ €` → `32,50 €`, `9³⁰` → `9:30`, `2¹
 * años` → `2 años`. Powers stay: `m²`.
 */
export function lowerRaised(text: string): string {
  if (!/[⁰¹²³⁴-⁹]/u.test(text)) return text;
  return text
    .replace(CENTS, (cents) => `,${toPlain(cents)}`)
    .replace(MINUTES, (minutes) => `:${toPlain(minutes)}`)
    .replace(FOOTNOTE, '');
}
