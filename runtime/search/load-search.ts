/** Search over one generation: opened once from the packed index, then asked by `search_pages`. */

import { toWords } from '#shared/search/to-words.ts';
import { type SearchLanguage, toSearchLanguage } from '#shared/search-language.ts';
import { createWordMatcher, type QueryWord } from './match-words.ts';
import { compareRanked, createRanker, type RankedPage } from './rank-pages.ts';
import type { SoughtWords } from './scan-words.ts';
import { toExcerpt } from './to-excerpt.ts';
import { unpackIndex } from './unpack-index.ts';

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

export interface SearchAnswer {
  hits: SearchHit[];
  /** Whether there are results after these. */
  hasMore: boolean;
}

export interface SearchIndex {
  /** The form in which queries that get the same answer are equal. */
  normalise: (query: string) => string;
  /** Results from `offset` on, at most `limit`, best first. Never throws, whatever the query. */
  search: (query: string, range: { limit: number; offset: number }) => SearchAnswer;
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
  const ranker = createRanker(index);
  const languages = index.languages.map((code) => {
    const language = toSearchLanguage(code);
    return { language, matchWords: createWordMatcher(index, language) };
  });

  return {
    normalise: (query) => toWords(query).join(' '),
    search(query, { limit, offset }) {
      const end = offset + limit;
      const ranked: { entry: RankedPage; sought: () => SoughtWords }[] = [];
      for (const [number, { language, matchWords }] of languages.entries()) {
        const words = matchWords(query);
        const sought = once(() => toSoughtWords(words, index.terms, language));
        for (const entry of ranker.rank(words, number, end + 1)) ranked.push({ entry, sought });
      }
      if (languages.length > 1) ranked.sort((a, b) => compareRanked(a.entry, b.entry));
      return {
        hits: ranked.slice(offset, end).map(({ entry, sought }): SearchHit => {
          const page = pages[entry.page] as SearchablePage;
          const excerpt = toExcerpt(page.markdown, page.description, sought());
          return { ...entry, title: page.title, url: page.url, excerpt };
        }),
        hasMore: ranked.length > end,
      };
    },
  };
}

function toSoughtWords(words: readonly QueryWord[], terms: readonly string[], language: SearchLanguage): SoughtWords {
  const sought = new Map<string, { word: number; worth: number }>();
  for (const [number, word] of words.entries()) {
    for (const [term, worth] of word.terms) {
      const text = terms[term] as string;
      const value = worth * word.weight;
      if (value > (sought.get(text)?.worth ?? 0)) sought.set(text, { word: number, worth: value });
    }
  }
  return { terms: sought, stem: language.stem };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
