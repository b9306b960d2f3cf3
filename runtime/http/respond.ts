/** Makes the runtime's own answers, with the headers that all of them carry. */

import type { Answer, Exchange } from './exchange.ts';
import { commonHeaders, contentTypes, type HeaderPair, toPreflightHeaders } from './headers.ts';

/** An answer with `commonHeaders`, the request's id, Content-Length, and the given headers. A body of `null` is none. */
export function respond(
  { requestId }: Exchange,
  status: number,
  headers: readonly HeaderPair[],
  body: Uint8Array | null,
): Answer {
  const all: HeaderPair[] = [...commonHeaders, ...headers, ['x-request-id', requestId]];
  if (body !== null) all.push(['content-length', String(body.byteLength)]);
  return { status, headers: all, body };
}

/** An answer whose body is `value` as JSON. */
export function respondJson(
  exchange: Exchange,
  status: number,
  value: unknown,
  headers: readonly HeaderPair[] = [],
): Answer {
  return respond(exchange, status, [contentTypes.json, ...headers], Buffer.from(JSON.stringify(value)));
}

/** What the client holds already (304), or `body`: conditional requests (RFC 9110 §13.1.2). `headers` name the entity tag. */
export function respondUnlessHeld(
  exchange: Exchange,
  etag: string,
  headers: readonly HeaderPair[],
  body: Uint8Array,
): Answer {
  const isHeld = matchesEtag(exchange.headers['if-none-match'], etag);
  return isHeld ? respond(exchange, 304, headers, null) : respond(exchange, 200, headers, body);
}

/**
 * Whether `If-None-Match` names the entity tag: weak comparison, lists, `*`.
 * @param condition value of the header
 */
function matchesEtag(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  const listed: readonly string[] = condition.match(/"[^"]*"/g) ?? [];
  return listed.includes(etag);
}

/** 204 to OPTIONS. @param requestHeaders what a page of another origin may send besides what it always may */
export function respondOptions(
  exchange: Exchange,
  methods: readonly string[],
  requestHeaders?: readonly string[],
): Answer {
  return respond(exchange, 204, toPreflightHeaders(methods, requestHeaders), null);
}

/** The same answer, which no page of another origin may read. */
export function forSameOrigin(answer: Answer): Answer {
  return { ...answer, headers: answer.headers.filter(([name]) => !name.startsWith('access-control-')) };
}
