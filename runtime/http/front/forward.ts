/** Front mode: passes a visitor's request to the website, and the website's answer to the visitor. */

import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import type { H3Event } from 'h3';
import type { AppDeps } from '../../app-deps.ts';
import type { HeaderPair } from '../headers.ts';
import { hasBody } from '../listener.ts';
import { isTrusted } from '../request/client-address.ts';
import { toAnswerHeaders, toForwardedHeaders } from './forwarded-headers.ts';
import { createPublicAddresses } from './public-addresses.ts';
import type { Website, WebsiteAnswer } from './website.ts';

export interface Upstream {
  /** Origin that is connected to. */
  url: string;
  /** `Host` that it is asked for; that of `site.url` without one. */
  host?: string;
}

/** Answers that never have a body, whatever the website sends with them (Fetch §2.2.3). */
const BODYLESS = new Set([204, 205, 304]);

export type Forwarder = ReturnType<typeof createForwarder>;

export function createForwarder(website: Website, upstream: Upstream, { content, trustProxy }: AppDeps) {
  const site = new URL(content.site.url);
  const host = upstream.host ?? site.host;
  const toPublicAddresses = createPublicAddresses(content.site.url, { upstream: new URL(upstream.url), host });

  return {
    /** Asks the website what the visitor asks. */
    forward(event: H3Event, path: string): Promise<WebsiteAnswer> {
      const { method, headers, ip, signal } = event.req;
      const peer = { address: ip, trusted: isTrusted(ip, trustProxy) };
      const visitor = toVisitor(event);
      const body = visitor && !isRead(method) && hasBody(visitor) ? readOn(visitor) : null;
      return website.ask({
        path,
        method,
        headers: toForwardedHeaders(headers, { peer, host, site }),
        body,
        signal,
      });
    },
    /** Asks it for what the runtime itself wants to know. */
    read({ req: { signal } }: H3Event, path: string): Promise<WebsiteAnswer> {
      return website.ask({ path, method: 'GET', headers: ['host', host], body: null, signal });
    },
    /** The website's answer: status, body and headers as they came, `added` joined with what it has of the same name. */
    pass(answer: WebsiteAnswer, event: H3Event, added: readonly HeaderPair[] = []): Response {
      try {
        return toResponse(answer, event.req.method, toAnswerHeaders(answer.headers, added, toPublicAddresses));
      } catch (error) {
        // A status that no answer can have, above 599: nobody would read the body, and its connection would never be free.
        answer.body.on('error', () => {}).destroy();
        throw error;
      }
    },
  };
}

/** @throws RangeError for a status that no answer can have */
function toResponse({ status, body }: WebsiteAnswer, method: string, headers: Headers): Response {
  const init = { status, statusText: STATUS_CODES[status] ?? '', headers };
  // Its length would be waited for (RFC 9110 §8.6, §15.3.6); that of a 304 and of HEAD speaks of another answer.
  if (status === 204 || status === 205) headers.delete('content-length');
  if (method !== 'HEAD' && !BODYLESS.has(status)) return new Response(Readable.toWeb(body) as ReadableStream, init);
  void body.dump();
  return new Response(null, init);
}

/** A body that comes with these has no meaning (RFC 9110 §9.3.1). */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Undefined for a request whose address was encoded here first; such a request has no body. */
const toVisitor = ({ runtime }: H3Event) => runtime?.node?.req as IncomingMessage | undefined;

/**
 * The body as it comes. It is not handed on as a stream: one whose visitor leaves before a connection is free fails with
 * an error that nobody listens to yet, which would end the process.
 */
async function* readOn(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false });
  } finally {
    // A website may answer before it has all; what remains would hold up the connection that carries the answer.
    request.resume();
  }
}
