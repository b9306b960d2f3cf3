/** `POST /oauth/introspect`: what a token of the client's own is good for (RFC 7662 §2). */

import { oauthHeaders } from '../http/headers.ts';
import { respondJson } from '../http/respond.ts';
import { hashSecret } from '../state/secret.ts';
import type { AccessToken } from '../state/state.ts';
import type { Endpoint } from './endpoint.ts';
import { requireClient } from './request/client-authentication.ts';
import { requireParameter } from './request/form-body.ts';

/** Unknown, expired, revoked and foreign tokens are all alike: inactive, and nothing else is said (§2.2). */
export const introspect: Endpoint = async (request) => {
  const { event, server, now } = request;
  const { client, form } = await requireClient(request);
  const token = await server.state.tokens.find(hashSecret(requireParameter(form, 'token')), now);
  const answer =
    token?.clientId === client.id ? toActiveToken(token, server.content.addresses.site) : { active: false };
  return respondJson(event, 200, answer, oauthHeaders);
};

const toActiveToken = ({ clientId, scopes, issuedAt, expiresAt }: AccessToken, issuer: string) => ({
  active: true,
  scope: scopes.join(' '),
  client_id: clientId,
  token_type: 'Bearer',
  exp: Math.floor(expiresAt / 1000),
  iat: Math.floor(issuedAt / 1000),
  iss: issuer,
});
