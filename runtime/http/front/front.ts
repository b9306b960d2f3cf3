/**
 * Front mode: what nobody owns here is answered by the website behind (`UPSTREAM_URL`), streaming and unchanged, but for
 * what tells agents where the Markdown is.
 */

import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { EventHandler, H3Event } from 'h3';
import Negotiator from 'negotiator';
import { buildConnector, type Dispatcher, Pool } from 'undici';
import { ApiError } from '#shared/contract/errors.ts';
import { toPagePath } from '#shared/page-path.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { ContentPage } from '../../content/pages.ts';
import { caching, contentTypes, type HeaderPair, toPageLinks } from '../headers.ts';
import { hasBody } from '../linger.ts';
import { isTrusted } from '../request/client-address.ts';
import { matchesEtag } from '../request/conditional.ts';
import { respond } from '../respond.ts';
import { completeRobots } from './complete-robots.ts';
import { toAnswerHeaders, toForwardedHeaders } from './forwarded-headers.ts';
import { keepReading } from './keep-reading.ts';
import { createOwnedPaths } from './owned-paths.ts';
import { createPublicAddresses } from './public-addresses.ts';
import { createStalledVisitors, type StalledVisitors } from './stalled-visitors.ts';

/** Milliseconds until the website must have sent its headers, and between two chunks of its body. */
const TIMEOUT = 60_000;

/** Requests that the website answers at a time. */
const MOST_CONNECTIONS = 128;

/** Requests that may wait for one of the connections. */
const MOST_QUEUED = 256;

/** Seconds after which somebody for whom there was no room may ask again. */
const RETRY_AFTER = 10;

/** Milliseconds between two looks for visitors who hold a connection and do not move. */
const LOOK_INTERVAL = 10_000;

/** Characters of a robots.txt that are read (RFC 9309 §2.5 asks for at least 500 KiB). */
const ROBOTS_LIMIT = 512 * 1024;

export interface Upstream {
  /** Origin that is connected to. */
  url: string;
  /** `Host` that it is asked for; that of `site.url` without one. */
  host?: string;
}

export interface Front {
  fallback: (deps: AppDeps) => EventHandler;
  close(): Promise<void>;
}

/** The connections outlive generations; `fallback` makes the handler of one. */
export function createFront(upstream: Upstream): Front {
  const connect = buildConnector({});
  const pool = new Pool(upstream.url, {
    headersTimeout: TIMEOUT,
    bodyTimeout: TIMEOUT,
    connections: MOST_CONNECTIONS,
    connect: (options, done) =>
      connect(options, (error, socket) => (error ? done(error, null) : done(null, keepReading(socket as Socket)))),
  });
  const visitors = createStalledVisitors();
  const looking = setInterval(visitors.look, LOOK_INTERVAL).unref();
  return {
    fallback: (deps) => createHandler({ pool, visitors }, upstream, deps),
    async close() {
      clearInterval(looking);
      await pool.close();
    },
  };
}

/** More requests wait for the website than it can be expected to answer soon. */
class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

function createHandler(
  { pool, visitors }: { pool: Pool; visitors: StalledVisitors },
  upstream: Upstream,
  { content, trustProxy, log }: AppDeps,
): EventHandler {
  const { site, addresses, locale } = content;
  const siteAddress = new URL(site.url);
  const host = upstream.host ?? siteAddress.host;
  const pages = new Map(content.pages.all.map((page) => [page.meta.path, page]));
  const isOwned = createOwnedPaths(content);
  const toPublicAddresses = createPublicAddresses(site.url, { upstream: new URL(upstream.url), host });

  async function forward(event: H3Event, path: string, { bare = false } = {}): Promise<Dispatcher.ResponseData> {
    if (pool.stats.queued >= MOST_QUEUED) throw new QueueFullError();
    const { req } = event;
    const peer = { address: req.ip, trusted: isTrusted(req.ip, trustProxy) };
    // Without one for an address that was encoded here first; such a request has no body.
    const request = event.runtime?.node?.req as IncomingMessage | undefined;
    const unwatch = request ? visitors.watch(request) : () => {};
    try {
      const answer = await pool.request({
        path,
        method: bare ? 'GET' : (req.method as Dispatcher.HttpMethod),
        headers: bare ? { host } : toForwardedHeaders(req.headers, { peer, host, site: siteAddress }),
        // The types leave out the iterables that undici takes.
        body:
          bare || !request || isRead(req.method) || !hasBody(request) ? null : (readOn(request) as unknown as Readable),
        signal: req.signal,
        responseHeaders: 'raw',
      });
      answer.body.once('close', unwatch);
      return answer;
    } catch (error) {
      unwatch();
      throw error;
    }
  }

  /** The website's answer: status, body and headers as they came, `added` joined with what it has of the same name. */
  function pass(
    { statusCode, headers, body }: Dispatcher.ResponseData,
    event: H3Event,
    added: readonly HeaderPair[] = [],
  ) {
    const own = toPairs(headers as unknown as readonly string[]);
    const empty = event.req.method === 'HEAD' || BODYLESS.has(statusCode);
    try {
      const init = {
        status: statusCode,
        statusText: STATUS_CODES[statusCode] ?? '',
        headers: toAnswerHeaders(own, added, toPublicAddresses),
      };
      // Its length would be waited for (RFC 9110 §8.6, §15.3.6); that of a 304 and of HEAD speaks of another answer.
      if (statusCode === 204 || statusCode === 205) init.headers.delete('content-length');
      if (!empty) return new Response(Readable.toWeb(body) as ReadableStream, init);
      void body.dump();
      return new Response(null, init);
    } catch (error) {
      // A status that no answer can have, above 599: nobody would read the body, and its connection would never be free.
      body.on('error', () => {}).destroy();
      throw error;
    }
  }

  async function respondRobots(event: H3Event): Promise<Response> {
    const answer = await forward(event, '/robots.txt', { bare: true });
    // RFC 9309 §2.3.1: only a 4xx says that there are no rules.
    const missing = answer.statusCode >= 400 && answer.statusCode < 500;
    if (answer.statusCode !== 200 && !missing) return pass(answer, event);
    const text = missing ? '' : await readText(answer);
    if (missing) await answer.body.dump();
    const sitemap = await forward(event, '/sitemap.xml', { bare: true });
    await sitemap.body.dump();
    const body = completeRobots(text, sitemap.statusCode === 200 ? `${site.url}/sitemap.xml` : undefined);
    return respond(event, 200, [contentTypes.text], Buffer.from(body));
  }

  function respondMarkdown(event: H3Event, page: ContentPage): Response {
    const { document } = page;
    // Its own link is among those of the page.
    const own = document.headers.filter(([name]) => name !== 'link');
    const headers: HeaderPair[] = [...own, ['vary', 'Accept'], toPageLinks(page, addresses)];
    const unchanged = matchesEtag(event.req.headers.get('if-none-match'), document.etag);
    return respond(event, unchanged ? 304 : 200, headers, unchanged ? null : document.body);
  }

  async function answer(event: H3Event): Promise<Response> {
    const { pathname, search } = new URL(event.req.url);
    if (isOwned(pathname)) throw new ApiError({ code: 'operation_not_found' });
    const readsOnly = isRead(event.req.method);
    if (readsOnly && pathname === '/robots.txt') return respondRobots(event);
    const page = readsOnly ? pages.get(toPagePath(pathname)) : undefined;
    const markdown = readsOnly && prefersMarkdown(event);
    if (page && markdown) return respondMarkdown(event, page);
    const upstreamAnswer = await forward(event, pathname + search);
    if (markdown && upstreamAnswer.statusCode === 404) {
      await upstreamAnswer.body.dump();
      const headers: HeaderPair[] = [contentTypes.markdown, ['vary', 'Accept']];
      return respond(event, 404, headers, Buffer.from(locale.notFoundMarkdown(addresses.documents)));
    }
    const added: HeaderPair[] = page
      ? [['vary', 'Accept'], toPageLinks(page, addresses)]
      : upstreamAnswer.statusCode === 404
        ? [['vary', 'Accept']]
        : [];
    return pass(upstreamAnswer, event, added);
  }

  return async (event) => {
    try {
      return await answer(event);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (event.req.signal.aborted) return respond(event, 499, [], null);
      const full = error instanceof QueueFullError;
      if (!full) log.warn({ err: error, requestId: event.context.requestId }, 'the website behind does not answer');
      const headers: HeaderPair[] = [
        contentTypes.text,
        caching.never,
        ...(full ? [['retry-after', String(RETRY_AFTER)] as const] : []),
      ];
      return respond(event, full ? 503 : 502, headers, Buffer.from(`${locale.upstreamDown}\n`));
    }
  };
}

/** Whether `Accept` puts Markdown before HTML; without a preference it is HTML (RFC 9110 §12.5.1). */
function prefersMarkdown(event: H3Event): boolean {
  const accept = event.req.headers.get('accept');
  if (!accept || !/markdown/i.test(accept)) return false;
  return new Negotiator({ headers: { accept } }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}

/** Answers that never have a body, whatever the website sends with them (Fetch §2.2.3). */
const BODYLESS = new Set([204, 205, 304]);

/** Values hold one byte of what came in each character, whatever text they are (RFC 9110 §5.5). */
function toPairs(raw: readonly string[]): HeaderPair[] {
  const pairs: HeaderPair[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    pairs.push([(raw[index] ?? '').toLowerCase(), raw[index + 1] ?? '']);
  }
  return pairs;
}

/** A body that comes with these has no meaning (RFC 9110 §9.3.1). */
const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

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

async function readText(answer: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > ROBOTS_LIMIT) break;
  }
  return Buffer.concat(chunks).subarray(0, ROBOTS_LIMIT).toString();
}
