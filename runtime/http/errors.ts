/** Turns errors into answers in the content API's error shape. */

import { type H3Event, HTTPError } from 'h3';
import type { Logger } from 'pino';
import { ApiError, type ErrorDetails, errorStatus, toErrorBody } from '#shared/contract/errors.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Content } from '../content.ts';
import { RETRY_AFTER_SECONDS, StateUnavailableError } from '../state/state.ts';
import { caching, type HeaderPair, toQuotaHeaders } from './headers.ts';
import { respondJson } from './respond.ts';

/** Answers any error. The answer of an unexpected one has no details (`internal_error`); the log has them. */
export function toErrorResponse(thrown: unknown, event: H3Event, deps: Pick<AppDeps, 'content' | 'log'>): Response {
  const { locale, addresses } = deps.content;
  const details = classifyError(thrown, event, deps.log);
  const headers = toCodeHeaders(details, addresses.apiProtectedResource);
  return respondError(event, errorStatus[details.code], toErrorBody(details, locale, addresses), deps.content, headers);
}

/** Answers with an error in JSON, the headers of every API answer, and those of the request's quota. */
export function respondError(
  event: H3Event,
  status: number,
  body: object,
  { apiHeaders }: Content,
  headers: readonly HeaderPair[] = [],
): Response {
  const { quota } = event.context;
  const quotaHeaders = quota ? toQuotaHeaders(quota) : [];
  return respondJson(event, status, body, [...apiHeaders, ...quotaHeaders, caching.never, ...headers]);
}

/** Returns the headers of an error code. @param metadata address of the resource's metadata (RFC 9728 §5.1) */
export function toCodeHeaders(details: ErrorDetails, metadata: string): HeaderPair[] {
  const challenge = (...attributes: string[]): HeaderPair => [
    'www-authenticate',
    `Bearer ${[...attributes, `resource_metadata="${metadata}"`].join(', ')}`,
  ];
  switch (details.code) {
    // RFC 6750 §3.1: no error attribute if the request had no credentials.
    case 'token_required':
      return [challenge()];
    case 'invalid_token':
      return [challenge('error="invalid_token"')];
    case 'insufficient_scope':
      return [challenge('error="insufficient_scope"', `scope="${details.scope}"`)];
    case 'method_not_allowed':
      return [['allow', details.allow.join(', ')]];
    case 'quota_exceeded':
    case 'content_unavailable':
      return [['retry-after', String(details.retryAfterSeconds)]];
    default:
      return [];
  }
}

/** Returns the API's error for any error. Logs an unexpected one, which becomes `internal_error`. */
export function classifyError(thrown: unknown, event: H3Event, log: Pick<Logger, 'error'>): ErrorDetails {
  // h3 wraps a thrown error in its own HTTPError.
  const err = thrown instanceof HTTPError && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (err instanceof ApiError) return err.details;
  if (err instanceof StateUnavailableError)
    return { code: 'content_unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS };
  log.error({ err, requestId: event.context.requestId }, 'request failed');
  return { code: 'internal_error' };
}
