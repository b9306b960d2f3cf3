/** Audit: the compiled folder, read whole: what every row of the checklist asks. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Addresses, toAddresses } from '#shared/addresses.ts';
import { type Manifest, pagesFolder } from '#shared/artifacts.ts';
import { toMirrorPath } from '#shared/page-document.ts';
import { CommandError } from '../command-error.ts';
import { readManifest } from '../output/read-manifest.ts';

export interface CompiledContent {
  manifest: Manifest;
  addresses: Addresses;
  /** Text of a published document by its path; empty when there is none. */
  document(path: string): string;
  /** The same as JSON; undefined when it is none. */
  json(path: string): unknown;
  /** Media type by path, without parameters; empty when there is no such document. */
  mediaType(path: string): string;
  /** Markdown documents of all pages, front matter included, in the order of the manifest. */
  pages: { path: string; text: string }[];
  /** Pages that lost more than half of their own words, where the compile that made the folder is remembered. */
  losses?: string[];
  /** Whether an absolute address is one that is published: document, page, mirror or operation. */
  isPublished(url: string): boolean;
}

/** @throws CommandError when the folder holds no compiled content. */
export async function readCompiledContent(folder: string): Promise<CompiledContent> {
  const manifest = await readManifest(folder);
  if (!manifest) {
    throw new CommandError('configuration', (errors) => errors.noContent(folder));
  }
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
  const documents = new Map<string, { type: string; text: string }>();
  for (const { address, file: name, media_type } of manifest.documents) {
    documents.set(address, { type: media_type.split(';')[0]?.trim() ?? '', text: await read(name) });
  }
  const pages: CompiledContent['pages'] = [];
  for (const { path, file: name } of manifest.pages) pages.push({ path, text: await read(`${pagesFolder}/${name}`) });
  const addresses = toAddresses(manifest.site);
  const published = new Set([
    ...Object.values(addresses.documents),
    ...Object.values(addresses.operations),
    ...Object.values(addresses.oauth),
    addresses.base,
    addresses.mcp,
    addresses.site,
    ...[...documents.keys()].map((path) => addresses.site + path),
    ...manifest.pages.flatMap(({ url, file: name }) => [url, addresses.site + toMirrorPath(name)]),
  ]);
  return {
    manifest,
    addresses,
    document: (path) => documents.get(path)?.text ?? '',
    json: (path) => toJson(documents.get(path)?.text ?? ''),
    mediaType: (path) => documents.get(path)?.type ?? '',
    pages,
    isPublished: (url) => published.has(url.replace(/#.*$/, '')),
  };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
