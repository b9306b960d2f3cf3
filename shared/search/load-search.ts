/** Search over one generation: opened once from the packed index, then asked by `search_pages`. */

import type { CompanyInfo } from '../contract/schemas.ts';
import type { Heading } from '../page.ts';
import { toSearchLanguage } from '../search-language.ts';
import { type BodyReader, createBodyReader, type Reading } from './excerpt/read-body.ts';
import { createWordScanner, type WordScanner } from './excerpt/scan-words.ts';
import { type Sought, toPassage } from './excerpt/to-passage.ts';
import { findFact } from './fact-text.ts';
import { unpackIndex } from './index/unpack-index.ts';
import { toAnswerSign } from './language/answer-signs.ts';
import type { SearchLanguage } from './language/define-language.ts';
import { type ExplainedHit, explainHit } from './rank/explain-hit.ts';
import { type Correction, createWordMatcher, type MatchedQuery, type QueryWord } from './rank/match-words.ts';
import { compareRanked, createPageRanker, discount, type RankedPage } from './rank/rank-pages.ts';
import { ranking } from './rank/ranking.ts';
import { toWords } from './to-words.ts';

/** What results and excerpts are made of. */
export interface SearchablePage {
  title: string;
  url: string;
  description: string;
  /** Pairs with the heading lines of the Markdown, in order. */
  headings: readonly Heading[];
  /** Its Markdown as far as so many bytes of its document hold it. */
  readMarkdown: (bytes: number) => string;
}

export interface SearchHit extends RankedPage {
  title: string;
  url: string;
  /** Plain text, at most `excerptLimit` long. */
  excerpt: string;
  /** Heading that the excerpt stands below, and the page's address with its anchor; not below the first. */
  section?: string;
  sectionUrl?: string;
}

/** How a query was read. Words are folded. */
export interface QueryReading {
  /** Telling words of the query that the site knows in no way. */
  unknownWords: string[];
  corrections: Correction[];
  /** Whether the site knows fewer than half of the telling words. */
  isMostlyUnknown: boolean;
}

interface SearchAnswer extends QueryReading {
  hits: SearchHit[];
  /** Whether there are results after these. */
  hasMore: boolean;
  /** What the answer cost: terms sought, postings read and units of text read. */
  work: number;
}

export interface ExplainedSearch extends QueryReading {
  hits: ExplainedHit[];
}

export interface SearchIndex {
  /** The form in which queries that get the same answer are equal. */
  normalise: (query: string) => string;
  /** Results from `offset` on, at most `limit`, best first. Never throws, whatever the query. */
  search: (query: string, range: { limit: number; offset: number }) => SearchAnswer;
  /** The same results with what each owes its place to. */
  explain: (query: string, range: { limit: number; offset: number }) => ExplainedSearch;
}

/** A result of one language's words. */
interface Found {
  entry: RankedPage;
  matched: MatchedQuery;
  readBody: BodyReader;
  sign: Sought['sign'];
}

/**
 * Opens `search-index.bin`. `pages` are those of the same generation, in the order of their paths; their Markdown is
 * read when an excerpt is made and not kept. Facts of `company` are shown for the pages that they were read from.
 * Throws when index and pages do not belong together.
 */
export function loadSearch(
  packed: Uint8Array,
  pages: readonly SearchablePage[],
  company: Partial<CompanyInfo> = {},
): SearchIndex {
  const index = unpackIndex(packed);
  if (pages.length !== index.pageCount) {
    throw new Error(`The search index has ${index.pageCount} pages, the content has ${pages.length}: compile again.`);
  }
  const rankPages = createPageRanker(index);
  const languages = index.languages
    .map((code) => toSearchLanguage(code))
    .map((language) => ({ language, matchWords: createWordMatcher(index, language) }));
  const sharedDescriptions = findShared(pages.map(({ description }) => description));

  /** What the search in hand has cost so far. */
  let work = 0;

  function rank(query: string, count: number): { ranked: Found[]; reading: QueryReading } {
    work = 0;
    const ranked: Found[] = [];
    const readings: MatchedQuery[] = [];
    for (const [number, { language, matchWords }] of languages.entries()) {
      const matched = matchWords(query);
      readings.push(matched);
      const readBody = createBodyReader(toScanner(matched.words, index.terms, language));
      const sign = toAnswerSign(matched.text, matched);
      const read = (page: number) => readPage(page, readBody);
      const isOther = matched.language !== language && index.languages.includes(matched.language.code);
      const { ranked: found, postings } = rankPages(matched, number, count, isOther ? undefined : read);
      for (const entry of found) {
        if (isOther) discount(entry, 'otherLanguage', ranking.otherLanguage);
        ranked.push({ entry, matched, readBody, sign });
      }
      work += matched.words.reduce((sum, { terms }) => sum + terms.size, postings);
    }
    if (languages.length > 1) ranked.sort((a, b) => compareRanked(a.entry, b.entry));
    return { ranked, reading: toReading(readings) };
  }

  function readPage(page: number, readBody: BodyReader): Reading {
    const reading = readBody((pages[page] as SearchablePage).readMarkdown);
    work += reading.end - reading.start;
    return reading;
  }

  function toHit({ entry, matched, readBody, sign }: Found): SearchHit {
    const { title, url, description, headings } = pages[entry.page] as SearchablePage;
    const reading = entry.reading ?? readPage(entry.page, readBody);
    const own = sharedDescriptions.has(description) ? '' : description;
    const fact = findFact(company, url, matched.concepts, sign);
    const { excerpt, section } = toPassage(reading, own, { inTitle: entry.inTitle, sign, fact });
    return { ...entry, title, url, excerpt, ...toSection(url, headings, section) };
  }

  return {
    normalise: (query) => toWords(query).join(' '),
    search(query, { limit, offset }) {
      const end = offset + limit;
      const { ranked, reading } = rank(query, end + 1);
      const hits = ranked.slice(offset, end).map(toHit);
      return { ...reading, hits, hasMore: ranked.length > end, work };
    },
    explain(query, { limit, offset }) {
      const { ranked, reading } = rank(query, offset + limit);
      const toExplained = (found: Found) => explainHit(toHit(found), found.matched.words, index);
      return { ...reading, hits: ranked.slice(offset, offset + limit).map(toExplained) };
    },
  };
}

function toScanner(words: readonly QueryWord[], terms: readonly string[], language: SearchLanguage): WordScanner {
  const sought = new Map<string, { word: number; worth: number }>();
  for (const [number, word] of words.entries()) {
    for (const [term, worth] of word.terms) {
      const parts = (terms[term] as string).split(' ').filter((part) => !language.stopWords.has(part));
      const value = (worth * word.weight) / parts.length;
      for (const part of parts) {
        if (value > (sought.get(part)?.worth ?? 0)) sought.set(part, { word: number, worth: value });
      }
    }
  }
  return createWordScanner({ terms: sought, stem: language.stem });
}

/** What all languages of a site make of a query together: a word is known when one of them knows it. */
function toReading(readings: readonly MatchedQuery[]): QueryReading {
  const [first] = readings;
  const unknownTo = (word: string) =>
    readings.every(
      ({ unknown, corrections }) => unknown.includes(word) || corrections.some(({ from }) => from === word),
    );
  const corrections = new Map<string, Correction>();
  for (const correction of readings.flatMap((reading) => reading.corrections)) {
    if (unknownTo(correction.from)) corrections.set(`${correction.from} ${correction.to}`, correction);
  }
  const unknownWords = (first?.unknown ?? []).filter((word) => readings.every(({ unknown }) => unknown.includes(word)));
  const telling = first?.telling.length ?? 0;
  return {
    unknownWords,
    corrections: [...corrections.values()],
    isMostlyUnknown: 2 * (telling - unknownWords.length) < telling,
  };
}

/** The heading that a passage stands below, as far as its anchor leads there. */
function toSection(
  url: string,
  headings: readonly Heading[],
  section: number | undefined,
): Pick<SearchHit, 'section' | 'sectionUrl'> {
  const heading = section === undefined ? undefined : headings[section];
  if (heading === undefined || headings.findIndex(({ anchor }) => anchor === heading.anchor) !== section) return {};
  return { section: heading.text, sectionUrl: `${url}#${encodeURIComponent(heading.anchor)}` };
}

/** Texts that more than one has. */
function findShared(texts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const text of texts) {
    if (seen.has(text)) shared.add(text);
    seen.add(text);
  }
  return shared;
}
