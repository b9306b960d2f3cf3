/** Reads and checks the runtime's options. No other module reads the environment. */

import ipaddr from 'ipaddr.js';
import { environmentLanguage } from '#shared/locale/environment-language.ts';
import type { Upstream } from './http/front/forward.ts';
import type { TrustProxy } from './http/request/client-address.ts';
import { type LogLevel, logLevels } from './telemetry.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { OperatorError } from './words/operator-error.ts';

export type Options = ReturnType<typeof readOptions>;

/** Error about an unusable option. The message names it and valid values. */
export class OptionError extends OperatorError {
  override readonly name = 'OptionError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the operator's words in the language of the environment. */
export const readWords = (environment: Environment = process.env) =>
  environmentLanguage(environment) === 'es' ? es : en;

/** Reads the options. An empty variable counts as not set. @throws OptionError for the first wrong option */
export function readOptions(environment: Environment = process.env) {
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const host = get('HOST')?.replace(/^\[([0-9a-f:.]+)\]$/i, '$1');
  const upstream = readUpstream(get('UPSTREAM_URL'), get('UPSTREAM_HOST'));
  const trustProxy = readTrustProxy(get('TRUST_PROXY'));
  const redis = readRedis(get('REDIS_URL'), get('REDIS_PREFIX'));
  const metricsToken = readMetricsToken(get('METRICS_TOKEN'));
  return {
    /** Port to listen at; 0 means any free port. */
    port: readPort(get('PORT')),
    /** Address to listen at; absent for every interface. */
    ...(host !== undefined && { host }),
    contentDir: get('CONTENT_DIR') ?? 'dist-content',
    /** Folder of data that survives a restart: clients, search counts and snapshots of generations. */
    dataDir: get('DATA_DIR') ?? '.data',
    ...(upstream && { upstream }),
    ...(trustProxy && { trustProxy }),
    logLevel: readLogLevel(get('LOG_LEVEL')),
    /** Bearer token that opens `/metrics` to others than this machine. */
    ...(metricsToken !== undefined && { metricsToken }),
    /** Redis or Valkey that runtimes share; without it, each keeps its own state. */
    ...(redis && { redis }),
  };
}

function readPort(text = '3000'): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new OptionError((errors) => errors.port(text));
}

/** Returns the website behind; `undefined` without an address. @throws OptionError unless it is an origin */
function readUpstream(url: string | undefined, host: string | undefined): Upstream | undefined {
  if (url === undefined) return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || `${parsed.origin}/` !== parsed.href) {
    // The message does not repeat the address, which may contain a password.
    throw new OptionError((errors) => errors.upstream);
  }
  if (host !== undefined && !/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host)) {
    throw new OptionError((errors) => errors.upstreamHost(host));
  }
  return { url: parsed.origin, ...(host !== undefined && { host }) };
}

/** Returns a test of a peer by its address and its distance in proxies; `undefined` if no peer is trusted. */
function readTrustProxy(text: string | undefined): TrustProxy | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,2}$/.test(text)) return (_, distance) => distance < Number(text);
  const ranges = text.split(',').map((range) => readRange(range.trim(), text));
  return (peer) => {
    const address = ipaddr.process(peer);
    return ranges.some(([range, bits]) => range.kind() === address.kind() && address.match([range, bits]));
  };
}

/** Parses a CIDR range or an address to address and prefix length. @throws OptionError that quotes the whole `text` */
function readRange(range: string, text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const [written = ''] = range.split('/');
  // `1` would be parsed as 0.0.0.1, but a lone number counts proxies.
  const isWhole = written.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(written);
  if (isWhole && ipaddr.isValidCIDR(range)) return ipaddr.parseCIDR(range);
  if (isWhole && ipaddr.isValid(range)) return ipaddr.parseCIDR(`${range}/${range.includes(':') ? 128 : 32}`);
  throw new OptionError((errors) => errors.trustProxy(text));
}

function readRedis(url: string | undefined, prefix = 'vitrina:'): { url: string; prefix: string } | undefined {
  if (url === undefined) return undefined;
  if (URL.canParse(url) && /^rediss?:\/\/[^/?#]+(?:\/\d*)?$/.test(url)) return { url, prefix };
  // The message does not repeat the address, which may contain a password.
  throw new OptionError((errors) => errors.redis);
}

function readMetricsToken(token: string | undefined): string | undefined {
  if (token === undefined || /^[A-Za-z0-9._~+/=-]{16,}$/.test(token)) return token;
  throw new OptionError((errors) => errors.metricsToken);
}

function readLogLevel(text = 'info'): LogLevel {
  const level = logLevels.find((known) => known === text.toLowerCase());
  if (level) return level;
  throw new OptionError((errors) => errors.logLevel(text, logLevels));
}
