/** Report stage: the search that agents will have, opened from a compiled folder or from artifacts that are not written yet. */

import { artifactFiles, type Manifest, pagesFolder } from '#shared/artifacts.ts';
import { toPageMarkdown } from '#shared/page-document.ts';
import { type ExplainedSearch, loadSearch, type QueryReading, type SearchIndex } from '#shared/search/load-search.ts';

export interface OpenSearch extends Pick<SearchIndex, 'normalise'> {
  /** How a query is read, and the first results with what each owes its place to, by the paths of their pages. */
  explain(query: string, limit: number): ExplainedQuery;
  /** Paths of the first results. */
  find(query: string, limit: number): string[];
}

export type SearchResult = { path: string } & ExplainedSearch['hits'][number];

export interface ExplainedQuery extends QueryReading {
  results: SearchResult[];
}

/** The search of `search_pages`. @param read bytes of a file by its path in the content folder */
export function openSearch(read: (path: string) => Uint8Array): OpenSearch {
  const text = (path: string) => Buffer.from(read(path)).toString();
  const { pages } = JSON.parse(text(artifactFiles.manifest)) as Manifest;
  const paths = new Map(pages.map(({ url, path }) => [url, path]));
  const index = loadSearch(
    read(artifactFiles.packedIndex),
    pages.map(({ title, url, description, headings, file }) => ({
      title,
      url,
      description,
      headings,
      readMarkdown: () => toPageMarkdown(text(`${pagesFolder}/${file}`)),
    })),
    JSON.parse(text(artifactFiles.companyInfo)),
  );
  const pathOf = (url: string) => paths.get(url) ?? url;
  return {
    normalise: index.normalise,
    explain(query, limit) {
      const { hits, ...reading } = index.explain(query, { limit, offset: 0 });
      return { ...reading, results: hits.map((hit) => ({ path: pathOf(hit.url), ...hit })) };
    },
    find: (query, limit) => index.search(query, { limit, offset: 0 }).hits.map(({ url }) => pathOf(url)),
  };
}
