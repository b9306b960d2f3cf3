/** Notes each answered request in log and metrics, without who asked: no address, token, query value or full user agent. */

import type { H3Event } from 'h3';
import type { AppDeps } from '../app-deps.ts';

/** Of a user agent, its first product without a version: enough to tell curl from a crawler (RFC 9110 §10.1.5). */
const PRODUCT = /^[A-Za-z0-9_.-]{1,40}/;

/** Characters of a path that are logged. */
const PATH_LIMIT = 200;

/** Returns the function that h3 calls with every answer. */
export function createAccessLog({ content, now, log, metrics }: AppDeps): (response: Response, event: H3Event) => void {
  return ({ status }, { req, url, context: { requestId, startedAt, quota, matchedRoute } }) => {
    const path = url.pathname;
    const ms = now() - startedAt;
    const policy = quota?.policy.name;
    log.info({
      request: requestId,
      method: req.method,
      path: path.slice(0, PATH_LIMIT),
      status,
      ms,
      policy,
      agent: PRODUCT.exec(req.headers.get('user-agent') ?? '')?.[0],
    });
    // A route of one of the few, never an address that somebody made up.
    const { route = '/**' } = matchedRoute ?? {};
    metrics?.countRequest(content.documents.has(path) ? 'documents' : route, status, ms);
  };
}

declare module 'h3' {
  interface H3EventContext {
    /** Arrival of the request, milliseconds since the epoch. */
    startedAt: number;
  }
}
