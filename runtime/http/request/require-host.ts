/** RFC 9112 §3.2: a request names one host, in a form that a host can have. */

import type { IncomingMessage } from 'node:http';
import { ApiError } from '#shared/contract/errors.ts';

/** `uri-host [ ":" port ]` (RFC 9110 §7.2); may be empty. Two of them, which are joined by a blank, are none. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9\-._~!$&'()*+,;=%]*)(?::\d*)?$/i;

/** @throws ApiError `invalid_parameter` for a request that names none, more than one, or what is no host. */
export function requireHost({ headers: { host }, httpVersion }: IncomingMessage): void {
  if (host === undefined ? httpVersion === '1.0' : HOST.test(host)) return;
  throw new ApiError({ code: 'invalid_parameter', parameter: 'Host', problem: { kind: 'malformed_header' } });
}
