/** Loads one generation of `dist-content` into memory, with answers prepared in advance. */

import QuickLRU from 'quick-lru';
import { toAddresses } from '#shared/addresses.ts';
import { artifactFiles } from '#shared/artifacts.ts';
import {
  type CompanyInfo,
  type CompanySection,
  commonCompanyFields,
  companyInfo,
  companySectionFields,
  companySections,
} from '#shared/contract/schemas.ts';
import { toLocale } from '#shared/locale/locales.ts';
import { mapInBatches } from '#shared/map-in-batches.ts';
import { toMirrorPath, toPageMarkdown } from '#shared/page.ts';
import type { SearchablePage } from '#shared/search/found.ts';
import { loadSearch } from '#shared/search/load-search.ts';
import { toShortText } from '#shared/short-text.ts';
import { createChanges } from './content/changes.ts';
import { type ContentPage, createContentPage, createPages } from './content/pages.ts';
import { keepCompressed, type Prepared, prepare } from './content/prepared.ts';
import { ContentError, type ContentFolder, loadDocuments, loadMirror, readFolder } from './content/read-folder.ts';
import { requireManifestPage, requireShape } from './content/require-shape.ts';
import { toApiHeaders } from './http/headers.ts';
import type { FoundPages } from './operations/search-pages.ts';
import type { Snapshot } from './state/generation-files.ts';

/** Number of `search_pages` answers in memory, at most about ten kilobytes each; for a while, twice as many. */
const CACHED_SEARCHES = 250;

/** Maximum code points of the phrase about the business. */
const ABOUT_LIMIT = 120;

/** Content of a generation. It never changes; the next generation replaces it as a whole. */
export type Content = Awaited<ReturnType<typeof toContent>>;

/** Returns snapshots of generations served before, newest first. */
export type EarlierGenerations = () => AsyncIterable<Snapshot>;

/** Loads the generation in a folder, and its changes since `earlier` ones. @throws ContentError if it is unfit */
export async function loadContent(path: string, earlier: EarlierGenerations = noneEarlier): Promise<Content> {
  try {
    return await toContent(await readFolder(path), earlier());
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError((errors) => errors.unservable(path, (error as Error).message));
  }
}

async function* noneEarlier(): AsyncGenerator<Snapshot> {}

async function toContent(folder: ContentFolder, earlier: AsyncIterable<Snapshot>) {
  const { generation, site, pages: metas, parameters } = folder.manifest;
  const addresses = toAddresses(site);
  // Headers repeat the address unchanged, so it must be in its normal form.
  if (new URL(addresses.base).href !== addresses.base) throw new Error(`${addresses.base} is no address`);
  const pages = await mapInBatches(metas, async (unchecked) => {
    const meta = requireManifestPage(unchecked);
    return createContentPage(meta, await loadMirror(folder, meta), generation);
  });
  const locale = toLocale(site.language);
  const company = await readCompany(folder);
  const mirrors = pages.map(({ meta, document }) => [toMirrorPath(meta.file), document] as const);
  return {
    generation,
    site,
    addresses,
    /** Sentences in the site's language. */
    locale,
    apiHeaders: toApiHeaders({ addresses, apiPath: site.apiPath }),
    pages: createPages(pages, site.url, parameters),
    /** Answer of each section: its fields and the common ones, without unknown fields. */
    company: Object.fromEntries(
      companySections.map((section) => [section, keepCompressed(prepare(toCompanySection(company, section)))]),
    ) as Record<CompanySection, Prepared<CompanyInfo>>,
    /** Changes since earlier generations. */
    changes: await createChanges({ generation, site, pages, company }, earlier),
    ...nameLanguages(locale.language, [site.language, ...pages.map(({ meta }) => meta.language)]),
    /** Phrase about the business, from its description; empty if unknown. */
    about: toShortText(company.description ?? '', ABOUT_LIMIT).replace(/\.$/, ''),
    /** Address of the contact page, for questions that the site does not answer. */
    contactPage: company.contact_page,
    search: loadSearch(await folder.read(artifactFiles.packedIndex), pages.map(toSearchablePage), company),
    /** Recent answers of `search_pages`. */
    recent: new QuickLRU<string, FoundPages>({ maxSize: CACHED_SEARCHES }),
    /** Published documents and `.md` mirrors by path. */
    documents: new Map([...mirrors, ...(await loadDocuments(folder))]),
  };
}

/**
 * Lists the content's languages as text in the reader's language, the site's own first, and tells if there are several.
 */
function nameLanguages(reader: string, codes: readonly string[]) {
  const names = new Intl.DisplayNames([reader], { type: 'language' });
  const [own = '', ...others] = new Set(codes);
  const listed = [own, ...others.sort()].map((code) => names.of(code) ?? code);
  return {
    contentLanguage: new Intl.ListFormat(reader, { type: 'conjunction' }).format(listed),
    isMultilingual: listed.length > 1,
  };
}

async function readCompany(folder: ContentFolder): Promise<CompanyInfo> {
  const value: unknown = JSON.parse((await folder.read(artifactFiles.companyInfo)).toString());
  return requireShape(artifactFiles.companyInfo, companyInfo, value);
}

function toSearchablePage(page: ContentPage): SearchablePage {
  const { title, url, description, headings, translations } = page.meta;
  return {
    title,
    url,
    description,
    headings,
    translations,
    readMarkdown: (bytes) => toPageMarkdown(page.document.body.toString('utf8', 0, bytes)),
  };
}

/** Returns the fields of a section and the common ones. `sources`, `cites` and `missing` list only these, if any. */
function toCompanySection(company: CompanyInfo, section: CompanySection): CompanyInfo {
  const fields = new Set<string>([...commonCompanyFields, ...companySectionFields[section]]);
  const known = Object.fromEntries(Object.entries(company).filter(([field]) => fields.has(field))) as CompanyInfo;
  const ofSection = (addresses: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(addresses).filter(([field]) => fields.has(field.split('.')[0] ?? '')));
  for (const name of ['sources', 'cites'] as const) {
    const addresses = ofSection(company[name]);
    if (Object.keys(addresses).length > 0) known[name] = addresses;
    else delete known[name];
  }
  const missing = company.missing?.filter(({ field }) => fields.has(field)) ?? [];
  if (missing.length > 0) known.missing = missing;
  else delete known.missing;
  return known;
}
