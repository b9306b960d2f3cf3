/** Front mode: forwards requests to the website, and returns its answers. */

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
  /** `Host` header of forwarded requests; by default that of `site.url`. */
  host?: string;
}

/** Statuses whose answers never have a body, even if the website sends one (Fetch §2.2.3). */
const BODYLESS = new Set([204, 205, 304]);

export type Forwarder = ReturnType<typeof createForwarder>;

/** Creates the functions that forward requests to the website and return its answers with public addresses. */
export function createForwarder(website: Website, upstream: Upstream, { content, trustProxy }: AppDeps) {
  const site = new URL(content.site.url);
  const host = upstream.host ?? site.host;
  const toPublicAddresses = createPublicAddresses(content.site.url, { upstream: new URL(upstream.url), host });

  return {
    /** Sends a request and its body to the website. Returns its answer, with the body unread. @throws as `ask` */
    async forward(event: H3Event, path: string): Promise<WebsiteAnswer> {
      const { method, headers, ip, signal } = event.req;
      const peer = { address: ip, trusted: ip !== undefined && trustProxy?.(ip, 0) === true };
      const incoming = toIncoming(event);
      const body = incoming && !isGetOrHead(method) && hasBody(incoming) ? toUpload(incoming) : undefined;
      const forwarded = toForwardedHeaders(headers, { peer, host, site });
      try {
        return await website.ask({ path, method, headers: forwarded, body, signal });
      } catch (error) {
        // The body was not read, and may not have begun to arrive.
        if (incoming) expectBody(incoming);
        throw error;
      }
    },
    /** Requests a path of the website for the runtime itself. */
    read({ req: { signal } }: H3Event, path: string): Promise<WebsiteAnswer> {
      return website.ask({ path, method: 'GET', headers: ['host', host], signal });
    },
    /**
     * Returns the website's answer as the answer to a request. `added` headers are joined with those of the same name.
     * @throws RangeError for an invalid status
     */
    pass(answer: WebsiteAnswer, event: H3Event, added: readonly HeaderPair[] = []): Response {
      try {
        return toResponse(answer, event.req.method, toAnswerHeaders(answer.headers, added, toPublicAddresses));
      } catch (error) {
        // A status above 599 cannot be sent. An unread body would hold its connection for ever.
        answer.body.on('error', () => {}).destroy();
        throw error;
      }
    },
  };
}

/**
 * Converts the website's answer to a Response, without a body if the status or method has none.
 * @throws RangeError for an invalid status
 */
function toResponse({ status, body }: WebsiteAnswer, method: string, headers: Headers): Response {
  if (status < 200 || status > 599) throw new RangeError(`status ${status}`);
  const init = { status, statusText: STATUS_CODES[status] ?? '', headers };
  // A client would wait for the bytes (RFC 9110 §8.6, §15.3.6). For 304 and HEAD, the length describes another answer.
  if (status === 204 || status === 205) headers.delete('content-length');
  // The Node stream is passed as it is: a web stream in between would double the time.
  if (method !== 'HEAD' && !BODYLESS.has(status)) return new FastResponse(body as unknown as ReadableStream, init);
  discard(body);
  return new FastResponse(null, init);
}

/**
 * Returns Node's request; `undefined` if this server re-encoded the address, which it does only for requests without a
 * body.
 */
const toIncoming = ({ runtime }: H3Event) => runtime?.node?.req as IncomingMessage | undefined;

/** Minimum mean bytes per second of an upload, as in Apache's mod_reqtimeout. */
const MIN_UPLOAD_RATE = 500;

/** Maximum milliseconds that an upload may pause, or be behind that rate. */
const MAX_UPLOAD_DELAY_MS = 60_000;

/** Returns the body of a request to send on, and lifts the time limit of `expectBody` until it is read. */
function toUpload(request: IncomingMessage) {
  // The upload may wait for a free connection to the website, which is not the visitor's fault.
  expectBody(request, Number.POSITIVE_INFINITY);
  const { 'content-length': length } = request.headers;
  return { chunks: readChunks(request), length: length === undefined ? undefined : Number(length) };
}

/**
 * Yields the chunks of an upload of any size while it makes progress. A slower one ends with its connection. Errors of
 * the stream are handled, as an unhandled one would end the process.
 */
async function* readChunks(request: IncomingMessage): AsyncGenerator<Buffer> {
  const chunks = request.iterator({ destroyOnReturn: false });
  let patience = MAX_UPLOAD_DELAY_MS;
  try {
    while (true) {
      const since = performance.now();
      expectBody(request, patience);
      const { done, value } = await chunks.next();
      // The visitor's time does not run while the website takes a chunk.
      expectBody(request, Number.POSITIVE_INFINITY);
      if (done) return;
      const earned = (value.length / MIN_UPLOAD_RATE) * 1000;
      patience = Math.min(MAX_UPLOAD_DELAY_MS, patience - (performance.now() - since) + earned);
      yield value;
    }
  } finally {
    // A website may answer before it has read the whole body. The unread rest would block the visitor's connection.
    await chunks.return?.();
    expectBody(request);
    request.resume();
  }
}
