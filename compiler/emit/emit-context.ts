/** What the emitters share, worked out once from a compiled site. */

import { type Addresses, toAddresses, toApiProtectedResourcePath } from '#shared/addresses.ts';
import type { ExampleInput } from '#shared/contract/operations.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { documentPaths } from '#shared/documents.ts';
import type { ExampleId, GuideText, Locale } from '#shared/locale/locale.ts';
import { toLocale } from '#shared/locale/locales.ts';
import type { PagePath } from '#shared/page.ts';
import { toMirrorPath } from '#shared/page-document.ts';
import { comparePaths } from '#shared/page-path.ts';
import type { SiteIdentity } from '#shared/site.ts';
import type { CompiledPage, CompiledSite, PageCaption } from '../model.ts';
import { type Example, toExampleInput, toExamples } from './examples.ts';
import { toPageFiles } from './page-files.ts';
import { skillPath } from './well-known/skill-path.ts';

/** A page with the names that its outputs have. */
export interface EmittedPage {
  page: CompiledPage;
  /** What lists and guides say of it. */
  caption: PageCaption;
  /** Below `pages/`. */
  file: string;
  /** Public address of its `.md` mirror. */
  mirror: string;
}

export interface EmitContext {
  site: SiteIdentity;
  company: CompanyInfo;
  addresses: Addresses;
  locale: Locale;
  guides: GuideText;
  /** Sorted by path. */
  pages: EmittedPage[];
  byUrl: ReadonlyMap<string, EmittedPage>;
  /** As in the manifest. */
  parameters: string[];
  /** What the business does, in a sentence or two; its name when the site does not say. */
  description: string;
  exampleInput: ExampleInput;
  examples: Record<ExampleId, Example>;
}

export function toEmitContext(compiled: CompiledSite): EmitContext {
  const { site, company } = compiled;
  const addresses = toAddresses(site);
  const locale = toLocale(site.language);
  const sorted = [...compiled.pages].sort((a, b) => comparePaths(a.path, b.path));
  const files = toPageFiles(
    sorted.map((page) => page.path),
    toOwnedPaths(site),
  );
  const pages = sorted.map((page) => toEmittedPage(page, files, compiled));
  const home = pages.find(({ page }) => page.path === '/');
  const exampleInput = toExampleInput({ ...compiled, pages: sorted });
  return {
    site,
    company,
    addresses,
    locale,
    guides: locale.guides,
    pages,
    parameters: compiled.parameters ?? [],
    byUrl: new Map(pages.map((emitted) => [emitted.page.url, emitted])),
    description: company.description || home?.caption.description || company.brand,
    exampleInput,
    examples: toExamples(addresses, exampleInput),
  };
}

function toEmittedPage(
  page: CompiledPage,
  files: ReadonlyMap<PagePath, string>,
  { site, captions }: CompiledSite,
): EmittedPage {
  const file = files.get(page.path);
  if (file === undefined) throw new Error(`No file name for ${page.path}`);
  const { title, description } = page;
  const caption = captions?.get(page.path) ?? { title, description, isUnlisted: false };
  return { page, caption, file, mirror: site.url + toMirrorPath(file) };
}

/** Addresses of published documents, which no page's mirror may take. */
function toOwnedPaths(site: SiteIdentity): string[] {
  return [...Object.values(documentPaths), toApiProtectedResourcePath(site.apiPath), skillPath(site)];
}
