/** Quotas, limits, lifetimes and what robots.txt says, each once. Times in seconds unless the name says otherwise. */

export interface QuotaPolicy {
  /** As sent, equal in every language. */
  name: 'anonimo' | 'identificado';
  /** Requests admitted per window. */
  limit: number;
  windowSeconds: number;
}

export const quotaPolicies = {
  anonymous: { name: 'anonimo', limit: 60, windowSeconds: 60 },
  identified: { name: 'identificado', limit: 600, windowSeconds: 60 },
} as const satisfies Record<string, QuotaPolicy>;

/** Headers that tell a caller's quota. */
export const quotaHeaders = [
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

/** Registrations per client address. */
export const registrationLimit = { limit: 5, windowSeconds: 3600 } as const;

/** Token requests per client, or per address while the client is not authenticated. */
export const tokenRequestLimit = { limit: 30, windowSeconds: 60 } as const;

export const tokenLifetimeSeconds = 3600;

/** A client is recycled this long after its last token request, or its registration if it never made one. */
export const clientLifetimeSeconds = 180 * 24 * 3600;

/** Characters of Markdown in one `read_page` answer; longer pages are read in parts. */
export const markdownLimit = 40_000;

/** Code points of the address that `read_page` takes. */
export const pageAddressLimit = { min: 1, max: 300 } as const;

/** UTF-16 units of an excerpt, so never more code points. */
export const excerptLimit = 240;

/** Pages in one `list_changes` answer; after more changes everything is to be read again. */
export const changesLimit = 1_000;

/** Bytes of a request body, OAuth and MCP. */
export const bodyLimit = 64 * 1024;

/** Days that a deprecated version keeps working after the announcement. */
export const deprecationNoticeDays = 90;

/** Path of the API where the config names none. */
export const defaultApiPath = '/api/v1';

/** What an `apiPath` looks like: a path that ends with its version. */
export const apiPathForm = /^(?:\/[a-z0-9._~-]+)*\/v[1-9]\d*$/;

/** Major API version that an `apiPath` names: `/api/v1` → `1`. */
export function toApiVersion(apiPath: string): string {
  return apiPath.slice(apiPath.lastIndexOf('/') + 1).replace(/^v/, '');
}

/** Product tokens of the crawlers and fetchers that AI services send (RFC 9309 §2.2.1). */
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

/** contentsignals.org: search and answers are the service's purpose; of training only the owner can speak. */
export const defaultContentSignal = 'search=yes, ai-input=yes';

/** What a Content-Signal looks like: a yes or no to some of its three uses. */
export const contentSignalForm =
  /^(?:search|ai-input|ai-train)=(?:yes|no)(?:, ?(?:search|ai-input|ai-train)=(?:yes|no)){0,2}$/;
