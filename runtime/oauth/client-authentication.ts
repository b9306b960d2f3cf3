/** Authenticates the client of a form request (RFC 6749 §2.3.1), by Basic or in the body, but not both. */

import { type H3Event, HTTPError } from 'h3';
import { readBody } from '../http/request/read-body.ts';
import { decodeFormValue } from '../http/serve-operation.ts';
import { type Client, matchesSecret } from '../state/state.ts';
import { type EndpointRequest, OAuthError, requireWithinLimit } from './endpoint.ts';

interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/**
 * Returns the authenticated client and its form. Failures count against the address.
 * @throws OAuthError 400, 401 or 429
 */
export async function requireClient(request: EndpointRequest): Promise<{ client: Client; form: URLSearchParams }> {
  const { event, server, now } = request;
  try {
    const form = await readForm(event);
    const { clientId, clientSecret } = readCredentials(event.req.headers.get('authorization'), form);
    const client = await server.state.clients.find(clientId, now);
    if (matchesSecret(clientSecret, client?.secretHash) && client) return { client, form };
    throw invalidClient('Unknown client or wrong secret.');
  } catch (error) {
    if (error instanceof OAuthError || HTTPError.isError(error)) {
      await requireWithinLimit('unauthenticated', request.address, request);
    }
    throw error;
  }
}

/**
 * Reads the credentials from header or form.
 * @throws OAuthError `invalid_request` for two methods or two clients, else `invalid_client`
 */
function readCredentials(authorization: string | null, form: URLSearchParams): ClientCredentials {
  const clientId = readParameter(form, 'client_id');
  const clientSecret = readParameter(form, 'client_secret');
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

/** Creates the error of RFC 6749 §5.2. RFC 9110 §15.5.2 requires the challenge on every 401. */
const invalidClient = (description: string): OAuthError =>
  new OAuthError(401, 'invalid_client', description, [['www-authenticate', 'Basic realm="oauth"']]);

const BASIC = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i;

/**
 * Reads Basic credentials (RFC 7617) as OAuth fills them: split at the first colon, both halves form-decoded;
 * `undefined` if malformed.
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

/** Parses a form. @throws OAuthError `invalid_request` if a parameter other than `resource` is repeated */
export function parseForm(body: string): URLSearchParams {
  const form = new URLSearchParams(body);
  // `resource` is the one parameter that may be repeated (RFC 8707 §2).
  const names = [...form.keys()].filter((name) => name !== 'resource');
  if (new Set(names).size === names.length) return form;
  throw new OAuthError(400, 'invalid_request', 'A parameter is given more than once.');
}

/** Reads a form parameter; `undefined` if missing or empty (RFC 6749 §3.2). */
export const readParameter = (form: URLSearchParams, name: string): string | undefined => form.get(name) || undefined;

/** Returns the value of a form parameter. @throws OAuthError `invalid_request` if it is missing */
export function requireParameter(form: URLSearchParams, name: string): string {
  const value = readParameter(form, name);
  if (value === undefined) throw new OAuthError(400, 'invalid_request', `${name} is missing.`);
  return value;
}

/** Reads the form of a request. @throws OAuthError `invalid_request` for another content type or a malformed body */
async function readForm(event: H3Event): Promise<URLSearchParams> {
  const contentType = event.req.headers.get('content-type') ?? '';
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  const isUtf8 = charset === undefined || ['utf-8', 'utf8', 'us-ascii'].includes(charset.replaceAll('"', ''));
  if (type !== 'application/x-www-form-urlencoded' || !isUtf8) {
    throw new OAuthError(400, 'invalid_request', 'Send the parameters as application/x-www-form-urlencoded in UTF-8.');
  }
  return parseForm(await readText(event));
}

/** Reads the body. @throws OAuthError `invalid_request` unless it is UTF-8 */
export async function readText(event: H3Event): Promise<string> {
  const text = await readBody(event);
  if (text.includes('\ufffd')) throw new OAuthError(400, 'invalid_request', 'The body is not UTF-8.');
  return text;
}
