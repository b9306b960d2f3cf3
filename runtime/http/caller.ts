/** Identifies who asks, an address or the client behind a Bearer token, and counts the request. HTTP and `/mcp` alike. */

import type { Operation } from '#shared/contract/operations.ts';
import { quotaPolicies } from '#shared/contract/policy.ts';
import { andThen, type MaybePromise } from '../maybe-promise.ts';
import { hashSecret } from '../oauth/secret.ts';
import type { Caller, Quota } from '../operations/operation.ts';
import type { AccessToken, State, TokenUse } from '../state/state.ts';
import { toQuota } from './quota.ts';

/** RFC 6750 §2.1 `b64token`, the scheme in any letter case (RFC 9110 §11.1). */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** A request whose caller is known and which was counted, or one to refuse, which was not: its quota is as it stands. */
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
export function admit(
  authorization: string | null,
  address: string,
  { token, scope }: Admitting,
  state: Pick<State, 'counters' | 'countToken'>,
  now: number,
): MaybePromise<Admission> {
  const key = `address:${address}`;
  if (authorization === null) {
    if (token === 'required') return refuse('token_required');
    return andThen(state.counters.count(key, anonymous, now), (use) => ({
      caller: { address },
      quota: toQuota(anonymous, use, now),
    }));
  }
  const [, sent] = BEARER.exec(authorization) ?? [];
  if (sent === undefined) return refuse('invalid_token');
  const windows = { scope, client: identified, address: { key, ...anonymous } };
  return andThen(state.countToken(hashSecret(sent), windows, now), toAdmission);

  function refuse(refused: 'invalid_token' | 'token_required'): MaybePromise<Admission> {
    return andThen(state.counters.look(key, anonymous, now), (use) => ({
      refused,
      quota: toQuota(anonymous, use, now),
    }));
  }

  function toAdmission({ token: found, use }: TokenUse): Admission {
    if (!found) return { refused: 'invalid_token', quota: toQuota(anonymous, use, now) };
    const policy = isGranted(found, scope) ? identified : anonymous;
    return { caller: { address, token: found }, quota: toQuota(policy, use, now) };
  }
}

const isGranted = ({ scopes }: AccessToken, needed: Operation['scope']): boolean =>
  needed === undefined || scopes.includes(needed);
