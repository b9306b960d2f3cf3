/** Names the cause of a failed request, by the code of Node.js, OpenSSL, undici or zlib. */

import type { NetworkFault } from '../../words/es/report/network.ts';

/** By code, or its beginning; the first that fits counts. */
const faults: readonly (readonly [code: RegExp, fault: NetworkFault])[] = [
  [/^ENOTFOUND$/, 'no-host'],
  [/^EAI_/, 'no-names'],
  [/^ECONNREFUSED$/, 'refused'],
  [/^(?:ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|ENETDOWN|EHOSTDOWN)$/, 'no-route'],
  [/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'slow-connection'],
  [/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/, 'slow-answer'],
  [/^UND_ERR_(?:RES_CONTENT_LENGTH_MISMATCH|ABORTED)$/, 'cut-answer'],
  [/^UND_ERR_HEADERS_OVERFLOW$|^HPE_HEADER_OVERFLOW$/, 'large-headers'],
  [/^(?:ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/, 'broken'],
  [/^HPE_/, 'no-http'],
  [/^(?:Z_|ERR__)/, 'bad-coding'],
  [/^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN)$/, 'self-signed'],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/, 'expired'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'other-name'],
  [/^UNABLE_TO_|^CERT_/, 'untrusted'],
  [/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNKNOWN_PROTOCOL)$/, 'no-https'],
  [/^(?:EPROTO$|ERR_SSL_|ERR_TLS_)/, 'no-agreement'],
];

/** Returns the cause of an error or of the errors that caused it; `undefined` for one without a known code. */
export function networkFaultOf(error: unknown): NetworkFault | undefined {
  const { code, cause, errors, message, name } = Object(error) as NodeJS.ErrnoException & { errors?: unknown[] };
  const known = typeof code === 'string' ? faults.find(([form]) => form.test(code))?.[1] : undefined;
  if (known) return known;
  // Some errors of undici's parser have no code.
  if (name === 'HTTPParserError') return 'no-http';
  // `fetch` of Node.js refuses the ports of other services (Fetch Standard §2.9) with these words only.
  if (message === 'bad port') return 'blocked-port';
  const [first] = errors ?? [];
  const inner = cause ?? first;
  return inner === undefined ? undefined : networkFaultOf(inner);
}
