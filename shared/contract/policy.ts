/** Quotas, limits, lifetimes and rules of robots.txt. Times are in seconds unless the name says otherwise. */

export interface QuotaPolicy {
  /** Name as sent, equal in every language. */
  name: 'anonimo' | 'identificado';
  /** Requests admitted per window. */
  limit: number;
  windowSeconds: number;
}

export const quotaPolicies = {
  anonymous: { name: 'anonimo', limit: 60, windowSeconds: 60 },
  identified: { name: 'identificado', limit: 600, windowSeconds: 60 },
} as const satisfies Record<string, QuotaPolicy>;

/** Headers with a caller's quota. */
export const quotaHeaders = [
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

/** Maximum registrations per client address. */
export const registrationLimit = { limit: 5, windowSeconds: 3600 } as const;

/** Maximum token requests per client, or per address while the client is not authenticated. */
export const tokenRequestLimit = { limit: 30, windowSeconds: 60 } as const;

export const tokenLifetimeSeconds = 3600;

/** Lifetime of a client after its last token request, or after its registration if it never made one. */
export const clientLifetimeSeconds = 180 * 24 * 3600;

/** Maximum UTF-16 units of Markdown in one `read_page` answer; longer pages are read in parts. */
export const markdownLimit = 40_000;

/** Minimum and maximum code points of the address that `read_page` takes. */
export const pageAddressLimit = { min: 1, max: 300 } as const;

/** Maximum UTF-16 units of an excerpt, so never more code points. */
export const excerptLimit = 240;
/** The same of a result behind the first: enough to decide whether to read the page. */
export const laterExcerptLimit = 120;
/** Number of first results among which an answer is expected. */
export const firstResults = 3;

/** Maximum pages in one `list_changes` answer. After more changes, clients must read everything again. */
export const changesLimit = 1_000;

/** Maximum bytes of a request body, OAuth and MCP. */
export const bodyLimit = 64 * 1024;

/** Days that a deprecated version keeps working after the announcement. */
export const deprecationNoticeDays = 90;

/** Path of the API if the config does not set one. */
export const defaultApiPath = '/api/v1';

/** Form of an `apiPath`: a path that ends with its version. */
export const apiPathForm = /^(?:\/[a-z0-9._~-]+)*\/v[1-9]\d*$/;

/** Returns the major API version of an `apiPath`: `/api/v1` → `1`. */
export function toApiVersion(apiPath: string): string {
  return apiPath.slice(apiPath.lastIndexOf('/') + 1).replace(/^v/, '');
}

/** Product tokens of the crawlers and fetchers of AI services (RFC 9309 §2.2.1). */
export const aiUserAgents = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-User',
  'Claude-SearchBot',
  'anthropic-ai',
  'PerplexityBot',
  'Perplexity-User',
  'Google-Extended',
  'Applebot-Extended',
  'Amazonbot',
  'meta-externalagent',
  'MistralAI-User',
  'DuckAssistBot',
  'cohere-ai',
  'CCBot',
  'Bytespider',
] as const;

/** Allows search and answers, the service's purpose; only the owner can decide on training (contentsignals.org). */
export const defaultContentSignal = 'search=yes, ai-input=yes';

/** Form of a Content-Signal: a yes or no to some of its three uses. */
export const contentSignalForm =
  /^(?:search|ai-input|ai-train)=(?:yes|no)(?:, ?(?:search|ai-input|ai-train)=(?:yes|no)){0,2}$/;
