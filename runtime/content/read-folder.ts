/** Reads a content folder: its manifest, and what that names, checked against its digests, as documents with headers. */

import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { validateHeaderValue } from 'node:http';
import { join } from 'node:path';
import { artifactFiles, contentFormat, type Manifest, type ManifestPage, pagesFolder } from '#shared/artifacts.ts';
import { attempt } from '#shared/attempt.ts';
import { documentPaths } from '#shared/documents.ts';
import { mapInBatches } from '#shared/map-in-batches.ts';
import { toPagePath } from '#shared/page.ts';
import { caching, contentTypes, type HeaderPair, toLink } from '../http/headers.ts';
import { OperatorError } from '../words/operator-error.ts';
import { keepCompressed, type Representation, toEtag } from './prepared.ts';
import { requireManifest } from './require-shape.ts';

/** A content folder that cannot be served. The message tells the operator what is wrong, where, and what to do. */
export class ContentError extends OperatorError {
  override readonly name = 'ContentError';
}

export type ContentFolder = Awaited<ReturnType<typeof readFolder>>;

/** The manifest, its pages unchecked, and how to read files. @throws Error when the folder is missing or of another format */
export async function readFolder(folder: string) {
  const manifest = await readManifest(folder);
  return {
    manifest,
    /** Bytes of a file by its path in the manifest. @throws ContentError for one that is missing, altered or not named */
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

/** A file's bytes. @throws ContentError unless the manifest names it with the digest that it has */
async function readChecked(folder: string, path: string, { files }: Manifest): Promise<Buffer> {
  const digest = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!digest) throw new ContentError((errors) => errors.unlisted(folder, artifactFiles.manifest, path));
  if (!isBelow(path)) {
    throw new ContentError((errors) => errors.outside(folder, artifactFiles.manifest, path));
  }
  const bytes = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    const why = error.code ?? error.message;
    throw new ContentError((errors) => errors.lost(join(folder, path), artifactFiles.manifest, why));
  });
  if (hash('sha256', bytes) !== digest) {
    throw new ContentError((errors) => errors.altered(join(folder, path), artifactFiles.manifest));
  }
  return bytes;
}

/** Whether a path of the manifest stays in the folder on every operating system. */
const isBelow = (path: string): boolean =>
  path.split(/[\\/]/).every((segment) => segment !== '' && segment !== '.' && segment !== '..');

export interface PublishedDocument extends Representation {
  /** Content-Type, Cache-Control, and Link where the document has a relation. */
  headers: readonly HeaderPair[];
}

/** Caches may keep a document this long before they ask again, in seconds. */
const MAX_AGE_SECONDS = 300;

/** Every published document, by its path as `toPagePath` writes it. */
export async function loadDocuments(folder: ContentFolder): Promise<Map<string, PublishedDocument>> {
  const { manifest } = folder;
  const entries = await mapInBatches(manifest.documents, async ({ address, file, media_type }) => {
    const document = toDocument(await folder.read(file), media_type, toLinks(address, manifest));
    return [toPagePath(address), document] as const;
  });
  return new Map(entries);
}

/** The `.md` mirror of a page; it names the page as what it mirrors (RFC 6596). */
export async function loadMirror(folder: ContentFolder, page: ManifestPage): Promise<PublishedDocument> {
  const body = await folder.read(`${pagesFolder}/${page.file}`);
  return toDocument(body, contentTypes.markdown[1], [['link', toLink(page.url, 'canonical')]]);
}

/** The catalog names itself in a Link header, also for HEAD (RFC 9727 §3); others have none. */
function toLinks(address: string, { site }: Manifest): HeaderPair[] {
  if (address !== documentPaths.apiCatalog) return [];
  return [['link', toLink(site.url + address, 'api-catalog')]];
}

function toDocument(body: Buffer, mediaType: string, more: readonly HeaderPair[]): PublishedDocument {
  // From the manifest, and in the header of every answer.
  validateHeaderValue('content-type', mediaType);
  return keepCompressed({
    body,
    etag: toEtag(body),
    headers: [['content-type', mediaType], caching.public(MAX_AGE_SECONDS), ...more] as const,
  });
}
