/** Makes answers: one place where status, headers and body become a Response. */

import { STATUS_CODES } from 'node:http';
import type { H3Event } from 'h3';
import { FastResponse } from 'srvx';

/** Name in lower case, and value. */
export type HeaderPair = readonly [name: string, value: string];

/** Response headers that a page of another origin may read (Fetch §3.2.3). */
const exposedHeaders = [
  'API-Version',
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'WWW-Authenticate',
  'ETag',
  'Link',
  'Deprecation',
  'Sunset',
  'X-Request-Id',
  'Allow',
].join(', ');

/** On every answer that the runtime itself gives, errors included: readable from any origin, without credentials. */
export const commonHeaders: readonly HeaderPair[] = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', exposedHeaders],
  ['x-content-type-options', 'nosniff'],
];

export const jsonType: HeaderPair = ['content-type', 'application/json; charset=utf-8'];

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
  const all: [string, string][] = [...commonHeaders, ...headers, ['x-request-id', event.context.requestId]] as [
    string,
    string,
  ][];
  if (body !== null) all.push(['content-length', String(body.byteLength)]);
  return new FastResponse(event.req.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer> | null), {
    status,
    statusText: STATUS_CODES[status] ?? '',
    headers: all,
  });
}

/** The same answer, for whoever asked and no page of another origin that their browser shows. */
export function unshared(response: Response): Response {
  for (const name of [...response.headers.keys()]) {
    if (name.startsWith('access-control-')) response.headers.delete(name);
  }
  return response;
}

/** An answer whose body is `value` as JSON. */
export function respondJson(
  event: H3Event,
  status: number,
  value: unknown,
  headers: readonly HeaderPair[] = [],
): Response {
  return respond(event, status, [jsonType, ...headers], Buffer.from(JSON.stringify(value)));
}

/** 204 to OPTIONS: which methods the address knows, and which request headers a page of another origin may send. */
export function respondOptions(event: H3Event, methods: readonly string[]): Response {
  const allow = methods.join(', ');
  return respond(
    event,
    204,
    [
      ['allow', allow],
      ['access-control-allow-methods', allow],
      ['access-control-allow-headers', 'Authorization, Content-Type, Accept, If-None-Match'],
      ['access-control-max-age', '86400'],
    ],
    null,
  );
}

declare module 'h3' {
  interface H3EventContext {
    /** Random name of this request, in its answer and its log line. */
    requestId: string;
  }
}
