/** Front mode: passes requests to the website, and its answers back. */

import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { H3Event } from 'h3';
import { FastResponse } from 'srvx';
import type { AppDeps } from '../../app-deps.ts';
import type { HeaderPair } from '../headers.ts';
import { expectBody, hasBody } from '../node-server.ts';
import { isGetOrHead } from '../respond.ts';
import { createPublicAddresses, toAnswerHeaders, toForwardedHeaders } from './forwarded-headers.ts';
import { discard, type Website, type WebsiteAnswer } from './website.ts';

export interface Upstream {
  url: string;
  /** `Host` to ask for; that of `site.url` without it. */
  host?: string;
}

/** Answers that never have a body, whatever the website sends with them (Fetch §2.2.3). */
const BODYLESS = new Set([204, 205, 304]);

export type Forwarder = ReturnType<typeof createForwarder>;

/** Forwards requests to the website, and passes its answers on with public addresses. */
export function createForwarder(website: Website, upstream: Upstream, { content, trustProxy }: AppDeps) {
  const site = new URL(content.site.url);
  const host = upstream.host ?? site.host;
  const toPublicAddresses = createPublicAddresses(content.site.url, { upstream: new URL(upstream.url), host });

  return {
    async forward(event: H3Event, path: string): Promise<WebsiteAnswer> {
      const { method, headers, ip, signal } = event.req;
      const peer = { address: ip, trusted: ip !== undefined && trustProxy?.(ip, 0) === true };
      const incoming = toIncoming(event);
      const body = incoming && !isGetOrHead(method) && hasBody(incoming) ? toUpload(incoming) : undefined;
      const forwarded = toForwardedHeaders(headers, { peer, host, site });
      try {
        return await website.ask({ path, method, headers: forwarded, body, signal });
      } catch (error) {
        // Nobody reads the body then, which may not have begun.
        if (incoming) expectBody(incoming);
        throw error;
      }
    },
    /** Asks the website on the runtime's own behalf. */
    read({ req: { signal } }: H3Event, path: string): Promise<WebsiteAnswer> {
      return website.ask({ path, method: 'GET', headers: ['host', host], signal });
    },
    /** Passes status, body and headers unchanged; `added` headers are joined with those of the same name. */
    pass(answer: WebsiteAnswer, event: H3Event, added: readonly HeaderPair[] = []): Response {
      try {
        return toResponse(answer, event.req.method, toAnswerHeaders(answer.headers, added, toPublicAddresses));
      } catch (error) {
        // A status above 599 cannot be sent on; an unread body would hold its connection for ever.
        answer.body.on('error', () => {}).destroy();
        throw error;
      }
    },
  };
}

/** The website's answer as a Response, without a body where none may be. @throws RangeError for no status of an answer */
function toResponse({ status, body }: WebsiteAnswer, method: string, headers: Headers): Response {
  if (status < 200 || status > 599) throw new RangeError(`status ${status}`);
  const init = { status, statusText: STATUS_CODES[status] ?? '', headers };
  // The visitor would wait for its bytes (RFC 9110 §8.6, §15.3.6); for 304 and HEAD it describes another answer.
  if (status === 204 || status === 205) headers.delete('content-length');
  // As it is: a web stream in between would take as much time again.
  if (method !== 'HEAD' && !BODYLESS.has(status)) return new FastResponse(body as unknown as ReadableStream, init);
  discard(body);
  return new FastResponse(null, init);
}

/** Undefined for a request whose address this server encoded first; such a request has no body. */
const toIncoming = ({ runtime }: H3Event) => runtime?.node?.req as IncomingMessage | undefined;

/** Bytes a second that an upload must bring in the long run, as Apache's mod_reqtimeout asks. */
const MIN_UPLOAD_RATE = 500;

/** Milliseconds that an upload may stand still, and that it may be behind that rate. */
const UPLOAD_PATIENCE = 60_000;

function toUpload(request: IncomingMessage) {
  // It may have to wait for its turn with the website, for which the visitor is not to blame.
  expectBody(request, Number.POSITIVE_INFINITY);
  const { 'content-length': length } = request.headers;
  return { chunks: readChunks(request), length: length === undefined ? undefined : Number(length) };
}

/**
 * The body in chunks, as long as it makes progress: an upload of any size and duration passes, one that is dripped ends
 * with its connection. An unhandled error of a stream, if the visitor leaves early, would end the process.
 */
async function* readChunks(request: IncomingMessage): AsyncGenerator<Buffer> {
  const chunks = request.iterator({ destroyOnReturn: false });
  let patience = UPLOAD_PATIENCE;
  try {
    while (true) {
      const since = performance.now();
      expectBody(request, patience);
      const { done, value } = await chunks.next();
      // While the website takes it, nobody waits for the visitor.
      expectBody(request, Number.POSITIVE_INFINITY);
      if (done) return;
      const earned = (value.length / MIN_UPLOAD_RATE) * 1000;
      patience = Math.min(UPLOAD_PATIENCE, patience - (performance.now() - since) + earned);
      yield value;
    }
  } finally {
    // A website may answer before it has read the whole body; the rest would block the visitor's connection.
    await chunks.return?.();
    expectBody(request);
    request.resume();
  }
}
