/** The published documents of a generation and the `.md` mirrors: bytes as the compiler wrote them, with their headers. */

import { validateHeaderValue } from 'node:http';
import { type Manifest, type ManifestPage, pagesFolder } from '#shared/artifacts.ts';
import { documentPaths } from '#shared/documents.ts';
import { mapInBatches } from '#shared/map-in-batches.ts';
import { toPagePath } from '#shared/page-path.ts';
import { caching, contentTypes, type HeaderPair, toLink } from '../http/headers.ts';
import { toEtag } from './prepared.ts';
import type { ContentFolder } from './read-folder.ts';

export interface PublishedDocument {
  body: Buffer;
  etag: string;
  /** Content-Type, ETag, Cache-Control, and Link where the document has a relation. */
  headers: readonly HeaderPair[];
}

/** Caches may keep a document this long before they ask again, in seconds. */
const MAX_AGE_SECONDS = 300;

/** Every published document by its path, normalised by `toPagePath`. */
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

/** RFC 9727 §3: the catalog names itself in a Link header, also for HEAD. */
function toLinks(address: string, { site }: Manifest): HeaderPair[] {
  if (address !== documentPaths.apiCatalog) return [];
  return [['link', toLink(site.url + address, 'api-catalog')]];
}

function toDocument(body: Buffer, mediaType: string, more: readonly HeaderPair[]): PublishedDocument {
  // From the manifest, and in the header of every answer.
  validateHeaderValue('content-type', mediaType);
  const etag = toEtag(body);
  return {
    body,
    etag,
    headers: [['content-type', mediaType], ['etag', etag], caching.public(MAX_AGE_SECONDS), ...more],
  };
}
