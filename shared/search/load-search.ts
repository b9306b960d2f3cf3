/** Search over one generation: opened once from the packed index, then asked by `search_pages`. */

import { type SearchLanguage, toSearchLanguage } from '../search-language.ts';
import { createWordScanner, type WordScanner } from './excerpt/scan-words.ts';
import { scanBody, toExcerpt } from './excerpt/to-excerpt.ts';
import { unpackIndex } from './index/unpack-index.ts';
import { type ExplainedHit, explainHit } from './rank/explain-hit.ts';
import { createWordMatcher, type QueryWord } from './rank/match-words.ts';
import { compareRanked, createPageRanker, type RankedPage } from './rank/rank-pages.ts';
import { toWords } from './to-words.ts';

/** What results and excerpts are made of. */
export interface SearchablePage {
  title: string;
  url: string;
  description: string;
  readonly markdown: string;
}

export interface SearchHit extends RankedPage {
  title: string;
  url: string;
  /** Plain text, at most 240 characters. */
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

  function rank(query: string, count: number): { ranked: Found[]; work: number } {
    let work = 0;
    const ranked: Found[] = [];
    for (const [number, { language, matchWords }] of languages.entries()) {
      const { words, lookups } = matchWords(query);
      const scan = toScanner(words, index.terms, language);
      const read = (page: number, held: number) => {
        const { markdown } = pages[page] as SearchablePage;
        work += markdown.length;
        return { hits: scanBody(markdown, scan, held), length: markdown.length };
      };
      const { ranked: found, postings } = rankPages(words, number, count, read);
      for (const entry of found) ranked.push({ entry, words, scan });
      work += lookups + postings;
    }
    if (languages.length > 1) ranked.sort((a, b) => compareRanked(a.entry, b.entry));
    return { ranked, work };
  }

  function toHit({ entry, scan }: Found): SearchHit {
    const { title, url, description, markdown } = pages[entry.page] as SearchablePage;
    const excerpt = toExcerpt(markdown, description, entry.hits ?? scanBody(markdown, scan, entry.held), scan);
    return { ...entry, title, url, excerpt };
  }

  return {
    normalise: (query) => toWords(query).join(' '),
    search(query, { limit, offset }) {
      const end = offset + limit;
      const { ranked, work } = rank(query, end + 1);
      return { hits: ranked.slice(offset, end).map(toHit), hasMore: ranked.length > end, work };
    },
    explain(query, { limit, offset }) {
      const end = offset + limit;
      const { ranked } = rank(query, end);
      return ranked.slice(offset, end).map((found) => explainHit(toHit(found), found.words, index));
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
