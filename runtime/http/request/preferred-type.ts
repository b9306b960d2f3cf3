/** Finds the media type and the content coding that a client prefers (RFC 9110 §12.5.1, §12.5.3). */

import Negotiator from 'negotiator';
import { remember } from '#shared/remember.ts';
import { type Coding, codings } from '../../content/prepared.ts';

/** Maximum characters of a list, ten times as many as browsers send. Parsing takes more than linear time. */
const MAX_ACCEPT_LENGTH = 1_000;

/**
 * Returns the type that `Accept` prefers; the first without a preference; undefined if it accepts none of them. A
 * header longer than `MAX_ACCEPT_LENGTH` counts as missing.
 */
export function toPreferredType<Type extends string>(accept: string | null, types: readonly Type[]): Type | undefined {
  const isRead = accept !== null && accept.length <= MAX_ACCEPT_LENGTH;
  return new Negotiator({ headers: { accept: isRead ? accept : '*/*' } }).mediaType([...types]) as Type | undefined;
}

/** Maximum cached values of `Accept-Encoding`, as clients send few different ones. */
const MAX_REMEMBERED = 100;

/** Returns the coding that `Accept-Encoding` prefers; undefined for uncompressed bytes, as without the header. */
export const toPreferredCoding = remember((accepted: string | null): Coding | undefined => {
  if (!accepted || accepted.length > MAX_ACCEPT_LENGTH) return undefined;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  // The types of `encodings` lack the options.
  const choose: (known: string[], options: object) => string[] = negotiator.encodings.bind(negotiator);
  const [best] = choose([...codings, 'identity'], { preferred: codings });
  return codings.find((coding) => coding === best);
}, MAX_REMEMBERED);
