/** Reads a request body up to a limit, whatever its declared length, without breaking the connection. */

import type { IncomingMessage } from 'node:http';
import type { H3Event } from 'h3';
import { bodyLimit } from '#shared/contract/policy.ts';

/** An unreadable body. The message is in English, for developers of clients. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const tooLarge = () => new BodyError(413, `The body is larger than ${bodyLimit} bytes.`);
const endedEarly = () => new BodyError(400, 'The body ended early.');

/** The whole body. @throws BodyError 413 beyond `bodyLimit`, 415 with a Content-Encoding, 400 when it ends early */
export async function readBody(event: H3Event): Promise<Buffer> {
  const coding = event.req.headers.get('content-encoding');
  if (coding !== null && coding.trim().toLowerCase() !== 'identity') {
    throw new BodyError(415, 'Send the body without Content-Encoding.');
  }
  if (Number(event.req.headers.get('content-length')) > bodyLimit) throw tooLarge();
  const request = event.runtime?.node?.req;
  const body = request ? await readIncoming(request as IncomingMessage) : Buffer.from(await event.req.arrayBuffer());
  if (body.byteLength > bodyLimit) throw tooLarge();
  return body;
}

/** Rejects a body beyond the limit or cut short, but never cancels the stream, which would break the connection. */
function readIncoming(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) reject(endedEarly());
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= bodyLimit) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      reject(tooLarge());
    });
    const fail = (): void => {
      // Every request closes in the end; creating an unneeded error would still cost its stack.
      if (!request.readableEnded) reject(endedEarly());
    };
    request.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.once('error', fail);
    request.once('close', fail);
  });
}
