/** Tells what each page says by itself from what the site says again and again: lines, headings, descriptions. */

import { toWords } from '#shared/search/to-words.ts';
import type { CompiledPage } from '../../model.ts';

/** What the index takes from a page. */
export type SearchedPage = Pick<
  CompiledPage,
  'path' | 'title' | 'description' | 'language' | 'markdown' | 'headings' | 'imageAlts'
>;

/** The texts of a page that search weighs differently. */
export interface PageText {
  /** Sentences of the description that no other page has. */
  description: string;
  /** Headings that do not repeat over the site, the main one included. */
  headings: string[];
  /** Lines that stand like a heading: bold alone, or a question. As plain text; none that repeats over the site. */
  leads: string[];
  /** Lines of the Markdown that do not repeat over the site. */
  body: string;
  /** Those that do. */
  repeated: string;
  /** Whether hardly a word is said outside headings and links. */
  isThin: boolean;
}

/** A line repeats over the site when this share of the pages has it, and this many. */
const REPEATED_SHARE = 0.1;
const REPEATED_PAGES = 3;
/** A page with fewer words outside headings and links says nothing. */
const LEAST_WORDS = 8;
const LONGEST_LEAD = 160;
const MAX_LEADS = 80;

const HEADING = /^#{1,6} /;
const MARKER = /^(?:\s|>|[-*+] |\d{1,9}[.)] )+/;
const BOLD_LINE = /^(?:\*\*|__)(.+?)(?:\*\*|__)[:.]?$/;
const LINK = /!?\[[^\]]*\]\([^)]*\)/g;
const SENTENCE = /[^.!?…]+[.!?…]*\s*/g;

/** @returns the texts of a page of the collection */
export function createPageTexts(pages: readonly SearchedPage[]): (page: SearchedPage) => PageText {
  const least = Math.max(REPEATED_PAGES, Math.ceil(pages.length * REPEATED_SHARE));
  const lines = createTally();
  const sentences = createTally();
  for (const { markdown, description } of pages) {
    for (const line of new Set(toLines(markdown))) lines.add(line);
    for (const sentence of new Set(toSentences(description))) sentences.add(sentence);
  }
  const isRepeated = (line: string) => lines.count(line) >= least;

  return ({ title, description, markdown, headings }) => {
    const own: string[] = [];
    const repeated: string[] = [];
    const leads: string[] = [];
    const repeatedHeadings = new Set<string>();
    let words = 0;
    for (const line of toLines(markdown)) {
      const isHeading = HEADING.test(line);
      if (!isHeading && words < LEAST_WORDS) words += toWords(line.replace(LINK, ' ')).length;
      if (isRepeated(line)) {
        repeated.push(line);
        if (isHeading) repeatedHeadings.add(toPlain(line.replace(HEADING, '')));
        continue;
      }
      own.push(line);
      const lead = isHeading || leads.length === MAX_LEADS ? undefined : toLead(line);
      if (lead !== undefined) leads.push(lead);
    }
    return {
      description: toSentences(description)
        .filter((sentence) => sentences.count(sentence) === 1)
        .join(' '),
      headings: headings
        .map(({ text }) => text)
        .filter((text) => text === title || !repeatedHeadings.has(toPlain(text))),
      leads,
      body: own.join('\n'),
      repeated: repeated.join('\n'),
      isThin: words < LEAST_WORDS,
    };
  };
}

function toLines(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => {
    const text = line.replace(MARKER, '').trimEnd();
    return text === '' ? [] : [text];
  });
}

function toSentences(text: string): string[] {
  return (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
}

/** The text of a line that is bold alone, or a question. */
function toLead(line: string): string | undefined {
  if (line.length > LONGEST_LEAD) return undefined;
  const bold = BOLD_LINE.exec(line)?.[1];
  if (bold === undefined && !/\?(?:\*\*|__)?$/.test(line)) return undefined;
  return toPlain(bold ?? line);
}

const toPlain = (markdown: string): string => markdown.replace(/[*_`]+/g, '').trim();

/** How often each text was added. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    add: (text: string) => void counts.set(text, (counts.get(text) ?? 0) + 1),
    count: (text: string): number => counts.get(text) ?? 0,
  };
}
