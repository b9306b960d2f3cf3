/** Identifies the caller, an address or a client with a token, and counts the request, for HTTP and `/mcp`. */

import type { H3Event } from 'h3';
import { ApiError } from '#shared/contract/errors.ts';
import type { Operation } from '#shared/contract/operations.ts';
import { quotaPolicies } from '#shared/contract/policy.ts';
import type { AppDeps } from '../app-deps.ts';
import type { OperationContext } from '../operations/handlers.ts';
import { hashSecret, type Quota, toQuota } from '../state/state.ts';
import { toClientAddress } from './request/client-address.ts';

/** Matches RFC 6750 §2.1 `b64token`, with the scheme in any letter case (RFC 9110 §11.1). */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** Returns the token of an `Authorization` header; undefined without one. */
export const readBearer = (header: string | null): string | undefined => BEARER.exec(header ?? '')?.[1];

export interface TokenRule {
  token: Operation['token'];
  /** Scope without which a token counts as anonymous. If absent, every token counts for its client. */
  scope?: Operation['scope'];
}

const { anonymous, identified } = quotaPolicies;

/**
 * Identifies and counts a request, and sets `context.quota`; `requireQuota` checks it. Refuses invalid credentials, and
 * does not count such a request. A request whose token lacks the scope counts for its address, but keeps its token.
 * @throws ApiError for a missing or invalid token
 */
export async function identifyAndCount(
  { req: { ip, headers }, context }: H3Event,
  { token: wanted, scope }: TokenRule,
  { content, state: { counters, tokens }, trustProxy, now: readClock, noteSearch }: AppDeps,
): Promise<OperationContext> {
  const now = readClock();
  const addressKey = `address:${toClientAddress(ip, headers, trustProxy)}`;
  const authorization = headers.get('authorization');
  const sent = readBearer(authorization);
  const token = sent === undefined ? undefined : await tokens.find(hashSecret(sent), now);
  if (!token && (authorization !== null || wanted === 'required')) {
    context.quota = toQuota(anonymous, await counters.count(addressKey, anonymous, now, 0), now);
    throw new ApiError({ code: authorization === null ? 'token_required' : 'invalid_token' });
  }
  const isClient = token !== undefined && (scope === undefined || token.scopes.includes(scope));
  const policy = isClient ? identified : anonymous;
  const key = isClient ? `client:${token.clientId}` : addressKey;
  const quota = toQuota(policy, await counters.count(key, policy, now), now);
  context.quota = quota;
  return { content, token, quota, noteSearch };
}

/** Checks a quota. @throws ApiError `quota_exceeded` */
export function requireQuota({ exceeded, policy, resetSeconds }: Quota): void {
  if (exceeded) throw new ApiError({ code: 'quota_exceeded', policy, retryAfterSeconds: resetSeconds });
}

declare module 'h3' {
  interface H3EventContext {
    /** Quota in which the request was counted; for a 401, that of its address, without this request. */
    quota?: Quota;
  }
}
