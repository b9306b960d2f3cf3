/** One address asked for until it answers or is given up: retries, waits, cookies of the moment, cached answers. */

import type { CrawlLimits } from '../crawl-options.ts';
import { type CachedAnswer, type HttpCache, toCachedAnswer } from './http-cache.ts';
import { type Answer, FetchFailure, type HttpClient } from './http-client.ts';
import type { Pace } from './pace.ts';

export interface FetchContext {
  client: HttpClient;
  limits: CrawlLimits;
  pace: Pace;
  /** Runs the task when one of the bounded places is free. */
  slot: <T>(task: () => Promise<T>) => Promise<T>;
  headers: Record<string, string>;
  now: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  /** True when a redirect target may be asked within the same fetch (same site, same address). */
  staysHere: (from: string, to: string) => boolean;
  cache?: HttpCache | undefined;
  /** What the sitemap states of the age of an address. */
  stated?: (url: string) => string | undefined;
  /** Whether a kept answer of the same statement is as good as a new one. */
  believes?: (url: string) => boolean;
  signal?: AbortSignal | undefined;
}

export interface Fetched extends Answer {
  /** Address that answered: the one asked for, or one that means the same after a redirect to itself. */
  url: string;
}

/** Milliseconds that a `Retry-After` asks for (RFC 9110 §10.2.3), if it does. */
function readRetryAfter(value: string | string[] | undefined, now: number): number | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function isTemporary(status: number): boolean {
  return status === 429 || status === 408 || status === 500 || (status >= 502 && status <= 504);
}

/** Follows redirects that lead to the same address again: cookie walls, sessions, `www.` and https twins. */
async function ask(url: string, maxBytes: number, wantsBody: WantsBody, context: FetchContext): Promise<Fetched> {
  const cookies = new Map<string, string>();
  let at = url;
  const stated = context.stated?.(url);
  for (let hop = 0; ; hop++) {
    const cached = hop === 0 ? await context.cache?.lookup(url) : undefined;
    if (cached && stated !== undefined && cached.stated === stated && context.believes?.(url)) {
      return useAgain(cached, {}, url);
    }
    await context.pace.turn();
    const headers = { ...context.headers };
    if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cached?.etag !== undefined) headers['if-none-match'] = cached.etag;
    if (cached?.lastModified !== undefined) headers['if-modified-since'] = cached.lastModified;
    const answer = await context.client.get({ url: at, headers, maxBytes, wantsBody, signal: context.signal });
    if (answer.status === 304 && cached) {
      const again = useAgain(cached, answer.headers, at);
      const kept = toCachedAnswer(again, stated);
      if (kept && kept.stated !== cached.stated) await context.cache?.store(url, kept);
      return again;
    }
    if (hop === 0 && answer.status === 200 && !answer.truncated && wantsBody(answer.status, answer.headers)) {
      const kept = toCachedAnswer(answer, stated);
      if (kept) await context.cache?.store(url, kept);
    }
    const location = answer.headers.location;
    const next =
      answer.status >= 300 && answer.status < 400 && typeof location === 'string' && URL.canParse(location, at)
        ? new URL(location, at).href
        : undefined;
    const sent = [answer.headers['set-cookie'] ?? []].flat();
    if (next === undefined || hop >= 4 || !context.staysHere(url, next) || (next === at && sent.length === 0)) {
      return { ...answer, url: at };
    }
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

/** Fetches a file such as robots.txt, by redirects that `toNext` allows; undefined after too many of them. */
export async function fetchFile(
  url: string,
  maxBytes: number,
  toNext: (location: string, from: string) => string | undefined,
  context: FetchContext,
): Promise<Fetched | undefined> {
  let at = url;
  for (let hop = 0; hop <= context.limits.redirects; hop++) {
    const answer = await fetchSource(at, maxBytes, (status) => status === 200, context);
    const { location } = answer.headers;
    const isRedirect = answer.status >= 300 && answer.status < 400 && typeof location === 'string';
    const next = isRedirect ? toNext(location, answer.url) : undefined;
    if (next === undefined) return answer;
    at = next;
  }
  return undefined;
}

type WantsBody = (status: number, headers: Answer['headers']) => boolean;

/**
 * Fetches `url`; asks again after 429, 5xx and broken connections. The place in the queue is free while it waits.
 * @throws FetchFailure when there was no answer, or the reason of the aborted signal
 */
export async function fetchSource(
  url: string,
  maxBytes: number,
  wantsBody: WantsBody,
  context: FetchContext,
): Promise<Fetched> {
  const { limits } = context;
  for (let attempt = 1; ; attempt++) {
    let wait = limits.backoffMs * 2 ** (attempt - 1);
    try {
      const answer = await context.slot(() => ask(url, maxBytes, wantsBody, context));
      if (!isTemporary(answer.status) || attempt >= limits.attempts) return answer;
      const asked = readRetryAfter(answer.headers['retry-after'], context.now());
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
    context.signal?.throwIfAborted();
  }
}
