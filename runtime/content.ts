/** One generation of `dist-content` in memory, with everything prepared that a request would otherwise have to make. */

import { type Addresses, toAddresses } from '#shared/addresses.ts';
import { artifactFiles } from '#shared/artifacts.ts';
import {
  type CompanyInfo,
  type CompanySection,
  commonCompanyFields,
  companySectionFields,
  companySections,
} from '#shared/contract/schemas.ts';
import type { Locale } from '#shared/locale/locale.ts';
import { toLocale } from '#shared/locale/locales.ts';
import { mapInBatches } from '#shared/map-in-batches.ts';
import { toMirrorPath, toPageMarkdown } from '#shared/page-document.ts';
import { loadSearch, type SearchablePage, type SearchIndex } from '#shared/search/load-search.ts';
import { toShortText } from '#shared/short-text.ts';
import type { SiteIdentity } from '#shared/site.ts';
import { loadDocuments, loadMirror, type PublishedDocument } from './content/documents.ts';
import { type ContentPage, createContentPage, createPages, type Pages } from './content/pages.ts';
import { type Prepared, prepare } from './content/prepared.ts';
import { ContentError, type ContentFolder, readFolder } from './content/read-folder.ts';
import { type HeaderPair, toApiHeaders } from './http/headers.ts';
import type { FoundPages } from './operations/search-pages.ts';
import { createResultCache, type ResultCache } from './search/result-cache.ts';

/** Answers of `search_pages` that are kept; some ten kilobytes each at most. */
const CACHED_SEARCHES = 500;

/** Code points of the phrase that tells what the business does. */
const ABOUT_LIMIT = 120;

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
  /** Name of the language that the content is in, and what the business does in a phrase, empty when not known. */
  contentLanguage: string;
  about: string;
  /** Where agents are sent for what the site does not say. */
  contactPage?: string | undefined;
  /** Latest answers of `search_pages`. */
  recall: ResultCache<FoundPages>;
  /** Published documents and `.md` mirrors by path. */
  documents: ReadonlyMap<string, PublishedDocument>;
}

/** Loads the generation in a folder. @throws ContentError when it cannot be served. */
export async function loadContent(path: string): Promise<Content> {
  try {
    return await toContent(await readFolder(path));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(`${path} cannot be served: ${(error as Error).message}. Compile again with this version.`);
  }
}

async function toContent(folder: ContentFolder): Promise<Content> {
  const { generation, site, pages: metas, parameters } = folder.manifest;
  const addresses = toAddresses(site);
  // Headers name it as it is.
  if (new URL(addresses.base).href !== addresses.base) throw new Error(`${addresses.base} is no address`);
  const pages = await mapInBatches(metas, async (meta) => createContentPage(meta, await loadMirror(folder, meta)));
  const locale = toLocale(site.language);
  const company: CompanyInfo = JSON.parse((await folder.read(artifactFiles.companyInfo)).toString());
  const mirrors = pages.map(({ meta, document }) => [toMirrorPath(meta.file), document] as const);
  return {
    generation,
    site,
    addresses,
    locale,
    apiHeaders: toApiHeaders(addresses, site),
    pages: createPages(pages, site.url, parameters),
    company: prepareCompany(company),
    contentLanguage: toLanguageName(site.language, locale.language),
    about: toShortText(company.description ?? '', ABOUT_LIMIT).replace(/\.$/, ''),
    contactPage: company.contact_page,
    search: loadSearch(await folder.read(artifactFiles.packedIndex), pages.map(toSearchablePage), company),
    recall: createResultCache(CACHED_SEARCHES),
    documents: new Map([...mirrors, ...(await loadDocuments(folder))]),
  };
}

/** What a language is called in the language of a reader, both by their BCP 47 tags. */
function toLanguageName(tag: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(tag) ?? tag;
}

function toSearchablePage(page: ContentPage): SearchablePage {
  const { title, url, description, headings } = page.meta;
  return {
    title,
    url,
    description,
    headings,
    readMarkdown: (bytes) => toPageMarkdown(page.document.body.toString('utf8', 0, bytes)),
  };
}

/** Every section's answer: its fields and those of every section, and no field that is not known. */
function prepareCompany(company: CompanyInfo): Record<CompanySection, Prepared<CompanyInfo>> {
  const sections = companySections.map((section) => [section, prepare(toCompanySection(company, section))]);
  return Object.fromEntries(sections);
}

function toCompanySection(company: CompanyInfo, section: CompanySection): CompanyInfo {
  const fields = new Set<string>([...commonCompanyFields, ...companySectionFields[section]]);
  const known = Object.fromEntries(Object.entries(company).filter(([field]) => fields.has(field))) as CompanyInfo;
  const sources = Object.entries(company.sources ?? {}).filter(([field]) => fields.has(field.split('.')[0] ?? ''));
  if (sources.length > 0) return { ...known, sources: Object.fromEntries(sources) };
  const { sources: _, ...others } = known;
  return others;
}
