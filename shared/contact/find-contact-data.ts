/**
 * Finds telephone numbers and e-mail addresses, so that none is published or kept. Agents get the contact page instead.
 */

import { decodeHTML } from 'entities';
import { anyOf } from './contact-words.ts';
import { findPhones } from './find-phones.ts';

/** A telephone number or an e-mail address in a text. */
export interface ContactDatum {
  /** `phone` also for links to call or chat. */
  kind: 'phone' | 'email';
  /** The match in the legible text ({@link toLegible}), which is perhaps not in the given one. */
  match: string;
}

/**
 * Finds e-mail addresses, then telephone numbers (national ones as Spanish or American). Recognises disguises by
 * spacing, words, entities, links, `arroba` and `punto`. Leaves out prices, dates, hours, postal codes and register
 * numbers. One number or address may be found several times, in several forms.
 */
export function findContactData(text: string): ContactDatum[] {
  const legible = toLegible(text);
  const emails = findEmails(legible).map((match): ContactDatum => ({ kind: 'email', match }));
  const phones = findPhones(legible).map((match): ContactDatum => ({ kind: 'phone', match: match.trim() }));
  return [...emails, ...phones];
}

/** Parts of an address, bounded as in RFC 5321 §4.5.3.1 and RFC 1035 §2.3.4, which also keeps the search linear. */
const LOCAL = "[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'-]{0,63}";
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}';
/** Top-level domains that are accepted after a disguised dot or `@`. */
const ENDING =
  '(?:com|es|net|org|cat|eu|info|biz|gal|eus|io|co|online|site|shop|store|app|dev|tech|pro|me|mx|ar|cl|pe|uk|us|ie|pt|fr|de|it|example|test|madrid|barcelona|email|services?)';
const OPEN = '[\\[({<|_*-]';
const CLOSE = '[\\])}>|_*-]';
const AT_NAME = anyOf('at');
const DOT_NAME = anyOf('dot');
const AT = `(?:\\s*${OPEN}{1,2}\\s*(?:${AT_NAME}|${anyOf('ordinaryAt')}|@|a)\\s*${CLOSE}{1,2}\\s*|\\s+${AT_NAME}\\s+|\\s*@\\s*)`;
const DOT = `(?:\\s*${OPEN}{1,2}\\s*(?:${DOT_NAME}|\\.)\\s*${CLOSE}{1,2}\\s*|\\s+(?:${DOT_NAME}|\\.|\\(${DOT_NAME}\\))\\s+|\\s*\\.\\s*)`;
/** Names of mailboxes, which distinguish `info at acme.es` from `visit us at acme.es`. */
const MAILBOX = anyOf('mailboxes', 'info', 'mail', 'email', 'web', 'dpo');

const PATTERNS: readonly RegExp[] = [
  /\bmailto:[^\s?"'<>]+/giu,
  // Cloudflare shows this in place of an address until its script has run.
  /\[email\s*protected\]/giu,
  new RegExp(`${LOCAL}@(?:${LABEL}\\.)+\\p{L}{2,}`, 'gu'),
  new RegExp(`${LOCAL}${AT}(?:${LABEL}${DOT}){1,3}${ENDING}\\b`, 'giu'),
  new RegExp(
    `${LOCAL}\\s+${anyOf('ordinaryAt')}\\s+${LABEL}(?:${DOT}${LABEL})?(?:\\s+${DOT_NAME}\\s+|\\s*${OPEN}\\s*(?:${DOT_NAME}|\\.)\\s*${CLOSE}\\s*)${ENDING}\\b`,
    'giu',
  ),
  new RegExp(`\\b${MAILBOX}\\s+${anyOf('ordinaryAt')}\\s+(?:${LABEL}\\s*\\.\\s*)+${ENDING}\\b`, 'giu'),
];

/** Matches an address with blanks between its letters: `i n f o @ x . e s`. */
const SPACED = /(?<![\p{L}\p{N}] )(?:[\p{L}\p{N}] ){2,}@(?: ?[\p{L}\p{N}.-]){4,}/gu;

/** A part that every text with an e-mail address has: a quick test that rejects most texts. */
const HINT = new RegExp(
  `@|${AT_NAME}|mailto|protected|\\b${anyOf('ordinaryAt')}\\b|[\\s[({<|_*-]a[\\])}>|_*-]|_${anyOf('ordinaryAt')}_`,
  'i',
);

/** Finds e-mail addresses, as the legible text has them; the same may be found by several patterns. */
function findEmails(legible: string): string[] {
  if (!HINT.test(legible)) return [];
  const found = PATTERNS.flatMap((pattern) => legible.match(pattern) ?? []);
  const spaced = (legible.match(SPACED) ?? []).filter((match) => /@[^@]+\.\p{L}{2,}$/u.test(match.replace(/ /g, '')));
  return [...found, ...spaced];
}

/** The character of a code point; a blank for an impossible one. */
const toCharacter = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

/** Decodes one level of HTML entities, `\u` escapes and percent-encoded ASCII signs and digits. */
function decodeOnce(text: string): string {
  return decodeHTML(text)
    .replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, hex: string) => toCharacter(Number.parseInt(hex, 16)))
    .replace(/%(2[0-9a-f]|3[0-9a-f]|40|5f)/gi, (_, hex: string) => toCharacter(Number.parseInt(hex, 16)));
}

/** Matches a tag, except a sign in words: `<at>`. */
const TAG = new RegExp(`</?(?!(?:${anyOf('at')}|${anyOf('ordinaryAt')}|${anyOf('dot')})>)[a-z][^<>@]*>`, 'gi');

/** Removes HTML comments, but not unclosed ones. A pattern would search for the end of each of these. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start + '<!--'.length);
    if (end < 0) return kept.join('') + text.slice(from);
    kept.push(text.slice(from, start));
    from = end + '-->'.length;
  }
}

/**
 * Writes a text as a reader sees it, in which the patterns search: resolves up to three levels of escapes,
 * compatibility forms (NFKC) and digits of all scripts, removes comments, tags, invisible characters and Markdown
 * emphasis, and unifies blanks and dashes.
 */
export function toLegible(text: string): string {
  let decoded = text;
  for (let round = 0; round < 3; round++) {
    const next = decodeOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return withoutComments(decoded)
    .replace(TAG, '')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\ufe0e\ufe0f\u20e3]/g, '')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\*{1,3}|__|`|\\(?=[!-/:-@[-^{-~])/g, '')
    .replace(/[\p{Z}\s]+/gu, ' ');
}

/** Converts a decimal digit of any script to 0 to 9. Unicode has the digits of a script in a row, zero first. */
function toAsciiDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--;
    value++;
  }
  return /[0-9]/.test(digit) ? digit : String(value);
}
