/** Counts requests that carry a token where tokens and counters answer one by one. */

import { andThen, type MaybePromise } from '../maybe-promise.ts';
import { type Counters, type State, type Tokens, type TokenUse, toClientKey } from './state.ts';

/** `countToken` of a state with these tokens and counters. */
export function createTokenCounter(tokens: Tokens, counters: Counters): State['countToken'] {
  return (hash, { scope, client, address }, now) => {
    const { key } = address;
    return andThen(tokens.find(hash, now), (token): MaybePromise<TokenUse> => {
      if (!token) return andThen(counters.look(key, address, now), (use) => ({ use }));
      const granted = scope === undefined || token.scopes.includes(scope);
      const counted = granted
        ? counters.count(toClientKey(token.clientId), client, now)
        : counters.count(key, address, now);
      return andThen(counted, (use) => ({ token, use }));
    });
  };
}
