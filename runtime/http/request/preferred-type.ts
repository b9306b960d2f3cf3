/** Tells which media type a client prefers (RFC 9110 §12.5.1). */

import Negotiator from 'negotiator';

/** Characters; browsers send a tenth of it. Reading a list takes longer than its length. */
const MAX_ACCEPT_LENGTH = 1_000;

/** The type that an `Accept` header prefers, the first where it prefers none or is too long; undefined for others only. */
export function toPreferredType<Type extends string>(accept: string | null, types: readonly Type[]): Type | undefined {
  const isRead = accept !== null && accept.length <= MAX_ACCEPT_LENGTH;
  return new Negotiator({ headers: { accept: isRead ? accept : '*/*' } }).mediaType([...types]) as Type | undefined;
}
