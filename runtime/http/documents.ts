/** Serves published documents unchanged, and security.txt, whose date depends on the clock. */

import type { EventHandler, H3, H3Event } from 'h3';
import { ApiError } from '#shared/contract/errors.ts';
import { documentPaths, documents } from '#shared/documents.ts';
import { toPagePath } from '#shared/page.ts';
import type { AppDeps } from '../app-deps.ts';
import type { PublishedDocument } from '../content/read-folder.ts';
import type { Content } from '../content.ts';
import { caching } from './headers.ts';
import { isGetOrHead, respond, respondConditionally, respondOptions } from './respond.ts';

const methods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** Days until security.txt expires, at midnight: it changes once a day. RFC 9116 §2.5.5 advises under a year. */
const SECURITY_TXT_DAYS = 180;

/** Seconds that caches may keep security.txt. */
const SECURITY_TXT_MAX_AGE = 3600;

/** Registers the addresses of all published documents and of security.txt. */
export function registerDocuments(app: H3, deps: AppDeps): void {
  for (const [path, document] of deps.content.documents) {
    app.all(toRoute(path), (event) => serveGet(event, () => respondDocument(event, document, deps)));
  }
  const headers = [['content-type', documents.securityTxt.mediaType], caching.public(SECURITY_TXT_MAX_AGE)] as const;
  const toText = () => Buffer.from(toSecurityTxt(deps.content, deps.now()));
  app.all(documentPaths.securityTxt, (event) => serveGet(event, () => respond(event, 200, headers, toText())));
}

/** Serves the index of the API at the API's own address; `operation_not_found` if the content has none. */
export function serveIndex(deps: AppDeps): EventHandler {
  return (event) => {
    const index = deps.content.documents.get(documentPaths.apiIndex);
    if (!index) throw new ApiError({ code: 'operation_not_found' });
    return serveGet(event, () => respondDocument(event, index, deps));
  };
}

/** Serves documents under other spellings of their address (escapes in lower case, raw UTF-8), else calls `next`. */
export function serveOtherSpellings(deps: AppDeps, next: EventHandler): EventHandler {
  return (event) => {
    const document = deps.content.documents.get(toPagePath(event.url.pathname));
    return document ? serveGet(event, () => respondDocument(event, document, deps)) : next(event);
  };
}

/** Answers GET and HEAD with `read`, and OPTIONS with the methods. @throws ApiError `method_not_allowed` for others */
export function serveGet<Answer extends Response | Promise<Response>>(event: H3Event, read: () => Answer) {
  const { method } = event.req;
  if (isGetOrHead(method)) return read();
  if (method === 'OPTIONS') return respondOptions(event, methods);
  throw new ApiError({ code: 'method_not_allowed', allow: methods });
}

/** Answers with a document or a 304. Adds the API's headers at addresses of the API. */
function respondDocument(event: H3Event, document: PublishedDocument, { content }: AppDeps): Promise<Response> {
  const { headers } = document;
  const all = isOfApi(event.url.pathname, content) ? [...content.apiHeaders, ...headers] : headers;
  return respondConditionally(event, document, all);
}

const isOfApi = (path: string, { site }: Content): boolean =>
  [documentPaths.apiIndex, documentPaths.sandbox, site.apiPath].includes(path);

/** Returns security.txt (RFC 9116). The contact is a page, as e-mail addresses and numbers are not published. */
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

/** Escapes a path as a route pattern that matches only it. */
function toRoute(path: string): string {
  return path.replace(/[:*?+(){}]/g, String.raw`\$&`);
}
