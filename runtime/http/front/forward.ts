/** Front mode: passes a visitor's request to the website, and the website's answer to the visitor. */

import type { IncomingMessage } from 'node:http';
import type { AppDeps } from '../../app-deps.ts';
import type { Answer, Exchange } from '../exchange.ts';
import type { HeaderPair } from '../headers.ts';
import { hasBody } from '../http-server.ts';
import { isTrusted } from '../request/client-address.ts';
import { toAnswerHeaders, toForwardedHeaders } from './forwarded-headers.ts';
import { createPublicAddresses } from './public-addresses.ts';
import type { Website, WebsiteAnswer } from './website.ts';

export interface Upstream {
  /** Origin that is connected to. */
  url: string;
  /** `Host` that it is asked for; that of `site.url` without one. */
  host?: string;
}

/** Answers that never have a body, whatever the website sends with them (Fetch §2.2.3). */
const BODYLESS = new Set([204, 205, 304]);

export type Forwarder = ReturnType<typeof createForwarder>;

export function createForwarder(website: Website, upstream: Upstream, { content, trustProxy }: AppDeps) {
  const site = new URL(content.site.url);
  const host = upstream.host ?? site.host;
  const toPublicAddresses = createPublicAddresses(content.site.url, { upstream: new URL(upstream.url), host });

  return {
    /** Asks the website what the visitor asks. */
    forward({ request, method, headers, ip, signal }: Exchange, path: string): Promise<WebsiteAnswer> {
      const peer = { address: ip, trusted: isTrusted(ip, trustProxy) };
      return website.ask({
        path,
        method,
        headers: toForwardedHeaders(headers, { peer, host, site }),
        body: !isRead(method) && hasBody(request) ? readOn(request) : null,
        signal,
      });
    },
    /** Asks it for what the runtime itself wants to know. */
    read({ signal }: Exchange, path: string): Promise<WebsiteAnswer> {
      return website.ask({ path, method: 'GET', headers: ['host', host], body: null, signal });
    },
    /** The website's answer: status, body and headers as they came, `added` joined with what it has of the same name. */
    pass({ status, headers, body }: WebsiteAnswer, { method }: Exchange, added: readonly HeaderPair[] = []): Answer {
      const passed = toAnswerHeaders(headers, added, toPublicAddresses);
      if (method !== 'HEAD' && !BODYLESS.has(status)) return { status, headers: passed, body };
      void body.dump();
      // Its length would be waited for (RFC 9110 §8.6, §15.3.6); that of a 304 and of HEAD speaks of another answer.
      const isEmpty = status === 204 || status === 205;
      return { status, headers: passed.filter(([name]) => !isEmpty || name !== 'content-length'), body: null };
    },
  };
}

/** A body that comes with these has no meaning (RFC 9110 §9.3.1). */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * The body as it comes. It is not handed on as a stream: one whose visitor leaves before a connection is free fails with
 * an error that nobody listens to yet, which would end the process.
 */
async function* readOn(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false });
  } finally {
    // A website may answer before it has all; what remains would hold up the connection that carries the answer.
    request.resume();
  }
}
