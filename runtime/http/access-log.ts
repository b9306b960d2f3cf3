/** One line of the log for each request, without who asked: no address, token, query value or full user agent. */

import type { Logger } from '../telemetry/log.ts';

/** Of a user agent, its first product without a version: enough to tell curl from a crawler (RFC 9110 §10.1.5). */
const PRODUCT = /^[A-Za-z0-9_.-]{1,40}/;

/** Characters of a path that are logged. */
const PATH_LIMIT = 200;

/** What is known of a request once it is answered. */
export interface AnsweredRequest {
  requestId: string;
  /** As it was asked for, without the query. */
  path: string;
  status: number;
  milliseconds: number;
  /** Name of the quota policy it was counted under. */
  policy: string | undefined;
}

export function logRequest(
  log: Logger,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  answered: AnsweredRequest,
): void {
  log.info({
    request: answered.requestId,
    method,
    path: answered.path.slice(0, PATH_LIMIT),
    status: answered.status,
    ms: answered.milliseconds,
    policy: answered.policy,
    agent: PRODUCT.exec(headers.get('user-agent') ?? '')?.[0],
  });
}

declare module 'h3' {
  interface H3EventContext {
    /** Milliseconds since the epoch. */
    startedAt: number;
  }
}
