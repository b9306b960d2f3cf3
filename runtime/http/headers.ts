/** Every header that the runtime's own answers carry, by what they are for. */

import type { Addresses } from '#shared/addresses.ts';
import type { ManifestPage } from '#shared/artifacts.ts';
import { deprecationNoticeDays, toApiVersion } from '#shared/contract/policy.ts';
import { toMirrorPath } from '#shared/page-document.ts';
import type { SiteIdentity } from '#shared/site.ts';
import type { Quota } from '../state/state.ts';

/** Name in lower case, and value. */
export type HeaderPair = readonly [name: string, value: string];

/** The announced end of this major version. */
export interface Deprecation {
  announced: Date;
  /** Not before `deprecationNoticeDays` after the announcement. */
  sunset: Date;
}

/** The one place that deprecates this version: nothing does today. */
const deprecation: Deprecation | undefined = undefined;

interface ApiFacts {
  addresses: Addresses;
  apiPath: string;
  ending: Deprecation | undefined;
}

/** On every answer of the API: what is added here is sent on all of them, and pages of other origins may read it. */
const apiHeaders: Record<string, (facts: ApiFacts) => string | undefined> = {
  'API-Version': ({ apiPath }) => toApiVersion(apiPath),
  Link: ({ addresses }) => toLink(addresses.versioningPolicy, 'deprecation', 'text/html'),
  // RFC 9745, a Structured Fields Date, and RFC 8594.
  Deprecation: ({ ending }) => ending && `@${Math.floor(ending.announced.getTime() / 1000)}`,
  Sunset: ({ ending }) => ending?.sunset.toUTCString(),
};

/**
 * The headers of every answer of the API.
 * @throws RangeError when the shutdown comes sooner than the policy promises.
 */
export function toApiHeaders(
  addresses: Addresses,
  { apiPath }: Pick<SiteIdentity, 'apiPath'>,
  ending: Deprecation | undefined = deprecation,
): HeaderPair[] {
  const notice = ending ? ending.sunset.getTime() - ending.announced.getTime() : Number.POSITIVE_INFINITY;
  if (notice < deprecationNoticeDays * 24 * 3600 * 1000) {
    throw new RangeError(`A version keeps working for ${deprecationNoticeDays} days after its deprecation.`);
  }
  return Object.entries(apiHeaders).flatMap(([name, toValue]) => {
    const value = toValue({ addresses, apiPath, ending });
    return value === undefined ? [] : [[name.toLowerCase(), value] as const];
  });
}

/** Response headers that a page of another origin may read (Fetch §3.2.3). */
const exposedHeaders = [
  ...Object.keys(apiHeaders),
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'WWW-Authenticate',
  'ETag',
  'X-Request-Id',
  'Allow',
];

/** On every answer that the runtime itself gives, errors included: readable from any origin, without credentials. */
export const commonHeaders: readonly HeaderPair[] = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', exposedHeaders.join(', ')],
  ['x-content-type-options', 'nosniff'],
];

/** Of answers to OPTIONS: the methods of an address, and the request headers that a page of another origin may send. */
export function toPreflightHeaders(methods: readonly string[], requestHeaders: readonly string[] = []): HeaderPair[] {
  return [
    ['allow', methods.join(', ')],
    ['access-control-allow-methods', methods.join(', ')],
    [
      'access-control-allow-headers',
      ['Authorization', 'Content-Type', 'Accept', 'If-None-Match', ...requestHeaders].join(', '),
    ],
    ['access-control-max-age', '86400'],
  ];
}

export const contentTypes = {
  json: ['content-type', 'application/json; charset=utf-8'],
  text: ['content-type', 'text/plain; charset=utf-8'],
  markdown: ['content-type', 'text/markdown; charset=utf-8'],
} as const satisfies Record<string, HeaderPair>;

/** Cache-Control: who may keep an answer, and for how long. */
export const caching = {
  never: ['cache-control', 'no-store'],
  /** Told to one caller, and not to be kept. */
  private: ['cache-control', 'private, no-store'],
  /** Told to one caller, who may keep it and has to ask whether it is still so. */
  checked: ['cache-control', 'private, no-cache'],
  /** Seconds for which everybody may keep it. */
  public: (seconds: number) => ['cache-control', `public, max-age=${seconds}`] as const,
} as const;

/** RFC 6749 §5.1: on every answer of the authorization endpoints, errors included. */
export const oauthHeaders: readonly HeaderPair[] = [caching.never, ['pragma', 'no-cache']];

/**
 * The five rate-limit headers (draft-ietf-httpapi-ratelimit-headers-10 §3 and §4, and the older three).
 * Both lists hold one Item, the policy's name as a String (RFC 9651 §3).
 */
export function toQuotaHeaders({ policy, remaining, resetSeconds }: Quota): HeaderPair[] {
  const { name, limit, windowSeconds } = policy;
  return [
    ['ratelimit-policy', `"${name}";q=${limit};w=${windowSeconds}`],
    ['ratelimit-limit', String(limit)],
    ['ratelimit', `"${name}";r=${remaining};t=${resetSeconds}`],
    ['ratelimit-remaining', String(remaining)],
    ['ratelimit-reset', String(resetSeconds)],
  ];
}

/**
 * One value of a Link header (RFC 8288 §3), with `type` when it is given. What an address holds and a header cannot is
 * escaped: line breaks, what is beyond ASCII, and the brackets around it.
 */
export function toLink(address: string, rel: string, type?: string): string {
  const target = address.replace(/[^\x21-\x7e]+|[<>]/g, encodeURIComponent);
  return `<${target}>; rel="${rel}"${type === undefined ? '' : `; type="${type}"`}`;
}

/** The Link header of a page in HTML or Markdown, so that either leads to the other and to what describes the service. */
export function toPageLinks(
  { meta }: { meta: Pick<ManifestPage, 'file' | 'url'> },
  { site, documents }: Addresses,
): HeaderPair {
  const links = [
    toLink(site + toMirrorPath(meta.file), 'alternate', 'text/markdown'),
    toLink(meta.url, 'canonical'),
    toLink(documents.apiCatalog, 'api-catalog', 'application/linkset+json'),
    toLink(documents.openapi, 'service-desc', 'application/json'),
    toLink(documents.developerPage, 'service-doc', 'text/html'),
    toLink(documents.llms, 'describedby', 'text/plain'),
  ];
  return ['link', links.join(', ')];
}
