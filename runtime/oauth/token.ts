/** `POST /oauth/token`: an access token for the client itself (RFC 6749 §4.4). */

import type { Addresses } from '#shared/addresses.ts';
import { grantTypes, parseScope, type Scope } from '#shared/contract/oauth.ts';
import { tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import { oauthHeaders } from '../http/headers.ts';
import { respondJson } from '../http/respond.ts';
import { createSecret, hashSecret } from '../state/secret.ts';
import type { Client } from '../state/state.ts';
import { type Endpoint, requireWithin } from './endpoint.ts';
import { OAuthError } from './oauth-error.ts';
import { requireClient } from './request/client-authentication.ts';
import { type FormBody, requireParameter } from './request/form-body.ts';

/** Issues an opaque Bearer token. A request of a known client counts, and keeps it from being recycled, whatever it asks. */
export const token: Endpoint = async (request) => {
  const { server, now, event } = request;
  const { client, form } = await requireClient(request);
  await requireWithin('token-requests', client.id, request);
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
  return respondJson(
    event,
    200,
    {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: tokenLifetimeSeconds,
      scope: scopes.join(' '),
    },
    oauthHeaders,
  );
};

/** §4.4.2 and §5.2. */
function requireGrantType(form: FormBody): void {
  const grantType = requireParameter(form, 'grant_type');
  if (!(grantTypes as readonly string[]).includes(grantType)) {
    throw new OAuthError(400, 'unsupported_grant_type', `grant_type can be: ${grantTypes.join(', ')}`);
  }
}

/** §3.3: without `scope`, all that the client is registered for. */
function requireScopes(form: FormBody, client: Pick<Client, 'scopes'>): Scope[] {
  const scopes = parseScope(form.get('scope'), client.scopes);
  if (!scopes) {
    throw new OAuthError(400, 'invalid_scope', `This client can ask for: ${client.scopes.join(' ')}`);
  }
  return scopes;
}

/** RFC 8707 §2: the protected resources that a token is asked for. Every token is good for all of this service. */
function requireKnownResources(form: FormBody, { site, base, mcp }: Addresses): void {
  const resources = form.getAll('resource');
  if (resources.length === 0) return;
  const known = [site, base, mcp].map((address) => new URL(address).href);
  // Clients send the site's identifier with the slash that URL parsers add.
  if (resources.every((resource) => URL.canParse(resource) && known.includes(new URL(resource).href))) return;
  throw new OAuthError(400, 'invalid_target', `resource can be: ${site} ${base} ${mcp}`);
}
