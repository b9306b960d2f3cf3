/** The limits of the authorization endpoints, apart from the quota of the content API. */

import { registrationLimit, tokenRequestLimit } from '#shared/contract/policy.ts';
import type { EndpointRequest } from './endpoint.ts';
import { OAuthError } from './oauth-error.ts';

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
