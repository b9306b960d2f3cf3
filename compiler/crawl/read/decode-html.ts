/** Bytes of a page as sent → text, by the encoding that a browser would use. */

import { isUtf8 } from 'node:buffer';
import { TextDecoder } from '@exodus/bytes/encoding.js';
import htmlEncodingSniffer from 'html-encoding-sniffer';

/**
 * By byte order mark, header, then `meta` (HTML Standard, encoding sniffing); undeclared bytes are UTF-8 when valid as
 * such, else windows-1252, which Node's own decoder gets wrong. Never throws.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | undefined): string {
  const label = /;\s*charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType ?? '')?.[1];
  const encoding = htmlEncodingSniffer(bytes, {
    ...(label !== undefined && { transportLayerEncodingLabel: label }),
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : 'windows-1252',
  });
  return new TextDecoder(encoding).decode(bytes);
}
