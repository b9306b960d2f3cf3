/** Writes a content folder as the compiler would, from pages that a test or a bench gives. */

import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteIdentity } from '#shared/addresses.ts';
import { artifactFiles, contentFormat, type Manifest, type ManifestPage, pagesFolder } from '#shared/artifacts.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { type Heading, toPageDocument } from '#shared/page.ts';
import { toGeneration } from '../../compiler/emit/manifest.ts';
import { emitSearchIndex } from '../../compiler/emit/search-index.ts';

/** Page with the fields that matter; the others get defaults, such as the path for the title. */
export interface ContentPage {
  path: string;
  markdown: string;
  title?: string;
  description?: string;
  headings?: Heading[];
  aliases?: string[];
  lastModified?: string;
}

export interface ContentDocument {
  address: string;
  file: string;
  mediaType: string;
  body: string;
}

export interface StatedContent {
  site: SiteIdentity;
  company: CompanyInfo;
  pages: readonly ContentPage[];
  documents: readonly ContentDocument[];
}

/** Writes one generation into a folder that exists. */
export async function writeContentFolder(folder: string, content: StatedContent): Promise<void> {
  const { site, company, documents } = content;
  const pages = content.pages
    .map((page) => toManifestPage(page, site))
    .sort((a, b) => (a.meta.path < b.meta.path ? -1 : 1));
  const files = new Map<string, string | Uint8Array>([[artifactFiles.companyInfo, JSON.stringify(company)]]);
  for (const { meta, markdown } of pages) {
    files.set(`${pagesFolder}/${meta.file}`, toPageDocument({ ...meta, markdown }, site.url));
  }
  for (const { file, body } of documents) files.set(file, body);
  const searched = pages.map(({ meta, markdown }) => ({ ...meta, markdown, imageAlts: [] }));
  for (const { path, body } of emitSearchIndex({ pages: searched, synonyms: [], facts: [] })) {
    files.set(path, body);
  }
  const digests = Object.fromEntries([...files].map(([path, body]) => [path, hash('sha256', body)]).sort());
  const manifest: Manifest = {
    format: contentFormat,
    generation: toGeneration(digests),
    site,
    pages: pages.map(({ meta }) => meta),
    documents: documents.map(({ address, file, mediaType }) => ({ address, file, media_type: mediaType })),
    files: digests,
  };
  files.set(artifactFiles.manifest, JSON.stringify(manifest));
  for (const [path, body] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), body);
  }
}

function toManifestPage(page: ContentPage, { url, language }: SiteIdentity): { meta: ManifestPage; markdown: string } {
  const { path, markdown, title, description, headings, aliases, lastModified } = page;
  const meta: ManifestPage = {
    path,
    file: path === '/' ? 'index.md' : `${decodeURIComponent(path).replace(/^\/|\/$/g, '')}.md`,
    url: url + path,
    title: title ?? path,
    description: description ?? '',
    language,
    headings: headings ?? [{ level: 1, text: title ?? path, anchor: 'inicio' }],
    ...(lastModified !== undefined && { last_modified: lastModified }),
    content_hash: hash('sha256', markdown),
    aliases: aliases ?? [],
  };
  return { meta, markdown };
}
