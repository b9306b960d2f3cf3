/** Report stage: the agents' search, opened from a compiled folder or from artifacts not yet written. */

import { artifactFiles, type Manifest, pagesFolder } from '#shared/artifacts.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { toPageMarkdown } from '#shared/page.ts';
import { isUnsure } from '#shared/search/doubts.ts';
import { toFactText } from '#shared/search/fact-text.ts';
import { loadSearch } from '#shared/search/load-search.ts';

export type OpenSearch = ReturnType<typeof openSearch>;

/** How a query is understood, and its first results with the reasons for their place. */
export type ExplainedQuery = ReturnType<OpenSearch['explain']>;

/**
 * Opens the search of `search_pages`.
 * @param read bytes of a file by its path in the content folder; throws for a missing one
 * @throws Error if a file is damaged, or the index is not that of these pages
 */
export function openSearch(read: (path: string) => Uint8Array) {
  const text = (path: string) => Buffer.from(read(path)).toString();
  const { pages } = JSON.parse(text(artifactFiles.manifest)) as Manifest;
  const paths = new Map(pages.map(({ url, path }) => [url, path]));
  const company = JSON.parse(text(artifactFiles.companyInfo)) as CompanyInfo;
  const index = loadSearch(
    read(artifactFiles.packedIndex),
    pages.map((page) => ({ ...page, readMarkdown: () => toPageMarkdown(text(`${pagesFolder}/${page.file}`)) })),
    company,
  );
  const pathOf = (url: string) => paths.get(url) ?? url;
  return {
    explain(query: string, limit: number) {
      const { hits, ...reading } = index.explain(query, { limit, offset: 0 });
      return {
        ...reading,
        isUnsure: isUnsure(hits.length === 0, reading),
        results: hits.map((hit) => ({ path: pathOf(hit.url), ...hit })),
      };
    },
    /** Returns the text of a field of the company information; `undefined` if it is not stated. */
    factText: (field: string) => toFactText(company, field),
  };
}
