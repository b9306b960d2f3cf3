/** `POST /oauth/revoke`: ends a token of the client's own, at once and everywhere (RFC 7009 §2). */

import { oauthHeaders } from '../http/headers.ts';
import { respond } from '../http/respond.ts';
import { hashSecret } from '../state/secret.ts';
import type { Endpoint } from './endpoint.ts';
import { requireClient } from './request/client-authentication.ts';
import { requireParameter } from './request/form-body.ts';

/**
 * Answers 200 for unknown and foreign tokens too, which stay untouched: nobody learns whether they exist (§2.2).
 * `token_type_hint` is not looked at, here and in introspection: there is one type of token.
 */
export const revoke: Endpoint = async (request) => {
  const { event, server, now } = request;
  const { client, form } = await requireClient(request);
  const hash = hashSecret(requireParameter(form, 'token'));
  const token = await server.state.tokens.find(hash, now);
  if (token?.clientId === client.id) await server.state.tokens.remove(hash);
  return respond(event, 200, oauthHeaders, new Uint8Array());
};
