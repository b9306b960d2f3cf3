/** One address asked for until it answers or is given up: retries, waits, cookies of the moment, cached answers. */

import type { ReadPdf } from '../../pdf/pdf-reader.ts';
import type { Render } from '../../render/renderer.ts';
import type { Address, SiteAddresses } from '../addresses.ts';
import type { CrawlLimits } from '../limits.ts';
import type { ReadThrough } from '../read/read-html.ts';
import { type Answer, type BodyUse, FetchFailure, firstValue, type HttpClient } from './http-client.ts';
import { wallOf } from './walls.ts';

/** An answer as it was kept: enough to be used again when the server says 304 (RFC 9110 §15.4.5). */
export interface CachedAnswer {
  etag?: string;
  lastModified?: string;
  headers: Answer['headers'];
  body: Uint8Array;
  /** The sitemap's date when it was kept, or the latest date of all with a digest. */
  sitemapDate?: string;
}

export interface HttpCache {
  lookup(url: string): Promise<CachedAnswer | undefined>;
  store(url: string, answer: CachedAnswer): Promise<void>;
}

/** Nothing with no-store, or without a validator or a settled date of the sitemap. */
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
    // A session is nobody's business but that of the run that got it.
    headers: { ...headers, 'set-cookie': undefined },
    body,
  };
}

/** Milliseconds from the beginning of a day in the first time zone to its end in the last. */
const LONGEST_DAY_MS = 50 * 3_600_000;

/** What every step of a crawl works with. */
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
  /** Makes HTML of a PDF; where it is missing, none is asked for. */
  readPdf?: ReadPdf | undefined;
  /** What runs the scripts of pages; where it is missing, none are run. */
  rendering?: PageRendering | undefined;
  /** Whether robots.txt lets an address be asked for. */
  isAllowed?: (address: Address) => boolean;
  /** Puts the HTML of a page away until it is published. */
  keepHtml: (html: Uint8Array) => () => Uint8Array;
  /** Path patterns of pages whose wish not to be indexed is the owner's no more. */
  despiteNoindex?: readonly string[];
  /** The sitemap's date of an address. */
  sitemapDateOf?: (url: string) => string | undefined;
  /** Whether a kept answer with the same date needs no request. */
  trustsSitemap?: (url: string) => boolean;
}

/** Which pages are read as they are once their scripts have run, beside those that are empty before. */
export interface PageRendering {
  render: Render;
  /** Path patterns. */
  patterns: readonly string[];
}

export interface Fetched extends Answer {
  /** Address that answered: the requested one, or an equivalent after a redirect. */
  url: string;
}

/** Milliseconds that a `Retry-After` asks for (RFC 9110 §10.2.3); `undefined` if it is neither seconds nor a date. */
function readRetryAfter(value: string, now: number): number | undefined {
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : date - now;
}

const isTemporary = (status: number): boolean => [408, 429, 500, 502, 503, 504].includes(status);

const locationOf = ({ status, headers }: Answer): string | undefined =>
  status >= 300 && status < 400 ? firstValue(headers.location) : undefined;

/** Asks cache and site once. Redirects are followed back to the same address (cookie walls, `www.`), else returned. */
async function ask(url: string, use: BodyUse, context: CrawlContext): Promise<Fetched> {
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

/** A kept answer as a new one, with what a 304 says anew (RFC 9110 §15.4.5). */
function useAgain({ headers, body }: CachedAnswer, newer: Answer['headers'], url: string): Fetched {
  return { status: 200, headers: { ...headers, ...newer }, body, truncated: false, url };
}

/** A file such as robots.txt, by redirects on the site; the last answer if one leads off it, none after too many. */
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

/** Retries 429, 5xx and broken connections, its slot free as it waits; returns the last answer. @throws FetchFailure */
export async function fetchSource(url: string, use: BodyUse, context: CrawlContext): Promise<Fetched> {
  const { limits } = context;
  for (let attempt = 1; ; attempt++) {
    let wait = limits.backoffMs * 2 ** (attempt - 1);
    try {
      const answer = await context.slot(() => ask(url, use, context));
      if (!isTemporary(answer.status) || wallOf(answer) || attempt >= limits.attempts) return answer;
      const asked = readRetryAfter(firstValue(answer.headers['retry-after']) ?? '', context.now());
      if (asked !== undefined && asked > limits.retryAfterMs) return answer;
      wait = Math.max(asked ?? 0, wait);
      // Too many requests is said to the whole crawl, not to this address.
      if (answer.status === 429) context.pace.pause(wait);
    } catch (error) {
      if (!(error instanceof FetchFailure) || error.reason === 'too-slow' || error.reason === 'invalid-answer')
        throw error;
      if (attempt >= (error.reason === 'timeout' ? 2 : limits.attempts)) throw error;
    }
    await context.sleep(wait);
  }
}

/** Milliseconds between requests to a server that keeps saying that they are too many. */
const MAX_DELAY_MS = 1_000;

type Pace = ReturnType<typeof createPace>;

/** Makes the pace of one crawl; times in milliseconds. */
export function createPace(now: () => number, sleep: (milliseconds: number) => Promise<void>) {
  let delay = 0;
  let next = 0;
  let pausedUntil = 0;
  let turns = 0;
  return {
    /** How many requests have started. */
    turns: () => turns,
    /** Resolves when a request may start. */
    async turn(): Promise<void> {
      turns++;
      const start = Math.max(next, pausedUntil, now());
      next = start + delay;
      if (start > now()) await sleep(start - now());
    },
    /** Starts no request for this long; from then on, requests also keep a growing distance. */
    pause(milliseconds: number): void {
      // Answers that were under way when the pause began belong to it.
      if (now() >= pausedUntil) delay = Math.min(Math.max(delay * 2, MAX_DELAY_MS / 16), MAX_DELAY_MS);
      pausedUntil = Math.max(pausedUntil, now() + milliseconds);
    },
    /** Sets the least time between two starts. */
    setDelay(milliseconds: number): void {
      delay = milliseconds;
    },
  };
}
