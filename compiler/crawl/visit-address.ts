/** One address of the frontier → what it turned out to be, with the links it leads to. */

import { cutPage } from '../bounds.ts';
import type { LedgerReason } from '../words/es/report/reasons.ts';
import {
  type Address,
  isDocumentPath,
  matchesPattern,
  type Refusal,
  type SiteAddresses,
  withoutQuery,
} from './addresses.ts';
import { type CrawlContext, type Fetched, fetchSource } from './http/fetch-source.ts';
import {
  type Answer,
  type BodyUse,
  FetchFailure,
  firstValue,
  freeBody,
  keepBody,
  orFailure,
} from './http/http-client.ts';
import { isChallengePage, wallOf } from './http/walls.ts';
import { ownCopy } from './read/own-copy.ts';
import { readPageKind } from './read/page-kind.ts';
import { type HtmlFacts, readHtml, toUtf8 } from './read/read-html.ts';
import { readDirectives } from './read/robots.ts';
import type { Wording } from './read/wording.ts';
import { isToRender, renderPage } from './render-page.ts';

/** An HTML page that answered 200. */
export interface PageVisit {
  kind: 'page';
  status: number;
  /** What is read of the page, where it is kept; absent when it is no page of the site's content. */
  html?: KeptHtml;
  /** Characters of the page that are not read. */
  unread: number;
  /** Of a document that is no HTML. */
  mediaType?: string;
  /** Sheets of a document that are not read. */
  unreadSheets?: number;
  /** What running its scripts has brought; absent where they were not run. */
  rendering?: PageScripts;
  hasScripts: boolean;
  title: string;
  heading: string;
  wording: Wording;
  noindex: boolean;
  notContent?: Refusal;
  /** The page's canonical address; in `foreign` if on another site. */
  canonical?: Address | { foreign: string };
  language?: string;
  lastModified?: string;
}

/** Words before and after the scripts of a page, and whose ran; or why they could not be run. */
type PageScripts = { before: number; after: number; foreign: readonly string[]; isKnown: boolean } | { failed: string };

/** Gives the UTF-8 of a page that was put away. */
export type KeptHtml = () => Uint8Array;

export type Visit =
  | PageVisit
  | { kind: 'redirect'; reason: 'redirect' | 'refresh'; target: Address; status: number }
  | { kind: 'skipped' | 'failed'; reason: LedgerReason; detail?: string; status?: number };

export interface Visited {
  visit: Visit;
  /** Addresses it leads to, in document order, each once. */
  links: Address[];
  /** What links to documents say. */
  linkTexts?: ReadonlyMap<Address, string>;
}

/** A longer wait before a meta refresh means that people are to read the page. */
const MAX_REFRESH_SECONDS = 5;

const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;

/** Whether to read the body: a success with a type that is HTML or missing. */
function mayBeHtml(status: number, headers: Answer['headers']): boolean {
  const type = firstValue(headers['content-type']);
  return status >= 200 && status < 300 && status !== 204 && (type === undefined || HTML_TYPE.test(type));
}

const PDF_TYPE = /^\s*application\/(?:x-)?pdf\b/i;

/** Types that servers give what they do not know. */
const UNKNOWN_TYPE = /^\s*(?:application\/(?:octet-stream|force-download|x-download)|binary\/octet-stream)\b/i;

/** Whether an answer is a PDF by its type, or by its address where the type says nothing. */
function mayBePdf(address: Address, status: number, headers: Answer['headers']): boolean {
  const type = firstValue(headers['content-type']) ?? 'application/octet-stream';
  const isUnknown = UNKNOWN_TYPE.test(type) && isDocumentPath(withoutQuery(address));
  return status === 200 && (PDF_TYPE.test(type) || isUnknown);
}

/** Bytes at the start in which text has no zero byte. */
const SNIFFED_BYTES = 1445;

/** Whether a body is no text, whatever its type says (MIME Sniffing Standard); UTF-16 is text. */
function isBinary(body: Uint8Array, type = ''): boolean {
  const hasMark = (body[0] === 0xfe && body[1] === 0xff) || (body[0] === 0xff && body[1] === 0xfe);
  return !hasMark && !/utf-?16/i.test(type) && body.subarray(0, SNIFFED_BYTES).includes(0);
}

/** A younger Last-Modified, in milliseconds, is the time of the answer. */
const MIN_CONTENT_AGE = 10_000;

/** The header as ISO time; `undefined` if invalid, or so recent that it may be the time of the answer. */
function readLastModified(header: string | undefined, now: number): string | undefined {
  const time = Date.parse(header ?? '');
  return Number.isNaN(time) || time > now - MIN_CONTENT_AGE || time <= 0
    ? undefined
    : new Date(time).toISOString().replace('.000Z', 'Z');
}

/** Characters that are kept of what a header or an element states. */
const MAX_STATED_LENGTH = 200;

const toStated = (text: string): string => ownCopy(text.slice(0, MAX_STATED_LENGTH));

/** The canonical address in HTML or header, `{ foreign }` if it leads off the site, `undefined` if none or unusable. */
function canonicalOf(facts: HtmlFacts, fetched: Fetched, base: string, addresses: SiteAddresses) {
  const link = firstValue(fetched.headers.link);
  const stated = facts.canonical ?? /<([^<>]*)>[^,<]*;\s*rel\s*=\s*"?canonical\b/i.exec(link ?? '')?.[1];
  if (stated === undefined || stated.trim() === '') return undefined;
  // A template that joins the site's address and a path writes two slashes where visitors see one.
  const address = addresses.toAddress(stated.replace(/(?<=[^:/])\/{2,}/g, '/'), base);
  return address ?? (addresses.isForeign(stated, base) ? { foreign: toStated(stated.trim()) } : undefined);
}

/** An HTML answer as a page, with `html` only if it may be published, or as a redirect if it soon refreshes. */
async function readPage(
  address: Address,
  fetched: Fetched & Pick<PageVisit, 'mediaType' | 'unreadSheets'> & { isRendered?: boolean },
  context: CrawlContext,
): Promise<Visited> {
  const { addresses, readThrough } = context;
  const { status, headers, mediaType, unreadSheets } = fetched;
  const { crawled, html, unread } = cutPage(toUtf8(fetched.body, firstValue(headers['content-type'])));
  // References mean the crawl's own spelling of the page, not the session it happened to answer with.
  const own = addresses.toFetchUrl(address);
  const name = fetched.isRendered ? `${own}#` : own;
  const facts = await readThrough(name, crawled, () => readHtml(new TextDecoder().decode(crawled)));
  if (isChallengePage(crawled, facts.wording.words)) return noPage({ kind: 'failed', reason: 'turned-away', status });
  const base = facts.base !== undefined && URL.canParse(facts.base, own) ? new URL(facts.base, own).href : own;
  const directives = readDirectives(facts.robots, headers['x-robots-tag']);
  const canonical = canonicalOf(facts, fetched, base, addresses);

  const links = new Set<Address>();
  if (typeof canonical === 'string') links.add(canonical);
  const { linksPerPage, linkCharacters } = context.limits;
  let characters = 0;
  for (const href of directives.nofollow ? [] : facts.links) {
    const linked = addresses.toAddress(href, base);
    if (linked === undefined || links.has(linked)) continue;
    characters += linked.length;
    if (links.size >= linksPerPage || characters > linkCharacters) break;
    links.add(linked);
  }

  const { refresh, title, heading, wording } = facts;
  const linkTexts = new Map<Address, string>();
  for (const [href, text] of facts.documentLinks) {
    const linked = addresses.toAddress(href, base);
    if (linked !== undefined && !linkTexts.has(linked)) linkTexts.set(linked, text);
  }
  const target = refresh && refresh.seconds <= MAX_REFRESH_SECONDS && addresses.toAddress(refresh.target, base);
  if (target && target !== address) {
    links.add(target);
    return { visit: { kind: 'redirect', reason: 'refresh', target, status }, links: [...links] };
  }

  const path = withoutQuery(address);
  // A page that is only linked with a query string may be there without it.
  if (path !== address) links.add(path);
  const notContent = readPageKind(path, facts);
  const isContent = path === address && notContent === undefined;
  const noindex = directives.noindex && !context.despiteNoindex?.some((pattern) => matchesPattern(pattern, path));
  const language = toStated(firstValue(headers['content-language'])?.split(',')[0]?.trim() ?? '');
  const lastModified = readLastModified(firstValue(headers['last-modified']), context.now());
  return {
    visit: {
      kind: 'page',
      status,
      ...(isContent && { html: context.keepHtml(html) }),
      unread,
      ...(mediaType && { mediaType }),
      ...(unreadSheets && { unreadSheets }),
      hasScripts: facts.scripts.length > 0,
      title,
      heading,
      wording,
      noindex,
      ...(notContent && { notContent }),
      ...(canonical !== undefined && { canonical }),
      ...(language && { language }),
      ...(lastModified !== undefined && { lastModified }),
    },
    links: [...links],
    ...(linkTexts.size > 0 && { linkTexts }),
  };
}

/** A page, after its scripts have run if it needs them. */
async function readHtmlPage(address: Address, fetched: Fetched, context: CrawlContext): Promise<Visited> {
  const visited = await readPage(address, fetched, context);
  const { visit } = visited;
  const { rendering, addresses } = context;
  if (!rendering || visit.kind !== 'page') return visited;
  const { words: before } = visit.wording;
  if (!isToRender(address, { words: before, hasScripts: visit.hasScripts }, rendering)) return visited;
  const sent = toUtf8(fetched.body, firstValue(fetched.headers['content-type']));
  const rendered = await renderPage(address, sent, rendering, context);
  if ('failed' in rendered) return { ...visited, visit: { ...visit, rendering: rendered } };
  const target = rendered.target && addresses.toAddress(rendered.target, addresses.toFetchUrl(address));
  if (target && target !== address) {
    return { visit: { kind: 'redirect', reason: 'refresh', target, status: visit.status }, links: [target] };
  }
  const headers = { ...fetched.headers, 'content-type': 'text/html; charset=utf-8' };
  const body = new TextEncoder().encode(rendered.html);
  const again = await readPage(address, { ...fetched, headers, body, isRendered: true }, context);
  if (again.visit.kind !== 'page') return again;
  const { foreign, isKnown = false } = rendered;
  const scripts = { before, after: again.visit.wording.words, foreign, isKnown };
  return { ...again, visit: { ...again.visit, rendering: scripts } };
}

/** A PDF as the page that says the same, or why it cannot be read. */
async function readPdfPage(address: Address, fetched: Fetched, context: CrawlContext): Promise<Visited> {
  const { status, headers, body } = fetched;
  const { documentBytes } = context.limits;
  if (fetched.truncated) {
    return noPage({ kind: 'skipped', reason: 'too-large', detail: `more than ${documentBytes} bytes`, status });
  }
  // The thread that reads it takes the memory of what it is handed.
  const read = await context.readPdf?.(new Uint8Array(body));
  if (!read || 'refused' in read) return noPage({ kind: 'skipped', reason: read?.refused ?? 'not-html', status });
  const asHtml = { ...headers, 'content-type': 'text/html; charset=utf-8' };
  const document = { body: read.html, mediaType: 'application/pdf', unreadSheets: read.unread };
  return readPage(address, { ...fetched, ...document, headers: asHtml }, context);
}

/** A redirect, followed later as any address is; skipped if it leads off the site, failed if to itself or nowhere. */
function readRedirect(address: Address, fetched: Fetched, { addresses, limits }: CrawlContext): Visited {
  const { status } = fetched;
  const location = firstValue(fetched.headers.location);
  if (location === undefined) return noPage({ kind: 'failed', reason: 'redirect-without-target', status });
  const target = addresses.toAddress(location, fetched.url);
  if (target === undefined) {
    return noPage({ kind: 'skipped', reason: 'redirect-off-site', detail: toStated(location), status });
  }
  if (target === address) {
    return noPage({ kind: 'failed', reason: 'redirect-loop', detail: 'leads to itself', status });
  }
  if (target.length > limits.addressLength) return noPage({ kind: 'skipped', reason: 'address-too-long', status });
  return { visit: { kind: 'redirect', reason: 'redirect', target, status }, links: [target] };
}

const noPage = (visit: Visit): Visited => ({ visit, links: [] });

/** Fetches and reads one address. Redirects are not followed; failures, skipped types and empty answers are results. */
export async function visitAddress(address: Address, context: CrawlContext): Promise<Visited> {
  const { htmlBytes, documentBytes } = context.limits;
  let most = htmlBytes;
  const use: BodyUse = {
    wantsBody: (status, headers) => {
      const isPdf = documentBytes > 0 && mayBePdf(address, status, headers);
      most = isPdf ? documentBytes : htmlBytes;
      return isPdf || mayBeHtml(status, headers);
    },
    readBody: (chunks) => keepBody(most)(chunks),
  };
  const fetched = await fetchSource(context.addresses.toFetchUrl(address), use, context).catch(orFailure);
  if (fetched instanceof FetchFailure) {
    return noPage({ kind: 'failed', reason: fetched.reason, detail: fetched.message });
  }
  return readAnswer(address, fetched, context).finally(() => freeBody(fetched));
}

async function readAnswer(address: Address, fetched: Fetched, context: CrawlContext): Promise<Visited> {
  const { htmlBytes, documentBytes } = context.limits;
  const { status, headers } = fetched;
  const wall = wallOf(fetched);
  if (wall) return noPage({ kind: 'failed', reason: wall, status });
  if ([301, 302, 303, 307, 308].includes(status)) return readRedirect(address, fetched, context);
  if (status < 200 || status >= 300 || status === 204) {
    return noPage({ kind: 'failed', reason: 'http-status', detail: `status ${status}`, status });
  }
  const skip = (reason: LedgerReason, detail: string) => noPage({ kind: 'skipped', reason, detail, status });
  const type = firstValue(headers['content-type']);
  if (documentBytes > 0 && mayBePdf(address, status, headers)) return readPdfPage(address, fetched, context);
  if (!mayBeHtml(status, headers)) return skip('not-html', toStated(type ?? ''));
  if (isBinary(fetched.body, type)) return skip('not-html', 'bytes that are no text');
  if (fetched.truncated) return skip('too-large', `more than ${htmlBytes} bytes`);
  return readHtmlPage(address, fetched, context);
}
