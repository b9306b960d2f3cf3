/** Errors of the content API: code, status, and the data for their sentences. */

import type { Addresses } from '../addresses.ts';
import type { Scope } from './oauth.ts';
import type { QuotaPolicy } from './policy.ts';
import type { ErrorBody, ParameterProblem } from './schemas.ts';

export const errorStatus = {
  missing_parameter: 400,
  invalid_parameter: 400,
  invalid_token: 401,
  token_required: 401,
  insufficient_scope: 403,
  page_not_found: 404,
  operation_not_found: 404,
  method_not_allowed: 405,
  quota_exceeded: 429,
  internal_error: 500,
  content_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Error with the data for its message and hint. */
export type ErrorDetails =
  | { code: 'missing_parameter'; parameter: string }
  | { code: 'invalid_parameter'; parameter: string; problem: ParameterProblem }
  | { code: 'invalid_token' | 'token_required' | 'operation_not_found' | 'internal_error' }
  | { code: 'insufficient_scope'; scope: Scope }
  /** `nearest` has up to three similar addresses of pages. */
  | { code: 'page_not_found'; nearest: readonly string[] }
  /** `identity` is true at the address of agent identities, where clients may try to register. */
  | { code: 'method_not_allowed'; allow: readonly string[]; identity?: boolean }
  | { code: 'quota_exceeded'; policy: QuotaPolicy; retryAfterSeconds: number }
  | { code: 'content_unavailable'; retryAfterSeconds: number };

/** Error thrown while a request of the content API is answered. One place turns it into an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly details: ErrorDetails;

  constructor(details: ErrorDetails) {
    super(details.code);
    this.details = details;
  }
}

/** Sentences of a language for errors. */
interface ErrorText {
  error: (details: ErrorDetails, addresses: Addresses) => { message: string; hint: string };
}

/** Returns the body of an error answer of the content API, in the reader's language. */
export function toErrorBody(details: ErrorDetails, locale: ErrorText, addresses: Addresses): ErrorBody {
  const { message, hint } = locale.error(details, addresses);
  return {
    code: details.code,
    message,
    data: {
      status: errorStatus[details.code],
      hint,
      ...('parameter' in details && { parameter: details.parameter }),
    },
  };
}
