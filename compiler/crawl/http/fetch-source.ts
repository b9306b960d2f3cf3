/**
 * Fetches one address until it answers or fails for good: retries, pauses, cookies within the request, cached answers.
 */

import type { ReadPdf } from '../../pdf/pdf-reader.ts';
import type { Render } from '../../render/renderer.ts';
import type { Address, SiteAddresses } from '../addresses.ts';
import type { CrawlLimits } from '../limits.ts';
import type { ReadThrough } from '../read/read-html.ts';
import { type Answer, type BodyUse, FetchFailure, firstValue, type HttpClient } from './http-client.ts';
import { wallOf } from './walls.ts';

/** A kept answer, with the validators to ask for it again (304, RFC 9110 §15.4.5). */
export interface CachedAnswer {
  etag?: string;
  lastModified?: string;
  headers: Answer['headers'];
  body: Uint8Array;
  /** The address's date in the sitemap when the answer was kept, or the latest date of all with a digest. */
  sitemapDate?: string;
}

/** Kept answers, by the URL that was requested. */
export interface HttpCache {
  lookup(url: string): Promise<CachedAnswer | undefined>;
  store(url: string, answer: CachedAnswer): Promise<void>;
}

/**
 * Prepares an answer for the cache, without its cookies; `undefined` with no-store or `Vary: *`, or if it has neither a
 * validator nor a settled sitemap date: one so long before the answer that the page cannot have changed in between.
 */
export function toCachedAnswer(
  { headers, body }: Pick<CachedAnswer, 'headers' | 'body'>,
  sitemapDate?: string,
): CachedAnswer | undefined {
  if (/\bno-store\b/i.test(firstValue(headers['cache-control']) ?? '') || firstValue(headers.vary) === '*')
    return undefined;
  const answered = Date.parse(firstValue(headers.date) ?? '');
  const etag = firstValue(headers.etag);
  const lastModified = firstValue(headers['last-modified']);
  const [date = ''] = sitemapDate?.split(' ') ?? [];
  const isDateSettled =
    sitemapDate !== undefined && answered - Date.parse(date) > (/^[^T]*T.*[Z+-]/.test(date) ? 1000 : LONGEST_DAY_MS);
  if (etag === undefined && lastModified === undefined && !isDateSettled) return undefined;
  return {
    ...(isDateSettled && { sitemapDate }),
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { lastModified }),
    // A session must not outlive the run.
    headers: { ...headers, 'set-cookie': undefined },
    body,
  };
}

/** Milliseconds from the beginning of a day in the first time zone to its end in the last. */
const LONGEST_DAY_MS = 50 * 3_600_000;

/** Everything that the steps of a crawl share. */
export interface CrawlContext {
  addresses: SiteAddresses;
  client: HttpClient;
  limits: CrawlLimits;
  pace: Pace;
  /** Runs the task when one of the limited slots is free. */
  slot: <T>(task: () => Promise<T>) => Promise<T>;
  headers: Record<string, string>;
  now: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  cache?: HttpCache | undefined;
  readThrough: ReadThrough;
  /** Converts a PDF to HTML; if absent, PDFs are not requested. */
  readPdf?: ReadPdf | undefined;
  /** Runs the scripts of pages; if absent, no scripts run. */
  rendering?: PageRendering | undefined;
  /** Whether robots.txt allows an address. */
  isAllowed?: (address: Address) => boolean;
  /** Stores the HTML of a page until it is published. Returns a function that reads it back. */
  keepHtml: (html: Uint8Array) => () => Uint8Array;
  /** Path patterns of pages that are published although they are marked `noindex`. */
  despiteNoindex?: readonly string[];
  /** Date of an address in the sitemaps. */
  sitemapDateOf?: (url: string) => string | undefined;
  /** Whether a kept answer with the same date is used without a request. */
  trustsSitemap?: (url: string) => boolean;
}

/** Browser, and the pages that are rendered even if they have words without their scripts. */
export interface PageRendering {
  render: Render;
  /** Path patterns. */
  patterns: readonly string[];
  /** Language that pages are asked for in (BCP 47). */
  language?: string;
}

export interface Fetched extends Answer {
  /** The URL that answered: the requested one, or an equivalent after a redirect. */
  url: string;
}

/** Milliseconds that a `Retry-After` asks for (RFC 9110 §10.2.3); `undefined` if it is neither seconds nor a date. */
function readRetryAfter(value: string, now: number): number | undefined {
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : date - now;
}

const isTemporary = (status: number): boolean => [408, 429, 500, 502, 503, 504].includes(status);

/** Returns where an answer redirects to, as written; `undefined` for other answers. */
const locationOf = ({ status, headers }: Answer): string | undefined =>
  status >= 300 && status < 400 ? firstValue(headers.location) : undefined;

/**
 * Asks cache and site once, at the pace of the crawl. Whole answers with 200 are cached. Redirects back to the same
 * address (cookie walls, `www.`) are followed, others returned.
 */
async function askOnce(url: string, use: BodyUse, context: CrawlContext): Promise<Fetched> {
  const { addresses, limits } = context;
  const cookies = new Map<string, string>();
  let at = url;
  const sitemapDate = context.sitemapDateOf?.(url);
  for (let hop = 0; ; hop++) {
    const cached = hop === 0 ? await context.cache?.lookup(url) : undefined;
    if (cached && sitemapDate !== undefined && cached.sitemapDate === sitemapDate && context.trustsSitemap?.(url)) {
      return useAgain(cached, {}, url);
    }
    await context.pace.turn();
    const headers = { ...context.headers };
    if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cached?.etag !== undefined) headers['if-none-match'] = cached.etag;
    if (cached?.lastModified !== undefined) headers['if-modified-since'] = cached.lastModified;
    const answer = await context.client.get({ url: at, headers, ...use });
    if (answer.status === 304 && cached) {
      const again = useAgain(cached, answer.headers, at);
      const kept = toCachedAnswer(again, sitemapDate);
      if (kept && kept.sitemapDate !== cached.sitemapDate) await context.cache?.store(url, kept);
      return again;
    }
    const isWhole = answer.status === 200 && !answer.truncated && use.wantsBody(answer.status, answer.headers);
    if (hop === 0 && isWhole && answer.body.length <= limits.cachedBytes) {
      const kept = toCachedAnswer(answer, sitemapDate);
      if (kept) await context.cache?.store(url, kept);
    }
    const location = locationOf(answer);
    const next = location === undefined ? undefined : URL.parse(location, at)?.href;
    const sent = [answer.headers['set-cookie'] ?? []].flat();
    const staysHere =
      next && addresses.mayFetch(next) && addresses.toAddress(next, url) === addresses.toAddress(url, url);
    if (!next || !staysHere || hop >= 4 || (next === at && sent.length === 0)) return { ...answer, url: at };
    for (const line of sent.slice(0, 20)) {
      const pair = /^\s*([^=;\s]+)=([^;]*)/.exec(line);
      if (pair?.[1] !== undefined) cookies.set(pair[1], (pair[2] ?? '').trim());
    }
    at = next;
  }
}

/** Turns a kept answer into a new one, with the headers of the 304 over its own (RFC 9110 §15.4.5). */
function useAgain({ headers, body }: CachedAnswer, newer: Answer['headers'], url: string): Fetched {
  return { status: 200, headers: { ...headers, ...newer }, body, truncated: false, url };
}

/**
 * Fetches a file such as robots.txt, following redirects on the site. Returns the last answer if a redirect leads off
 * the site, `undefined` after too many.
 * @throws FetchFailure if there is no answer
 */
export async function fetchFile(address: Address, readBody: BodyUse['readBody'], context: CrawlContext) {
  const { addresses } = context;
  const use: BodyUse = { wantsBody: (status) => status === 200, readBody };
  let at = addresses.toFetchUrl(address);
  for (let hop = 0; hop <= context.limits.redirects; hop++) {
    const answer = await fetchSource(at, use, context);
    const location = locationOf(answer);
    const next = location === undefined ? undefined : addresses.toAddress(location, answer.url);
    if (next === undefined) return answer;
    at = addresses.toFetchUrl(next);
  }
  return undefined;
}

/**
 * Fetches a URL. Retries 408, 429, 500, 502 to 504 and broken connections, a timeout once, and frees its slot
 * meanwhile. Returns the last answer.
 * @throws FetchFailure if there is no answer
 */
export async function fetchSource(url: string, use: BodyUse, context: CrawlContext): Promise<Fetched> {
  const { limits } = context;
  for (let attempt = 1; ; attempt++) {
    let wait = limits.backoffMs * 2 ** (attempt - 1);
    try {
      const answer = await context.slot(() => askOnce(url, use, context));
      if (!isTemporary(answer.status) || wallOf(answer) || attempt >= limits.attempts) return answer;
      const asked = readRetryAfter(firstValue(answer.headers['retry-after']) ?? '', context.now());
      if (asked !== undefined && asked > limits.retryAfterMs) return answer;
      wait = Math.max(asked ?? 0, wait);
      // A 429 slows down the whole crawl and not only this address.
      if (answer.status === 429) context.pace.pause(wait);
    } catch (error) {
      if (!(error instanceof FetchFailure) || error.reason === 'too-slow' || error.reason === 'invalid-answer')
        throw error;
      if (attempt >= (error.reason === 'timeout' ? 2 : limits.attempts)) throw error;
    }
    await context.sleep(wait);
  }
}

/** Maximum milliseconds between requests to a server that keeps answering 429. */
const MAX_DELAY_MS = 1_000;

type Pace = ReturnType<typeof createPace>;

/** Creates the pace of one crawl, without a delay at first; times in milliseconds. */
export function createPace(now: () => number, sleep: (milliseconds: number) => Promise<void>) {
  let delay = 0;
  let next = 0;
  let pausedUntil = 0;
  let turns = 0;
  return {
    /** Number of requests started. */
    turns: () => turns,
    /** Resolves when a request may start. */
    async turn(): Promise<void> {
      turns++;
      const start = Math.max(next, pausedUntil, now());
      next = start + delay;
      if (start > now()) await sleep(start - now());
    },
    /** Pauses all requests. After the pause, the time between requests doubles with each further pause. */
    pause(milliseconds: number): void {
      // Answers to requests from before the pause do not slow the crawl down twice.
      if (now() >= pausedUntil) delay = Math.min(Math.max(delay * 2, MAX_DELAY_MS / 16), MAX_DELAY_MS);
      pausedUntil = Math.max(pausedUntil, now() + milliseconds);
    },
    /** Sets the minimum time between the starts of two requests. */
    setDelay(milliseconds: number): void {
      delay = milliseconds;
    },
  };
}
