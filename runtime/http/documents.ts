/** Serves what the compiler published as it stands, and security.txt, whose date only the clock knows. */

import { ApiError } from '#shared/contract/errors.ts';
import { documentPaths, documents } from '#shared/documents.ts';
import type { RegisterRoutes } from '../app-deps.ts';
import type { Content } from '../content.ts';
import type { Answer, Exchange } from './exchange.ts';
import { caching } from './headers.ts';
import { respond, respondOptions, respondUnlessHeld } from './respond.ts';

const methods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** RFC 9116 §2.5.5 advises less than a year; the day is cut off, so that the document stays the same for a day. */
const SECURITY_TXT_DAYS = 180;

/** Seconds. */
const SECURITY_TXT_MAX_AGE = 3600;

/** Registers the address of every published document, and that of security.txt. */
export const registerDocuments: RegisterRoutes = (routes, deps) => {
  const { content, now } = deps;
  for (const [path, document] of content.documents) {
    const headers = isOfApi(path) ? [...content.apiHeaders, ...document.headers] : document.headers;
    const read = (exchange: Exchange) => respondUnlessHeld(exchange, document.etag, headers, document.body);
    routes.set(path, (exchange) => answerRead(exchange, read));
  }
  const headers = [['content-type', documents.securityTxt.mediaType], caching.public(SECURITY_TXT_MAX_AGE)] as const;
  const readSecurityTxt = (exchange: Exchange) =>
    respond(exchange, 200, headers, Buffer.from(toSecurityTxt(content, now())));
  routes.set(documentPaths.securityTxt, (exchange) => answerRead(exchange, readSecurityTxt));
};

/** Methods of an address that can only be read. @throws ApiError `method_not_allowed` */
export function answerRead(exchange: Exchange, read: (exchange: Exchange) => Answer): Answer {
  const { method } = exchange;
  if (method === 'GET' || method === 'HEAD') return read(exchange);
  if (method === 'OPTIONS') return respondOptions(exchange, methods);
  throw new ApiError({ code: 'method_not_allowed', allow: methods });
}

const isOfApi = (path: string): boolean => path === documentPaths.apiIndex || path === documentPaths.sandbox;

/** RFC 9116: where to report a weakness. The contact is a page: no address or number is published. */
function toSecurityTxt({ site, addresses, company }: Content, now: number): string {
  const expires = new Date(now + SECURITY_TXT_DAYS * 24 * 3600 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${company.contact.result.contact_page ?? `${site.url}/`}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${addresses.documents.securityTxt}`,
    '',
  ].join('\n');
}
