/** Serves what the compiler published as it stands, and security.txt, whose date only the clock knows. */

import type { EventHandler, H3Event } from 'h3';
import { ApiError } from '#shared/contract/errors.ts';
import { documentPaths, documents } from '#shared/documents.ts';
import { toPagePath } from '#shared/page-path.ts';
import type { AppDeps, RegisterRoutes } from '../app-deps.ts';
import type { PublishedDocument } from '../content/documents.ts';
import type { Content } from '../content.ts';
import { caching } from './headers.ts';
import { respond, respondOptions, respondUnlessHeld } from './respond.ts';

const methods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** RFC 9116 §2.5.5 advises less than a year; the day is cut off, so that the document stays the same for a day. */
const SECURITY_TXT_DAYS = 180;

/** Seconds. */
const SECURITY_TXT_MAX_AGE = 3600;

/** Registers the address of every published document, and that of security.txt. */
export const registerDocuments: RegisterRoutes = (app, deps) => {
  for (const [path, document] of deps.content.documents) {
    app.all(toRoute(path), (event) => answerRead(event, () => respondDocument(event, document, deps)));
  }
  const headers = [['content-type', documents.securityTxt.mediaType], caching.public(SECURITY_TXT_MAX_AGE)] as const;
  const toText = () => Buffer.from(toSecurityTxt(deps.content, deps.now()));
  app.all(documentPaths.securityTxt, (event) => answerRead(event, () => respond(event, 200, headers, toText())));
};

/** Finds documents under other spellings of their address (escapes in lower case, raw UTF-8), then asks `next`. */
export function findDocument(deps: AppDeps, next: EventHandler): EventHandler {
  return (event) => {
    const document = deps.content.documents.get(toPagePath(event.url.pathname));
    return document ? answerRead(event, () => respondDocument(event, document, deps)) : next(event);
  };
}

/** Methods of an address that can only be read. @throws ApiError `method_not_allowed` */
export function answerRead(event: H3Event, read: () => Response): Response {
  const { method } = event.req;
  if (method === 'GET' || method === 'HEAD') return read();
  if (method === 'OPTIONS') return respondOptions(event, methods);
  throw new ApiError({ code: 'method_not_allowed', allow: methods });
}

function respondDocument(event: H3Event, { body, etag, headers }: PublishedDocument, { content }: AppDeps): Response {
  const all = isOfApi(event.url.pathname) ? [...content.apiHeaders, ...headers] : headers;
  return respondUnlessHeld(event, etag, all, body);
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

/** A path as a route pattern that matches just it. */
function toRoute(path: string): string {
  return path.replace(/[:*?+(){}]/g, String.raw`\$&`);
}
