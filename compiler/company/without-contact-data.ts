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

/** Places between two clauses, before the separator, which stays with the second one. */
const CLAUSE = new RegExp(
  `(?=\\s{0,2}[;,]\\s|\\s{1,2}${CONJUNCTION}\\s|\\s[-–—|·•/]\\s)|(?<!\\s)(?=\\s{0,2}\\()|(?<=\\))|(?<=[.!?…])(?=\\s[^\\p{L}\\p{N}\\s])`,
  'u',
);

/** At the end of a folded text: one separator, or a word that only introduces a number or an address. */
const ANNOUNCEMENT = new RegExp(
  `(?:[\\s,;:·|([–—-]|\\b${inCompleteLanguages(({ announcements }) => announcements)}\\b\\.?)$`,
  'u',
);
/** Characters to look at: more than the longest such word has, with one before it. */
const MAX_ANNOUNCEMENT_LENGTH = 40;

/**
 * Removes the clauses with contact data, or the whole sentence if it begins with one; a sentence that names the way to
 * get in touch only loses the number: `Escríbenos por WhatsApp`. `''` if nothing is left; other texts stay as they
 * are.
 */
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

/** Texts before and behind the only number or address of a sentence; `undefined` if there are several. */
function splitAtNumber(sentence: string): [before: string, after: string] | undefined {
  const matches = findContactData(sentence).map(({ match }) => match);
  const [number = ''] = [...matches].sort((a, b) => a.length - b.length);
  const [before = '', after = '', ...others] = sentence.split(number);
  return others.length > 0 || !matches.every((match) => match.includes(number)) ? undefined : [before, after];
}

/** The sentence before its number, if that ends it and a way to get in touch comes before it; else `undefined`. */
function upToNumber(sentence: string): string | undefined {
  const [before = '', after = ''] = splitAtNumber(sentence) ?? [];
  const kept = before.replace(LEADING_UP, '');
  return CLOSING.test(after) && MEANS.test(foldFully(kept)) ? kept : undefined;
}

/**
 * Removes the clauses with contact data, with what announces them. If the first clause has some, no clause can be
 * removed, or fewer than three words are left, removes the number alone, else returns `''`.
 */
function withoutClauses(sentence: string): string {
  const end = /(?<![.!?…])[.!?…]+["»”)]?$/u.exec(sentence)?.[0] ?? '';
  const whole = upToNumber(sentence);
  if (whole !== undefined) return whole + end;
  const clauses = sentence.slice(0, sentence.length - end.length).split(CLAUSE);
  const kept = withoutHolding(clauses);
  const text = withoutAnnouncement(kept.join(''));
  const isUnfit = kept[0] !== clauses[0] || kept.length === clauses.length || text.split(' ').length < 3;
  return isUnfit || hasContactData(text) ? withoutNumber(sentence) : text + (/[.!?…]$/.test(text) ? '' : end);
}

/** The rest of a sentence that goes on behind a number: `y dinos qué buscas`, `con tus datos y te llamamos`. */
const GOES_ON = new RegExp(
  `^\\s?,?\\s(?:${CONJUNCTION} \\S{1,40} \\S|${inCompleteLanguages(({ goingOn }) => goingOn)} \\S{1,40})`,
  'u',
);

/** Removes the number from a sentence that goes on: `Envíanos un WhatsApp y dinos qué buscas`; `''` for others. */
function withoutNumber(sentence: string): string {
  const split = splitAtNumber(sentence);
  if (split === undefined) return withoutNumbers(sentence);
  const [before, after] = split;
  const goesOn = GOES_ON.test(after);
  const kept = before.replace(/(?:\s\S{1,3})?[\s:(]{1,3}$/, '');
  const text = kept + after.trimStart().replace(/^(?=[^,.;])/, ' ');
  return goesOn && countWords(kept) > 0 && !hasContactData(text) ? text : '';
}

/** A place of a number, the short word before it, and a bracket behind it, before `o` or at the end. */
const NUMBER_PLACE = new RegExp(
  `(?:\\s\\p{L}{1,3}){0,2}[\\s:(]{1,3}\0\\)?(?:\\s?\\([^)]{0,60}\\))?(?=\\s?,?\\s${CONJUNCTION}\\s|[.!]?$)`,
  'gu',
);

/** Removes several numbers, each before `o` or at the end: `Llámanos al 600 … o escribe a …`; `''` for others. */
function withoutNumbers(sentence: string): string {
  let text = sentence;
  const found = findContactData(sentence).sort((a, b) => a.match.length - b.match.length);
  for (const { match } of found) text = text.replaceAll(match, '\0');
  text = text.replace(NUMBER_PLACE, '');
  return text.includes('\0') || hasContactData(text) || countWords(text) < 3 ? '' : text;
}

/** Maximum number of clauses that hold one number: `(971) 12 34 56` has two. */
const MAX_CLAUSES = 6;

/** Copies the clauses without the shortest runs with contact data, and without a label (`Contacto:`) before a run. */
function withoutHolding(clauses: readonly string[]): string[] {
  const kept = [...clauses];
  for (let size = 1; size <= MAX_CLAUSES; size++) {
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

/** Removes words and separators at the end that only announce a number: `… , tel.`. */
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

/**
 * Removes clauses with contact data from a name (of a page, a link, the business); if nothing is left then, the numbers
 * and addresses alone. `''` if nothing is left.
 */
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
 * Captions without contact data, by path, of pages with some in title, description or address; complains of each such
 * address, and notes all other pages once: a number in a title helps visitors of search engines.
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

/** Whether a path or absolute address has contact data behind its host: `/fontanero-600123456/`. */
export const addressHoldsContactData = (address: string): boolean =>
  hasContactData(address.replace(/^https?:\/\/[^/]*/, '').replace(/[/_-]+/g, ' '));

/** Title, first heading or end of the address without contact data, the first with something left; else `…`. */
function toName(page: CompiledPage): string {
  const names = [page.title, ...page.headings.slice(0, 1).map(({ text }) => text), lastWords(page.path)];
  return names.map((name) => nameWithoutContactData(name)).find((name) => name !== '') ?? '…';
}
