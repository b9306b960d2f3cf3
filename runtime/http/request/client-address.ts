/** Finds the address a request comes from, as counters know it; the only reader of forwarding headers. */

import ipaddr from 'ipaddr.js';

/** Which peers may name the client's address: the nearest `hops` proxies, or all addresses in `ranges`. */
export type TrustProxy = { hops: number } | { ranges: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[] };

/** Bits of an IPv6 address that one subscriber commonly holds. */
const IPV6_PREFIX_BYTES = 7;

/**
 * Counter key of the client's address: IPv4 whole, IPv6 by its /56, IPv4-mapped as IPv4.
 * Forwarding headers (`X-Forwarded-For`, else RFC 7239 `Forwarded`) count only when the peer is a trusted proxy;
 * the address taken is the last one that no trusted proxy holds.
 */
export function toClientAddress(
  peer: string | undefined,
  headers: { get(name: string): string | null },
  trustProxy?: TrustProxy,
): string {
  if (peer === undefined) return 'unknown';
  if (!trustProxy) return toCounterKey(peer);
  const chain = [...readForwarded(headers), peer];
  return toCounterKey(
    'hops' in trustProxy ? beyondHops(chain, trustProxy.hops) : beyondRanges(chain, trustProxy.ranges),
  );
}

/** Whether a peer is a proxy whose forwarding headers count. */
export function isTrusted(peer: string | undefined, trustProxy?: TrustProxy): boolean {
  if (peer === undefined || !trustProxy) return false;
  if ('hops' in trustProxy) return trustProxy.hops > 0;
  return ipaddr.isValid(peer) && isWithin(peer, trustProxy.ranges);
}

/** An address as it is written for others: IPv4-mapped as IPv4; `unknown` (RFC 7239 §6.2) without one. */
export function toPlainAddress(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** The address that the trusted hops saw; the last readable one when a header was forged or cut. */
function beyondHops(chain: readonly string[], hops: number): string {
  let client = chain.at(-1) ?? '';
  for (let hop = 1; hop <= hops; hop++) {
    const previous = chain.at(-1 - hop);
    if (previous === undefined || !ipaddr.isValid(previous)) break;
    client = previous;
  }
  return client;
}

function beyondRanges(
  chain: readonly string[],
  ranges: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[],
): string {
  let client = chain.at(-1) ?? '';
  for (let index = chain.length - 1; index >= 0; index--) {
    const candidate = chain[index] ?? '';
    if (!ipaddr.isValid(candidate)) break;
    client = candidate;
    if (!isWithin(candidate, ranges)) break;
  }
  return client;
}

function isWithin(candidate: string, ranges: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[]): boolean {
  const address = ipaddr.process(candidate);
  return ranges.some(([range, bits]) => range.kind() === address.kind() && address.match([range, bits]));
}

/** Addresses that proxies noted, the client's end first. */
function readForwarded(headers: { get(name: string): string | null }): string[] {
  const list = headers.get('x-forwarded-for');
  if (list !== null) return list.split(',').map(bareAddress);
  const forwarded = headers.get('forwarded');
  if (forwarded === null) return [];
  return forwarded.split(',').map((element) => {
    const pair = element.split(';').find((part) => /^\s*for\s*=/i.test(part));
    return bareAddress(pair?.slice(pair.indexOf('=') + 1) ?? '');
  });
}

/** Without quotes, port and brackets: `"[2001:db8::1]:4711"` → `2001:db8::1` (RFC 7239 §6). */
function bareAddress(text: string): string {
  const unquoted = text.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]*)\](?::\w+)?$/.exec(unquoted) ?? [];
  return bracketed ?? unquoted.replace(/^([\d.]+):\w+$/, '$1');
}

function toCounterKey(address: string): string {
  // What Node gives for IPv4 needs no parsing, and it is by far the most common.
  if (!address.includes(':')) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, IPV6_PREFIX_BYTES)).toString('hex')}/56`;
}
