/** Front mode: the headers of a request and of its answer on their way through, as RFC 9110 §7.6 has them pass. */

import type { HeaderPair } from '../respond.ts';

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

/** What the website behind is told about the connection in front of it. */
export interface ForwardedConnection {
  /** Address of the peer. */
  peer: string;
  /** `Host` that the website is asked for. */
  host: string;
  /** Public origin. */
  site: URL;
}

/** Headers for the website, names and values in turn: those of one connection left out, `X-Forwarded-*` set. */
export function toForwardedHeaders(sent: Headers, { peer, host, site }: ForwardedConnection): string[] {
  // `Expect` was answered by this server, as soon as it began to read.
  const dropped = new Set([...HOP_BY_HOP, 'host', 'expect', ...connectionOptions(sent.get('connection'))]);
  const headers: string[] = [];
  for (const [name, value] of sent) {
    if (!dropped.has(name) && !name.startsWith('x-forwarded-')) headers.push(name, value);
  }
  const before = sent.get('x-forwarded-for');
  headers.push('host', host, 'x-forwarded-for', before ? `${before}, ${peer}` : peer);
  headers.push('x-forwarded-host', site.host, 'x-forwarded-proto', site.protocol.slice(0, -1));
  return headers;
}

/** Headers of the website's answer as they came, but for those of one connection; `added` joined with its own. */
export function toAnswerHeaders(
  answer: readonly HeaderPair[],
  added: readonly HeaderPair[],
  toPublicAddress: (address: string) => string,
): Headers {
  const dropped = new Set([
    ...HOP_BY_HOP,
    ...answer.filter(([name]) => name === 'connection').flatMap(([, value]) => connectionOptions(value)),
  ]);
  const headers = new Headers();
  for (const [name, value] of [...answer, ...added]) {
    if (!dropped.has(name)) headers.append(name, name === 'location' ? toPublicAddress(value) : value);
  }
  return headers;
}

/**
 * Puts the public origin where a redirect names an origin that only the runtime can reach: what is connected to, and
 * the scheme and host it is asked for. Other addresses stay as they are, relative ones too.
 */
export function createPublicAddress(siteUrl: string, upstreamUrl: string, host: string): (address: string) => string {
  const internal = new Set([new URL(upstreamUrl).origin, new URL(`${new URL(upstreamUrl).protocol}//${host}`).origin]);
  return (address) => {
    const [, rest = ''] = /^https?:\/\/[^/?#]*(.*)$/is.exec(address) ?? [];
    return URL.canParse(address) && internal.has(new URL(address).origin) ? siteUrl + rest : address;
  };
}

const connectionOptions = (value: string | null): string[] =>
  value ? value.split(',').map((option) => option.trim().toLowerCase()) : [];
