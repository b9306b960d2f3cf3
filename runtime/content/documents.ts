/** The published documents of a generation: bytes as the compiler wrote them, with the headers they are sent with. */

import type { HeaderPair } from '../http/respond.ts';

export interface PublishedDocument {
  body: Uint8Array;
  etag: string;
  /** Content-Type, ETag and Cache-Control. */
  headers: readonly HeaderPair[];
}
