/** Reads a content folder: its manifest, and the listed files, checked against their digests, as documents. */

import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { validateHeaderValue } from 'node:http';
import { join } from 'node:path';
import {
  artifactFiles,
  contentFormat,
  type Manifest,
  type ManifestPage,
  pagesFolder,
  readListedFile,
} from '#shared/artifacts.ts';
import { attempt } from '#shared/attempt.ts';
import { documentPaths } from '#shared/documents.ts';
import { mapInBatches } from '#shared/map-in-batches.ts';
import { toPagePath } from '#shared/page.ts';
import { caching, contentTypes, type HeaderPair, toLink } from '../http/headers.ts';
import { OperatorError } from '../words/operator-error.ts';
import { keepCompressed, type Representation, toEtag } from './prepared.ts';
import { requireManifest } from './require-shape.ts';

/** Error of a content folder that cannot be served. The message names problem, place and remedy. */
export class ContentError extends OperatorError {
  override readonly name = 'ContentError';
}

export type ContentFolder = Awaited<ReturnType<typeof readFolder>>;

/** Returns the manifest, its pages unchecked, and a reader of files. @throws Error for a missing or unknown folder */
export async function readFolder(folder: string) {
  const manifest = await readManifest(folder);
  return {
    manifest,
    /** Returns a file by its path in the manifest. @throws ContentError if it is missing, altered or not listed */
    read: (path: string) => readChecked(folder, path, manifest),
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, artifactFiles.manifest);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    const isMissing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
    throw new ContentError((errors) =>
      isMissing
        ? errors.noContent(folder, artifactFiles.manifest)
        : errors.unreadable(path, error.code ?? error.message),
    );
  });
  const manifest = attempt((): Partial<Manifest> | null => JSON.parse(bytes.toString()));
  if (manifest === undefined) {
    throw new ContentError((errors) => errors.noJson(path));
  }
  if (manifest?.format !== contentFormat) {
    const format = String(manifest?.format ?? 'unknown');
    throw new ContentError((errors) => errors.otherFormat(folder, format, contentFormat));
  }
  return requireManifest(manifest);
}

/** Returns the bytes of a file. @throws ContentError unless the manifest lists it with its digest */
async function readChecked(folder: string, path: string, manifest: Manifest): Promise<Buffer> {
  const read = await readListedFile(
    path,
    manifest,
    (file) => readFile(join(folder, file)),
    (bytes) => hash('sha256', bytes),
  );
  if ('bytes' in read) return read.bytes;
  const { code, message } = Object(read.cause) as NodeJS.ErrnoException;
  throw new ContentError((errors) => {
    if (read.fault === 'unlisted' || read.fault === 'outside')
      return errors[read.fault](folder, artifactFiles.manifest, path);
    return errors[read.fault](join(folder, path), artifactFiles.manifest, code ?? message);
  });
}

export interface PublishedDocument extends Representation {
  /** Content-Type, Cache-Control, and Link if the document has a relation. */
  headers: readonly HeaderPair[];
}

/** Seconds that caches may keep a document before they ask again. */
const MAX_AGE_SECONDS = 300;

/** Loads every published document but the `.md` mirrors, by its path normalised with `toPagePath`. */
export async function loadDocuments(folder: ContentFolder): Promise<Map<string, PublishedDocument>> {
  const { manifest } = folder;
  const entries = await mapInBatches(manifest.documents, async ({ address, file, media_type }) => {
    const document = toDocument(await folder.read(file), media_type, toLinks(address, manifest));
    return [toPagePath(address), document] as const;
  });
  return new Map(entries);
}

/** Loads the `.md` mirror of a page. Its Link header names the page as canonical (RFC 6596). */
export async function loadMirror(folder: ContentFolder, page: ManifestPage): Promise<PublishedDocument> {
  const body = await folder.read(`${pagesFolder}/${page.file}`);
  return toDocument(body, contentTypes.markdown[1], [['link', toLink(page.url, 'canonical')]]);
}

/** Returns the Link header in which the catalog names itself (RFC 9727 §3); empty for other documents. */
function toLinks(address: string, { site }: Manifest): HeaderPair[] {
  if (address !== documentPaths.apiCatalog) return [];
  return [['link', toLink(site.url + address, 'api-catalog')]];
}

/** Returns a document to serve from memory. @throws Error if its media type is not a header's value */
function toDocument(body: Buffer, mediaType: string, more: readonly HeaderPair[]): PublishedDocument {
  // The value comes from the manifest and goes into the header of every answer.
  validateHeaderValue('content-type', mediaType);
  return keepCompressed({
    body,
    etag: toEtag(body),
    headers: [['content-type', mediaType], caching.public(MAX_AGE_SECONDS), ...more] as const,
  });
}
