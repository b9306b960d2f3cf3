/** Front mode: the headers of a request and of its answer on their way through, as RFC 9110 §7.6 has them pass. */

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

/** Names under which proxies tell where a request came from, beside `X-Forwarded-*`. */
const ORIGIN_CLAIMS = [
  'ali-cdn-real-ip',
  'cdn-src-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'cf-pseudo-ipv4',
  'client-ip',
  'fastly-client-ip',
  'forwarded',
  'forwarded-for',
  'forwarded-for-ip',
  'incap-client-ip',
  'proxy-client-ip',
  'remote-addr',
  'true-client-ip',
  'wl-proxy-client-ip',
  'x-appengine-user-ip',
  'x-azure-clientip',
  'x-azure-socketip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-forwarded',
  'x-original-forwarded-for',
  'x-original-remote-addr',
  'x-originating-ip',
  'x-real-ip',
  'x-remote-addr',
  'x-remote-ip',
  'x-sucuri-clientip',
];

/** What the website behind is told about the connection in front of it. */
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
  if (!peer.trusted) for (const name of ORIGIN_CLAIMS) dropped.add(name);
  const headers: string[] = [];
  for (const [name, value] of sent) {
    // Many websites take `_` and `-` in names for the same (RFC 3875 §4.1.18).
    const read = name.replaceAll('_', '-');
    if (!dropped.has(read) && !read.startsWith('x-forwarded-')) headers.push(name, value);
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
