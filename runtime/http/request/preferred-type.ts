/** Tells which media type and which content coding a client prefers (RFC 9110 §12.5.1, §12.5.3). */

import Negotiator from 'negotiator';
import { remember } from '#shared/remember.ts';
import { type Coding, codings } from '../../content/prepared.ts';

/** Characters; browsers send a tenth of it. Reading a list takes longer than its length. */
const MAX_ACCEPT_LENGTH = 1_000;

/** The type that an `Accept` header prefers, the first where it prefers none or is too long; undefined for others only. */
export function toPreferredType<Type extends string>(accept: string | null, types: readonly Type[]): Type | undefined {
  const isRead = accept !== null && accept.length <= MAX_ACCEPT_LENGTH;
  return new Negotiator({ headers: { accept: isRead ? accept : '*/*' } }).mediaType([...types]) as Type | undefined;
}

/** Values of `Accept-Encoding` that are remembered: clients send few. */
const MAX_REMEMBERED = 100;

/** The coding that an `Accept-Encoding` header prefers; undefined for the bytes as they are, as without the header. */
export const toPreferredCoding = remember((accepted: string | null): Coding | undefined => {
  if (!accepted || accepted.length > MAX_ACCEPT_LENGTH) return undefined;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  // Its types lack the options.
  const choose: (known: string[], options: object) => string[] = negotiator.encodings.bind(negotiator);
  const [best] = choose([...codings, 'identity'], { preferred: codings });
  return codings.find((coding) => coding === best);
}, MAX_REMEMBERED);
