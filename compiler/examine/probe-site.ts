/** Examine: the probe of a live site, through whatever stands before it. */

import { type Answer, type Probe, type ProbeRequest, toAnswer } from './probe.ts';

/** Milliseconds until an address must have answered. */
const TIMEOUT = 20_000;

/** Seconds to wait for a quota at most, which is what its window lasts. */
const LONGEST_WAIT = 60;

export interface ProbeOptions {
  fetch: typeof globalThis.fetch;
  /** Waits so many milliseconds. */
  sleep: (milliseconds: number) => Promise<unknown>;
}

/** Redirects are answers here: none of the published addresses has one. A 429 is waited for once. */
export function createSiteProbe(origin: string, { fetch, sleep }: ProbeOptions): Probe {
  return async (path, request) => {
    const answer = await ask(origin + path, request ?? {}, fetch);
    const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
    if (answer.status !== 429 || !(wait <= LONGEST_WAIT)) return answer;
    await sleep(wait * 1000);
    return ask(origin + path, request ?? {}, fetch);
  };
}

async function ask(
  url: string,
  { headers, ...request }: ProbeRequest,
  fetch: typeof globalThis.fetch,
): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      ...request,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Vitrina/0.1; doctor)', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const mediaType = answer.headers.get('content-type') ?? '';
    return toAnswer(answer.status, mediaType, await answer.text(), answer.headers);
  } catch (error) {
    return { ...toAnswer(0, '', ''), failure: toReason(error) };
  }
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (error.name === 'TimeoutError') return `${TIMEOUT / 1000} s`;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : error.message;
}
