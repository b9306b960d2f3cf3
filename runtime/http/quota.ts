/** Counts a request against its caller's quota, and says so in the rate-limit headers of the answer. */

import { type List, serializeList } from 'structured-headers';
import type { Operation } from '#shared/contract/operations.ts';
import { type QuotaPolicy, quotaPolicies } from '#shared/contract/policy.ts';
import type { Caller, Quota } from '../operations/operation.ts';
import type { Counters, MaybePromise, Use } from '../state/state.ts';
import type { HeaderPair } from './respond.ts';

/**
 * The policy a caller is counted under. A token that was not granted the scope of an operation that needs none
 * counts as anonymous there, since that scope is what grants the extended quota.
 */
function toPolicy(caller: Caller, { token, scope }: Pick<Operation, 'token' | 'scope'>): QuotaPolicy {
  if (!caller.token) return quotaPolicies.anonymous;
  const granted = token === 'required' || scope === undefined || caller.token.scopes.includes(scope);
  return granted ? quotaPolicies.identified : quotaPolicies.anonymous;
}

/** Counts one request; never refuses, the answer's `exceeded` says whether it should be. */
export function countRequest(
  caller: Caller,
  operation: Pick<Operation, 'token' | 'scope'>,
  counters: Counters,
  now: number,
): MaybePromise<Quota> {
  const policy = toPolicy(caller, operation);
  const key = policy === quotaPolicies.identified ? `client:${caller.token?.clientId}` : `address:${caller.address}`;
  const use = counters.count(key, policy, now);
  return use instanceof Promise ? use.then((late) => toQuota(policy, late, now)) : toQuota(policy, use, now);
}

function toQuota(policy: QuotaPolicy, { used, resetAt }: Use, now: number): Quota {
  return {
    policy,
    used: Math.min(used, policy.limit),
    remaining: Math.max(0, policy.limit - used),
    resetSeconds: Math.max(1, Math.ceil((resetAt - now) / 1000)),
    exceeded: used > policy.limit,
  };
}

const list = (policy: QuotaPolicy, parameters: Record<string, number>): string =>
  serializeList([[policy.name, new Map(Object.entries(parameters))]] satisfies List);

/** What does not change from answer to answer of one policy. */
const constants = new Map(
  Object.values(quotaPolicies).map((policy) => [
    policy.name,
    {
      name: list(policy, {}),
      pairs: [
        ['ratelimit-policy', list(policy, { q: policy.limit, w: policy.windowSeconds })],
        ['ratelimit-limit', String(policy.limit)],
      ] satisfies HeaderPair[],
    },
  ]),
);

/**
 * The five rate-limit headers (draft-ietf-httpapi-ratelimit-headers-10 §3 and §4, and the older three).
 * Both lists hold one Item, the policy's name as a String.
 */
export function toQuotaHeaders({ policy, remaining, resetSeconds }: Quota): HeaderPair[] {
  const constant = constants.get(policy.name);
  return [
    ...(constant?.pairs ?? []),
    ['ratelimit', `${constant?.name};r=${remaining};t=${resetSeconds}`],
    ['ratelimit-remaining', String(remaining)],
    ['ratelimit-reset', String(resetSeconds)],
  ];
}
