/** Bytes of a page as sent → text, by the encoding that a browser would use. */

import { isUtf8 } from 'node:buffer';
import { TextDecoder } from '@exodus/bytes/encoding.js';
import htmlEncodingSniffer from 'html-encoding-sniffer';

/**
 * Decodes by byte order mark, then the `charset` of the Content-Type header, then the `meta` element (HTML Standard,
 * encoding sniffing). Undeclared bytes are UTF-8 when they are valid as such, else windows-1252. Never throws:
 * bytes that are invalid in the encoding become U+FFFD. Node's own decoder gets windows-1252 wrong.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | undefined): string {
  const label = /;\s*charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType ?? '')?.[1];
  const encoding = htmlEncodingSniffer(bytes, {
    ...(label !== undefined && { transportLayerEncodingLabel: label }),
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : 'windows-1252',
  });
  return new TextDecoder(encoding).decode(bytes);
}
