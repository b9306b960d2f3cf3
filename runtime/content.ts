/** One generation of `dist-content` in memory, with everything prepared that requests would otherwise compute. */

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

/** Answers of `search_pages` that are kept, at most about ten kilobytes each; up to twice as many for a while. */
const CACHED_SEARCHES = 250;

/** Code points of the phrase that says what the business does. */
const ABOUT_LIMIT = 120;

/** Replaced as a whole by the next generation, never changed. */
export type Content = Awaited<ReturnType<typeof toContent>>;

/** Generations that were served before, newest first. */
export type EarlierGenerations = () => AsyncIterable<Snapshot>;

/** Loads the generation in a folder. @throws ContentError when it cannot be served. */
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
  // Headers carry the address exactly as it is.
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
    /** The answer of each section: its fields and those common to all, without fields that are not known. */
    company: Object.fromEntries(
      companySections.map((section) => [section, keepCompressed(prepare(toCompanySection(company, section)))]),
    ) as Record<CompanySection, Prepared<CompanyInfo>>,
    /** What changed since earlier generations. */
    changes: await createChanges({ generation, site, pages, company }, earlier),
    ...nameLanguages(locale.language, [site.language, ...pages.map(({ meta }) => meta.language)]),
    /** A phrase that says what the business does, empty when unknown. */
    about: toShortText(company.description ?? '', ABOUT_LIMIT).replace(/\.$/, ''),
    /** Where agents can ask what the site does not say. */
    contactPage: company.contact_page,
    search: loadSearch(await folder.read(artifactFiles.packedIndex), pages.map(toSearchablePage), company),
    recent: new QuickLRU<string, FoundPages>({ maxSize: CACHED_SEARCHES }),
    /** Published documents and `.md` mirrors by path. */
    documents: new Map([...mirrors, ...(await loadDocuments(folder))]),
  };
}

/** Names of the content's languages in the reader's, the site's own first, and whether they are several. */
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

/** The common fields and those of the section, with the sources and cites of these only, and what of these is missing. */
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
