/** Identifies who asks, an address or the client behind a Bearer token, and counts the request. HTTP and `/mcp` alike. */

import type { H3Event } from 'h3';
import { ApiError } from '#shared/contract/errors.ts';
import type { Operation } from '#shared/contract/operations.ts';
import { type QuotaPolicy, quotaPolicies } from '#shared/contract/policy.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Caller, OperationContext } from '../operations/operation.ts';
import { hashSecret } from '../state/secret.ts';
import type { AccessToken, Quota, State, Use } from '../state/state.ts';
import { toClientAddress } from './request/client-address.ts';

/** RFC 6750 §2.1 `b64token`, the scheme in any letter case (RFC 9110 §11.1). */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** Either the caller of a counted request, or the reason to refuse one; a refused request is not counted. */
type Admission =
  | { caller: Caller; quota: Quota; refused?: undefined }
  | { refused: 'invalid_token' | 'token_required'; quota: Quota };

/** The operation's rules for counting a request. */
export interface Admitting {
  token: Operation['token'];
  /** A token without this scope counts as anonymous; every token counts as its client's without it. */
  scope?: Operation['scope'];
}

const { anonymous, identified } = quotaPolicies;

/**
 * Identifies and counts one request, and notes its window for the headers of the answer.
 * @throws ApiError for a token that is missing or not valid
 */
export async function identify(event: H3Event, admitting: Admitting, deps: AppDeps): Promise<OperationContext> {
  const { ip, headers } = event.req;
  const now = deps.now();
  const address = toClientAddress(ip, headers, deps.trustProxy);
  const admission = await admit(headers.get('authorization'), address, admitting, deps.state, now);
  const { quota } = admission;
  event.context.quota = quota;
  if (admission.refused) throw new ApiError({ code: admission.refused });
  return { content: deps.content, caller: admission.caller, quota, now, noteSearch: deps.noteSearch };
}

/** @throws ApiError `quota_exceeded` */
export function requireQuota({ exceeded, policy, resetSeconds }: Quota): void {
  if (exceeded) throw new ApiError({ code: 'quota_exceeded', policy, retryAfterSeconds: resetSeconds });
}

/**
 * Identifies and counts one request. Any credentials that are not those of a valid token are refused, never anonymous
 * instead. Whether the quota is exceeded is not looked at here.
 * @param authorization value of the `Authorization` header, null without one
 * @param address counter key of `toClientAddress`
 */
async function admit(
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
