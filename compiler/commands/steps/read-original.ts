/** Fetches the originals of pages, to be shown beside the Markdown that agents get. */

import { type BodyUse, createHttpClient, firstValue, keepBody } from '../../crawl/http/http-client.ts';
import { DEFAULT_LIMITS, USER_AGENT } from '../../crawl/limits.ts';
import { toUtf8 } from '../../crawl/read/read-html.ts';
import { createPdfReader } from '../../pdf/pdf-reader.ts';
import { siteKey } from '../../site-key.ts';

/** Redirects to `www.` and https twins that are followed. */
const MAX_REDIRECTS = 3;

/** Fetches each page when it is shown, and keeps none. @param headers never sent to another host */
export function createOriginalReader(origin: string, headers: Readonly<Record<string, string>>) {
  const client = createHttpClient(DEFAULT_LIMITS, 2);
  const sent = { accept: 'text/html,application/xhtml+xml', 'user-agent': USER_AGENT, ...headers };
  const use: BodyUse = { wantsBody: (status) => status === 200, readBody: keepBody(DEFAULT_LIMITS.documentBytes) };
  const pdfs = createPdfReader();
  return {
    /** Returns a page's HTML in UTF-8 as the site sends it now, or made of a PDF. @throws Error with another status */
    async read(path: string): Promise<Uint8Array> {
      let url = origin + path;
      for (let hop = 0; ; hop++) {
        const answer = await client.get({ url, headers: sent, ...use });
        const isRedirect = answer.status >= 300 && answer.status < 400;
        const next = isRedirect ? URL.parse(firstValue(answer.headers.location) ?? '', url) : null;
        if (!next || hop >= MAX_REDIRECTS || !isTwin(next, new URL(url))) {
          const document = answer.status === 200 && isPdf(answer.body) ? await pdfs.read(answer.body) : undefined;
          if (document && 'html' in document) return document.html;
          if (answer.status === 200 && !document)
            return toUtf8(answer.body, firstValue(answer.headers['content-type']));
          throw new Error(`${url} answered ${answer.status}`);
        }
        url = next.href;
      }
    },
    close: () => Promise.all([client.close(), pdfs.close()]),
  };
}

const isPdf = (body: Uint8Array): boolean => Buffer.from(body.subarray(0, 5)).toString('latin1') === '%PDF-';

/** Whether two addresses are of one site: equal but for `www.`, and http for https. */
const isTwin = (a: URL, b: URL): boolean => /^https?:$/.test(a.protocol) && siteKey(a) === siteKey(b);
