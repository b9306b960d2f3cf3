/** Notes each answered request in log and metrics, without who asked: no address, token, query value or full user agent. */

import type { AppDeps } from '../app-deps.ts';
import type { Exchange } from './exchange.ts';

/** Of a user agent, its first product without a version: enough to tell curl from a crawler (RFC 9110 §10.1.5). */
const PRODUCT = /^[A-Za-z0-9_.-]{1,40}/;

/** Characters of a path that are logged. */
const PATH_LIMIT = 200;

/** Returns what notes an answer. `route` is one of the few addresses of the service, never one that somebody made up. */
export function createAccessLog({ content, now, log, metrics }: AppDeps) {
  return ({ method, headers, url, requestId, startedAt, quota }: Exchange, status: number, route: string): void => {
    const path = url.pathname;
    const ms = now() - startedAt;
    const policy = quota?.policy.name;
    log.info({
      request: requestId,
      method,
      path: path.slice(0, PATH_LIMIT),
      status,
      ms,
      policy,
      agent: PRODUCT.exec(headers['user-agent'] ?? '')?.[0],
    });
    metrics?.countRequest(content.documents.has(route) ? 'documents' : route, status, ms);
  };
}
