/** The parameters of a form request, under the rules of RFC 6749 §3.2 and Appendix B. */

import type { H3Event } from 'h3';
import { readBody } from '../../http/request/read-body.ts';
import { OAuthError } from '../oauth-error.ts';

/** Parameters by name. One that was sent without a value counts as omitted. */
export interface FormBody {
  get(name: string): string | undefined;
  /** Every value of a parameter that may be repeated. */
  getAll(name: string): readonly string[];
}

/** RFC 8707 §2: the one parameter that may be given several times. */
const repeatable = 'resource';

/** @throws OAuthError `invalid_request` for another content type, a body that cannot be read, a repeated parameter. */
export async function readForm(event: H3Event): Promise<FormBody> {
  requireForm(event.req.headers.get('content-type'));
  return parseForm(await readBody(event));
}

/**
 * Parameters of an `application/x-www-form-urlencoded` body.
 * @throws OAuthError `invalid_request` for bytes that are not UTF-8 and for a repeated parameter.
 */
export function parseForm(body: Buffer): FormBody {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(decodeUtf8(body))) {
    const earlier = values.get(name);
    if (!earlier) values.set(name, [value]);
    else if (name === repeatable) earlier.push(value);
    else throw new OAuthError(400, 'invalid_request', 'A parameter is given more than once.');
  }
  return {
    get: (name) => values.get(name)?.[0] || undefined,
    getAll: (name) => (values.get(name) ?? []).filter((value) => value !== ''),
  };
}

/** @throws OAuthError `invalid_request` without the parameter. */
export function requireParameter(form: FormBody, name: string): string {
  const value = form.get(name);
  if (value === undefined) throw new OAuthError(400, 'invalid_request', `${name} is missing.`);
  return value;
}

function requireForm(contentType: string | null): void {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  const isUtf8 = charset === undefined || ['utf-8', 'utf8', 'us-ascii'].includes(charset.replaceAll('"', ''));
  if (type !== 'application/x-www-form-urlencoded' || !isUtf8) {
    throw new OAuthError(400, 'invalid_request', 'Send the parameters as application/x-www-form-urlencoded in UTF-8.');
  }
}

/** @throws OAuthError `invalid_request` for bytes that are not UTF-8. */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OAuthError(400, 'invalid_request', 'The body is not UTF-8.');
  }
}
