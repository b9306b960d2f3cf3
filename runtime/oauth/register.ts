/** `POST /oauth/register`: dynamic client registration, open to all (RFC 7591 §3). */

import { grantTypes } from '#shared/contract/oauth.ts';
import { oauthHeaders } from '../http/headers.ts';
import { respondJson } from '../http/respond.ts';
import { createSecret, hashSecret } from '../state/secret.ts';
import type { Client } from '../state/state.ts';
import { type Endpoint, requireWithin } from './endpoint.ts';
import { readClientMetadata } from './request/client-metadata.ts';

/** Registers a client. Answers once it would survive `kill -9`. The secret is in this answer only. */
export const register: Endpoint = async (request) => {
  const { event, server, now } = request;
  const metadata = await readClientMetadata(event);
  await requireWithin('registrations', request.address, request);
  const secret = createSecret(server.randomBytes);
  const client: Client = {
    // Hex, so that ids differ in more than letter case and fit file systems that ignore it.
    id: server.randomBytes(16).toString('hex'),
    ...metadata,
    secretHash: hashSecret(secret),
    registeredAt: now,
  };
  await server.state.clients.add(client);
  return respondJson(event, 201, toClientInformation(client, secret), oauthHeaders);
};

/** RFC 7591 §3.2.1: all registered metadata, what the server chose included. */
function toClientInformation({ id, name, authMethod, scopes, registeredAt }: Client, secret: string) {
  return {
    client_id: id,
    client_secret: secret,
    client_id_issued_at: Math.floor(registeredAt / 1000),
    client_secret_expires_at: 0,
    client_name: name,
    grant_types: grantTypes,
    token_endpoint_auth_method: authMethod,
    scope: scopes.join(' '),
  };
}
