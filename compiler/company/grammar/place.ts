/** Company stage, grammar: the parts of a postal address: a street with its number, a code beside its town, a floor. */

import { inCompleteLanguages } from '../../words/any-language.ts';

export const STREET = new RegExp(`^(?:${inCompleteLanguages(({ streets }) => streets)})`, 'iu');
/** A street without its kind, as in America: only a sign, or the text behind its number, shows that it is one. */
export const NAMED_STREET =
  /^\p{Lu}[\p{L}.'’]+ (?:(?:del?|la|los|las|\p{Lu}[\p{L}.'’]+) ){0,4}(?:(?:#|[Nn][º°]) ?)?(?!(?:19|20)\d\d(?!\d))\d{1,5}(?=,|$| \(?[\p{Lu}\d])/u;
const CODE_BEHIND =
  /\d[ ,][^.;]{0,80}?(?<!\p{L})(?:C\. ?P\.?|CP|C[óo]digo [Pp]ostal):? ?\d{4,5}(?!\d)|\d(?:, \p{Lu}[\p{L} .'’-]{2,40}){1,3}, \d{4,5} \p{Lu}|\d(?: \(\d{4,5}\) \p{Lu}|, (?:\d{5}|[A-Z]\d{4}(?:[A-Z]{3})?),? \p{Lu}[\p{L} ,().'’-]{1,60}$)/u;
const FLOORS = inCompleteLanguages(({ floors }) => floors);
/** A line that begins with a floor or a door. */
export const FLOOR = new RegExp(`^${FLOORS}\\.? (?=\\d|\\p{Lu})`, 'iu');
/** A floor or a door: only a house has one. */
const FLOOR_BEHIND = new RegExp(
  `\\d, (?:\\d{1,2}(?:[ºª°]|er|do|ro|to|vo|mo|no|st|nd|rd|th) ${FLOORS}|${FLOORS}\\.? (?:\\d{1,4}|\\p{L}))(?!\\p{L})`,
  'iu',
);
/** Two streets that meet, where a sign tells them from people: `25 de Mayo y Rivadavia, Junín, Argentina`. */
const NAMES = "\\p{Lu}[\\p{L}.'’]+(?: (?:del?|la|las|los|el|\\p{Lu}[\\p{L}.'’]+)){0,4}";
export const MEETING_STREETS = new RegExp(
  `^(?:\\d{1,2} de )?${NAMES} ${inCompleteLanguages(({ time }) => time.and)} ${NAMES}(?=, ?\\p{Lu})`,
  'u',
);
/** A postal code beside the name of a place: `27001 Lugo`, `M5600 San Rafael`, `Burbank, CA 91505`, `Droitwich, WR9 7JR`. */
export const CODED =
  /(?<![\p{L}\d])(?:\d{4,5}|[A-Z]\d{4}(?:[A-Z]{3})?)(?:[-,. )]+\p{Lu}(?:[\p{L}'’]| \p{Lu})|$)|\p{Lu}\p{L}{1,40}[ ,(]+(?:[A-Z]{2} )?(?:\d{4,5}(?!\d)|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})/u;
/** Two streets that meet tell where a house without a number is. */
export const CORNER = new RegExp(` (?:${inCompleteLanguages(({ corners }) => corners)}) `, 'iu');
/** A name behind a street, other than a word for a floor. */
export const NAMED = new RegExp(`[,·–—-] ?(?!${FLOORS}(?!\\p{L}))\\p{L}{3}`, 'iu');

/** Whether the text behind a street without its kind shows that it is one: a code and a town, a floor or a door. */
export const isHouse = (text: string): boolean => CODE_BEHIND.test(text) || FLOOR_BEHIND.test(text);

/** Whether a line is a street with its number and a place. */
export function isAddressLine(text: string): boolean {
  const [street] = STREET.exec(text) ?? [];
  return street !== undefined && [CODED, NAMED].some((place) => place.test(text.slice(street.length)));
}
