/** Asks the service as an agent does, and keeps what travelled. */

import { encodeParameter } from '../../encode-parameter.ts';

export interface Answer {
  /** Absolute address that was asked. */
  url: string;
  /** The same below the origin. */
  path: string;
  milliseconds: number;
  /** 0 when nothing answered. */
  status: number;
  headers: Headers;
  /** The JSON; undefined when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: each reader knows which answer it asked for
  body: any;
}

/** Asks an operation. Never rejects: a failure is an answer without a body, or with the status 0. */
export async function callApi(operation: string, parameters: Record<string, string>): Promise<Answer> {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeParameter(value)}`);
  const path = [operation, query.join('&')].filter(Boolean).join('?');
  const url = location.origin + path;
  const start = performance.now();
  let status = 0;
  let headers = new Headers();
  let body: unknown;
  try {
    // A stored answer would show neither the quota of now nor the time it takes.
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(20_000) });
    ({ status, headers } = response);
    body = await response.json();
  } catch {
    // The status or the body that is missing tells what went wrong.
  }
  return { url, path, milliseconds: Math.round(performance.now() - start), status, headers, body };
}
