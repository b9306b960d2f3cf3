/** What a page that is rendered may ask for: every request is answered here, and the browser itself has no network. */

import type { Request, Route } from 'playwright-core';

/** An answer of the site, as far as a page needs it. */
export interface Loaded {
  status: number;
  /** Value of Content-Type. */
  type: string;
  body: Uint8Array;
}

/** How a page's requests reach the site. */
export interface Loader {
  /** The address by which the site is asked for what a request means; `undefined` for another site's. */
  toOwn(url: string): string | undefined;
  /** What the site answers; `undefined` for what may not be asked for, and failures. */
  load(ownUrl: string): Promise<Loaded | undefined>;
  /** The same for a script of another host, to which nothing of the site's is sent. */
  loadForeign(url: string): Promise<Loaded | undefined>;
}

/** Requests, and bytes of their answers, of one page. */
const MAX_REQUESTS = 300;
const MAX_BYTES = 50_000_000;

/** What is read of a page, whatever it looks like. */
const READ_TYPES = new Set(['script', 'xhr', 'fetch', 'other']);

const PICTURE = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** The hosts from which the HTML of a page loads its scripts. */
function scriptHosts(html: string, url: string): Set<string> {
  const hosts = new Set<string>();
  for (const tag of html.match(/<script\b[^<>]*>/gi) ?? []) {
    const address = URL.parse(/\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? '', url);
    // A name within the own network, or a number, is no host that a public page loads scripts from.
    if (address && /^https?:$/.test(address.protocol) && /\.[a-z]{2,}$/i.test(address.hostname))
      hosts.add(address.host);
  }
  return hosts;
}

/** Lets a page read what was loaded for it. */
const toAllowed = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
});

/** What one page asked for, and where it wanted to go. */
export function createRequests(page: { url: string; html: string }, loader: Loader) {
  const { origin } = new URL(page.url);
  const hosts = scriptHosts(page.html, page.url);
  const asked = new Map<string, Uint8Array>();
  const foreign = new Set<string>();
  let bytes = 0;
  let count = 0;
  let target: string | undefined;

  async function answer(route: Route, request: Request): Promise<void> {
    const url = new URL(request.url());
    const type = request.resourceType();
    const fulfill = (contentType: string, body: string | Buffer, status = 200) =>
      route.fulfill({ status, contentType, body, headers: toAllowed(origin) });
    if (request.isNavigationRequest()) {
      const isMain = request.frame().parentFrame() === null;
      if (isMain && url.href === page.url && target === undefined) {
        // The answer that the crawl has; where the page wants to go next is told, not followed.
        target = '';
        return fulfill('text/html; charset=utf-8', page.html);
      }
      if (isMain) target = url.href;
      return route.abort();
    }
    if (url.protocol === 'data:' || url.protocol === 'blob:') return route.continue();
    const own = loader.toOwn(url.href);
    if (own === undefined && !(type === 'script' && hosts.has(url.host))) return route.abort();
    if (type === 'image') return fulfill('image/gif', PICTURE);
    if (type === 'stylesheet') return fulfill('text/css', '');
    if (!READ_TYPES.has(type) || request.method() !== 'GET') return route.abort();
    if (++count > MAX_REQUESTS || bytes > MAX_BYTES) return route.abort();
    const loaded = await (own === undefined ? loader.loadForeign(url.href) : loader.load(own));
    if (!loaded) return route.abort();
    bytes += loaded.body.length;
    asked.set(own ?? url.href, loaded.body);
    if (own === undefined) foreign.add(url.origin);
    return fulfill(loaded.type, Buffer.from(loaded.body), loaded.status);
  }

  return {
    answer: (route: Route, request: Request) => answer(route, request).catch(() => undefined),
    /** Bodies by address, sorted by it. */
    asked: () => [...asked].sort(([a], [b]) => (a < b ? -1 : 1)),
    /** Origins of other hosts whose scripts ran. */
    foreign: () => [...foreign].sort(),
    /** Where a script sent the visitor; `undefined` for nowhere. */
    target: () => target || undefined,
  };
}
