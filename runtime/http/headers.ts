/** Headers of the runtime's own answers, by purpose. */

import type { Addresses } from '#shared/addresses.ts';
import type { ManifestPage } from '#shared/artifacts.ts';
import { quotaHeaders, toApiVersion } from '#shared/contract/policy.ts';
import { toMirrorPath } from '#shared/page.ts';
import type { Quota } from '../state/state.ts';

/** Name in lower case, and value. */
export type HeaderPair = readonly [name: string, value: string];

interface ApiFacts {
  addresses: Addresses;
  apiPath: string;
  /** Announced end of this version; `sunset` is at least `deprecationNoticeDays` after `announced`. */
  ending?: { announced: Date; sunset: Date };
}

/** Headers of every answer of the API, which pages of other origins may read. */
const apiHeaders: Record<string, (facts: ApiFacts) => string | undefined> = {
  'API-Version': ({ apiPath }) => toApiVersion(apiPath),
  Link: ({ addresses }) => toLink(addresses.versioningPolicy, 'deprecation', 'text/html'),
  // Deprecation is a Structured Fields Date (RFC 9745); Sunset follows RFC 8594. Both need an announced end.
  Deprecation: ({ ending }) => ending && `@${Math.floor(ending.announced.getTime() / 1000)}`,
  Sunset: ({ ending }) => ending?.sunset.toUTCString(),
};

/** Returns the headers of every API answer, without those that have no value. */
export function toApiHeaders(facts: ApiFacts): HeaderPair[] {
  return Object.entries(apiHeaders).flatMap(([name, toValue]) => {
    const value = toValue(facts);
    return value === undefined ? [] : [[name.toLowerCase(), value] as const];
  });
}

/** Response headers that pages of other origins may read (Fetch §3.2.3). */
const exposedHeaders = [
  ...Object.keys(apiHeaders),
  ...quotaHeaders,
  'Retry-After',
  'WWW-Authenticate',
  'ETag',
  'X-Request-Id',
  'Allow',
];

/** Headers of every answer of the runtime, errors included, which any origin may read without credentials. */
export const commonHeaders: readonly HeaderPair[] = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', exposedHeaders.join(', ')],
  ['x-content-type-options', 'nosniff'],
];

/** Returns the headers of answers to OPTIONS: methods, and request headers that pages of other origins may send. */
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

/** Values of Cache-Control. */
export const caching = {
  never: ['cache-control', 'no-store'],
  /** For one caller, who must not keep it. */
  private: ['cache-control', 'private, no-store'],
  /** For one caller, who may keep it but must revalidate it. */
  checked: ['cache-control', 'private, no-cache'],
  /** For all callers, who may keep it for some seconds. */
  public: (seconds: number) => ['cache-control', `public, max-age=${seconds}`] as const,
} as const;

/** Headers of every answer of the authorization endpoints, errors included (RFC 6749 §5.1). */
export const oauthHeaders: readonly HeaderPair[] = [caching.never, ['pragma', 'no-cache']];

/** Returns headers of draft-ietf-httpapi-ratelimit-headers-10 §3, §4 (an Item, RFC 9651 §3), and the older three. */
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

/** Returns a Link value (RFC 8288 §3) with line breaks, non-ASCII and angle brackets escaped. */
export function toLink(address: string, rel: string, type?: string): string {
  const target = address.replace(/[^\x21-\x7e]+|[<>]/g, encodeURIComponent);
  return `<${target}>; rel="${rel}"${type === undefined ? '' : `; type="${type}"`}`;
}

/** Returns the Link header of a page: to its HTML and Markdown, and to documents about the service. */
export function toPageLinks(
  { meta }: { meta: Pick<ManifestPage, 'file' | 'url'> },
  { site, documents }: Addresses,
): HeaderPair {
  const links = [
    toLink(site + toMirrorPath(meta.file), 'alternate', 'text/markdown'),
    toLink(meta.url, 'canonical'),
    toLink(documents.apiCatalog, 'api-catalog', 'application/linkset+json'),
    toLink(documents.aiCatalog, 'ai-catalog', 'application/ai-catalog+json'),
    toLink(documents.openapi, 'service-desc', 'application/json'),
    toLink(documents.developerPage, 'service-doc', 'text/html'),
    toLink(documents.llms, 'describedby', 'text/plain'),
  ];
  return ['link', links.join(', ')];
}
