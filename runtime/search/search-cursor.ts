/** The cursor of a search: an opaque place in the list of one query's results, in one generation of the content. */

import { hash } from 'node:crypto';

/** What a cursor turned out to be for a query and a generation. */
export type CursorReading = { kind: 'offset'; offset: number } | { kind: 'stale' } | { kind: 'unknown' };

const FORM = /^[A-Za-z0-9_-]{12}$/;
const SEAL_BYTES = 4;
/** Places beyond three bytes do not exist: no site has 16 million pages. */
const HIGHEST_OFFSET = 0xffffff;

/** 12 URL-safe characters: place (3 bytes), generation (2) and a seal (4) over both and the query. */
export function toCursor(offset: number, query: string, generation: string): string {
  const bytes = Buffer.alloc(9);
  bytes.writeUIntBE(Math.min(offset, HIGHEST_OFFSET), 0, 3);
  generationTag(generation).copy(bytes, 3);
  seal(bytes.subarray(0, 5), query).copy(bytes, 5);
  return bytes.toString('base64url');
}

/** `unknown` when the cursor is malformed or of another query; `stale` when it is of another generation. */
export function readCursor(cursor: string, query: string, generation: string): CursorReading {
  if (!FORM.test(cursor)) return { kind: 'unknown' };
  const bytes = Buffer.from(cursor, 'base64url');
  if (!seal(bytes.subarray(0, 5), query).equals(bytes.subarray(5))) return { kind: 'unknown' };
  if (!generationTag(generation).equals(bytes.subarray(3, 5))) return { kind: 'stale' };
  return { kind: 'offset', offset: bytes.readUIntBE(0, 3) };
}

function generationTag(generation: string): Buffer {
  return hash('sha256', generation, 'buffer').subarray(0, 2);
}

function seal(place: Uint8Array, query: string): Buffer {
  return hash('sha256', Buffer.concat([place, Buffer.from(query)]), 'buffer').subarray(0, SEAL_BYTES);
}
