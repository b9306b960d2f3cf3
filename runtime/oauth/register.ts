/** `POST /oauth/register`: dynamic client registration, open to all (RFC 7591 §3). */

import type { H3Event } from 'h3';
import * as z from 'zod';
import { attempt } from '#shared/attempt.ts';
import { clientNameLimit, grantTypes, parseScope, scopes, tokenEndpointAuthMethods } from '#shared/contract/oauth.ts';
import { oauthHeaders } from '../http/headers.ts';
import { respondJson } from '../http/respond.ts';
import { type Client, createSecret, hashSecret } from '../state/state.ts';
import { readText } from './client-authentication.ts';
import { type Endpoint, OAuthError, requireWithinLimit } from './endpoint.ts';

/** Registers a client, and answers once it would survive `kill -9`. The secret is only in this answer. */
export const register: Endpoint = async (request) => {
  const { event, server, now } = request;
  const metadata = await readClientMetadata(event);
  await requireWithinLimit('registrations', request.address, request);
  const secret = createSecret(server.randomBytes);
  const client: Client = {
    // Hex ids never differ only in letter case, which some file systems ignore.
    id: server.randomBytes(16).toString('hex'),
    ...metadata,
    secretHash: hashSecret(secret),
    registeredAt: now,
  };
  await server.state.clients.add(client);
  return respondJson(event, 201, toClientInformation(client, secret), oauthHeaders);
};

/** Returns the client as registered, with its secret, which never expires (RFC 7591 §3.2.1). */
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

const { min, max } = clientNameLimit;

const nameProblem = `client_name must be a string of ${min} to ${max} characters, none of them a control character.`;

const clientName = z
  .string(nameProblem)
  .transform((name) => name.trim())
  .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name), nameProblem)
  .refine((name) => [...name].length >= min && [...name].length <= max, nameProblem);

/**
 * Schema of the accepted metadata. Other fields, such as contact data, are ignored (§2) and never kept. `null` counts
 * as omitted.
 */
const metadata = z.object(
  {
    client_name: clientName,
    scope: z
      .string('scope must be a string.')
      .nullish()
      .transform((text) => parseScope(text || undefined, scopes))
      .refine((list) => list !== undefined, `scope can hold: ${scopes.join(' ')}`),
    grant_types: z
      .array(z.string(), 'grant_types must be an array of strings.')
      .nullish()
      .refine((list) => !list || list.includes(grantTypes[0]), `grant_types must hold ${grantTypes[0]}.`),
    token_endpoint_auth_method: z
      .enum(tokenEndpointAuthMethods, `token_endpoint_auth_method can be: ${tokenEndpointAuthMethods.join(', ')}`)
      .nullish(),
  },
  'Send a JSON object with client_name.',
);

/**
 * Reads the metadata of a registration.
 * @throws OAuthError `invalid_client_metadata`, or `invalid_request` for an unreadable body
 */
async function readClientMetadata(event: H3Event): Promise<Pick<Client, 'name' | 'authMethod' | 'scopes'>> {
  requireJson(event.req.headers.get('content-type'));
  const text = await readText(event);
  const body = attempt((): unknown => JSON.parse(text));
  if (body === undefined) throw invalidMetadata('The body is not JSON.');
  const parsed = metadata.safeParse(body);
  if (!parsed.success) throw invalidMetadata(parsed.error.issues[0]?.message ?? nameProblem);
  const { client_name: name, scope = [], token_endpoint_auth_method: authMethod } = parsed.data;
  return { name, authMethod: authMethod ?? tokenEndpointAuthMethods[0], scopes: scope };
}

function requireJson(contentType: string | null): void {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw invalidMetadata('Send the metadata as application/json.');
}

const invalidMetadata = (description: string): OAuthError =>
  new OAuthError(400, 'invalid_client_metadata', description);
