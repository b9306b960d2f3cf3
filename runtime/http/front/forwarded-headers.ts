/** Front mode: chooses the headers to pass on (RFC 9110 §7.6), and replaces inner addresses in them by public ones. */

import type { HeaderPair } from '../headers.ts';
import { toPlainAddress } from '../request/client-address.ts';

/** Headers for one connection only (RFC 9110 §7.6.1). */
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

/** Headers that this server sets itself for the website, and `Proxy`, which would become CGI's `HTTP_PROXY`. */
const OWN = ['host', 'content-length', 'expect', 'proxy'];

/**
 * Headers in which proxies name the client: `Forwarded`, `X-Real-IP`, `CF-Connecting-IP`, `Remote-Addr`, `X-RealIP`.
 */
const ORIGIN_CLAIM =
  /forwarded|(?:^|-)forward-|(?:^|-)(?:client|peer|real|remote|socket|source|src|user)?(?:ip|ipv[46]|addr|address)$/;

/**
 * Returns request headers for the website, names and values in turn: with `Host` and `X-Forwarded-*`, without those of
 * one connection or of the body's length. Headers that name the client pass only from a trusted peer, and the peer is
 * appended to `X-Forwarded-For`.
 * @param host `Host` to ask the website for @param site public origin
 */
export function toForwardedHeaders(
  sent: Headers,
  { peer, host, site }: { peer: { address: string | undefined; trusted: boolean }; host: string; site: URL },
): string[] {
  const dropped = new Set([...HOP_BY_HOP, ...OWN, ...connectionOptions(sent.get('connection'))]);
  const headers: string[] = [];
  for (const [name, value] of sent) {
    // CGI replaces every special character in a name by `_` (RFC 3875 §4.1.18), so similar names are the same.
    const read = name.replace(/[^a-z0-9]/g, '-');
    // A trusted proxy replaces only the header that is spelled as the proxy spells it.
    const isClaim = ORIGIN_CLAIM.test(read) && !(peer.trusted && name === read);
    if (!dropped.has(read) && !isClaim && !read.startsWith('x-forwarded-')) headers.push(name, value);
  }
  const address = toPlainAddress(peer.address);
  const before = peer.trusted ? sent.get('x-forwarded-for') : null;
  headers.push('host', host, 'x-forwarded-for', before ? `${before}, ${address}` : address);
  headers.push('x-forwarded-host', site.host, 'x-forwarded-proto', site.protocol.slice(0, -1));
  return headers;
}

/** Returns the website's headers without those for one connection. `added` headers are joined with its own. */
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

/**
 * Patterns of the text before an address, and the address: RFC 9110 §10.2.2 and §8.7, HTML §4.2.5.3 (refresh), RFC 8288
 * §3. Each fails in linear time: no two parts can match the same blanks.
 */
const addressesOf = new Map([
  ['location', /^()(.+)$/s],
  ['content-location', /^()(.+)$/s],
  ['refresh', /^([\d.]*(?:\s+|(?=[;,]))(?:[;,]\s*)?(?:url\s*=\s*)?["']?)([^\s;,"'][^"']*)/i],
  ['link', /(<|\banchor\s*=\s*")([^<>"]+)/gi],
]);

/** Host names that the website may use for itself, besides that of `UPSTREAM_URL`. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns a function that replaces the website's inner origin in a header value, with any scheme or none: its `Host`,
 * or its port with that host's name, the connected name, or a loopback name. Other and relative addresses stay.
 */
export function createPublicAddresses(
  siteUrl: string,
  { upstream, host }: { upstream: URL; host: string },
): (header: string, value: string) => string {
  const asked = new URL(`//${host}`, upstream);
  const names = [upstream.hostname, asked.hostname, ...LOOPBACK];
  const inner = new Set([toAuthority(asked), ...names.map((name) => name + toPort(upstream))]);

  function toPublic(address: string): string {
    const [absolute, rest = ''] = /^\s*(?:https?:)?[/\\]{2}[^/\\?#]*([/\\?#].*)?$/is.exec(address) ?? [];
    const url = absolute !== undefined && URL.canParse(absolute, siteUrl) ? new URL(absolute, siteUrl) : undefined;
    return url && inner.has(toAuthority(url)) ? siteUrl + rest : address;
  }

  return (header, value) => {
    const addresses = addressesOf.get(header);
    if (!addresses) return value;
    return value.replace(addresses, (_, before: string, address: string) => before + toPublic(address));
  };
}

const toAuthority = (url: URL): string => url.hostname + toPort(url);

/**
 * Returns the port of a URL. Ports 80 and 443 count as equal, as a website behind a TLS proxy may name the other one.
 */
const toPort = ({ port }: URL): string => (port === '' || port === '80' || port === '443' ? '' : `:${port}`);
