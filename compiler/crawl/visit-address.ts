/** Visits one address of the frontier. Returns the page, redirect or failure found there, and the links in it. */

import { cutPage } from '../bounds.ts';
import type { LedgerReason } from '../model.ts';
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
  /** The page's bytes as kept for publishing; absent if the page is not content of the site. */
  html?: KeptHtml;
  /** Number of characters at the end of the page that are not read. */
  unread: number;
  /** Media type of a document that is not HTML. */
  mediaType?: string;
  /** Number of sheets of a document that are not read. */
  unreadSheets?: number;
  /** Result of running the page's scripts; absent if they were not run. */
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

/** Word counts before and after the scripts ran, and other hosts they came from; or the reason they did not run. */
type PageScripts = { before: number; after: number; foreign: readonly string[]; isKnown: boolean } | { failed: string };

/** Returns the UTF-8 bytes of a page that was put away. */
export type KeptHtml = () => Uint8Array;

export type Visit =
  | PageVisit
  | { kind: 'redirect'; reason: 'redirect' | 'refresh'; target: Address; status: number }
  | { kind: 'skipped' | 'failed'; reason: LedgerReason; detail?: string; status?: number };

export interface Visited {
  visit: Visit;
  /** Addresses that the page links to, in document order, each once. */
  links: Address[];
  /** Texts of links to documents, by address. */
  linkTexts?: ReadonlyMap<Address, string>;
}

/** Maximum seconds of a meta refresh that counts as a redirect; a page with a longer one is meant to be read. */
const MAX_REFRESH_SECONDS = 5;

const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;

/** Whether an answer may be HTML: a success whose media type is HTML or missing. */
function mayBeHtml(status: number, headers: Answer['headers']): boolean {
  const type = firstValue(headers['content-type']);
  return status >= 200 && status < 300 && status !== 204 && (type === undefined || HTML_TYPE.test(type));
}

const PDF_TYPE = /^\s*application\/(?:x-)?pdf\b/i;

/** Media types that servers send for files of unknown type. */
const UNKNOWN_TYPE = /^\s*(?:application\/(?:octet-stream|force-download|x-download)|binary\/octet-stream)\b/i;

/** Whether an answer is a PDF by its media type, or by its address if the type is unknown or missing. */
function mayBePdf(address: Address, status: number, headers: Answer['headers']): boolean {
  const type = firstValue(headers['content-type']) ?? 'application/octet-stream';
  const isUnknown = UNKNOWN_TYPE.test(type) && isDocumentPath(withoutQuery(address));
  return status === 200 && (PDF_TYPE.test(type) || isUnknown);
}

/** Number of bytes at the start of a body that are searched for a zero byte; text has none. */
const SNIFFED_BYTES = 1445;

/** Whether a body is binary, even if its type says text (MIME Sniffing Standard). UTF-16 is text. */
function isBinary(body: Uint8Array, type = ''): boolean {
  const hasMark = (body[0] === 0xfe && body[1] === 0xff) || (body[0] === 0xff && body[1] === 0xfe);
  return !hasMark && !/utf-?16/i.test(type) && body.subarray(0, SNIFFED_BYTES).includes(0);
}

/** Age in milliseconds below which a Last-Modified date counts as the time of the answer. */
const MIN_CONTENT_AGE = 10_000;

/** Returns the header as ISO time; `undefined` if invalid, or so recent that it may be the time of the answer. */
function readLastModified(header: string | undefined, now: number): string | undefined {
  const time = Date.parse(header ?? '');
  return Number.isNaN(time) || time > now - MIN_CONTENT_AGE || time <= 0
    ? undefined
    : new Date(time).toISOString().replace('.000Z', 'Z');
}

/** Maximum characters kept of a stated header or element. */
const MAX_STATED_LENGTH = 200;

const toStated = (text: string): string => ownCopy(text.slice(0, MAX_STATED_LENGTH));

/** Reads the canonical address from HTML or header: `{ foreign }` if on another site, `undefined` if none is usable. */
function canonicalOf(facts: HtmlFacts, fetched: Fetched, base: string, addresses: SiteAddresses) {
  const link = firstValue(fetched.headers.link);
  const stated = facts.canonical ?? /<([^<>]*)>[^,<]*;\s*rel\s*=\s*"?canonical\b/i.exec(link ?? '')?.[1];
  if (stated === undefined || stated.trim() === '') return undefined;
  // A template that joins the site's address and a path writes two slashes where visitors see one.
  const address = addresses.toAddress(stated.replace(/(?<=[^:/])\/{2,}/g, '/'), base);
  return address ?? (addresses.isForeign(stated, base) ? { foreign: toStated(stated.trim()) } : undefined);
}

/** Reads an HTML answer as a page, a redirect if it refreshes soon, or a wall. Keeps the HTML of content only. */
async function readPage(
  address: Address,
  fetched: Fetched & Pick<PageVisit, 'mediaType' | 'unreadSheets'> & { isRendered?: boolean },
  context: CrawlContext,
): Promise<Visited> {
  const { addresses, readThrough } = context;
  const { status, headers, mediaType, unreadSheets } = fetched;
  const { crawled, html, unread } = cutPage(toUtf8(fetched.body, firstValue(headers['content-type'])));
  // References are resolved against the crawl's own spelling of the page, without the session of this answer.
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
  // The same page may exist without its query string, even if no link leads there.
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

/** Reads an HTML page, and reads it again after its scripts have run if it needs them. */
async function readHtmlPage(address: Address, fetched: Fetched, context: CrawlContext): Promise<Visited> {
  const visited = await readPage(address, fetched, context);
  const { visit } = visited;
  const { rendering, addresses } = context;
  if (!rendering || visit.kind !== 'page') return visited;
  const { words: before, contentWords } = visit.wording;
  if (!isToRender(address, { contentWords, hasScripts: visit.hasScripts }, rendering)) return visited;
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

/** Reads a PDF, converted to HTML, as a page; skipped with a reason if it cannot be read. */
async function readPdfPage(address: Address, fetched: Fetched, context: CrawlContext): Promise<Visited> {
  const { status, headers, body } = fetched;
  const { documentBytes } = context.limits;
  if (fetched.truncated) {
    return noPage({ kind: 'skipped', reason: 'too-large', detail: `more than ${documentBytes} bytes`, status });
  }
  // The thread that reads the bytes takes over their memory, so it gets a copy.
  const read = await context.readPdf?.(new Uint8Array(body));
  if (!read || 'refused' in read) return noPage({ kind: 'skipped', reason: read?.refused ?? 'not-html', status });
  const asHtml = { ...headers, 'content-type': 'text/html; charset=utf-8' };
  const document = { body: read.html, mediaType: 'application/pdf', unreadSheets: read.unread };
  return readPage(address, { ...fetched, ...document, headers: asHtml }, context);
}

/** Reads a redirect: skipped if it leads off the site or is too long, failed if it leads to itself or nowhere. */
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

/** Fetches and reads one address, without following redirects. Returns failures as visits and does not throw them. */
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
