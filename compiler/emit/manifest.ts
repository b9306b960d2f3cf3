/** Emits the table of contents of `dist-content`, last: it names and digests every other file. */

import { createHash } from 'node:crypto';
import { artifactFiles, contentFormat, type Manifest, type ManifestPage, toDocumentFile } from '#shared/artifacts.ts';
import type { Artifact, PublishedDocument } from '../model.ts';
import type { EmitContext, EmittedPage } from './emit-context.ts';

/** Emits the manifest, with the digest of every other file. @throws Error if two artifacts have the same path */
export function emitManifest(
  context: EmitContext,
  documents: readonly PublishedDocument[],
  artifacts: readonly Artifact[],
): Artifact {
  const files = Object.fromEntries(
    artifacts.map(({ path, body }): [string, string] => [path, toDigest(body)]).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  if (Object.keys(files).length !== artifacts.length) throw new Error('Two artifacts have the same path.');
  const manifest: Manifest = {
    format: contentFormat,
    generation: toGeneration(files),
    site: context.site,
    pages: context.pages.map(toManifestPage),
    ...(context.parameters.length > 0 && { parameters: context.parameters }),
    documents: documents
      .map(({ address, mediaType }) => ({ address, file: toDocumentFile(address), media_type: mediaType }))
      .sort((a, b) => (a.address < b.address ? -1 : 1)),
    files,
  };
  return { path: artifactFiles.manifest, body: toJson(manifest) };
}

/** Returns the generation's digest over the digests and paths of its files, in the manifest's order. */
export function toGeneration(files: Manifest['files']): string {
  return toDigest(
    Object.entries(files)
      .map(([path, digest]) => `${digest}  ${path}\n`)
      .join(''),
  );
}

/** Returns the page's row, with the digest of its Markdown. */
function toManifestPage({ page, file }: EmittedPage): ManifestPage {
  return {
    path: page.path,
    file,
    url: page.url,
    title: page.title,
    description: page.description,
    language: page.language,
    headings: page.headings,
    ...(page.lastModified !== undefined && { last_modified: page.lastModified }),
    ...(page.mediaType !== undefined && { media_type: page.mediaType }),
    content_hash: toDigest(page.markdown),
    aliases: page.aliases,
    ...(page.translations && { translations: page.translations }),
  };
}

const toDigest = (body: string | Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** Writes a value as the JSON of an artifact: readable, the same bytes everywhere, one LF at the end. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
