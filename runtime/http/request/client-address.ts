/** Finds the client's address for the counters; the only reader of forwarding headers. */

import ipaddr from 'ipaddr.js';

/** Whether an address is a proxy's to believe. @param distance proxies between it and this server */
export type TrustProxy = (address: string, distance: number) => boolean;

/** Bytes of an IPv6 address that identify a subscriber, a /56. */
const IPV6_PREFIX_BYTES = 7;

/** Counter key of the last address that no trusted proxy holds, or that could be read; `unknown` without a peer. */
export function toClientAddress(
  peer: string | undefined,
  headers: Pick<Headers, 'get'>,
  trustProxy?: TrustProxy,
): string {
  if (peer === undefined) return 'unknown';
  if (!trustProxy) return toCounterKey(peer);
  let client = peer;
  for (const [distance, address] of readForwarded(headers).reverse().entries()) {
    if (!trustProxy(client, distance) || !ipaddr.isValid(address)) break;
    client = address;
  }
  return toCounterKey(client);
}

/** Addresses that proxies noted, the client's first: `X-Forwarded-For`, else RFC 7239 `Forwarded`; none without. */
function readForwarded(headers: Pick<Headers, 'get'>): string[] {
  const list = headers.get('x-forwarded-for')?.split(',');
  // An element without an address keeps its place, or what the client itself sent would count as the proxy's.
  const elements = headers.get('forwarded')?.split(',') ?? [];
  return (list ?? elements.map((element) => /(?:^|;)\s*for\s*=\s*"?([^";]*)/i.exec(element)?.[1] ?? '')).map(
    toBareAddress,
  );
}

/** An address for use in headers: IPv4-mapped as IPv4; `unknown` (RFC 7239 §6.2) without one. */
export function toPlainAddress(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** Without port and brackets: `[2001:db8::1]:4711` → `2001:db8::1`. */
function toBareAddress(text: string): string {
  const address = text.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\w+)?$/.exec(address) ?? [];
  return bracketed ?? address.replace(/^([\d.]+):\w+$/, '$1');
}

/** The address under which requests count: of IPv6 its /56, as one caller may have all of that. */
function toCounterKey(address: string): string {
  // What Node gives for IPv4 needs no parsing, and it is by far the most common.
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, IPV6_PREFIX_BYTES)).toString('hex')}/56`;
}
