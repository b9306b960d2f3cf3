/** One generation of `dist-content` in memory, with everything prepared that a request would otherwise have to make. */

import { type Addresses, toAddresses } from '#shared/addresses.ts';
import { artifactFiles } from '#shared/artifacts.ts';
import type { CompanyInfo, CompanySection, SearchResponse } from '#shared/contract/schemas.ts';
import type { Locale } from '#shared/locale/locale.ts';
import { toLocale } from '#shared/locale/locales.ts';
import { toMirrorPath } from '#shared/page-document.ts';
import { packedIndexFile } from '#shared/search/packed-index.ts';
import type { SiteIdentity } from '#shared/site.ts';
import { prepareCompany } from './content/company.ts';
import { loadDocuments, loadMirror, type PublishedDocument } from './content/documents.ts';
import { createContentPage, createPages, type Pages } from './content/pages.ts';
import { readFolder } from './content/read-folder.ts';
import type { HeaderPair } from './http/respond.ts';
import { deprecation, toVersionHeaders } from './http/versioning.ts';
import type { Prepared } from './operations/operation.ts';
import { loadSearch, type SearchIndex } from './search/load-search.ts';
import { createResultCache, type ResultCache } from './search/result-cache.ts';

/** Answers of `search_pages` that are kept; some ten kilobytes each at most. */
const CACHED_SEARCHES = 500;

/** Replaced as a whole by the next generation, never changed. */
export interface Content {
  /** Name of the generation. */
  generation: string;
  site: SiteIdentity;
  /** Every public address of the service. */
  addresses: Addresses;
  /** Sentences in the site's language. */
  locale: Locale;
  /** API-Version and Link (and Deprecation, Sunset when there is one) of every answer of the API. */
  apiHeaders: readonly HeaderPair[];
  pages: Pages;
  /** Company information by section. */
  company: Readonly<Record<CompanySection, Prepared<CompanyInfo>>>;
  search: SearchIndex;
  /** Latest answers of `search_pages`. */
  searchResults: ResultCache<Prepared<SearchResponse>>;
  /** Published documents and `.md` mirrors by path. */
  documents: ReadonlyMap<string, PublishedDocument>;
}

/** Loads the generation in a folder. @throws ContentError when it cannot be served. */
export async function loadContent(path: string): Promise<Content> {
  const folder = await readFolder(path);
  const { generation, site, pages: metas } = folder.manifest;
  const addresses = toAddresses(site);
  const pages = metas.map((meta) => createContentPage(meta, loadMirror(folder, meta)));
  const searchable = pages.map(({ meta: { title, url, description }, markdown }) => {
    return { title, url, description, markdown };
  });
  const mirrors = pages.map(({ meta, document }) => [toMirrorPath(meta.file), document] as const);
  return {
    generation,
    site,
    addresses,
    locale: toLocale(site.language),
    apiHeaders: toVersionHeaders(addresses, site.apiPath, deprecation),
    pages: createPages(pages, site.url),
    company: prepareCompany(JSON.parse(folder.file(artifactFiles.companyInfo).toString())),
    search: loadSearch(folder.file(packedIndexFile), searchable),
    searchResults: createResultCache(CACHED_SEARCHES),
    documents: new Map([...mirrors, ...loadDocuments(folder)]),
  };
}
