/** The metadata that a client registers with (RFC 7591 §2): what is accepted, what is refused, what is dropped. */

import type { H3Event } from 'h3';
import * as z from 'zod';
import { clientNameLimit, grantTypes, parseScope, scopes, tokenEndpointAuthMethods } from '#shared/contract/oauth.ts';
import { readBody } from '../../http/request/read-body.ts';
import type { Client } from '../../state/state.ts';
import { OAuthError } from '../oauth-error.ts';
import { decodeUtf8 } from './form-body.ts';

/** Metadata as it is kept. */
export type ClientMetadata = Pick<Client, 'name' | 'authMethod' | 'scopes'>;

const { min, max } = clientNameLimit;

const nameProblem = `client_name must be a string of ${min} to ${max} characters, none of them a control character.`;

const clientName = z
  .string(nameProblem)
  .transform((name) => name.trim())
  .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name), nameProblem)
  .refine((name) => [...name].length >= min && [...name].length <= max, nameProblem);

/** Other fields are ignored (§2), contact data among them: it is never kept. `null` is as good as omitted. */
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

/** @throws OAuthError `invalid_client_metadata`, or `invalid_request` for a body that cannot be read. */
export async function readClientMetadata(event: H3Event): Promise<ClientMetadata> {
  requireJson(event.req.headers.get('content-type'));
  const parsed = metadata.safeParse(parseJson(decodeUtf8(await readBody(event))));
  if (!parsed.success) throw invalidMetadata(parsed.error.issues[0]?.message ?? nameProblem);
  const { client_name: name, scope = [], token_endpoint_auth_method: authMethod } = parsed.data;
  return { name, authMethod: authMethod ?? tokenEndpointAuthMethods[0], scopes: scope };
}

function requireJson(contentType: string | null): void {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw invalidMetadata('Send the metadata as application/json.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidMetadata('The body is not JSON.');
  }
}

const invalidMetadata = (description: string): OAuthError =>
  new OAuthError(400, 'invalid_client_metadata', description);
