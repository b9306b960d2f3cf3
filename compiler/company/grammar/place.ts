/** Company stage, grammar: the parts of a postal address: a street with its number, a code beside its town, a floor. */

import { inCompleteLanguages } from '../../words/any-language.ts';

const CORNERS = inCompleteLanguages(({ corners }) => corners);
/** The beginning of a line: a kind of street, its name and number. */
export const STREET = new RegExp(`^(?:${inCompleteLanguages(({ streets }) => streets)})`, 'iu');
/**
 * A name and a number at the beginning of a line, as America writes streets. Many other texts match: look for a sign
 * too, or for {@link isHouse}.
 */
export const NAMED_STREET = new RegExp(
  `^(?:\\d{1,2} de )?\\p{Lu}[\\p{L}.'’]+ (?:(?:del?|la|los|las|\\p{Lu}[\\p{L}.'’]+) ){0,4}(?:(?:#|[Nn][º°]) ?)?(?!(?:19|20)\\d\\d(?!\\d))\\d{1,5}(?=,|$| \\(?[\\p{Lu}\\d]| ${CORNERS} )`,
  'u',
);
/** A number, then a labelled postal code, or a town with a code. */
const CODE_BEHIND =
  /\d[ ,](?:[^.;]|(?<=\p{L})\.){0,80}?(?<!\p{L})(?:C\. ?P\.?|CP|C[óo]digo [Pp]ostal):? ?\d{4,5}(?!\d)|\d(?:, \p{Lu}[\p{L} .'’-]{2,40}){1,3}, \d{4,5} \p{Lu}|\d(?: \(\d{4,5}\) \p{Lu}|, (?:\d{5}|[A-Z]\d{4}(?:[A-Z]{3})?),? \p{Lu}[\p{L} ,().'’-]{1,60}$)/u;
const FLOORS = inCompleteLanguages(({ floors }) => floors);
/** The beginning of a line: a floor or a door. */
export const FLOOR = new RegExp(`^${FLOORS}\\.? (?=\\d|\\p{Lu})`, 'iu');
/** A floor or a door: only a house has one. */
const FLOOR_BEHIND = new RegExp(
  `\\d, (?:\\d{1,2}(?:[ºª°]|er|do|ro|to|vo|mo|no|st|nd|rd|th) ${FLOORS}|${FLOORS}\\.? (?:\\d{1,4}|\\p{L}))(?!\\p{L})`,
  'iu',
);
const NAMES = "\\p{Lu}[\\p{L}.'’]+(?: (?:del?|la|las|los|el|\\p{Lu}[\\p{L}.'’]+)){0,4}";
/** `25 de Mayo y Rivadavia, Junín, Argentina`: two streets; names of two people match as well: look for a sign. */
export const MEETING_STREETS = new RegExp(
  `^(?:\\d{1,2} de )?${NAMES} ${inCompleteLanguages(({ time }) => time.and)} ${NAMES}(?=, ?\\p{Lu})`,
  'u',
);
/**
 * A postal code beside the name of a place: `27001 Lugo`, `M5600 San Rafael`, `Burbank, CA 91505`, `Droitwich, WR9
 * 7JR`.
 */
export const CODED =
  /(?<![\p{L}\d])(?:\d{4,5}|[A-Z]\d{4}(?:[A-Z]{3})?)(?:[-,. )]+\p{Lu}(?:[\p{L}'’]| \p{Lu})|(?<!\D(?:19|20)\d\d)$)|\p{Lu}\p{L}{1,40}[ ,(]+(?:[A-Z]{2,3} )?(?:\d{4,5}(?!\d)|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)/u;
/** A word between two streets that meet, which tell where a house without a number is. */
export const CORNER = new RegExp(` (?:${CORNERS}) `, 'iu');
const CORNER_BEHIND = new RegExp(`\\d (?:${CORNERS}) \\p{L}{3}`, 'iu');
/** A separator and a name of three letters or more, other than a word for a floor: a place behind a street. */
export const NAMED = new RegExp(`[,·–—-] ?(?!${FLOORS}(?!\\p{L}))\\p{L}{3}`, 'iu');

/**
 * Whether a line has a number with a code and a town behind it, or a floor, a door or a corner: then a name before it
 * is a street.
 */
export const isHouse = (text: string): boolean =>
  CODE_BEHIND.test(text) || FLOOR_BEHIND.test(text) || CORNER_BEHIND.test(text);

/** Whether a line begins with a street of a known kind and its number, and has a code or a name behind it. */
export function isAddressLine(text: string): boolean {
  const [street] = STREET.exec(text) ?? [];
  return street !== undefined && [CODED, NAMED].some((place) => place.test(text.slice(street.length)));
}
