/** Contact data: telephone numbers in legible text, however they are spaced or spelt. */

import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { fold } from '../search/fold.ts';
import { withDigits } from './number-words.ts';

const COUNTRY = 'ES';

/** Addresses that start a call or a chat. */
const CALL_LINK =
  /(?:\b(?:tel|sms|callto|whatsapp|facetime|skype|viber|tg):\S{0,40}\d{3}\S*|\bwa\.me\/\S*\d{5}\S*|\b(?:api|web|chat)\.whatsapp\.com\/\S*\d{5}\S*|\bt\.me\/\+?\d{6,}\S*)/gi;

/** Figures after a word that announces a number, however short or foreign. */
const ANNOUNCED =
  /\b(?:tel|telf|tfno|tlf|tel[eé]fonos?|m[oó]vil|fax|whatsapp|phone|mobile|call|ll[aá]m\p{L}+)\b[\s.:]*(?:(?:al|en el|us|on|at|now|ya)\s+){0,2}\(?\+?\d(?:[\s.()-]{0,2}\d){5,}/giu;

/**
 * Figures that look like parts of a telephone number and are none: amounts with their unit, hours, dates, tax and
 * register numbers, account numbers.
 */
const OTHER_FIGURES: readonly RegExp[] = [
  /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}\b/g,
  /\b[A-HJ-NP-SUVW][- .]?\d{2}[. ]?\d{3}[. ]?\d{3}\b(?!\d)/g,
  /\b[A-HJ-NP-SUVW][- ]?\d{7}[- ]?[0-9A-J]\b/g,
  /\b\d{1,2}\.?\d{3}\.?\d{3}[- ]?[A-HJ-NP-TV-Z]\b/g,
  /\b[XYZ][- ]?\d{7}[- ]?[A-Z]\b/g,
  /\b(?:tomo|folio|hoja|libro|secci[oó]n|inscripci[oó]n|registro|licencia|colegiad[oa]|expediente|p[oó]liza|rea|rii|rasic|cups|isbn|ean|registration|licen[cs]e|vat|company)(?: (?:n[.º°o]*|n[uú]m(?:ero)?\.?|no\.?|number|id|general|de|sanitario|industrial))*[:\s]+[A-Z]{0,4}[- ]?[\dA-Z/.-]*\d[\dA-Z/.-]*/gi,
  /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?\b/g,
  /(?<![\d.,/-])(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d{2}\b(?![-/.]?\d)/g,
  /(?<![\d.,:])(?:[01]?\d|2[0-4])[:.h][0-5]\d ?h?(?: ?(?:-|a|y|to|hasta) ?(?:las )?(?:[01]?\d|2[0-4])[:.h][0-5]\d)(?: ?h)?\b/gi,
  /(?<![\d.,:])(?:[01]?\d|2[0-4])[:h][0-5]\d\b/gi,
  /(?<![\d])\d{1,3}(?:[.,]\d{3})*(?:,\d{1,2})?(?: ?(?:-|a|y|o|to) ?\d{1,3}(?:[.,]\d{3})*(?:,\d{1,2})?)? ?(?:€|euros?\b|eur\b|%|\$|£|m²|m2\b|m³|km\b|kw\b|kwh\b|kg\b|mm\b|cm\b|metros\b|horas?\b|hours?\b|h\b|minutos\b|min\b|d[ií]as?\b|days?\b|meses\b|a[ñn]os\b|years?\b|months?\b)/gi,
  /(?:€|\$|£) ?\d[\d.,]*/g,
];

/** `9.30-14`, `8 a 13 h`: hours where the text speaks of days or parts of them; elsewhere they might be a number in disguise. */
const HOURS =
  /(?<![\d.,:/-])((?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?) ?h? ?(?:[-–—]|a|y|to|hasta) ?(?:las )?((?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?)(?! ?[-–—.,:/]?\d{3}|[-–—.,:/]?\d)/gi;
const SPEAKS_OF_HOURS =
  /\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|festivos|mañanas?|tardes?|horarios?|abierto|cerrado|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mornings?|afternoons?|opening|hours|closed)(?!\p{L})|\b[LMXJVSD](?: ?[-–a] ?[MXJVSD])? \d/iu;

/** Digits in groups, with whatever people put between them; letters that stand for a nought inside a group. */
const RUN = /(?:\+|\(\+?)?\(?\d(?:[\dOo]|[\s.·•,;:/\\()[\]|_~*+'"-]{1,3}(?=[\d(+]))+/g;

/** Words between figures that only say how the number is written. */
const SPOKEN_SEPARATOR = /(?<=\d)\s*[([{]?\b(?:punto|dot|guion|dash|espacio|space|barra|slash)\b[)\]}]?\s*(?=\d)/gi;

/** Fewer digits, or beginnings of words for numbers, are no telephone number. */
const FEWEST_DIGITS = 6;
const DIGIT_OR_WORD =
  /\p{Nd}|\b(?:cero|zero|un|do|tr|cuat|cat|cin|cien|quin|sei|ses|set|siet|och|nuev|nov|die|on|tw|th|fo|fi|six|sev|eig|nin|ten|el|oh|vein)/giu;

/** The numbers found, as they stand in the legible text. */
export function findPhones(legible: string): string[] {
  if ((legible.match(DIGIT_OR_WORD)?.length ?? 0) < FEWEST_DIGITS) return [];
  const links = legible.match(CALL_LINK) ?? [];
  let figures = legible;
  for (const pattern of OTHER_FIGURES) figures = figures.replace(pattern, ' ¤ ');
  if (SPEAKS_OF_HOURS.test(figures)) figures = figures.replace(HOURS, withoutRange);
  const found = findPhoneNumbersInText(figures, COUNTRY).map(({ startsAt, endsAt }) => figures.slice(startsAt, endsAt));
  return [
    ...new Set([
      ...links,
      ...(figures.match(ANNOUNCED) ?? []),
      ...found,
      ...runs(figures),
      ...runs(withDigits(fold(figures).replace(/\s+/g, ' '))),
    ]),
  ];
}

/** A range of hours goes; what does not go from an earlier to a later one is none. */
function withoutRange(range: string, from: string, to: string): string {
  const minutes = (time: string) => {
    const [hour = 0, minute = 0] = time.split(/[:.h]/i).map(Number);
    return hour * 60 + minute;
  };
  return minutes(from) < minutes(to) ? ' ¤ ' : range;
}

function runs(text: string): string[] {
  return (text.replace(SPOKEN_SEPARATOR, '-').match(RUN) ?? []).filter(isNumber);
}

/** Whether some consecutive groups of the run are a number that can be called. */
function isNumber(run: string): boolean {
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

function isCallable(digits: string): boolean {
  // Whether the range is assigned yet does not matter: nothing else is written with these nine digits.
  if (/^(?:(?:\+|00)?34)?[6-9]\d{8}$/.test(digits)) return true;
  const international = /^(?:\+|00)(\d{9,15})$/.exec(digits)?.[1];
  return international !== undefined && parsePhoneNumberFromString(`+${international}`)?.isValid() === true;
}
