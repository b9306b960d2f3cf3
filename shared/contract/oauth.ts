/** Vocabulary of the authorization server: scopes, grants, methods, addresses (RFC 6749, 7009, 7591, 7662, 8414). */

export const scopes = ['content:read', 'quota:read'] as const;
export type Scope = (typeof scopes)[number];

/** Returns requested scopes (RFC 6749 §3.3), in contract order; all allowed without `text`; undefined if one is not. */
export function parseScope(text: string | undefined, allowed: readonly Scope[]): Scope[] | undefined {
  if (text === undefined) return [...allowed];
  const asked = text.split(' ');
  // A malformed list has an empty or odd name, which is never an allowed scope.
  if (!asked.every((name) => (allowed as readonly string[]).includes(name))) return undefined;
  return scopes.filter((scope) => asked.includes(scope));
}

export const grantTypes = ['client_credentials'] as const;

/** Methods of client authentication; the first is the default (RFC 7591 §2). */
export const tokenEndpointAuthMethods = ['client_secret_basic', 'client_secret_post'] as const;
export type TokenEndpointAuthMethod = (typeof tokenEndpointAuthMethods)[number];

/** Paths below `site.url`. */
export const oauthPaths = {
  authorize: '/oauth/authorize',
  register: '/oauth/register',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  introspect: '/oauth/introspect',
} as const;

/** Minimum and maximum code points of `client_name`. */
export const clientNameLimit = { min: 1, max: 100 } as const;

/** Error codes of these endpoints (RFC 6749 §5.2, RFC 7591 §3.2.2, RFC 8707 §2). */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_scope'
  | 'invalid_target'
  | 'invalid_client_metadata'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'temporarily_unavailable'
  | 'server_error';
