/** Makes answers: the one place where status, headers and body become a Response. */

import { STATUS_CODES } from 'node:http';
import type { H3Event } from 'h3';
import { FastResponse } from 'srvx';
import { commonHeaders, contentTypes, type HeaderPair, toPreflightHeaders } from './headers.ts';

/** Adds `commonHeaders`, the request's id and Content-Length. `null` means no body; HEAD drops the body. */
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

/** A 304 if `If-None-Match` names the entity tag, which `headers` hold too, else a 200 (RFC 9110 §13.1.2). */
export function respondConditionally(
  event: H3Event,
  etag: string,
  headers: readonly HeaderPair[],
  body: Uint8Array,
): Response {
  const isUnchanged = matchesEtag(event.req.headers.get('if-none-match'), etag);
  return isUnchanged ? respond(event, 304, headers, null) : respond(event, 200, headers, body);
}

/** Whether an `If-None-Match` names the tag: weak comparison, lists, `*`. */
function matchesEtag(condition: string | null, etag: string): boolean {
  if (condition === null) return false;
  if (condition === '*') return true;
  const listed: readonly string[] = condition.match(/"[^"]*"/g) ?? [];
  return listed.includes(etag);
}

/** Methods that only read, for which a body has no meaning (RFC 9110 §9.3.1). */
export const isGetOrHead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** 204 to OPTIONS. @param requestHeaders further headers that pages of other origins may send */
export function respondOptions(
  event: H3Event,
  methods: readonly string[],
  requestHeaders?: readonly string[],
): Response {
  return respond(event, 204, toPreflightHeaders(methods, requestHeaders), null);
}

/** Makes an answer unreadable for pages of other origins. */
export function withoutCors(response: Response): Response {
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
