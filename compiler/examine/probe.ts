/** Examine: requests to one address of a live site, through its proxies, and readers of the answers. */

import { attempt } from '#shared/attempt.ts';
import { networkFaultOf } from '../crawl/http/network-fault.ts';

/** An answer. `status` is 0 if none came, and `failure` says why: by the name of a network fault, or in words. */
export type Answer = ReturnType<typeof toAnswer> & { failure?: string };

interface ProbeRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** @param path Below the site's address, with a slash at its start. */
export type Probe = (path: string, request?: ProbeRequest) => Promise<Answer>;

/** Makes an answer. @param mediaType with or without parameters */
export function toAnswer(status: number, mediaType: string, text: string, headers = new Headers()) {
  return {
    status,
    /** Media type without parameters, lower case; empty when none was sent. */
    type: mediaType.split(';')[0]?.trim().toLowerCase() ?? '',
    headers,
    text,
    /** The body as JSON; undefined if it is not JSON. */
    json: attempt((): unknown => JSON.parse(text)),
  };
}

/** Says status and media type, if there is one. */
export const sayAnswer = ({ status, type }: Answer, words: { status: (status: number) => string }): string =>
  [words.status(status), type].filter(Boolean).join(', ');

/** Whether the answer is HTML, by its media type or by its first tag. */
export function isHtml({ type, text }: Answer): boolean {
  return type === 'text/html' || /^\s*(?:<!doctype html|<html[\s>])/i.test(text.slice(0, 500));
}

/** Returns a member of a JSON answer by its names; undefined if it is missing. */
export function member(json: unknown, ...names: string[]): unknown {
  let value = json;
  for (const name of names) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Milliseconds until an address must have answered. */
const TIMEOUT_MS = 20_000;

/** Maximum seconds to wait for a quota: the length of its window. */
const MAX_WAIT_SECONDS = 60;

export interface ProbeOptions {
  fetch: typeof globalThis.fetch;
  /** Waits for a number of milliseconds. */
  sleep: (milliseconds: number) => Promise<unknown>;
}

/** Creates a probe of a live site. Redirects are answers. After a 429 it waits once, for a minute at most. */
export function createSiteProbe(origin: string, { fetch, sleep }: ProbeOptions): Probe {
  return async (path, request) => {
    const answer = await ask(origin + path, request ?? {}, fetch);
    const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
    if (answer.status !== 429 || !(wait <= MAX_WAIT_SECONDS)) return answer;
    await sleep(wait * 1000);
    return ask(origin + path, request ?? {}, fetch);
  };
}

/** Returns the answer, or one with status 0 and a `failure` if none came. Redirects are not followed. */
async function ask(url: string, { headers, ...request }: ProbeRequest, fetch: typeof globalThis.fetch) {
  try {
    const answer = await fetch(url, {
      ...request,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Vitrina/0.1; doctor)', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const mediaType = answer.headers.get('content-type') ?? '';
    return toAnswer(answer.status, mediaType, await answer.text(), answer.headers);
  } catch (error) {
    return { ...toAnswer(0, '', ''), failure: toReason(error) };
  }
}

/** Returns the name of a network fault, else the words of the error or its cause. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (error.name === 'TimeoutError') return 'slow-answer';
  const fault = networkFaultOf(error);
  if (fault) return fault;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : error.message;
}
