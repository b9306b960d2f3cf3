/** Identifies who asks, an address or the client behind a Bearer token, and counts the request. HTTP and `/mcp` alike. */

import type { Operation } from '#shared/contract/operations.ts';
import { type QuotaPolicy, quotaPolicies } from '#shared/contract/policy.ts';
import type { Caller, Quota } from '../operations/operation.ts';
import { hashSecret } from '../state/secret.ts';
import type { AccessToken, State, Use } from '../state/state.ts';

/** RFC 6750 §2.1 `b64token`, the scheme in any letter case (RFC 9110 §11.1). */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** Either the caller of a counted request, or the reason to refuse one; a refused request is not counted. */
export type Admission =
  | { caller: Caller; quota: Quota; refused?: undefined }
  | { refused: 'invalid_token' | 'token_required'; quota: Quota };

/** What decides whether a request is counted, and in which window. */
export interface Admitting {
  token: Operation['token'];
  /** A token without this scope counts as anonymous; every token counts as its client's without it. */
  scope?: Operation['scope'];
}

const { anonymous, identified } = quotaPolicies;

/**
 * Identifies and counts one request. Any credentials that are not those of a valid token are refused, never anonymous
 * instead. Whether the quota is exceeded is not looked at here.
 * @param authorization value of the `Authorization` header, null without one
 * @param address counter key of `toClientAddress`
 */
export async function admit(
  authorization: string | null,
  address: string,
  { token: wanted, scope }: Admitting,
  { counters, tokens }: Pick<State, 'counters' | 'tokens'>,
  now: number,
): Promise<Admission> {
  const addressKey = `address:${address}`;
  const count = async (policy: QuotaPolicy, key: string) =>
    toQuota(policy, await counters.count(key, policy, now), now);
  const refuse = async (refused: 'invalid_token' | 'token_required') => ({
    refused,
    quota: toQuota(anonymous, await counters.look(addressKey, anonymous, now), now),
  });

  if (authorization === null) {
    if (wanted === 'required') return refuse('token_required');
    return { caller: { address }, quota: await count(anonymous, addressKey) };
  }
  const [, sent] = BEARER.exec(authorization) ?? [];
  const token = sent === undefined ? undefined : await tokens.find(hashSecret(sent), now);
  if (!token) return refuse('invalid_token');
  const quota = isGranted(token, scope)
    ? await count(identified, `client:${token.clientId}`)
    : await count(anonymous, addressKey);
  return { caller: { address, token }, quota };
}

/** A window as it is told to its caller. */
function toQuota(policy: QuotaPolicy, { used, resetAt }: Use, now: number): Quota {
  return {
    policy,
    used: Math.min(used, policy.limit),
    remaining: Math.max(0, policy.limit - used),
    resetSeconds: Math.max(1, Math.ceil((resetAt - now) / 1000)),
    exceeded: used > policy.limit,
  };
}

const isGranted = ({ scopes }: AccessToken, needed: Operation['scope']): boolean =>
  needed === undefined || scopes.includes(needed);
