/** Preview: the page as the site sends it now, asked for when somebody looks at it, so that no page is kept in memory. */

import { DEFAULT_LIMITS, USER_AGENT } from '../crawl/crawl-options.ts';
import { createHttpClient } from '../crawl/http/http-client.ts';
import { decodeHtml } from '../crawl/read/decode-html.ts';
import { siteKey } from '../site-key.ts';

/** Redirects of one page that are followed: `www.` and https twins. */
const HOPS = 3;

/** @param headers sent with every request to what was crawled, never to another host */
export function createOriginalReader(origin: string, headers: Readonly<Record<string, string>>) {
  const client = createHttpClient(DEFAULT_LIMITS, 2);
  const sent = { accept: 'text/html,application/xhtml+xml', 'user-agent': USER_AGENT, ...headers };
  const wantsBody = (status: number) => status === 200;
  return {
    /** HTML of a page in UTF-8. @throws Error that says what the site did instead of sending it */
    async read(path: string): Promise<Uint8Array> {
      let url = origin + path;
      for (let hop = 0; ; hop++) {
        const answer = await client.get({ url, headers: sent, maxBytes: DEFAULT_LIMITS.htmlBytes, wantsBody });
        const one = (name: string) => [answer.headers[name]].flat()[0];
        const isRedirect = answer.status >= 300 && answer.status < 400;
        const next = isRedirect ? URL.parse(one('location') ?? '', url) : null;
        if (!next || hop >= HOPS || !isTwin(next, new URL(url))) {
          if (answer.status === 200) return new TextEncoder().encode(decodeHtml(answer.body, one('content-type')));
          throw new Error(`${url} answered ${answer.status}`);
        }
        url = next.href;
      }
    },
    close: () => client.close(),
  };
}

const isTwin = (a: URL, b: URL): boolean => /^https?:$/.test(a.protocol) && siteKey(a) === siteKey(b);
