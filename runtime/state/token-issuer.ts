/** Issues tokens where clients, counters and tokens answer one by one. */

import { timingSafeEqual } from 'node:crypto';
import { tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import { andThen, type MaybePromise } from '../maybe-promise.ts';
import type { AccessToken, Client, State, TokenIssue } from './state.ts';

/** Counter key of a client's token requests. */
export const toTokenRequestsKey = (clientId: string): string => `token-requests:${clientId}`;

/** The token as it is kept; undefined for scopes that the client does not have. */
export function toAccessToken(
  { id, name, scopes }: Pick<Client, 'id' | 'name' | 'scopes'>,
  asked: readonly AccessToken['scopes'][number][] | undefined,
  now: number,
): AccessToken | undefined {
  if (asked?.some((scope) => !scopes.includes(scope))) return undefined;
  return {
    clientId: id,
    clientName: name,
    scopes: [...(asked ?? scopes)],
    issuedAt: now,
    expiresAt: now + tokenLifetimeSeconds * 1000,
  };
}

/** `issueToken` of a state with these parts. */
export function createTokenIssuer({
  clients,
  counters,
  tokens,
}: Pick<State, 'clients' | 'counters' | 'tokens'>): State['issueToken'] {
  return ({ clientId, secretHash, limit, token }, now) =>
    andThen(clients.find(clientId, now), (client): MaybePromise<TokenIssue> => {
      if (!client || !isEqual(secretHash, client.secretHash)) return {};
      return andThen(counters.count(toTokenRequestsKey(clientId), limit, now), (use) => {
        if (use.used > limit.limit) return { client, use };
        return andThen(clients.touch(clientId, now), () => {
          const issued = token && toAccessToken(client, token.scopes, now);
          if (!token || !issued) return { client, use };
          return andThen(tokens.add(token.hash, issued), () => ({ client, use, issued }));
        });
      });
    });
}

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
