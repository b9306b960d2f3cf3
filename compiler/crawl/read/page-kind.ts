/**
 * Recognises pages that answer 200 but have no content of their own: missing pages, archives, attachments, result
 * lists.
 */

import { inAnyLanguage } from '../../words/any-language.ts';
import type { AddressWords, MissingPageWords } from '../../words/site-words.ts';
import type { Refusal } from '../addresses.ts';
import type { HtmlFacts } from './read-html.ts';

const missing = (name: keyof MissingPageWords): string => inAnyLanguage((words) => words.missingPage?.[name]);

/** “The page … is not there”, “cannot find the page”. */
const MISSING_PAGE = new RegExp(
  `(?:${missing('things')}|url)\\b.{0,30}${missing('isMissing')}|${missing('cannotFind')} .{0,25}(?:${missing('things')}|url)|${missing('nothingFound')}`,
  'i',
);

const ERROR_NUMBER = new RegExp(`^(?:error\\s*)?404\\b|\\b(?:error|http|status|${missing('codes')})\\s*404\\b`, 'i');

const BARE_HEADING = new RegExp(`^${missing('headings')}[!.… ]*$`, 'i');

/** Maximum words of a page for missing addresses; a page with more is content, even with such a heading. */
const MAX_MISSING_PAGE_WORDS = 150;

/** Refuses a page that says it does not exist: by its body class, or by few words and a heading or title that says so. */
function readSoftMissing(facts: HtmlFacts): Refusal | undefined {
  if (facts.bodyClasses.includes('error404')) return { reason: 'soft-404' };
  if (facts.wording.contentWords > MAX_MISSING_PAGE_WORDS) return undefined;
  const names = [facts.heading, facts.title.split(/(?<!\s)\s+[|–—·»-]\s+/)[0] ?? '', facts.title].filter(
    (name) => name !== '',
  );
  const says = names.find((name) => [ERROR_NUMBER, MISSING_PAGE, BARE_HEADING].some((pattern) => pattern.test(name)));
  return says === undefined ? undefined : { reason: 'soft-404', detail: `“${says.slice(0, 80)}”` };
}

const TERM_ARCHIVES = ['category', 'tag', 'author', 'date'];

/** Refuses a page by WordPress's documented `body` classes (`get_body_class`); `undefined` for content. */
function readBodyClasses(classes: string[]): Refusal | undefined {
  const has = (name: string) => classes.includes(name);
  if (has('attachment') && classes.some((name) => name.startsWith('attachmentid-'))) return { reason: 'attachment' };
  if (has('search-results') || has('search-no-results')) return { reason: 'search-results' };
  const isList = has('archive') || has('blog') || has('search');
  if (has('paged') && isList && !has('single') && !has('page')) return { reason: 'pagination' };
  const term = has('archive') ? TERM_ARCHIVES.find(has) : undefined;
  return term === undefined ? undefined : { reason: 'archive', detail: `list of posts by ${term}` };
}

/** Pattern for path segments with a meaning, in any supported language. */
const addressWords = (name: keyof AddressWords): string =>
  inAnyLanguage(({ addresses }) => addresses?.[name]?.map(encodeURIComponent));

const FURTHER_PART_PATH = new RegExp(`/${addressWords('furtherParts')}/(?:[2-9]|\\d{2,})/?$`, 'i');
const ARCHIVE_PATH = new RegExp(`/${addressWords('archives')}/[^/]+/?$`, 'i');
const DATE_PATH = /\/(?:19|20)\d{2}\/(?:0[1-9]|1[0-2])(?:\/\d{2})?\/?$/;

/** Refuses later pages of lists and archives by their address. */
function readPathForm(path: string): Refusal | undefined {
  if (FURTHER_PART_PATH.test(path)) return { reason: 'pagination', detail: 'by its address' };
  return ARCHIVE_PATH.test(path) || DATE_PATH.test(path) ? { reason: 'archive', detail: 'by its address' } : undefined;
}

/** Returns the reason a page is not content, such as a list of posts; `undefined` for content. */
export function readPageKind(path: string, facts: HtmlFacts): Refusal | undefined {
  if (facts.asksPassword) return { reason: 'password' };
  return readSoftMissing(facts) ?? readBodyClasses(facts.bodyClasses) ?? readPathForm(path);
}
