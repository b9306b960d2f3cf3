/** Contact data: finds telephone numbers in legible text, in any spacing or spelling. */

import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { fold } from '../search/fold.ts';
import { anyOf, contactWords } from './contact-words.ts';

/** Country of national numbers. */
const COUNTRY = 'ES';

/** Matches links for a call or chat. */
const CALL_LINK =
  /(?:\b(?:tel|sms|callto|whatsapp|facetime|skype|viber|tg):\S{0,40}\d{3}\S*|\b(?:wa\.me|(?:api|web|chat)\.whatsapp\.com)\/(?:(?!wa\.me\/|whatsapp\.com\/)\S)*?\d{5}\S*|\bt\.me\/\+?\d{6,}\S*)/gi;

/** Matches digits after an announcement, even if short or foreign. */
const ANNOUNCED = new RegExp(
  `\\b${anyOf('announcements', 'tel', 'fax', 'whatsapp')}\\b[\\s.:]*(?:${anyOf('prepositions')}\\s+){0,2}\\(?\\+?\\d(?:[\\s.()-]{0,2}\\d){5,}`,
  'giu',
);

/** Sources of patterns: a time of day, a word between two, and an article before one. */
const TIME = '(?:[01]?\\d|2[0-4])[:.h][0-5]\\d';
const UNTIL = anyOf('until', '-');
const ARTICLE = `(?:${anyOf('timeArticle')} )?`;

/** Sources of patterns: a figure, and a unit or currency behind it. */
const AMOUNT = '\\d{1,3}(?:[.,]\\d{3}){0,6}(?:,\\d{1,2})?';
const UNIT = anyOf('amounts', '€|euros?\\b|eur\\b|%|\\$|£|m[23]\\b|km\\b|kw\\b|kwh\\b|kg\\b|mm\\b|cm\\b|h\\b|min\\b');

/** Matches figures that only look like telephone numbers: amounts, hours, dates, tax, register and account numbers. */
const OTHER_FIGURES: readonly RegExp[] = [
  /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}\b/g,
  /\b[A-HJ-NP-SUVW][- .]?\d{2}[. ]?\d{3}[. ]?\d{3}\b/g,
  /\b[A-HJ-NP-SUVW][- ]?\d{7}[- ]?[0-9A-J]\b/g,
  /\b\d{1,2}\.?\d{3}\.?\d{3}[- ]?[A-HJ-NP-TV-Z]\b/g,
  new RegExp(
    `\\b${anyOf('registers', 'isbn', 'ean')}(?: ${anyOf('registerKinds')}){0,4}[:\\s]+[A-Z]{0,4}[- ]?[\\dA-Z/.-]*\\d[\\dA-Z/.-]*`,
    'gi',
  ),
  /\b(?:nit|rut|ruc|cuit|cuil|rif|rnc|rtn)\b\.?(?: ?n[.°o]*)?[:\s]*(?:[a-z]-?)?(?:\d[\d. ]{6,11}\d(?: ?- ?[\dk])?|\d{1,3}-\d{2,8}-\d{1,6}(?:-\d)?)\b/gi,
  /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?\b/g,
  /(?<![\d.,/-])(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d{2}\b(?![-/.]?\d)/g,
  new RegExp(`(?<![\\d.,:])${TIME} ?h? ?${UNTIL} ?${ARTICLE}${TIME}(?: ?h)?\\b`, 'gi'),
  /(?<![\d.,:])(?:[01]?\d|2[0-4])[:h][0-5]\d\b/gi,
  new RegExp(`(?<![\\d])${AMOUNT}(?: ?(?:-|${anyOf('until')}|${anyOf('or')}) ?${AMOUNT})? ?${UNIT}`, 'gi'),
  /(?:€|\$|£) ?\d[\d.,]*/g,
];

/** Matches `9.30-14`, `8 a 13 h`: hours if the text is about opening times, else perhaps a disguised number. */
const HOURS = new RegExp(
  `(?<![\\d.,:/-])((?:[01]?\\d|2[0-4])(?:[:.h][0-5]\\d)?) ?h? ?${UNTIL} ?${ARTICLE}((?:[01]?\\d|2[0-4])(?:[:.h][0-5]\\d)?)(?! ?[-.,:/]?\\d{3}|[-.,:/]?\\d)`,
  'gi',
);
/** Finds a word on opening times. */
const SPEAKS_OF_HOURS = new RegExp(anyOf('openingTimes'), 'iu');

/** Matches groups of digits with any signs between; within a group, `o` and `O` may mean zero. */
const RUN = /(?:\+|\(\+?)?\(?\d(?:[\dOo]|[\s.·•,;:/\\()[\]|_~*+'"-]{1,3}(?=[\d(+]))+/g;

/**
 * Matches national numbers of America by their groups: `(815) 501-1478`, `33 1268 0092`, `0341 685-5469`. Excludes
 * spans of years.
 */
const AMERICAN =
  /(?<![\d.,/-])(?:\((?:0\d{3}|\d{2,3})\) ?\d{3,4}|\d{3}[ .-]\d{3}|0\d{2,3}[ .-]\d{3,4}|\d{2}[ .-](?!(?:19|20)\d\d[ .-](?:19|20)\d\d)\d{4})[ .-]\d{4}(?![\d/]|[.,-]\d)/g;

/** Matches words between digits that only describe the notation. */
const SPOKEN_SEPARATOR = new RegExp(`(?<=\\d)\\s*[([{]?\\b${anyOf('separators')}\\b[)\\]}]?\\s*(?=\\d)`, 'gi');

/** Digits by their words, as in `seis cero cero`. */
const DIGITS: Readonly<Record<string, number>> = Object.assign({}, ...contactWords.map(({ digits }) => digits));
const DIGIT_WORD = new RegExp(`\\b(?:${Object.keys(DIGITS).join('|')})\\b`, 'gi');

/** Minimum digits of a telephone number. */
const MIN_PHONE_DIGITS = 6;
const DIGIT_OR_WORD = new RegExp(`\\p{Nd}|${DIGIT_WORD.source}`, 'giu');

/**
 * Finds links to call or chat and telephone numbers in a legible text, as it has them, or with digits for number
 * words; the same may be found in several ways. `[]` for fewer than `MIN_PHONE_DIGITS` digits or number words.
 */
export function findPhones(legible: string): string[] {
  if ((legible.match(DIGIT_OR_WORD)?.length ?? 0) < MIN_PHONE_DIGITS) return [];
  const links = legible.match(CALL_LINK) ?? [];
  let figures = legible;
  for (const pattern of OTHER_FIGURES) figures = figures.replace(pattern, ' ¤ ');
  if (SPEAKS_OF_HOURS.test(figures)) figures = figures.replace(HOURS, withoutRange);
  const found = findPhoneNumbersInText(figures, COUNTRY).map(({ startsAt, endsAt }) => figures.slice(startsAt, endsAt));
  return [
    ...links,
    ...(figures.match(ANNOUNCED) ?? []),
    ...found,
    ...(figures.match(AMERICAN) ?? []),
    ...findRuns(figures),
    ...findRuns(fold(figures).replace(DIGIT_WORD, (word) => String(DIGITS[word]))),
  ];
}

/** Replaces a range of hours by `¤`; returns it unchanged if it does not run from an earlier to a later time. */
function withoutRange(range: string, from: string, to: string): string {
  const minutes = (time: string) => {
    const [hour = 0, minute = 0] = time.split(/[:.h]/i).map(Number);
    return hour * 60 + minute;
  };
  return minutes(from) < minutes(to) ? ' ¤ ' : range;
}

/** Finds runs of digits, with signs or words between them, that form a telephone number. */
function findRuns(text: string): string[] {
  return (text.replace(SPOKEN_SEPARATOR, '-').match(RUN) ?? []).filter(isPhoneNumber);
}

/** Whether some consecutive groups of a run form a telephone number. */
function isPhoneNumber(run: string): boolean {
  const groups = run.replace(/[Oo]/g, '0').match(/\+|\d+/g) ?? [];
  for (let start = 0; start < groups.length; start++) {
    let digits = '';
    for (let end = start; end < groups.length && digits.length <= 15; end++) {
      digits += groups[end] ?? '';
      if (digits.length >= 9 && isCallable(digits)) return true;
    }
  }
  return false;
}

/** Whether digits are a Spanish number, with or without its prefix, or a valid international one with `+` or `00`. */
function isCallable(digits: string): boolean {
  // Unassigned ranges count too, as no other figures have these nine digits.
  if (/^(?:(?:\+|00)?34)?[6-9]\d{8}$/.test(digits)) return true;
  const international = /^(?:\+|00)(\d{9,15})$/.exec(digits)?.[1];
  return international !== undefined && parsePhoneNumberFromString(`+${international}`)?.isValid() === true;
}
