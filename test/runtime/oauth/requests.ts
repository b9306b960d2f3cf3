/** Sends the OAuth requests of a client. */

import type { TestService } from './start-service.ts';

export interface Registered {
  client_id: string;
  client_secret: string;
  [field: string]: unknown;
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const postForm = (
  url: string,
  form: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });

/** Registers a client. @param metadata replaces fields; `client_name` is `Agente` */
export async function registerClient({ url }: TestService, metadata: object = {}): Promise<Registered> {
  const response = await postJson(`${url}/oauth/register`, { client_name: 'Agente', ...metadata });
  return (await response.json()) as Registered;
}

/** Returns the header of Basic authentication. */
export const basic = ({ client_id, client_secret }: Registered): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
});

/** Requests a token with Basic authentication. Returns it; undefined if it was refused. */
export async function requestToken({ url }: TestService, client: Registered, form: Record<string, string> = {}) {
  const response = await postForm(`${url}/oauth/token`, { grant_type: 'client_credentials', ...form }, basic(client));
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

/** Returns status and error code of an answer. @throws Error without the properties that all OAuth errors have */
export async function readError(response: Response): Promise<[status: number, error: string]> {
  const { error, error_description, ...rest } = (await response.json()) as Record<string, string>;
  if (!/^[\x20\x21\x23-\x5B\x5D-\x7E]+$/.test(error_description ?? ''))
    throw new Error(`not ASCII: ${error_description}`);
  if (Object.keys(rest).length > 0) throw new Error(`more than RFC 6749 names: ${Object.keys(rest)}`);
  if (response.headers.get('cache-control') !== 'no-store') throw new Error('may be stored');
  if (!response.headers.get('content-type')?.startsWith('application/json')) throw new Error('not JSON');
  return [response.status, error ?? ''];
}
