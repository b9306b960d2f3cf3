/** Identifies who asks, an address or the client behind a Bearer token, and counts the request. HTTP and `/mcp` alike. */

import type { H3Event } from 'h3';
import { ApiError } from '#shared/contract/errors.ts';
import type { Operation } from '#shared/contract/operations.ts';
import { type QuotaPolicy, quotaPolicies } from '#shared/contract/policy.ts';
import type { AppDeps } from '../app-deps.ts';
import type { OperationContext } from '../operations/operation.ts';
import { hashSecret } from '../state/secret.ts';
import type { AccessToken, Quota, Use } from '../state/state.ts';
import { toClientAddress } from './request/client-address.ts';

/** RFC 6750 §2.1 `b64token`, the scheme in any letter case (RFC 9110 §11.1). */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The operation's rules for counting a request. */
export interface Admitting {
  token: Operation['token'];
  /** A token without this scope counts as anonymous; every token counts as its client's without it. */
  scope?: Operation['scope'];
}

const { anonymous, identified } = quotaPolicies;

/**
 * Identifies and counts one request, and notes its window for the headers of the answer. Any credentials that are not
 * those of a valid token are refused, never anonymous instead; a refused request is not counted. Whether the quota is
 * exceeded is not looked at here.
 * @throws ApiError for a token that is missing or not valid
 */
export async function identify(
  { req: { ip, headers }, context }: H3Event,
  { token: wanted, scope }: Admitting,
  { content, state: { counters, tokens }, trustProxy, now: readClock, noteSearch }: AppDeps,
): Promise<OperationContext> {
  const now = readClock();
  const address = toClientAddress(ip, headers, trustProxy);
  const addressKey = `address:${address}`;
  const authorization = headers.get('authorization');
  const sent = authorization === null ? undefined : BEARER.exec(authorization)?.[1];
  const token = sent === undefined ? undefined : await tokens.find(hashSecret(sent), now);
  if (!token && (authorization !== null || wanted === 'required')) {
    context.quota = toQuota(anonymous, await counters.look(addressKey, anonymous, now), now);
    throw new ApiError({ code: authorization === null ? 'token_required' : 'invalid_token' });
  }
  const isClient = token !== undefined && isGranted(token, scope);
  const policy = isClient ? identified : anonymous;
  const key = isClient ? `client:${token.clientId}` : addressKey;
  const quota = toQuota(policy, await counters.count(key, policy, now), now);
  context.quota = quota;
  return { content, caller: token ? { address, token } : { address }, quota, now, noteSearch };
}

/** @throws ApiError `quota_exceeded` */
export function requireQuota({ exceeded, policy, resetSeconds }: Quota): void {
  if (exceeded) throw new ApiError({ code: 'quota_exceeded', policy, retryAfterSeconds: resetSeconds });
}

/** The caller's view of a window. */
function toQuota(policy: QuotaPolicy, { used, resetAt }: Use, now: number): Quota {
  return {
    policy,
    used: Math.min(used, policy.limit),
    remaining: Math.max(0, policy.limit - used),
    resetSeconds: Math.ceil((resetAt - now) / 1000),
    exceeded: used > policy.limit,
  };
}

const isGranted = ({ scopes }: AccessToken, needed: Operation['scope']): boolean =>
  needed === undefined || scopes.includes(needed);

declare module 'h3' {
  interface H3EventContext {
    /** Window the request was counted in; of a 401 the one it would count in. */
    quota?: Quota;
  }
}
