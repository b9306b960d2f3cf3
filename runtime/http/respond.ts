/** Creates answers from status, headers and body. All own answers are created here. */

import { STATUS_CODES } from 'node:http';
import type { H3Event } from 'h3';
import { FastResponse } from 'srvx';
import { isCompressible, type Representation, toForm } from '../content/prepared.ts';
import { commonHeaders, contentTypes, type HeaderPair, toPreflightHeaders } from './headers.ts';
import { toPreferredCoding } from './request/preferred-type.ts';

/** Creates an answer with `commonHeaders`, the request's id and Content-Length. HEAD and `null` have no body. */
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

/** Creates an answer with `value` as JSON, uncompressed and without an entity tag. */
export function respondJson(
  event: H3Event,
  status: number,
  value: unknown,
  headers: readonly HeaderPair[] = [],
): Response {
  return respond(event, status, [contentTypes.json, ...headers], Buffer.from(JSON.stringify(value)));
}

/**
 * Answers 304 if `If-None-Match` names the entity tag, else 200 (RFC 9110 §13.1.2), compressed as the client prefers.
 * @param vary further request headers that the answer depends on
 */
export async function respondConditionally(
  event: H3Event,
  representation: Representation,
  headers: readonly HeaderPair[],
  vary: readonly string[] = [],
): Promise<Response> {
  const { headers: asked } = event.req;
  const form = await toForm(representation, toPreferredCoding(asked.get('accept-encoding')));
  const varies = isCompressible(representation) ? [...vary, 'Accept-Encoding'] : vary;
  const all: HeaderPair[] = [...headers];
  if (varies.length > 0) all.push(['vary', varies.join(', ')]);
  // A client that has the uncompressed form may use it too, as every client accepts it.
  const condition = asked.get('if-none-match');
  const known = [form, representation].find(({ etag }) => matchesEtag(condition, etag));
  all.push(['etag', (known ?? form).etag]);
  if (known) return respond(event, 304, all, null);
  if (form.coding) all.push(['content-encoding', form.coding]);
  return respond(event, 200, all, form.body);
}

/** Whether an `If-None-Match` names the tag: weak comparison, with lists and `*`. */
function matchesEtag(condition: string | null, etag: string): boolean {
  if (condition === null) return false;
  if (condition === '*') return true;
  const listed: readonly string[] = condition.match(/"[^"]*"/g) ?? [];
  return listed.includes(etag);
}

/** Whether a method only reads, so that a request body has no meaning (RFC 9110 §9.3.1). */
export const isGetOrHead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Answers OPTIONS with 204. @param requestHeaders further headers that pages of other origins may send */
export function respondOptions(
  event: H3Event,
  methods: readonly string[],
  requestHeaders?: readonly string[],
): Response {
  return respond(event, 204, toPreflightHeaders(methods, requestHeaders), null);
}

/** Removes an answer's CORS headers, in place, so that pages of other origins cannot read it. Returns the answer. */
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
