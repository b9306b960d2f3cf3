/** Report stage: what agents read of one generation, from the files of a folder or from artifacts that are not written yet. */

import { artifactFiles, type Manifest, type ManifestPage, pagesFolder } from '#shared/artifacts.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { toPageMarkdown } from '#shared/page-document.ts';

export interface ContentSnapshot {
  manifest: Manifest;
  company: CompanyInfo;
  /** Markdown of a page; empty when its file is missing. */
  readPage(page: ManifestPage): Promise<string>;
}

/**
 * @param read text of a file by its path relative to the content folder, `undefined` when it is not there
 * @returns `undefined` when there is no content
 */
export async function readSnapshot(
  read: (path: string) => Promise<string | undefined>,
): Promise<ContentSnapshot | undefined> {
  const manifest = parse<Manifest>(await read(artifactFiles.manifest));
  if (manifest?.pages === undefined) return undefined;
  return {
    manifest,
    company: parse<CompanyInfo>(await read(artifactFiles.companyInfo)) ?? { brand: '', website: '' },
    readPage: async ({ file }) => toPageMarkdown((await read(`${pagesFolder}/${file}`)) ?? ''),
  };
}

function parse<T>(text: string | undefined): T | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}
