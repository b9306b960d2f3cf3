/** Contact data: e-mail addresses in legible text, disguised ones too. */

import { anyOf } from './contact-words.ts';

/** RFC 5321 §4.5.3.1 and RFC 1035 §2.3.4: the bounds also keep the search linear. */
const LOCAL = "[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'-]{0,63}";
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}';
/** Endings that are believed where the dot or the sign is written in another way. */
const ENDING =
  '(?:com|es|net|org|cat|eu|info|biz|gal|eus|io|co|online|site|shop|store|app|dev|tech|pro|me|mx|ar|cl|pe|uk|us|ie|pt|fr|de|it|example|test|madrid|barcelona|email|services?)';
const OPEN = '[\\[({<|_*-]';
const CLOSE = '[\\])}>|_*-]';
const AT_NAME = anyOf('at');
const DOT_NAME = anyOf('dot');
const AT = `(?:\\s*${OPEN}{1,2}\\s*(?:${AT_NAME}|${anyOf('ordinaryAt')}|@|a)\\s*${CLOSE}{1,2}\\s*|\\s+${AT_NAME}\\s+|\\s*@\\s*)`;
const DOT = `(?:\\s*${OPEN}{1,2}\\s*(?:${DOT_NAME}|\\.)\\s*${CLOSE}{1,2}\\s*|\\s+(?:${DOT_NAME}|\\.|\\(${DOT_NAME}\\))\\s+|\\s*\\.\\s*)`;
/** Mailbox names: they tell `info at acme.es` from `visit us at acme.es`. */
const MAILBOX = anyOf('mailboxes', 'info', 'mail', 'email', 'web', 'dpo');

const PATTERNS: readonly RegExp[] = [
  /\bmailto:[^\s?"'<>]+/giu,
  // What Cloudflare leaves of an address until its script has run.
  /\[email\s*protected\]/giu,
  new RegExp(`${LOCAL}@(?:${LABEL}\\.)+\\p{L}{2,}`, 'giu'),
  new RegExp(`${LOCAL}${AT}(?:${LABEL}${DOT}){1,3}${ENDING}\\b`, 'giu'),
  new RegExp(
    `${LOCAL}\\s+${anyOf('ordinaryAt')}\\s+${LABEL}(?:${DOT}${LABEL})?(?:\\s+${DOT_NAME}\\s+|\\s*${OPEN}\\s*(?:${DOT_NAME}|\\.)\\s*${CLOSE}\\s*)${ENDING}\\b`,
    'giu',
  ),
  new RegExp(`\\b${MAILBOX}\\s+${anyOf('ordinaryAt')}\\s+(?:${LABEL}\\s*\\.\\s*)+${ENDING}\\b`, 'giu'),
];

/** Letters set apart one by one: `i n f o @ x . e s`. */
const SPACED = /(?:[\p{L}\p{N}] ){2,}@(?: ?[\p{L}\p{N}.-]){4,}/giu;

/** Finds out at once that a text holds none, as most. */
const HINT = new RegExp(
  `@|${AT_NAME}|mailto|protected|\\b${anyOf('ordinaryAt')}\\b|[\\s[({<|_*-]a[\\])}>|_*-]|_${anyOf('ordinaryAt')}_`,
  'i',
);

/** The addresses found, as they are written in the legible text. */
export function findEmails(legible: string): string[] {
  if (!HINT.test(legible)) return [];
  const found = PATTERNS.flatMap((pattern) => legible.match(pattern) ?? []).filter((match) =>
    /[\p{L}\p{N}]/u.test(match),
  );
  const spaced = (legible.match(SPACED) ?? []).filter((match) => /@.+\.\p{L}{2,}$/u.test(match.replace(/ /g, '')));
  return [...new Set([...found, ...spaced])];
}
