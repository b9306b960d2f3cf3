/** Company stage: texts, names and captions of pages without the telephone numbers and e-mail addresses in them. */

import { findContactData, toLegible } from '#shared/contact/find-contact-data.ts';
import type { PagePath } from '#shared/page.ts';
import { foldFully } from '#shared/search/fold.ts';
import { toOneLine } from '#shared/short-text.ts';
import { type CompiledPage, complain, type Diagnostic, type PageCaption } from '../model.ts';
import { inCompleteLanguages } from '../words/any-language.ts';
import { countWords } from '../words/count-words.ts';
import { lastWords, withoutOrnament } from './names.ts';
import { splitSentences } from './sentences.ts';

const hasContactData = (text: string): boolean => findContactData(text).length > 0;

const CONJUNCTION = inCompleteLanguages(({ conjunctions }) => conjunctions);

/** Places where a clause can be cut, before its separators. A label goes with the number that it announces. */
const CLAUSE = new RegExp(
  `(?=\\s{0,2}[;,]\\s|\\s{1,2}${CONJUNCTION}\\s|\\s[-–—|·•/]\\s)|(?<!\\s)(?=\\s{0,2}\\()|(?<=\\))|(?<=[.!?…])(?=\\s[^\\p{L}\\p{N}\\s])`,
  'u',
);

/** A word at the end that only introduces a number or an address, or a separator. */
const ANNOUNCEMENT = new RegExp(
  `(?:[\\s,;:·|([–—-]|\\b${inCompleteLanguages(({ announcements }) => announcements)}\\b\\.?)$`,
  'u',
);
/** More characters than the longest such word, and one before it. */
const MAX_ANNOUNCEMENT_LENGTH = 40;

/** The text without clauses with contact data, or their whole sentences if these begin so; `''` if nothing is left. */
export function withoutContactData(text: string): string {
  if (!hasContactData(text)) return text;
  const kept = splitSentences(text)
    .map((sentence) => (hasContactData(sentence) ? withoutClauses(sentence) : sentence))
    .filter((sentence) => sentence !== '')
    .join(' ');
  // A number that was cut in two by a full stop is whole again here.
  return hasContactData(kept) ? '' : kept;
}

/** A way to get in touch at the end of a folded text: `por whatsapp`. */
const MEANS = new RegExp(`\\b${inCompleteLanguages(({ means }) => means)}$`);
/** The short words and signs that lead up to a number: ` al`, ` en el`, `: `. */
const LEADING_UP = /(?:\s\p{L}{1,3}){0,2}[\s:(]{0,3}$/u;
/** The signs behind a number at the end of a sentence. */
const CLOSING = /^[).!…»”"]{0,4}$/u;

/** The only number or address of a sentence, in its shortest form, and the text on both sides. */
function splitAtNumber(sentence: string): [before: string, after: string] | undefined {
  const matches = findContactData(sentence).map(({ match }) => match);
  const [number = ''] = [...matches].sort((a, b) => a.length - b.length);
  const [before = '', after = '', ...others] = sentence.split(number);
  return others.length > 0 || !matches.every((match) => match.includes(number)) ? undefined : [before, after];
}

/** The sentence up to its number, if that ends it and a way to get in touch stands before it; else `undefined`. */
function upToNumber(sentence: string): string | undefined {
  const [before = '', after = ''] = splitAtNumber(sentence) ?? [];
  const kept = before.replace(LEADING_UP, '');
  return CLOSING.test(after) && MEANS.test(foldFully(kept)) ? kept : undefined;
}

/** The sentence without clauses with contact data; where too little is left, without the number alone; else `''`. */
function withoutClauses(sentence: string): string {
  const end = /(?<![.!?…])[.!?…]+["»”)]?$/u.exec(sentence)?.[0] ?? '';
  const whole = upToNumber(sentence);
  if (whole !== undefined) return whole + end;
  const clauses = sentence.slice(0, sentence.length - end.length).split(CLAUSE);
  const kept = dropHolding(clauses);
  const text = withoutAnnouncement(kept.join(''));
  const isNone = kept[0] !== clauses[0] || kept.length === clauses.length || text.split(' ').length < 3;
  return isNone || hasContactData(text) ? withoutNumber(sentence) : text + (/[.!?…]$/.test(text) ? '' : end);
}

/** The rest of a sentence that goes on behind a number: `y dinos qué buscas`. */
const GOES_ON = new RegExp(`^\\s?,?\\s${CONJUNCTION} \\S{1,40} \\S`, 'u');

/** Takes the number out of a sentence that goes on: `Envíanos un WhatsApp y dinos qué buscas`; `''` for others. */
function withoutNumber(sentence: string): string {
  const [before = '', after = ''] = splitAtNumber(sentence) ?? [];
  const goesOn = GOES_ON.test(after);
  const kept = before.replace(/(?:\s\S{1,3})?[\s:(]{1,3}$/, '');
  const text = kept + after.trimStart().replace(/^(?=[^,.;])/, ' ');
  return goesOn && countWords(kept) > 0 && !hasContactData(text) ? text : '';
}

/** Most clauses that hold one number: `(971) 12 34 56` has two. */
const MOST_CLAUSES = 6;

/** The clauses but for the shortest runs with contact data. */
function dropHolding(clauses: readonly string[]): string[] {
  const kept = [...clauses];
  for (let size = 1; size <= MOST_CLAUSES; size++) {
    for (let at = 0; at + size <= kept.length; ) {
      if (!hasContactData(kept.slice(at, at + size).join(''))) {
        at++;
        continue;
      }
      // A label goes with the number that it announces: `Contacto: (971) 12 34 56`.
      if (/:\s*$/.test(kept[at - 1] ?? '')) kept.splice(--at, 1);
      kept.splice(at, size);
    }
  }
  return kept;
}

/** The text without `… , tel.` at its end. */
function withoutAnnouncement(text: string): string {
  const folded = foldFully(text);
  // Only where folding kept every character in its place can a length be carried over.
  if (folded.length !== text.length) return text;
  let end = folded.length;
  for (;;) {
    const found = ANNOUNCEMENT.exec(folded.slice(Math.max(0, end - MAX_ANNOUNCEMENT_LENGTH), end));
    if (!found) return text.slice(0, end);
    end -= found[0].length;
  }
}

/** The name (a title, a link) without clauses with contact data, else without its figures; `''` if nothing is left. */
export function nameWithoutContactData(name: string): string {
  const found = findContactData(name);
  if (found.length === 0) return name;
  const whole = withoutContactData(name);
  if (whole !== '') return whole;
  let text = toOneLine(toLegible(name));
  for (const { match } of found.sort((a, b) => b.match.length - a.match.length)) text = text.replace(match, ' ');
  text = withoutOrnament(withoutAnnouncement(toOneLine(text)));
  return hasContactData(text) ? '' : text;
}

/**
 * Captions, by path, of pages with contact data in title, description or address; a complaint on each such address,
 * and one note on all the other pages: a number in a title helps visitors of search engines, but captions leave it out.
 */
export function toCaptions(pages: readonly CompiledPage[]) {
  const captions = new Map<PagePath, PageCaption>();
  const diagnostics: Diagnostic[] = [];
  const held: { path: PagePath; quote: string }[] = [];
  for (const page of pages) {
    const holding = [page.title, page.description].find(hasContactData);
    const isUnlisted = addressHoldsContactData(page.path);
    if (holding === undefined && !isUnlisted) continue;
    captions.set(page.path, {
      title: toName(page),
      description: withoutContactData(page.description),
      isUnlisted,
    });
    if (isUnlisted)
      diagnostics.push(
        complain('warning', 'contact-data', page.path, { holder: 'address' }, { quote: holding ?? page.path }),
      );
    else if (holding !== undefined) held.push({ path: page.path, quote: holding });
  }
  const [first, ...others] = held;
  if (first) {
    const about = { pages: held.length };
    const more = { quote: first.quote, pages: others.map(({ path }) => path) };
    diagnostics.push(complain('info', 'contact-in-captions', first.path, about, more));
  }
  return { captions, diagnostics };
}

/** Digits of an address are read as a text would be: `/fontanero-600123456/`. */
export const addressHoldsContactData = (address: string): boolean =>
  hasContactData(address.replace(/^https?:\/\/[^/]*/, '').replace(/[/_-]+/g, ' '));

/** The title, else the first heading, else the end of the address: the first with anything left. */
function toName(page: CompiledPage): string {
  const names = [page.title, ...page.headings.slice(0, 1).map(({ text }) => text), lastWords(page.path)];
  return names.map((name) => nameWithoutContactData(name)).find((name) => name !== '') ?? '…';
}
