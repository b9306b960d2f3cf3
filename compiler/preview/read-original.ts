/** Preview: the page as the site sends it now, asked for when somebody looks at it, so that no page is kept in memory. */

import { DEFAULT_LIMITS, USER_AGENT } from '../crawl/crawl-options.ts';
import { createHttpClient, FetchFailure } from '../crawl/http/http-client.ts';
import { decodeHtml } from '../crawl/read/decode-html.ts';
import { siteKey } from '../site-key.ts';

/** Redirects of one page that are followed: `www.` and https twins. */
const HOPS = 3;

export interface OriginalReader {
  /** HTML of a page in UTF-8. @throws OriginalMissing */
  read(path: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The site did not send the page. The message says what it did instead. */
export class OriginalMissing extends Error {
  override readonly name = 'OriginalMissing';
}

/** @param headers sent with every request to what was crawled, never to another host */
export function createOriginalReader(origin: string, headers: Readonly<Record<string, string>>): OriginalReader {
  const client = createHttpClient(DEFAULT_LIMITS, 2);
  const get = async (url: string) => {
    try {
      return await client.get({
        url,
        headers: {
          accept: 'text/html,application/xhtml+xml',
          'user-agent': USER_AGENT,
          ...headers,
        },
        maxBytes: DEFAULT_LIMITS.htmlBytes,
        wantsBody: (status) => status === 200,
      });
    } catch (error) {
      if (error instanceof FetchFailure) throw new OriginalMissing(`${url}: ${error.message}`);
      throw error;
    }
  };
  return {
    async read(path) {
      let url = origin + path;
      for (let hop = 0; ; hop++) {
        const { status, headers: answered, body } = await get(url);
        const one = (name: string) => [answered[name]].flat()[0];
        const next = status >= 300 && status < 400 ? URL.parse(one('location') ?? '', url) : null;
        if (next && hop < HOPS && isTwin(next, new URL(url))) {
          url = next.href;
          continue;
        }
        if (status !== 200) throw new OriginalMissing(`${url} answered ${status}`);
        return new TextEncoder().encode(decodeHtml(body, one('content-type')));
      }
    },
    close: () => client.close(),
  };
}

const isTwin = (a: URL, b: URL): boolean => /^https?:$/.test(a.protocol) && siteKey(a) === siteKey(b);
