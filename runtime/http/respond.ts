/** Makes answers: one place where status, headers and body become a Response. */

import { STATUS_CODES } from 'node:http';
import type { H3Event } from 'h3';
import { FastResponse } from 'srvx';
import { commonHeaders, contentTypes, type HeaderPair, toPreflightHeaders } from './headers.ts';

/**
 * An answer with `commonHeaders`, the request's id, Content-Length, and the given headers.
 * A body of `null` is none; HEAD keeps the headers and drops the body.
 */
export function respond(
  event: H3Event,
  status: number,
  headers: readonly HeaderPair[],
  body: Uint8Array | null,
): Response {
  const all: HeaderPair[] = [...commonHeaders, ...headers, ['x-request-id', event.context.requestId]];
  if (body !== null) all.push(['content-length', String(body.byteLength)]);
  return new FastResponse(event.req.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer> | null), {
    status,
    statusText: STATUS_CODES[status] ?? '',
    headers: all as [string, string][],
  });
}

/** An answer whose body is `value` as JSON. */
export function respondJson(
  event: H3Event,
  status: number,
  value: unknown,
  headers: readonly HeaderPair[] = [],
): Response {
  return respond(event, status, [contentTypes.json, ...headers], Buffer.from(JSON.stringify(value)));
}

/** What the client holds already (304), or `body`: conditional requests (RFC 9110 §13.1.2). `headers` name the entity tag. */
export function respondUnlessHeld(
  event: H3Event,
  etag: string,
  headers: readonly HeaderPair[],
  body: Uint8Array,
): Response {
  const isHeld = matchesEtag(event.req.headers.get('if-none-match'), etag);
  return isHeld ? respond(event, 304, headers, null) : respond(event, 200, headers, body);
}

/**
 * Whether `If-None-Match` names the entity tag: weak comparison, lists, `*`.
 * @param condition value of the header, null without one
 */
function matchesEtag(condition: string | null, etag: string): boolean {
  if (condition === null) return false;
  if (condition.trim() === '*') return true;
  const listed: readonly string[] = condition.match(/"[^"]*"/g) ?? [];
  return listed.includes(etag);
}

/** 204 to OPTIONS. @param requestHeaders what a page of another origin may send besides what it always may */
export function respondOptions(
  event: H3Event,
  methods: readonly string[],
  requestHeaders?: readonly string[],
): Response {
  return respond(event, 204, toPreflightHeaders(methods, requestHeaders), null);
}

/** The same answer, which no page of another origin may read. */
export function forSameOrigin(response: Response): Response {
  for (const name of [...response.headers.keys()]) {
    if (name.startsWith('access-control-')) response.headers.delete(name);
  }
  return response;
}

declare module 'h3' {
  interface H3EventContext {
    /** Random name of this request, in its answer and its log line. */
    requestId: string;
  }
}
