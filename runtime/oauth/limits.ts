/** The limits of the authorization endpoints, apart from the quota of the content API. */

import { registrationLimit, tokenRequestLimit } from '#shared/contract/policy.ts';
import type { Limit, Use } from '../state/state.ts';
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
export function requireWithin({ limit }: Limit, use: Use, now: number): void {
  requireUse(limit, use, now, `At most ${limit} token requests a minute. A token is used again until it expires.`);
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
  requireUse(limit.limit, await server.state.counters.count(key, limit, now), now, description);
}

function requireUse(limit: number, { used, resetAt }: Use, now: number, description: string): void {
  if (used <= limit) return;
  const seconds = Math.max(1, Math.ceil((resetAt - now) / 1000));
  throw new OAuthError(429, 'slow_down', `${description} Try again in ${seconds} seconds.`, [
    ['retry-after', String(seconds)],
  ]);
}
