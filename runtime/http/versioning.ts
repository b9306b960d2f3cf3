/** The headers by which every answer of the API says its version, and one day its end (RFC 9745, RFC 8594). */

import { serializeItem } from 'structured-headers';
import type { Addresses } from '#shared/addresses.ts';
import { deprecationNoticeDays, toApiVersion } from '#shared/contract/policy.ts';
import { toLink } from './link.ts';
import type { HeaderPair } from './respond.ts';

/** The announced end of this major version. */
export interface Deprecation {
  announced: Date;
  /** Not before `deprecationNoticeDays` after the announcement. */
  sunset: Date;
}

/** The one place that deprecates this version: nothing does today. */
export const deprecation: Deprecation | undefined = undefined;

/**
 * API-Version and the link to the policy; Deprecation and Sunset when there is one.
 * @throws RangeError when the shutdown comes sooner than the policy promises.
 */
export function toVersionHeaders(addresses: Addresses, apiPath: string, ending?: Deprecation): HeaderPair[] {
  const headers: HeaderPair[] = [
    ['api-version', toApiVersion(apiPath)],
    ['link', toLink(addresses.versioningPolicy, 'deprecation', 'text/html')],
  ];
  if (!ending) return headers;
  const { announced, sunset } = ending;
  const notice = sunset.getTime() - announced.getTime();
  if (notice < deprecationNoticeDays * 24 * 3600 * 1000) {
    throw new RangeError(`A version keeps working for ${deprecationNoticeDays} days after its deprecation.`);
  }
  return [...headers, ['deprecation', serializeItem(announced)], ['sunset', sunset.toUTCString()]];
}
