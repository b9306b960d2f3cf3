/** The limits of the authorization endpoints, apart from the quota of the content API. */

import { registrationLimit, tokenRequestLimit } from '#shared/contract/policy.ts';
import type { Limit } from '../state/state.ts';
import type { EndpointRequest } from './endpoint.ts';
import { OAuthError } from './oauth-error.ts';

/** @throws OAuthError 429 beyond the registrations of the address. */
export function limitRegistrations(request: EndpointRequest): Promise<void> {
  const { limit } = registrationLimit;
  return count(
    request,
    `registrations:${request.address}`,
    registrationLimit,
    `At most ${limit} registrations an hour from one address. A client is registered once and kept.`,
  );
}

/** @throws OAuthError 429 beyond the token requests of the client. */
export function limitTokenRequests(request: EndpointRequest, clientId: string): Promise<void> {
  const { limit } = tokenRequestLimit;
  return count(
    request,
    `token-requests:${clientId}`,
    tokenRequestLimit,
    `At most ${limit} token requests a minute. A token is used again until it expires.`,
  );
}

/** @throws OAuthError 429 beyond the requests of the address that failed before their client was authenticated. */
export function limitUnauthenticated(request: EndpointRequest): Promise<void> {
  return count(
    request,
    `unauthenticated:${request.address}`,
    tokenRequestLimit,
    'Too many requests without valid client credentials from this address.',
  );
}

async function count({ server, now }: EndpointRequest, key: string, limit: Limit, description: string): Promise<void> {
  const { used, resetAt } = await server.state.counters.count(key, limit, now);
  if (used <= limit.limit) return;
  const seconds = Math.max(1, Math.ceil((resetAt - now) / 1000));
  throw new OAuthError(429, 'slow_down', `${description} Try again in ${seconds} seconds.`, [
    ['retry-after', String(seconds)],
  ]);
}
