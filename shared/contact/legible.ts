/** Contact data: text as a person reads it aloud, whatever it is written with. */

import { anyOf } from './contact-words.ts';

const NAMED: Record<string, string> = {
  amp: '&',
  commat: '@',
  period: '.',
  dot: '.',
  nbsp: ' ',
  lowbar: '_',
  hyphen: '-',
  dash: '-',
  plus: '+',
  colon: ':',
  sol: '/',
  lpar: '(',
  rpar: ')',
  lt: '<',
  gt: '>',
  quot: '"',
  num: '#',
};

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

function decodeOnce(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, digits: string) => character(Number.parseInt(digits, 10)))
    .replace(/&([a-z]{2,8});/gi, (entity, name: string) => NAMED[name.toLowerCase()] ?? entity)
    .replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/%(2[0-9a-f]|3[0-9a-f]|40|5f)/gi, (_, hex: string) => character(Number.parseInt(hex, 16)));
}

/** Tags and comments, but for a sign that is spelt out as one: `<at>`. */
const MARKUP = new RegExp(
  `</?(?!(?:${anyOf('at')}|${anyOf('ordinaryAt')}|${anyOf('dot')})>)[a-z][^<>@]*>|<!--[\\s\\S]*?-->`,
  'gi',
);

/**
 * Entities, JavaScript and percent escapes resolved (also when nested), compatibility forms made plain (full-width,
 * circled and mathematical digits), invisible characters and emphasis marks removed, blanks and dashes made uniform.
 */
export function toLegible(text: string): string {
  let decoded = text;
  for (let round = 0; round < 3; round++) {
    const next = decodeOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded
    .replace(MARKUP, '')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\ufe0e\ufe0f\u20e3]/g, '')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\*{1,3}|__|`|\\(?=[!-/:-@[-^{-~])/g, '')
    .replace(/[\p{Z}\s]+/gu, ' ');
}

/** Unicode lists the decimal digits of each script in a run of ten, zero first. */
function toAsciiDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--;
    value++;
  }
  return /[0-9]/.test(digit) ? digit : String(value);
}
