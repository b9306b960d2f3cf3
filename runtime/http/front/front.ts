/**
 * Front mode: the website behind (`UPSTREAM_URL`) answers every address that the runtime does not own. Its answers pass
 * through unchanged, except for headers that tell agents where the Markdown is.
 */

import type { EventHandler, H3Event } from 'h3';
import Negotiator from 'negotiator';
import { ApiError } from '#shared/contract/errors.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { ContentPage } from '../../content/pages.ts';
import type { Content } from '../../content.ts';
import { caching, contentTypes, type HeaderPair, toPageLinks } from '../headers.ts';
import { respond, respondUnlessHeld } from '../respond.ts';
import { completeRobots } from './complete-robots.ts';
import { createForwarder, type Forwarder, isRead, type Upstream } from './forward.ts';
import { createOwnedPaths } from './owned-paths.ts';
import { createWebsite, QueueFullError, type Website, type WebsiteAnswer } from './website.ts';

/** Seconds of `Retry-After` when too many requests wait for the website. */
const RETRY_AFTER = 10;

/** Bytes of a robots.txt that are read (RFC 9309 §2.5 asks for at least 500 KiB). */
const ROBOTS_LIMIT = 512 * 1024;

const varies: HeaderPair = ['vary', 'Accept'];

/** The connections outlive generations; `fallback` makes the handler of one. */
export function createFront(upstream: Upstream) {
  const website = createWebsite(upstream.url);
  return { fallback: (deps: AppDeps) => createHandler(website, upstream, deps), close: website.close };
}

function createHandler(website: Website, upstream: Upstream, deps: AppDeps): EventHandler {
  const { content } = deps;
  const forwarder = createForwarder(website, upstream, deps);
  const isOwned = createOwnedPaths(content);

  async function answer(event: H3Event): Promise<Response> {
    const asked = new URL(event.req.url);
    const { pathname, search } = asked;
    if (isOwned(pathname)) throw new ApiError({ code: 'operation_not_found' });
    if (!isRead(event.req.method)) return forwarder.pass(await forwarder.forward(event, pathname + search), event);
    if (pathname === '/robots.txt') return respondRobots(event, forwarder, content);
    const page = content.pages.at(asked);
    const markdown = prefersMarkdown(event);
    if (page && markdown) return respondMarkdown(event, page, content);
    const answered = await forwarder.forward(event, pathname + search);
    const missing = answered.status === 404;
    if (missing && markdown) return respondMissing(event, answered, content);
    const added = page ? [varies, toPageLinks(page, content.addresses)] : missing ? [varies] : [];
    return forwarder.pass(answered, event, added);
  }

  return async (event) => {
    try {
      return await answer(event);
    } catch (error) {
      return respondDown(error, event, deps);
    }
  };
}

/** Whether `Accept` puts Markdown before HTML; without a preference it is HTML (RFC 9110 §12.5.1). */
function prefersMarkdown(event: H3Event): boolean {
  const accept = event.req.headers.get('accept');
  if (!accept || !/markdown/i.test(accept)) return false;
  return new Negotiator({ headers: { accept } }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}

function respondMarkdown(event: H3Event, page: ContentPage, { addresses }: Content): Response {
  const { document } = page;
  // Its own link is among those of the page.
  const own = document.headers.filter(([name]) => name !== 'link');
  const headers = [...own, varies, toPageLinks(page, addresses)];
  return respondUnlessHeld(event, document.etag, headers, document.body);
}

/** A 404 for those who want Markdown. */
async function respondMissing(event: H3Event, { body }: WebsiteAnswer, { locale, addresses }: Content) {
  await body.dump();
  const text = locale.notFoundMarkdown(addresses.documents);
  return respond(event, 404, [contentTypes.markdown, varies], Buffer.from(text));
}

async function respondRobots(event: H3Event, { read, pass }: Forwarder, { site }: Content): Promise<Response> {
  const answer = await read(event, '/robots.txt');
  // RFC 9309 §2.3.1: only a 4xx says that there are no rules.
  const missing = answer.status >= 400 && answer.status < 500;
  if (answer.status !== 200 && !missing) return pass(answer, event);
  const text = missing ? '' : await readText(answer);
  if (missing) await answer.body.dump();
  const sitemap = await read(event, '/sitemap.xml');
  await sitemap.body.dump();
  const body = completeRobots(text, sitemap.status === 200 ? `${site.url}/sitemap.xml` : undefined);
  return respond(event, 200, [contentTypes.text], Buffer.from(body));
}

async function readText({ body }: WebsiteAnswer): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > ROBOTS_LIMIT) break;
  }
  return Buffer.concat(chunks).subarray(0, ROBOTS_LIMIT).toString();
}

/** @throws ApiError as it was thrown: it is about an address of the runtime's own */
function respondDown(error: unknown, event: H3Event, { content, log }: AppDeps): Response {
  if (error instanceof ApiError) throw error;
  if (event.req.signal.aborted) return respond(event, 499, [], null);
  const body = Buffer.from(`${content.locale.upstreamDown}\n`);
  const headers = [contentTypes.text, caching.never];
  if (error instanceof QueueFullError) {
    return respond(event, 503, [...headers, ['retry-after', String(RETRY_AFTER)]], body);
  }
  const { requestId } = event.context;
  log.warn({ reason: (error as Error).message, requestId }, 'the website behind does not answer');
  return respond(event, 502, headers, body);
}
