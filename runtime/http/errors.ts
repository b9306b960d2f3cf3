/** Turns whatever was thrown into an answer of the content API's error shape; the one `onError` of the app. */

import { type H3Event, HTTPError } from 'h3';
import type { Logger } from 'pino';
import { ApiError, type ErrorDetails, errorStatus, toErrorBody } from '#shared/contract/errors.ts';
import type { Content } from '../content.ts';
import { StateUnavailableError } from '../state/state.ts';
import { caching, type HeaderPair, toQuotaHeaders } from './headers.ts';
import { respondJson } from './respond.ts';

/** The dependencies of the conversion. */
interface ErrorDeps {
  content: Content;
  log: Logger;
}

/**
 * The answer to anything thrown while a request was served. What the service has no error for becomes `internal_error`:
 * the log tells all, the answer nothing.
 */
export function toErrorResponse(thrown: unknown, event: H3Event, { content, log }: ErrorDeps): Response {
  const details = toDetails(thrown);
  const { quota, requestId } = event.context;
  if (details.code === 'internal_error') log.error({ err: toCause(thrown), requestId }, 'request failed');
  return respondJson(event, errorStatus[details.code], toErrorBody(details, content.locale, content.addresses), [
    ...content.apiHeaders,
    ...(quota ? toQuotaHeaders(quota) : []),
    caching.never,
    ...toCodeHeaders(details, content.addresses.apiProtectedResource),
  ]);
}

/** The headers that an error code asks for. @param metadata address of the protected resource's metadata (RFC 9728 §5.1) */
export function toCodeHeaders(details: ErrorDetails, metadata: string): HeaderPair[] {
  const challenge = (...attributes: string[]): HeaderPair => [
    'www-authenticate',
    `Bearer ${[...attributes, `resource_metadata="${metadata}"`].join(', ')}`,
  ];
  switch (details.code) {
    // RFC 6750 §3.1: no error attribute where no credentials were sent.
    case 'token_required':
      return [challenge()];
    case 'invalid_token':
      return [challenge('error="invalid_token"')];
    case 'insufficient_scope':
      return [challenge('error="insufficient_scope"', `scope="${details.scope}"`)];
    case 'method_not_allowed':
      return [['allow', details.allow.join(', ')]];
    case 'quota_exceeded':
      return [['retry-after', String(details.retryAfterSeconds)]];
    case 'content_unavailable':
      return details.retryAfterSeconds ? [['retry-after', String(details.retryAfterSeconds)]] : [];
    default:
      return [];
  }
}

function toDetails(thrown: unknown): ErrorDetails {
  const cause = toCause(thrown);
  if (cause instanceof ApiError) return cause.details;
  if (cause instanceof StateUnavailableError) {
    return { code: 'content_unavailable', retryAfterSeconds: cause.retryAfterSeconds };
  }
  return { code: 'internal_error' };
}

/** h3 wraps what was thrown in an HTTPError of its own. */
function toCause(thrown: unknown): unknown {
  return thrown instanceof HTTPError && thrown.cause instanceof Error ? thrown.cause : thrown;
}
