/** RFC 9112 §3.2: a request names one host, in a form that a host can have. */

import type { IncomingMessage } from 'node:http';
import { ApiError } from '#shared/contract/errors.ts';

/** `uri-host [ ":" port ]` (RFC 9110 §7.2); may be empty. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9\-._~!$&'()*+,;=%]*)(?::\d*)?$/i;

/** @throws ApiError `invalid_parameter` for a request that names none, more than one, or what is no host. */
export function requireHost({ headers, rawHeaders, httpVersion }: IncomingMessage): void {
  const { host } = headers;
  let count = 0;
  for (let name = 0; name < rawHeaders.length; name += 2) if (rawHeaders[name]?.toLowerCase() === 'host') count++;
  if (count === 1 ? HOST.test(host ?? '') : count === 0 && httpVersion === '1.0') return;
  throw new ApiError({ code: 'invalid_parameter', parameter: 'Host', problem: { kind: 'malformed_header' } });
}
