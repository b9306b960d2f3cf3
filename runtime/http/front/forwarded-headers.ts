/** Front mode: which headers of a request and of its answer are passed on, by the rules of RFC 9110 §7.6. */

import type { HeaderPair } from '../headers.ts';
import { toPlainAddress } from '../request/client-address.ts';

/** RFC 9110 §7.6.1: meant for one connection only. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Names under which proxies tell where a request came from: `Forwarded`, `X-Real-IP`, `CF-Connecting-IP`, `Remote-Addr`. */
const ORIGIN_CLAIM = /forwarded|(?:^|-)(?:client|socket)?(?:ip|ipv[46]|addr|address)$/;

/** The connection from the visitor, as the website behind is told of it. */
export interface ForwardedConnection {
  /** Who is at the other end; what it says of where a request came from counts only when it is trusted. */
  peer: { address: string | undefined; trusted: boolean };
  /** `Host` that the website is asked for. */
  host: string;
  /** Public origin. */
  site: URL;
}

/**
 * Headers for the website, names and values in turn: those of one connection left out, `X-Forwarded-*` set. What tells
 * where a request came from passes only from a trusted peer, and the peer is added to `X-Forwarded-For`.
 */
export function toForwardedHeaders(sent: Headers, { peer, host, site }: ForwardedConnection): string[] {
  // `Expect` was answered by this server, as soon as it began to read.
  const dropped = new Set([...HOP_BY_HOP, 'host', 'expect', ...connectionOptions(sent.get('connection'))]);
  const headers: string[] = [];
  for (const [name, value] of sent) {
    // Many websites take `_` and `-` in names for the same (RFC 3875 §4.1.18).
    const read = name.replaceAll('_', '-');
    const isClaim = ORIGIN_CLAIM.test(read) && !peer.trusted;
    if (!dropped.has(read) && !isClaim && !read.startsWith('x-forwarded-')) headers.push(name, value);
  }
  const address = toPlainAddress(peer.address);
  const before = peer.trusted ? sent.get('x-forwarded-for') : null;
  headers.push('host', host, 'x-forwarded-for', before ? `${before}, ${address}` : address);
  headers.push('x-forwarded-host', site.host, 'x-forwarded-proto', site.protocol.slice(0, -1));
  return headers;
}

/** Headers of the website's answer as they came, but for those of one connection; `added` joined with its own. */
export function toAnswerHeaders(
  answer: readonly HeaderPair[],
  added: readonly HeaderPair[],
  toPublicAddresses: (header: string, value: string) => string,
): Headers {
  const dropped = new Set([
    ...HOP_BY_HOP,
    ...answer.filter(([name]) => name === 'connection').flatMap(([, value]) => connectionOptions(value)),
  ]);
  const headers = new Headers();
  for (const [name, value] of [...answer, ...added]) {
    if (!dropped.has(name)) headers.append(name, toPublicAddresses(name, value));
  }
  return headers;
}

const connectionOptions = (value: string | null): string[] =>
  value ? value.split(',').map((option) => option.trim().toLowerCase()) : [];
