/** Reads a request body up to a limit, whatever its length is said to be, without hurting the connection. */

import type { IncomingMessage } from 'node:http';
import type { H3Event } from 'h3';
import { bodyLimit } from '#shared/contract/policy.ts';

/** Why a body was not read. */
export type BodyProblem = 'too_large' | 'coded' | 'cut';

/** A body that was not read; each protocol says it in its own words. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly problem: BodyProblem;

  constructor(problem: BodyProblem) {
    super(`the body is ${problem}`);
    this.problem = problem;
  }
}

/**
 * The bytes of the body.
 * @throws BodyError `too_large` beyond `bodyLimit`, `coded` with a Content-Encoding, `cut` when it ends early.
 */
export async function readBody(event: H3Event): Promise<Buffer> {
  const coding = event.req.headers.get('content-encoding');
  if (coding !== null && coding.trim().toLowerCase() !== 'identity') throw new BodyError('coded');
  if (Number(event.req.headers.get('content-length')) > bodyLimit) throw new BodyError('too_large');
  const request = event.runtime?.node?.req;
  const body = request ? await readIncoming(request as IncomingMessage) : Buffer.from(await event.req.arrayBuffer());
  if (body.byteLength > bodyLimit) throw new BodyError('too_large');
  return body;
}

/**
 * Listens to the Node stream itself: it is never cancelled, which would tear down a connection that is still to carry
 * the answer, and what comes beyond the limit runs into the void instead of into memory.
 */
function readIncoming(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) reject(new BodyError('cut'));
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= bodyLimit) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      reject(new BodyError('too_large'));
    });
    const fail = (): void => {
      // Every request closes in the end; an error that nobody wants would still cost its stack.
      if (!request.readableEnded) reject(new BodyError('cut'));
    };
    request.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.once('error', fail);
    request.once('close', fail);
  });
}
