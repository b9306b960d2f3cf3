/** Authenticates the client of a form request (RFC 6749 §2.3.1): by Basic or in the body, by one of them alone. */

import { BodyError } from '../../http/request/read-body.ts';
import { matchesSecret } from '../../state/secret.ts';
import type { Client } from '../../state/state.ts';
import { type EndpointRequest, requireWithin } from '../endpoint.ts';
import { OAuthError } from '../oauth-error.ts';
import { type FormBody, readForm } from './form-body.ts';

interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/** An authenticated request. */
export interface ClientRequest {
  client: Client;
  form: FormBody;
}

/**
 * Reads the form and authenticates its client. What fails up to here counts against the address.
 * @throws OAuthError `invalid_client`, `invalid_request`, 429.
 */
export async function requireClient(request: EndpointRequest): Promise<ClientRequest> {
  const { event, server, now } = request;
  try {
    const form = await readForm(event);
    const { clientId, clientSecret } = readCredentials(event.req.headers.get('authorization'), form);
    const client = await server.state.clients.find(clientId, now);
    if (matchesSecret(clientSecret, client?.secretHash) && client) return { client, form };
    throw invalidClient('Unknown client or wrong secret.');
  } catch (error) {
    if (error instanceof OAuthError || error instanceof BodyError) {
      await requireWithin('unauthenticated', request.address, request);
    }
    throw error;
  }
}

/**
 * The credentials of a request, from its header or its body; never from its address.
 * @param authorization value of the `Authorization` header, null without one
 * @throws OAuthError `invalid_request` for two methods or two clients, `invalid_client` for none or malformed ones.
 */
function readCredentials(authorization: string | null, form: FormBody): ClientCredentials {
  const clientId = form.get('client_id');
  const clientSecret = form.get('client_secret');
  if (authorization === null) {
    if (clientId === undefined || clientSecret === undefined) {
      throw invalidClient('Authenticate the client with client_secret_basic or client_secret_post.');
    }
    return { clientId, clientSecret };
  }
  if (clientSecret !== undefined) {
    throw new OAuthError(400, 'invalid_request', 'Use one method of client authentication, not two.');
  }
  const credentials = readBasicCredentials(authorization);
  if (!credentials) throw invalidClient('The Authorization header holds no well-formed Basic credentials.');
  if (clientId !== undefined && clientId !== credentials.clientId) {
    throw new OAuthError(400, 'invalid_request', 'client_id and the Authorization header name different clients.');
  }
  return credentials;
}

/** RFC 6749 §5.2; RFC 9110 §15.5.2 wants the challenge on every 401. */
const invalidClient = (description: string): OAuthError =>
  new OAuthError(401, 'invalid_client', description, [['www-authenticate', 'Basic realm="oauth"']]);

const BASIC = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i;

/**
 * Id and secret of an `Authorization` header of the Basic scheme (RFC 7617), as OAuth fills it: base64, split at the
 * first colon, both halves form-decoded.
 * @returns undefined for anything that is not well-formed.
 */
export function readBasicCredentials(authorization: string): ClientCredentials | undefined {
  const [, encoded] = BASIC.exec(authorization) ?? [];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString();
  const colon = pair.indexOf(':');
  if (colon < 1) return undefined;
  const clientId = decodeFormValue(pair.slice(0, colon));
  const clientSecret = decodeFormValue(pair.slice(colon + 1));
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret };
}

/** RFC 6749 Appendix B; undefined for malformed escapes. */
function decodeFormValue(value: string): string | undefined {
  const spaced = value.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}
