/** Separates the lines, headings and descriptions of each page from those that the site repeats. */

import { keysOfSeveral } from '#shared/group-by.ts';
import { toWords } from '#shared/search/to-words.ts';
import { hashText } from '../../hash-text.ts';
import type { CompiledPage } from '../../model.ts';

/** Parts of a page that the index reads. */
export type SearchedPage = Pick<
  CompiledPage,
  'path' | 'title' | 'description' | 'language' | 'markdown' | 'headings' | 'imageAlts' | 'cites'
> &
  Partial<Pick<CompiledPage, 'removed'>>;

/** The texts of a page that search weighs differently. */
type PageText = ReturnType<ReturnType<typeof createPageTexts>>;

/** A page with its own texts, its repeated texts, and its facts. */
export interface SearchedText extends PageText {
  page: SearchedPage;
  /** Words that ask for facts of this page; `said` has the texts of these facts. */
  facts: string;
  said: string;
}

/** A line repeats if it is on this share of pages, and on this number of pages. */
const REPEATED_SHARE = 0.1;
const MIN_REPEATED_PAGES = 3;
/** Least words outside headings and links. */
const MIN_WORDS = 8;
const MAX_LEAD_LENGTH = 160;
const MAX_LEADS = 80;

const HEADING = /^#{1,6} /;
const MARKER = /^(?:\s|>|[-*+] |\d{1,9}[.)] )+/;
const BOLD_LINE = /^(?:\*\*|__).+?(?:\*\*|__)[:.]?$/;
const QUESTION = /\?(?:\*\*|__)?$/;
const LINK = /!?\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)/g;
const SENTENCE = /[^.!?…]+[.!?…]*\s*/g;

/**
 * Returns a function from a page and its index in `pages` to its texts. Lines that a share of the pages have are in
 * `repeated` alone; sentences of the description that two pages have are left out.
 */
export function createPageTexts(pages: readonly SearchedPage[]) {
  const least = Math.max(MIN_REPEATED_PAGES, Math.ceil(pages.length * REPEATED_SHARE));
  // By hashes, as the texts fill much memory.
  const lines = pages.map(({ markdown }) => Float64Array.from(toLines(markdown), hashText));
  const repeatedLines = findRepeated(lines, least);
  const sentences = pages.map(({ description }) => Float64Array.from(toSentences(description), hashText));
  const repeatedSentences = findRepeated(sentences, 2);

  return ({ title, description, markdown, headings }: SearchedPage, index: number) => {
    const own: string[] = [];
    const repeated: string[] = [];
    const leads: string[] = [];
    const repeatedHeadings = new Set<string>();
    let words = 0;
    for (const [at, line] of toLines(markdown).entries()) {
      const isHeading = HEADING.test(line);
      if (!isHeading && words < MIN_WORDS) words += toWords(line.replace(LINK, ' ')).length;
      if (repeatedLines.has(lines[index]?.[at] as number)) {
        repeated.push(line);
        if (isHeading) repeatedHeadings.add(toPlain(line.replace(HEADING, '')));
        continue;
      }
      own.push(line);
      const lead = isHeading || leads.length === MAX_LEADS ? undefined : toLead(line);
      if (lead !== undefined) leads.push(lead);
    }
    return {
      /** Sentences of the description that only this page has. */
      description: toSentences(description)
        .filter((_, at) => !repeatedSentences.has(sentences[index]?.[at] as number))
        .join(' '),
      /** Headings, the main one included, that do not repeat over the site. */
      headings: headings
        .map(({ text }) => text)
        .filter((text) => text === title || !repeatedHeadings.has(toPlain(text))),
      /** Lines like a heading (bold alone, or a question) as plain text, unless they repeat over the site. */
      leads,
      /** Markdown lines that do not repeat over the site. */
      body: own.join('\n'),
      /** Markdown lines that repeat over the site. */
      repeated: repeated.join('\n'),
      /** Whether there are hardly any words outside headings and links. */
      isThin: words < MIN_WORDS,
    };
  };
}

/** Returns the lines of Markdown that are not empty, without the marks of lists and quotations. */
function toLines(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => {
    const text = line.replace(MARKER, '').trimEnd();
    return text === '' ? [] : [text];
  });
}

/** Splits a text after `.`, `!`, `?` and `…`, abbreviations too. */
function toSentences(text: string): string[] {
  return (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
}

/** Returns the text of a line that is bold alone, or a question; `undefined` for any other or a long one. */
function toLead(line: string): string | undefined {
  const isLead = line.length <= MAX_LEAD_LENGTH && (BOLD_LINE.test(line) || QUESTION.test(line));
  return isLead ? toPlain(line) : undefined;
}

const toPlain = (markdown: string): string => markdown.replace(/[*_`]+/g, '').trim();

/** Returns the hashes that at least `least` pages have. */
function findRepeated(hashes: readonly Float64Array[], least: number): ReadonlySet<number> {
  const each = hashes.map((some) => Float64Array.from(new Set(some)));
  return new Set(keysOfSeveral(each, least).map(([hash]) => hash));
}
