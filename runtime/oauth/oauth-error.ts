/** The errors of the authorization endpoints, and the only place where they become answers (RFC 6749 §5.2). */

import { type H3Event, HTTPError } from 'h3';
import type { Logger } from 'pino';
import type { OAuthErrorCode } from '#shared/contract/oauth.ts';
import { type HeaderPair, oauthHeaders } from '../http/headers.ts';
import { BodyError } from '../http/request/read-body.ts';
import { respondJson } from '../http/respond.ts';
import { StateUnavailableError } from '../state/state.ts';

/** Thrown by the steps of an endpoint. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly status: number;
  readonly code: OAuthErrorCode;
  readonly headers: readonly HeaderPair[];

  /** @param description ASCII without `"` and `\`: RFC 6749 §5.2 allows no more. Never text that a client sent. */
  constructor(status: number, code: OAuthErrorCode, description: string, headers: readonly HeaderPair[] = []) {
    super(description);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The answer to whatever an endpoint threw: 503 where the state cannot help now, 500 and a log line for a fault. */
export function toOAuthErrorResponse(thrown: unknown, event: H3Event, log: Pick<Logger, 'error'>): Response {
  const { status, code, message, headers } = toOAuthError(thrown, event, log);
  return respondJson(event, status, { error: code, error_description: message }, [...oauthHeaders, ...headers]);
}

function toOAuthError(thrown: unknown, event: H3Event, log: Pick<Logger, 'error'>): OAuthError {
  if (thrown instanceof OAuthError) return thrown;
  if (thrown instanceof BodyError) return new OAuthError(thrown.status, 'invalid_request', thrown.message);
  if (thrown instanceof StateUnavailableError) {
    return new OAuthError(503, 'temporarily_unavailable', 'The service cannot keep or look up clients now.', [
      ['retry-after', String(thrown.retryAfterSeconds)],
    ]);
  }
  const err = HTTPError.isError(thrown) ? (thrown.cause ?? thrown) : thrown;
  log.error({ err, requestId: event.context.requestId }, 'request failed');
  return new OAuthError(500, 'server_error', 'Internal error.');
}
