/** The runtime's options: the only reader of the environment. Every one is checked, and named in the complaint. */

import ipaddr from 'ipaddr.js';
import type { Upstream } from './http/front/forward.ts';
import type { TrustProxy } from './http/request/client-address.ts';
import { type LogLevel, logLevels } from './telemetry/log.ts';

export interface Options {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen at; every interface without it. */
  host?: string;
  /** Folder of the compiled content. */
  contentDir: string;
  /** Folder of the registered clients and of the counts of searches, which survive a restart. */
  dataDir: string;
  /** The website behind, in front mode. */
  upstream?: Upstream;
  trustProxy?: TrustProxy;
  logLevel: LogLevel;
  /** Bearer token that opens `/metrics` to others than this machine. */
  metricsToken?: string;
  /** The Redis or Valkey that runtimes share; each keeps its own state without it. */
  redis?: { url: string; prefix: string };
}

/** An option that cannot be used. The message names it and says what would do. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the options; an empty variable counts as not set.
 * @throws OptionError for the first that is wrong.
 */
export function readOptions(environment: Environment = process.env): Options {
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const host = get('HOST')?.replace(/^\[([0-9a-f:.]+)\]$/i, '$1');
  const upstream = readUpstream(get('UPSTREAM_URL'), get('UPSTREAM_HOST'));
  const trustProxy = readTrustProxy(get('TRUST_PROXY'));
  const redis = readRedis(get('REDIS_URL'), get('REDIS_PREFIX'));
  const metricsToken = readMetricsToken(get('METRICS_TOKEN'));
  return {
    port: readPort(get('PORT')),
    ...(host !== undefined && { host }),
    contentDir: get('CONTENT_DIR') ?? 'dist-content',
    dataDir: get('DATA_DIR') ?? '.data',
    ...(upstream && { upstream }),
    ...(trustProxy && { trustProxy }),
    logLevel: readLogLevel(get('LOG_LEVEL')),
    ...(metricsToken !== undefined && { metricsToken }),
    ...(redis && { redis }),
  };
}

function readPort(text = '3000'): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new OptionError(`PORT="${text}" is not a port: use a number from 1 to 65535, or 0 for any free one.`);
}

/** @throws OptionError for an address that holds more than an origin, and for a host without an address */
function readUpstream(url: string | undefined, host: string | undefined): Upstream | undefined {
  if (url === undefined) {
    if (host !== undefined) throw new OptionError('UPSTREAM_HOST needs UPSTREAM_URL, the website behind. Set both.');
    return undefined;
  }
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && parsed.username + parsed.password !== '') {
    // Not repeated in the complaint: it holds a password.
    throw new OptionError(
      'UPSTREAM_URL names a user, which is not sent: use scheme, host and port only, and let the website behind answer this machine without a password.',
    );
  }
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.pathname !== '/' || parsed.search || parsed.hash) {
    throw new OptionError(
      `UPSTREAM_URL="${url}" is not the origin of a website: use scheme, host and port only, as in http://127.0.0.1:8080.`,
    );
  }
  if (host !== undefined && !/^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i.test(host)) {
    throw new OptionError(
      `UPSTREAM_HOST="${host}" is not a host: use a name and perhaps a port, as in www.example.es.`,
    );
  }
  return { url: parsed.origin, ...(host !== undefined && { host }) };
}

function readTrustProxy(text: string | undefined): TrustProxy | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text);
    return hops === 0 ? undefined : { hops };
  }
  return { ranges: text.split(',').map((range) => readRange(range.trim(), text)) };
}

function readRange(range: string, text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const [written = ''] = range.split('/');
  // `1` would be the address 0.0.0.1, where a number of proxies was meant.
  const isWhole = written.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(written);
  if (isWhole && ipaddr.isValidCIDR(range)) return ipaddr.parseCIDR(range);
  if (isWhole && ipaddr.isValid(range)) {
    const address = ipaddr.process(range);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  }
  throw new OptionError(
    `TRUST_PROXY="${text}" is not understood: use the number of proxies in front, or their addresses as in 10.0.0.0/8, ::1.`,
  );
}

function readRedis(url: string | undefined, prefix: string | undefined): Options['redis'] {
  if (url === undefined) {
    if (prefix !== undefined)
      throw new OptionError('REDIS_PREFIX needs REDIS_URL, the Redis that is shared. Set both.');
    return undefined;
  }
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isRedis = parsed && /^rediss?:$/.test(parsed.protocol) && parsed.hostname !== '';
  if (!isRedis || !/^(?:\/\d*)?$/.test(parsed.pathname) || parsed.search || parsed.hash) {
    // Not repeated in the complaint: it may hold a password.
    throw new OptionError(
      'REDIS_URL is not the address of a Redis or Valkey: use redis:// or rediss:// with host and port, as in redis://127.0.0.1:6379.',
    );
  }
  return { url, prefix: prefix ?? 'vitrina:' };
}

function readMetricsToken(token: string | undefined): string | undefined {
  if (token === undefined || /^[A-Za-z0-9._~+/=-]{16,}$/.test(token)) return token;
  throw new OptionError(
    'METRICS_TOKEN is no Bearer token that is hard to guess: use 16 letters and digits or more, as `openssl rand -hex 16` gives.',
  );
}

function readLogLevel(text = 'info'): LogLevel {
  const level = logLevels.find((known) => known === text.toLowerCase());
  if (level) return level;
  throw new OptionError(`LOG_LEVEL="${text}" is not a level: use ${logLevels.join(', ')}.`);
}
