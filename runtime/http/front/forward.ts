/** Front mode: passes requests to the website, over connections that outlive generations, and its answers back. */

import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import type { H3Event } from 'h3';
import { type Dispatcher, Pool } from 'undici';
import type { AppDeps } from '../../app-deps.ts';
import type { HeaderPair } from '../headers.ts';
import { hasBody } from '../node-server.ts';
import { isGetOrHead } from '../respond.ts';
import { createPublicAddresses, toAnswerHeaders, toForwardedHeaders } from './forwarded-headers.ts';

export interface Upstream {
  url: string;
  /** `Host` to ask for; that of `site.url` without it. */
  host?: string;
}

/** Milliseconds until the website must have sent its headers, and between two chunks of its body. */
const TIMEOUT = 60_000;

/** Concurrent requests to the website; others wait. */
const MAX_CONNECTIONS = 128;

const MAX_WAITING = 256;

interface WebsiteRequest {
  path: string;
  method: string;
  /** Names and values in turn. */
  headers: string[];
  body: AsyncIterable<Buffer> | null;
  signal: AbortSignal;
}

/** The website's answer; an unread body holds its connection. */
export interface WebsiteAnswer {
  status: number;
  /** Each character of a value is one byte as sent (RFC 9110 §5.5). */
  headers: HeaderPair[];
  body: Dispatcher.ResponseData['body'];
}

/** @param origin address to connect to */
export const createWebsite = (origin: string): Pool =>
  new Pool(origin, { headersTimeout: TIMEOUT, bodyTimeout: TIMEOUT, connections: MAX_CONNECTIONS });

/** Too many requests wait for the website. */
export class WebsiteBusyError extends Error {}

/** The website's answer, its body unread. @throws WebsiteBusyError, or undici's error when there is none */
async function ask(website: Pool, request: WebsiteRequest): Promise<WebsiteAnswer> {
  if (website.stats.queued >= MAX_WAITING) throw new WebsiteBusyError(`${MAX_WAITING} requests wait`);
  // undici's types omit the iterables that it accepts.
  const options = { ...request, responseHeaders: 'raw' } as unknown as Dispatcher.RequestOptions;
  const { statusCode, headers, body } = await website.request(options);
  return { status: statusCode, headers: toPairs(headers as unknown as readonly string[]), body };
}

const toPairs = (raw: readonly string[]): HeaderPair[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ''] as const] : []));

/** Answers that never have a body, whatever the website sends with them (Fetch §2.2.3). */
const BODYLESS = new Set([204, 205, 304]);

export type Forwarder = ReturnType<typeof createForwarder>;

/** Forwards requests to the website, and passes its answers on with public addresses. */
export function createForwarder(website: Pool, upstream: Upstream, { content, trustProxy }: AppDeps) {
  const site = new URL(content.site.url);
  const host = upstream.host ?? site.host;
  const toPublicAddresses = createPublicAddresses(content.site.url, { upstream: new URL(upstream.url), host });

  return {
    forward(event: H3Event, path: string): Promise<WebsiteAnswer> {
      const { method, headers, ip, signal } = event.req;
      const peer = { address: ip, trusted: ip !== undefined && trustProxy?.(ip, 0) === true };
      const incoming = toIncoming(event);
      const body = incoming && !isGetOrHead(method) && hasBody(incoming) ? readChunks(incoming) : null;
      const forwarded = toForwardedHeaders(headers, { peer, host, site });
      return ask(website, { path, method, headers: forwarded, body, signal });
    },
    /** Asks the website on the runtime's own behalf. */
    read({ req: { signal } }: H3Event, path: string): Promise<WebsiteAnswer> {
      return ask(website, { path, method: 'GET', headers: ['host', host], body: null, signal });
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

/** The website's answer as a Response, without a body where none may be. @throws RangeError for an impossible status */
function toResponse({ status, body }: WebsiteAnswer, method: string, headers: Headers): Response {
  const init = { status, statusText: STATUS_CODES[status] ?? '', headers };
  // The visitor would wait for its bytes (RFC 9110 §8.6, §15.3.6); for 304 and HEAD it describes another answer.
  if (status === 204 || status === 205) headers.delete('content-length');
  if (method !== 'HEAD' && !BODYLESS.has(status)) return new Response(Readable.toWeb(body) as ReadableStream, init);
  void body.dump();
  return new Response(null, init);
}

/** Undefined for a request whose address this server encoded first; such a request has no body. */
const toIncoming = ({ runtime }: H3Event) => runtime?.node?.req as IncomingMessage | undefined;

/** The body in chunks: an unhandled error of a stream, if the visitor leaves early, would end the process. */
async function* readChunks(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false });
  } finally {
    // A website may answer before it has read the whole body; the rest would block the visitor's connection.
    request.resume();
  }
}
