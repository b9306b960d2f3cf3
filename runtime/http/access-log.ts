/** One line of the log for each request, without who asked: no address, token, query value or full user agent. */

import type { H3Event } from 'h3';
import type { Logger } from '../log.ts';

/** Of a user agent, its first product without a version: enough to tell curl from a crawler (RFC 9110 §10.1.5). */
const PRODUCT = /^[A-Za-z0-9_.-]{1,40}/;

/** Characters of a path that are logged. */
const PATH_LIMIT = 200;

/** @param now milliseconds since the epoch, as the app knows it */
export function logRequest(log: Logger, event: H3Event, status: number, now: number): void {
  const { req, url, context } = event;
  log.info({
    request: context.requestId,
    method: req.method,
    path: url.pathname.slice(0, PATH_LIMIT),
    status,
    ms: now - context.startedAt,
    policy: context.quota?.policy.name,
    agent: PRODUCT.exec(req.headers.get('user-agent') ?? '')?.[0],
  });
}

declare module 'h3' {
  interface H3EventContext {
    /** Milliseconds since the epoch. */
    startedAt: number;
  }
}
