/** Identity of the compiled site, and the public addresses of the service, computed from `site.url` and `apiPath`. */

import { oauthPaths } from './contract/oauth.ts';
import { type OperationId, operations } from './contract/operations.ts';
import { type DocumentName, documentPaths } from './documents.ts';

/** Identity of a site, as stated in the config or detected. */
export interface SiteIdentity {
  /** Public origin, without a slash at the end: `https://www.example.es`. Never derived from a request or the crawl. */
  url: string;
  /** Path of the content API; its last segment is the version: `/api/v1`. */
  apiPath: string;
  /** Reader-facing language, a key of `locales`. */
  language: string;
  brand: string;
  /** Uses of the content that the owner admits or refuses (contentsignals.org), where the config states them. */
  contentSignal?: string;
}

/**
 * Paths that always answer with a JSON 404, never with the website's page. MCP clients that find sign-in metadata there
 * open a browser, but `/mcp` needs no token.
 */
export const refusedPaths = ['/.well-known/openid-configuration', '/.well-known/oauth-protected-resource/mcp'] as const;

export const mcpPath = '/mcp';

/** A second endpoint, for clients that take only servers with tools named `search` and `fetch`. */
export const mcpSearchPath = `${mcpPath}/search`;

/** Absolute addresses of one site. */
export interface Addresses {
  /** `site.url`, without a slash at the end. */
  site: string;
  /** Base of the API's operations: `site.url` and `apiPath`. */
  base: string;
  mcp: string;
  mcpSearch: string;
  apiProtectedResource: string;
  /** Section of the developer page about versions. */
  versioningPolicy: string;
  /** RFC 8631 §5: the state of the API. */
  status: string;
  documents: Record<DocumentName, string>;
  oauth: Record<keyof typeof oauthPaths, string>;
  operations: Record<OperationId, string>;
}

/** Returns the path of an operation below `site.url`. */
export function toOperationPath(id: OperationId, apiPath: string): string {
  const { base, path } = operations[id];
  return base === 'api' ? apiPath + path : path;
}

/** Returns the path above all versions of the API: `/api/v1` → `/api/`. */
export const toVersionsPath = (apiPath: string): string => apiPath.slice(0, apiPath.lastIndexOf('/') + 1);

/** Returns the path below `site.url` of the API's status, which names the served content. Public, without a quota. */
export const toStatusPath = (apiPath: string): string => `${apiPath}/status`;

/** Returns the path of the API's protected-resource metadata below `site.url` (RFC 9728 §3.1). */
export const toApiProtectedResourcePath = (apiPath: string): string => documentPaths.protectedResource + apiPath;

/** Returns every public address of a site's service. */
export function toAddresses({ url, apiPath }: Pick<SiteIdentity, 'url' | 'apiPath'>): Addresses {
  const below = <T extends Record<string, string>>(paths: T) =>
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, url + path])) as Record<keyof T, string>;
  return {
    site: url,
    base: url + apiPath,
    mcp: url + mcpPath,
    mcpSearch: url + mcpSearchPath,
    apiProtectedResource: url + toApiProtectedResourcePath(apiPath),
    versioningPolicy: `${url}${documentPaths.developerPage}#versionado`,
    status: url + toStatusPath(apiPath),
    documents: below(documentPaths),
    oauth: below(oauthPaths),
    operations: Object.fromEntries(
      Object.keys(operations).map((id) => [id, url + toOperationPath(id as OperationId, apiPath)]),
    ) as Record<OperationId, string>,
  };
}
