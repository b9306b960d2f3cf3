/** Search engines to compare: ours, through the function that answers `search_pages`, and alternatives. */

import lunr from 'lunr';
import MiniSearch from 'minisearch';
import sqlite from 'node-sqlite3-wasm';
import { es } from '#shared/locale/es.ts';
import { loadSearch } from '#shared/search/load-search.ts';
import { emitSearchIndex } from '../../compiler/emit/search-index.ts';
import { searchPages } from '../../runtime/operations/search-pages.ts';

export interface BenchPage {
  path: string;
  url: string;
  title: string;
  description: string;
  language: string;
  markdown: string;
  headings: { level: number; text: string; anchor: string }[];
  imageAlts: string[];
}

/** Paths of the results, best first; at most 10. */
export type Query = (query: string) => string[];

export interface Engine {
  name: string;
  /** Builds an index of the pages and opens it. */
  open: (pages: readonly BenchPage[]) => Query;
}

const toHeadings = (page: BenchPage) => page.headings.map(({ text }) => text).join('\n');
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const vitrina: Engine = {
  name: 'vitrina',
  open(pages) {
    const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
    const packed = emitSearchIndex({ pages: sorted, synonyms: [], facts: [] })[1]?.body;
    // As the runtime keeps them: bytes, and no results of earlier searches.
    const served = sorted.map((page) => {
      const bytes = Buffer.from(page.markdown);
      return { ...page, readMarkdown: (most: number) => bytes.toString('utf8', 0, most) };
    });
    const content = {
      generation: 'bench',
      search: loadSearch(Buffer.from(packed ?? ''), served),
      locale: es,
      contentLanguage: 'español',
    };
    const paths = new Map(sorted.map(({ url, path }) => [url, path]));
    return (query) =>
      searchPages({ query, limit: 10 }, { content }).result.results.map(({ url }) => paths.get(url) ?? '');
  },
};

/** Lunr with its query parser, without stemmer and stop words. */
const lunrSearch: Engine = {
  name: 'idx.search',
  open(pages) {
    const builder = new lunr.Builder();
    builder.ref('path');
    builder.field('title', { boost: 4 });
    builder.field('headings', { boost: 2 });
    builder.field('markdown');
    for (const page of pages) {
      builder.add({
        path: page.path,
        title: fold(page.title),
        headings: fold(toHeadings(page)),
        markdown: fold(page.markdown),
      });
    }
    const index = builder.build();
    return (query) =>
      index
        .search(fold(query).replace(/[:*~^+\-"]/g, ' '))
        .slice(0, 10)
        .map(({ ref }) => ref);
  },
};

const miniSearch: Engine = {
  name: 'MiniSearch',
  open(pages) {
    const index = new MiniSearch<BenchPage>({
      idField: 'path',
      fields: ['title', 'headings', 'markdown'],
      extractField: (page, field) => (field === 'headings' ? toHeadings(page) : String(page[field as keyof BenchPage])),
      processTerm: fold,
      searchOptions: { boost: { title: 4, headings: 2 }, prefix: true, fuzzy: 0.2 },
    });
    index.addAll(pages);
    return (query) =>
      index
        .search(query)
        .slice(0, 10)
        .map(({ id }) => id);
  },
};

/** SQLite as WebAssembly, which installs everywhere without a compiler. */
const sqliteFts5: Engine = {
  name: 'SQLite FTS5',
  open(pages) {
    const database = new sqlite.Database(':memory:');
    database.exec(
      "create virtual table pages using fts5(path unindexed, title, headings, markdown, tokenize='unicode61 remove_diacritics 2')",
    );
    const insert = database.prepare('insert into pages values (?, ?, ?, ?)');
    database.exec('begin');
    for (const page of pages) insert.run([page.path, page.title, toHeadings(page), page.markdown]);
    database.exec('commit');
    const select = database.prepare(
      'select path from pages where pages match ? order by bm25(pages, 0, 4, 2, 1), rowid limit 10',
    );
    return (query) => {
      const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length === 0) return [];
      return select.all(words.map((word) => `"${word}"`).join(' OR ')).map(({ path }) => String(path));
    };
  },
};

export const engines: readonly Engine[] = [vitrina, lunrSearch, miniSearch, sqliteFts5];
