/** Notes each answered request in log and metrics, without who asked: no address, token, query value or full user agent. */

import type { H3EventContext } from 'h3';
import type { AppDeps } from '../app-deps.ts';

/** Of a user agent, its first product without a version: enough to tell curl from a crawler (RFC 9110 §10.1.5). */
const PRODUCT = /^[A-Za-z0-9_.-]{1,40}/;

/** Characters of a path that are logged. */
const PATH_LIMIT = 200;

/** Returns the function to call with every request when it is answered. */
export function createAccessLog({ content, now, log, metrics }: AppDeps) {
  return ({ method, headers }: Request, { status }: Response, context: H3EventContext): void => {
    const { requestId, path, startedAt, quota, matchedRoute } = context;
    const ms = now() - startedAt;
    log.info({
      request: requestId,
      method,
      path: path.slice(0, PATH_LIMIT),
      status,
      ms,
      policy: quota?.policy.name,
      agent: PRODUCT.exec(headers.get('user-agent') ?? '')?.[0],
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
    path: string;
  }
}
