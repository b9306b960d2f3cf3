/** Reads a request body up to the limit of `toListener`, and keeps the connection usable. */

import type { IncomingMessage } from 'node:http';
import { type H3Event, HTTPError } from 'h3';

/**
 * Returns the whole body. Bytes that are not UTF-8 become U+FFFD.
 * @throws HTTPError 413 beyond the limit, 415 with a Content-Encoding, 400 if it ends early
 */
export async function readBody({ req, runtime }: H3Event): Promise<string> {
  const coding = req.headers.get('content-encoding');
  if (coding !== null && coding.trim().toLowerCase() !== 'identity') {
    throw new HTTPError('Send the body without Content-Encoding.', { status: 415 });
  }
  return req.text().catch((error) => {
    // The unread rest would block the connection.
    (runtime?.node?.req as IncomingMessage | undefined)?.resume();
    throw HTTPError.isError(error) ? error : new HTTPError('The body ended early.', { status: 400 });
  });
}
