/** `POST /oauth/token` (RFC 6749 §4.4), `/oauth/introspect` (RFC 7662 §2) and `/oauth/revoke` (RFC 7009 §2). */

import type { Addresses } from '#shared/addresses.ts';
import { grantTypes, parseScope, type Scope } from '#shared/contract/oauth.ts';
import { tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import { oauthHeaders } from '../http/headers.ts';
import { respond, respondJson } from '../http/respond.ts';
import { type AccessToken, type Client, createSecret, hashSecret } from '../state/state.ts';
import { readParameter, requireClient, requireParameter } from './client-authentication.ts';
import { type Endpoint, type EndpointRequest, OAuthError, requireWithinLimit } from './endpoint.ts';

/** Issues an opaque Bearer token to the client. Each request of a known client counts, and postpones its expiry. */
export const token: Endpoint = async (request) => {
  const { server, now, event } = request;
  const { client, form } = await requireClient(request);
  await requireWithinLimit('token-requests', client.id, request);
  await server.state.clients.touch(client.id, now);
  requireGrantType(form);
  const scopes = requireScopes(form, client);
  requireKnownResources(form, server.content.addresses);
  const accessToken = createSecret(server.randomBytes);
  await server.state.tokens.add(hashSecret(accessToken), {
    clientId: client.id,
    clientName: client.name,
    scopes,
    issuedAt: now,
    expiresAt: now + tokenLifetimeSeconds * 1000,
  });
  const answer = { access_token: accessToken, token_type: 'Bearer', expires_in: tokenLifetimeSeconds };
  return respondJson(event, 200, { ...answer, scope: scopes.join(' ') }, oauthHeaders);
};

/** Checks the grant type (§4.4.2, §5.2). @throws OAuthError unless `grant_type` is one of the service's */
function requireGrantType(form: URLSearchParams): void {
  const grantType = requireParameter(form, 'grant_type');
  if (!(grantTypes as readonly string[]).includes(grantType)) {
    throw new OAuthError(400, 'unsupported_grant_type', `grant_type can be: ${grantTypes.join(', ')}`);
  }
}

/**
 * Returns the requested scopes; without `scope`, all that the client is registered for (§3.3).
 * @throws OAuthError for other scopes
 */
function requireScopes(form: URLSearchParams, client: Pick<Client, 'scopes'>): Scope[] {
  const scopes = parseScope(readParameter(form, 'scope'), client.scopes);
  if (!scopes) {
    throw new OAuthError(400, 'invalid_scope', `This client can ask for: ${client.scopes.join(' ')}`);
  }
  return scopes;
}

/**
 * Checks `resource`; a token is valid for the whole service. @throws OAuthError `invalid_target` for others (RFC 8707
 * §2)
 */
function requireKnownResources(form: URLSearchParams, { site, base, mcp }: Addresses): void {
  const resources = form.getAll('resource').filter((resource) => resource !== '');
  const known = [site, base, mcp].map((address) => new URL(address).href);
  // URL parsers of clients append a slash to the site's identifier.
  if (resources.every((resource) => URL.canParse(resource) && known.includes(new URL(resource).href))) return;
  throw new OAuthError(400, 'invalid_target', `resource can be: ${site} ${base} ${mcp}`);
}

/** Describes a token. Unknown, expired, revoked and foreign tokens are equally inactive (RFC 7662 §2.2). */
export const introspect: Endpoint = async (request) => {
  const { token } = await findOwnToken(request);
  const answer = token ? toActiveToken(token, request.server.content.addresses.site) : { active: false };
  return respondJson(request.event, 200, answer, oauthHeaders);
};

/**
 * Revokes a token. Unknown and foreign tokens get 200 too, unchanged, so that a client cannot learn if they exist
 * (RFC 7009 §2.2).
 */
export const revoke: Endpoint = async (request) => {
  const { token, hash } = await findOwnToken(request);
  if (token) await request.server.state.tokens.remove(hash);
  return respond(request.event, 200, oauthHeaders, new Uint8Array());
};

/** Returns the hash of the form's token, and the token unless it is unknown or another client's. Ignores type hints. */
async function findOwnToken(request: EndpointRequest): Promise<{ hash: string; token?: AccessToken | undefined }> {
  const { client, form } = await requireClient(request);
  const hash = hashSecret(requireParameter(form, 'token'));
  const token = await request.server.state.tokens.find(hash, request.now);
  return { hash, token: token?.clientId === client.id ? token : undefined };
}

const toActiveToken = ({ clientId, scopes, issuedAt, expiresAt }: AccessToken, issuer: string) => ({
  active: true,
  scope: scopes.join(' '),
  client_id: clientId,
  token_type: 'Bearer',
  exp: Math.floor(expiresAt / 1000),
  iat: Math.floor(issuedAt / 1000),
  iss: issuer,
});
