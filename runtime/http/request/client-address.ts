/** Finds the client's address for the counters. Only this module reads forwarding headers. */

import ipaddr from 'ipaddr.js';

/** Whether an address is a trusted proxy's. @param distance proxies between it and this server */
export type TrustProxy = (address: string, distance: number) => boolean;

/** Number of bytes of an IPv6 address that identify a subscriber: a /56. */
const IPV6_PREFIX_BYTES = 7;

/** Returns the counter key of the farthest address that trusted proxies vouch for; `unknown` without a peer. */
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

/** Returns addresses noted by proxies, the client's first: `X-Forwarded-For`, else RFC 7239 `Forwarded`. */
function readForwarded(headers: Pick<Headers, 'get'>): string[] {
  const list = headers.get('x-forwarded-for')?.split(',');
  // An element without an address keeps its place, as a value from the client itself would move into it.
  const elements = headers.get('forwarded')?.split(',') ?? [];
  return (list ?? elements.map((element) => /(?:^|;)\s*for\s*=\s*"?([^";]*)/i.exec(element)?.[1] ?? '')).map(
    toBareAddress,
  );
}

/** Returns an address for headers: IPv4-mapped as IPv4; `unknown` (RFC 7239 §6.2) without one. */
export function toPlainAddress(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** Removes port and brackets: `[2001:db8::1]:4711` → `2001:db8::1`. */
function toBareAddress(text: string): string {
  const address = text.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\w+)?$/.exec(address) ?? [];
  return bracketed ?? address.replace(/^([\d.]+):\w+$/, '$1');
}

/** Returns the key under which requests count: an IPv4 address, or an IPv6 /56, as one caller may have all of it. */
function toCounterKey(address: string): string {
  // IPv4 addresses from Node need no parsing, and they are by far the most common.
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, IPV6_PREFIX_BYTES)).toString('hex')}/56`;
}
