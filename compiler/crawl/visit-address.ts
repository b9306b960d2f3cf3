/** One address of the frontier → what it turned out to be, with the links it leads to. */

import type { LedgerReason } from '../words/es/reasons.ts';
import type { Address, SiteAddresses } from './address/site-addresses.ts';
import { ROBOT_NAME } from './crawl-options.ts';
import { type FetchContext, type Fetched, fetchSource } from './http/fetch-source.ts';
import { type Answer, FetchFailure } from './http/http-client.ts';
import { decodeHtml } from './read/decode-html.ts';
import { type PageKind, readPageKind } from './read/page-kind.ts';
import { readDirectives } from './read/read-directives.ts';
import { type HtmlFacts, type ReadThrough, readHtml } from './read/read-html.ts';
import type { Wording } from './read/wording.ts';

/** An HTML page that answered 200. */
export interface PageVisit {
  kind: 'page';
  status: number;
  /** UTF-8; absent when the page cannot be published anyway. */
  html?: Uint8Array;
  title: string;
  heading: string;
  wording: Wording;
  noindex: boolean;
  notContent?: PageKind;
  /** Address that the page states as its canonical one; `foreign` holds it when that is on another site. */
  canonical?: Address | { foreign: string };
  language?: string;
  lastModified?: string;
}

export type Visit =
  | PageVisit
  | { kind: 'redirect'; reason: 'redirect' | 'refresh'; target: Address; status: number }
  | { kind: 'skipped' | 'failed'; reason: LedgerReason; detail?: string; status?: number };

export interface Visited {
  visit: Visit;
  /** Addresses that it leads to, in document order, each once. */
  links: Address[];
}

/** A longer wait before a meta refresh is a page that people are meant to read. */
const MAX_REFRESH_SECONDS = 5;

const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function mayBeHtml(status: number, headers: Answer['headers']): boolean {
  const type = one(headers['content-type']);
  return status >= 200 && status < 300 && status !== 204 && (type === undefined || HTML_TYPE.test(type));
}

function looksLikeHtml(body: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 1024));
  return /^\W*<(?:!doctype\s+html|html|head|body|!--|title|h1|div|p|main|a)\b/i.test(start);
}

/** Bytes at the start that are looked at, as browsers do, and the share of control bytes above which they are not text. */
const SNIFFED_BYTES = 1445;
const MAX_CONTROL_SHARE = 0.01;

/** Whether the body begins with too many control bytes to be text (MIME Sniffing Standard, binary data bytes). */
function isBinary(body: Uint8Array, type = ''): boolean {
  const start = body.subarray(0, SNIFFED_BYTES);
  const isUtf16 =
    /utf-?16/i.test(type) || (start[0] === 0xfe && start[1] === 0xff) || (start[0] === 0xff && start[1] === 0xfe);
  const binary = start.filter((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte)).length;
  return !isUtf16 && binary > start.length * MAX_CONTROL_SHARE;
}

/** A Last-Modified younger than this many milliseconds is the time of the answer, not of the content. */
const MIN_CONTENT_AGE = 10_000;

/** Last-Modified as ISO 8601. */
function readLastModified(header: string | undefined, now: number): string | undefined {
  const time = Date.parse(header ?? '');
  return Number.isNaN(time) || time > now - MIN_CONTENT_AGE || time <= 0
    ? undefined
    : new Date(time).toISOString().replace('.000Z', 'Z');
}

function canonicalOf(facts: HtmlFacts, fetched: Fetched, base: string, addresses: SiteAddresses) {
  const link = one(fetched.headers.link);
  const stated = facts.canonical ?? /<([^<>]*)>[^,<]*;\s*rel\s*=\s*"?canonical\b/i.exec(link ?? '')?.[1];
  if (stated === undefined || stated.trim() === '') return undefined;
  // A template that joins the site's address and a path writes two slashes where visitors see one.
  const address = addresses.toAddress(stated.replace(/(?<=[^:/])\/{2,}/g, '/'), base);
  return address ?? (addresses.isForeign(stated, base) ? { foreign: stated.trim() } : undefined);
}

async function readPage(
  address: Address,
  fetched: Fetched,
  addresses: SiteAddresses,
  context: FetchContext,
  readThrough: ReadThrough,
): Promise<Visited> {
  const text = decodeHtml(fetched.body, one(fetched.headers['content-type']));
  // References mean the crawl's own spelling of the page, not the session it happened to answer with.
  const own = addresses.toFetchUrl(address);
  const facts = await readThrough(own, text, () => readHtml(text, ROBOT_NAME));
  const base = facts.base !== undefined && URL.canParse(facts.base, own) ? new URL(facts.base, own).href : own;
  const directives = readDirectives(facts.robots, fetched.headers['x-robots-tag'], ROBOT_NAME);
  const canonical = canonicalOf(facts, fetched, base, addresses);

  const links = new Set<Address>();
  if (typeof canonical === 'string') links.add(canonical);
  for (const href of directives.nofollow ? [] : facts.links) {
    if (links.size >= context.limits.linksPerPage) break;
    const target = addresses.toAddress(href, base);
    if (target !== undefined) links.add(target);
  }

  const refreshed = facts.refresh && addresses.toAddress(facts.refresh.target, base);
  if (
    facts.refresh &&
    facts.refresh.seconds <= MAX_REFRESH_SECONDS &&
    refreshed !== undefined &&
    refreshed !== address
  ) {
    links.add(refreshed);
    return {
      visit: { kind: 'redirect', reason: 'refresh', target: refreshed, status: fetched.status },
      links: [...links],
    };
  }

  const mark = address.indexOf('?');
  // A page that is only linked with a query string may be there without it.
  if (mark >= 0) links.add(address.slice(0, mark));
  const notContent = readPageKind(mark < 0 ? address : address.slice(0, mark), facts);
  const publishable = mark < 0 && !directives.noindex && notContent === undefined;
  const language = one(fetched.headers['content-language'])?.split(',')[0]?.trim();
  const lastModified = readLastModified(one(fetched.headers['last-modified']), context.now());
  return {
    visit: {
      kind: 'page',
      status: fetched.status,
      ...(publishable && { html: new TextEncoder().encode(text) }),
      title: facts.title,
      heading: facts.heading,
      wording: facts.wording,
      noindex: directives.noindex,
      ...(notContent && { notContent }),
      ...(canonical !== undefined && { canonical }),
      ...(language && { language }),
      ...(lastModified !== undefined && { lastModified }),
    },
    links: [...links],
  };
}

function readRedirect(address: Address, fetched: Fetched, addresses: SiteAddresses): Visited {
  const { status } = fetched;
  const location = one(fetched.headers.location);
  if (location === undefined)
    return { visit: { kind: 'failed', reason: 'redirect-without-target', status }, links: [] };
  const target = addresses.toAddress(location, fetched.url);
  if (target === undefined) {
    return {
      visit: { kind: 'skipped', reason: 'redirect-off-site', detail: location.slice(0, 200), status },
      links: [],
    };
  }
  if (target === address) {
    return { visit: { kind: 'failed', reason: 'redirect-loop', detail: 'leads to itself', status }, links: [] };
  }
  return { visit: { kind: 'redirect', reason: 'redirect', target, status }, links: [target] };
}

/** Fetches and reads one address. Failures are results; only the reason of an aborted signal is thrown. */
export async function visitAddress(
  address: Address,
  addresses: SiteAddresses,
  context: FetchContext,
  readThrough: ReadThrough = async (_url, _text, read) => read(),
): Promise<Visited> {
  let fetched: Fetched;
  try {
    fetched = await fetchSource(addresses.toFetchUrl(address), context.limits.htmlBytes, mayBeHtml, context);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { visit: { kind: 'failed', reason: error.reason, detail: error.message }, links: [] };
  }
  const { status, headers } = fetched;
  if ([301, 302, 303, 307, 308].includes(status)) return readRedirect(address, fetched, addresses);
  if (status < 200 || status >= 300 || status === 204) {
    return { visit: { kind: 'failed', reason: 'http-status', detail: `status ${status}`, status }, links: [] };
  }
  const type = one(headers['content-type']);
  if (!mayBeHtml(status, headers) || (type === undefined && !looksLikeHtml(fetched.body))) {
    return { visit: { kind: 'skipped', reason: 'not-html', detail: type ?? 'no Content-Type', status }, links: [] };
  }
  if (isBinary(fetched.body, type)) {
    return { visit: { kind: 'skipped', reason: 'not-html', detail: 'bytes that are no text', status }, links: [] };
  }
  if (fetched.truncated) {
    const detail = `more than ${context.limits.htmlBytes} bytes`;
    return { visit: { kind: 'skipped', reason: 'too-large', detail, status }, links: [] };
  }
  return readPage(address, fetched, addresses, context, readThrough);
}
