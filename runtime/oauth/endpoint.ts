/** What the four endpoints share: POST alone, from any origin, errors in the OAuth shape, and limits. */

import type { EventHandler, H3Event } from 'h3';
import { registrationLimit, tokenRequestLimit } from '#shared/contract/policy.ts';
import type { AppDeps } from '../app-deps.ts';
import { toClientAddress } from '../http/request/client-address.ts';
import { respondOptions } from '../http/respond.ts';
import { OAuthError, toOAuthErrorResponse } from './oauth-error.ts';

/** One request to an endpoint. */
export interface EndpointRequest {
  event: H3Event;
  server: AppDeps;
  /** Counter key of the client's address. Never logged. */
  address: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Answers one POST. What it throws becomes an answer in the OAuth error shape. */
export type Endpoint = (request: EndpointRequest) => Promise<Response>;

const methods = ['POST', 'OPTIONS'] as const;

/** Handler of an endpoint's address, for every method. */
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

/** The limits of these endpoints, apart from the quota of the content API. */
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
 * Counts a request against a limit.
 * @param who address of the caller, or id of the client
 * @throws OAuthError 429 beyond it
 */
export async function requireWithin(
  name: keyof typeof limits,
  who: string,
  { server, now }: EndpointRequest,
): Promise<void> {
  const { description, ...limit } = limits[name];
  const { used, resetAt } = await server.state.counters.count(`${name}:${who}`, limit, now);
  if (used <= limit.limit) return;
  const seconds = Math.ceil((resetAt - now) / 1000);
  throw new OAuthError(429, 'slow_down', `${description} Try again in ${seconds} seconds.`, [
    ['retry-after', String(seconds)],
  ]);
}
