/** Search over one generation: opened once from the packed index, then asked by `search_pages`. */

import { type SearchLanguage, toSearchLanguage } from '../search-language.ts';
import { createWordScanner, type WordScanner } from './excerpt/scan-words.ts';
import { type BodyReader, createBodyReader, type Reading, toExcerpt } from './excerpt/to-excerpt.ts';
import { unpackIndex } from './index/unpack-index.ts';
import { type ExplainedHit, explainHit } from './rank/explain-hit.ts';
import { createWordMatcher, type QueryWord } from './rank/match-words.ts';
import { compareRanked, createPageRanker, type RankedPage } from './rank/rank-pages.ts';
import { toWords } from './to-words.ts';

const encoder = new TextEncoder();

/** What results and excerpts are made of. */
export interface SearchablePage {
  title: string;
  url: string;
  description: string;
  /** Text, or its bytes in UTF-8, which are searched without being decoded. */
  readonly markdown: string | Uint8Array;
}

export interface SearchHit extends RankedPage {
  title: string;
  url: string;
  /** Plain text, at most `excerptLimit` long. */
  excerpt: string;
}

interface SearchAnswer {
  hits: SearchHit[];
  /** Whether there are results after these. */
  hasMore: boolean;
  /** What the answer cost: terms looked up, postings read and units of text read. */
  work: number;
}

export interface SearchIndex {
  /** The form in which queries that get the same answer are equal. */
  normalise: (query: string) => string;
  /** Results from `offset` on, at most `limit`, best first. Never throws, whatever the query. */
  search: (query: string, range: { limit: number; offset: number }) => SearchAnswer;
  /** The same results with what each owes its place to. */
  explain: (query: string, range: { limit: number; offset: number }) => ExplainedHit[];
}

/** A result of one language's words. */
interface Found {
  entry: RankedPage;
  words: readonly QueryWord[];
  scan: WordScanner;
  readBody: BodyReader;
}

/**
 * Opens `search-index.bin`. `pages` are those of the same generation, in the order of their paths; their Markdown is
 * read when an excerpt is made and not kept. Throws when the two do not belong together.
 */
export function loadSearch(packed: Uint8Array, pages: readonly SearchablePage[]): SearchIndex {
  const index = unpackIndex(packed);
  if (pages.length !== index.pageCount) {
    throw new Error(`The search index has ${index.pageCount} pages, the content has ${pages.length}: compile again.`);
  }
  const rankPages = createPageRanker(index);
  const languages = index.languages.map((code) => {
    const language = toSearchLanguage(code);
    return { language, matchWords: createWordMatcher(index, language) };
  });

  /** What the search in hand has cost so far. */
  let work = 0;

  function rank(query: string, count: number): Found[] {
    work = 0;
    const ranked: Found[] = [];
    for (const [number, { language, matchWords }] of languages.entries()) {
      const { words, lookups } = matchWords(query);
      const scan = toScanner(words, index.terms, language);
      const readBody = createBodyReader(scan);
      const read = (page: number, held: number) => readPage(page, readBody, held);
      const { ranked: found, postings } = rankPages(words, number, count, read);
      for (const entry of found) ranked.push({ entry, words, scan, readBody });
      work += lookups + postings;
    }
    if (languages.length > 1) ranked.sort((a, b) => compareRanked(a.entry, b.entry));
    return ranked;
  }

  function readPage(page: number, readBody: BodyReader, held: number): Reading {
    const { markdown } = pages[page] as SearchablePage;
    const reading = readBody.read(typeof markdown === 'string' ? encoder.encode(markdown) : markdown, held);
    work += reading.cost;
    return reading;
  }

  function toHit({ entry, scan, readBody }: Found): SearchHit {
    const { title, url, description } = pages[entry.page] as SearchablePage;
    const reading = readBody.readOn(entry.reading ?? readPage(entry.page, readBody, entry.held), entry.held);
    work += reading.cost;
    return { ...entry, title, url, excerpt: toExcerpt(reading, description, scan) };
  }

  return {
    normalise: (query) => toWords(query).join(' '),
    search(query, { limit, offset }) {
      const end = offset + limit;
      const ranked = rank(query, end + 1);
      const hits = ranked.slice(offset, end).map(toHit);
      return { hits, hasMore: ranked.length > end, work };
    },
    explain(query, { limit, offset }) {
      const end = offset + limit;
      return rank(query, end)
        .slice(offset, end)
        .map((found) => explainHit(toHit(found), found.words, index));
    },
  };
}

function toScanner(words: readonly QueryWord[], terms: readonly string[], language: SearchLanguage): WordScanner {
  const sought = new Map<string, { word: number; worth: number }>();
  for (const [number, word] of words.entries()) {
    for (const [term, worth] of word.terms) {
      const text = terms[term] as string;
      const value = worth * word.weight;
      if (value > (sought.get(text)?.worth ?? 0)) sought.set(text, { word: number, worth: value });
    }
  }
  return createWordScanner({ terms: sought, stem: language.stem });
}
