/** The pages as MCP resources: listed a hundred at a time, read whole, as Markdown. */

import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server';
import { ApiError } from '#shared/contract/errors.ts';
import type { Content } from '../content.ts';

const PAGE_SIZE = 100;
const MARKDOWN = 'text/markdown';

/**
 * One page of `resources/list`. A cursor is a place in one generation.
 * @throws ProtocolError for a cursor that this generation did not give.
 */
export function listResources({ pages, generation }: Content, cursor: string | undefined): ListResourcesResult {
  const start = cursor === undefined ? 0 : toOffset(cursor, generation);
  const end = start + PAGE_SIZE;
  return {
    resources: pages.all.slice(start, end).map(({ meta }) => ({
      uri: meta.url,
      name: meta.path,
      title: meta.title,
      ...(meta.description && { description: meta.description }),
      mimeType: MARKDOWN,
      ...(meta.last_modified && { annotations: { lastModified: toDateTime(meta.last_modified) } }),
    })),
    ...(end < pages.all.length && { nextCursor: toCursor(end, generation) }),
  };
}

/** `resources/read`. @throws ResourceNotFoundError */
export function readResource({ pages }: Content, uri: string): ReadResourceResult {
  const page = findPage(pages, uri);
  if (!page) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType: MARKDOWN, text: page.markdown }] };
}

function findPage(pages: Content['pages'], uri: string) {
  try {
    const { url } = pages.read(uri).result;
    return pages.all.find(({ meta }) => meta.url === url);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The schema of annotations admits no bare date. */
const toDateTime = (date: string): string => (date.length === 10 ? `${date}T00:00:00Z` : date);

const toCursor = (offset: number, generation: string): string =>
  Buffer.from(`${generation.slice(0, 8)}:${offset}`).toString('base64url');

function toOffset(cursor: string, generation: string): number {
  const [of, offset = ''] = Buffer.from(cursor, 'base64url').toString().split(':');
  if (of !== generation.slice(0, 8) || !/^\d{1,9}$/.test(offset)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown cursor: repeat resources/list without one');
  }
  return Number(offset);
}
