/** Identifies who asks: an address, and the client behind a Bearer token. HTTP operations and `/mcp` use it alike. */

import { hash } from 'node:crypto';
import { ApiError } from '#shared/contract/errors.ts';
import type { Caller } from '../operations/operation.ts';
import type { MaybePromise, Tokens } from '../state/state.ts';

/** RFC 6750 §2.1 `b64token`, the scheme in any letter case (RFC 9110 §11.1). */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** How tokens are kept and looked up: SHA-256 in hex. */
export function toTokenHash(token: string): string {
  return hash('sha256', token);
}

/** The token of an `Authorization` header; undefined when it holds no well-formed Bearer credentials. */
function readBearerToken(authorization: string): string | undefined {
  return BEARER.exec(authorization)?.[1];
}

/**
 * The caller of a request.
 * @param authorization value of the `Authorization` header, null without one
 * @param address counter key of `toClientAddress`
 * @throws ApiError `invalid_token` for any credentials that are not those of a valid token: never anonymous instead.
 */
export function identify(
  authorization: string | null,
  address: string,
  tokens: Tokens,
  now: number,
): MaybePromise<Caller> {
  if (authorization === null) return { address };
  const token = readBearerToken(authorization);
  if (token === undefined) throw new ApiError({ code: 'invalid_token' });
  const found = tokens.find(toTokenHash(token), now);
  return found instanceof Promise ? found.then((late) => toCaller(address, late)) : toCaller(address, found);
}

function toCaller(address: string, token: Caller['token']): Caller {
  if (!token) throw new ApiError({ code: 'invalid_token' });
  return { address, token };
}
