/** What a caller is told of its quota: the numbers, and the rate-limit headers of every answer. */

import { type List, serializeList } from 'structured-headers';
import { type QuotaPolicy, quotaPolicies } from '#shared/contract/policy.ts';
import type { Quota } from '../operations/operation.ts';
import type { Use } from '../state/state.ts';
import type { HeaderPair } from './respond.ts';

/** A window as it is told to its caller. */
export function toQuota(policy: QuotaPolicy, { used, resetAt }: Use, now: number): Quota {
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
