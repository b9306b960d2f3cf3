/** Common parts of the OAuth endpoints: POST from any origin, errors in the OAuth shape, and limits. */

import { type EventHandler, type H3Event, HTTPError } from 'h3';
import type { Logger } from 'pino';
import type { OAuthErrorCode } from '#shared/contract/oauth.ts';
import { registrationLimit, tokenRequestLimit } from '#shared/contract/policy.ts';
import type { AppDeps } from '../app-deps.ts';
import { classifyError } from '../http/errors.ts';
import { type HeaderPair, oauthHeaders } from '../http/headers.ts';
import { toClientAddress } from '../http/request/client-address.ts';
import { respondJson, respondOptions } from '../http/respond.ts';
import { RETRY_AFTER_SECONDS } from '../state/state.ts';

/** One request to an endpoint. */
export interface EndpointRequest {
  event: H3Event;
  server: AppDeps;
  /** Counter key of the client's address. Never logged. */
  address: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Answers one POST. Errors that it throws are answered in the OAuth shape. */
export type Endpoint = (request: EndpointRequest) => Promise<Response>;

const methods = ['POST', 'OPTIONS'] as const;

/** Creates the handler of an endpoint's address: OPTIONS and POST, 405 for other methods, errors as OAuth bodies. */
export function serveEndpoint(endpoint: Endpoint, server: AppDeps): EventHandler {
  return async (event) => {
    const { method } = event.req;
    if (method === 'OPTIONS') return respondOptions(event, methods);
    try {
      if (method !== 'POST') throw notPost();
      const address = toClientAddress(event.req.ip, event.req.headers, server.trustProxy);
      return await endpoint({ event, server, address, now: server.now() });
    } catch (error) {
      return toOAuthErrorResponse(error, event, server.log);
    }
  };
}

const notPost = (): OAuthError =>
  new OAuthError(405, 'invalid_request', 'This endpoint takes POST.', [['allow', methods.join(', ')]]);

/** Limits of the endpoints, separate from the quota of the content API. */
const limits = {
  registrations: {
    ...registrationLimit,
    description: `At most ${registrationLimit.limit} registrations an hour from one address. A client is registered once and kept.`,
  },
  'token-requests': {
    ...tokenRequestLimit,
    description: `At most ${tokenRequestLimit.limit} token requests a minute. A token is used again until it expires.`,
  },
  unauthenticated: {
    ...tokenRequestLimit,
    description: 'Too many requests without valid client credentials from this address.',
  },
};

/**
 * Counts one request against a limit.
 * @param who the caller's address or client id
 * @throws OAuthError 429 beyond the limit
 */
export async function requireWithinLimit(name: keyof typeof limits, who: string, { server, now }: EndpointRequest) {
  const { description, ...limit } = limits[name];
  const { used, resetAt } = await server.state.counters.count(`${name}:${who}`, limit, now);
  if (used <= limit.limit) return;
  const seconds = Math.ceil((resetAt - now) / 1000);
  throw new OAuthError(429, 'invalid_request', `${description} Try again in ${seconds} seconds.`, [
    ['retry-after', String(seconds)],
  ]);
}

/** Error of an endpoint's step, answered as it is. */
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

/**
 * Turns any error into an OAuth answer: an OAuthError as it is, 503 while the state is unavailable, else 500 and a log
 * line.
 */
function toOAuthErrorResponse(thrown: unknown, event: H3Event, log: Pick<Logger, 'error'>): Response {
  const { status, code, message, headers } = toOAuthError(thrown, event, log);
  return respondJson(event, status, { error: code, error_description: message }, [...oauthHeaders, ...headers]);
}

function toOAuthError(thrown: unknown, event: H3Event, log: Pick<Logger, 'error'>): OAuthError {
  if (thrown instanceof OAuthError) return thrown;
  if (HTTPError.isError(thrown)) return new OAuthError(thrown.status, 'invalid_request', thrown.message);
  const { code } = classifyError(thrown, event, log);
  if (code !== 'content_unavailable') return new OAuthError(500, 'server_error', 'Internal error.');
  return new OAuthError(503, 'temporarily_unavailable', 'The service cannot keep or look up clients now.', [
    ['retry-after', String(RETRY_AFTER_SECONDS)],
  ]);
}
