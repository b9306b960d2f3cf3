/** `/oauth/authorize`: refuses every request. It is published because clients reject metadata without it. */

import type { EventHandler, H3Event } from 'h3';
import type { OAuthErrorCode } from '#shared/contract/oauth.ts';
import type { Locale } from '#shared/locale/locales.ts';
import { type HeaderPair, oauthHeaders } from '../http/headers.ts';
import { toPreferredType } from '../http/request/preferred-type.ts';
import { respond, withoutCors } from '../http/respond.ts';

const methods = ['GET', 'HEAD', 'POST'];

/** Serves the refusal: no grant uses this endpoint (RFC 6749 §3.1). JSON 400, or a short page for browsers. No CORS. */
export function serveAuthorize(locale: Locale): EventHandler {
  const page = toPage(locale);
  return (event) => {
    if (!methods.includes(event.req.method)) return refuse(event, 405, 'application/json', wrongMethod);
    const type = toPreferredType(event.req.headers.get('accept'), ['application/json', 'text/html']);
    return type === 'text/html'
      ? refuse(event, 400, 'text/html; charset=utf-8', page)
      : refuse(event, 400, 'application/json', noSignIn);
  };
}

const toBody = (error: OAuthErrorCode, error_description: string) => JSON.stringify({ error, error_description });
const wrongMethod = toBody('invalid_request', 'This endpoint takes GET and POST.');
const noSignIn = toBody(
  'unsupported_response_type',
  'Nobody signs in here. Ask the token endpoint with client_credentials.',
);

function refuse(event: H3Event, status: number, contentType: string, body: string): Response {
  const headers: HeaderPair[] = [
    ['content-type', contentType],
    ...oauthHeaders,
    ['vary', 'Accept'],
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ];
  if (status === 405) headers.push(['allow', methods.join(', ')]);
  return withoutCors(respond(event, status, headers, Buffer.from(body)));
}

function toPage({ language, noSignIn: { title, body } }: Locale): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p>${body}</p>
</html>
`;
}
