/** Answers every request of a rendered page; the browser itself has no network. */

import type { Request, Route } from 'playwright-core';

/** An answer of the site, reduced to the needs of a page. */
export interface Loaded {
  status: number;
  /** Value of Content-Type. */
  type: string;
  body: Uint8Array;
}

/** Access of a page's requests to the site. */
export interface Loader {
  /** Maps a requested URL to the site's crawled origin; `undefined` for another site. */
  toOwn(url: string): string | undefined;
  /** Loads a URL of the site; `undefined` if it may not be fetched or fails. */
  load(ownUrl: string): Promise<Loaded | undefined>;
  /** Loads a script from another host, without cookies or headers of the site; `undefined` if it fails. */
  loadForeign(url: string): Promise<Loaded | undefined>;
}

/** Maximum requests of one page, and bytes of their answers. */
const MAX_REQUESTS = 300;
const MAX_BYTES = 50_000_000;

/** Types of requests that may change the text of a page. */
const READ_TYPES = new Set(['script', 'xhr', 'fetch', 'other']);

const PICTURE = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Returns the hosts from which the HTML of a page loads scripts. */
function scriptHosts(html: string, url: string): Set<string> {
  const hosts = new Set<string>();
  for (const tag of html.match(/<script\b[^<>]*>/gi) ?? []) {
    const address = URL.parse(/\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? '', url);
    // Names without a dot and numeric addresses are in a private network; public pages load no scripts from there.
    if (address && /^https?:$/.test(address.protocol) && /\.[a-z]{2,}$/i.test(address.hostname))
      hosts.add(address.host);
  }
  return hosts;
}

/** Headers that allow a page to read the answer. */
const toAllowed = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
});

/** Creates the answers to a page's requests, and records requested URLs and the address it navigates to. */
export function createRequests(page: { url: string; html: string }, loader: Loader) {
  const { origin } = new URL(page.url);
  const hosts = scriptHosts(page.html, page.url);
  const asked = new Map<string, Uint8Array>();
  const foreign = new Set<string>();
  let bytes = 0;
  let count = 0;
  let target: string | undefined;
  /** Whether the page has been read once and goes on being used. */
  let isOpen = false;

  async function answer(route: Route, request: Request): Promise<void> {
    const url = new URL(request.url());
    const type = request.resourceType();
    const fulfill = (contentType: string, body: string | Buffer, status = 200) =>
      route.fulfill({ status, contentType, body, headers: toAllowed(origin) });
    if (request.isNavigationRequest()) {
      const isMain = request.frame().parentFrame() === null;
      if (isMain && url.href === page.url && target === undefined) {
        // The page gets the HTML that the crawl has. A further navigation is recorded and not followed.
        target = '';
        return fulfill('text/html; charset=utf-8', page.html);
      }
      if (isMain) target = url.href;
      // With the reason “failed”, the page gives way to one that names the error.
      return route.abort(isOpen ? 'aborted' : 'failed');
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
    asked.set(url.href, loaded.body);
    if (own === undefined) foreign.add(url.origin);
    return fulfill(loaded.type, Buffer.from(loaded.body), loaded.status);
  }

  return {
    answer: (route: Route, request: Request) => answer(route, request).catch(() => undefined),
    /** Bodies by URL, sorted by URL. */
    asked: () => [...asked].sort(([a], [b]) => (a < b ? -1 : 1)),
    /** Origins of other hosts whose scripts ran. */
    foreign: () => [...foreign].sort(),
    /** Returns the address that a script navigated to since the last call; `undefined` without one. */
    takeTarget: () => {
      const taken = target || undefined;
      target = '';
      isOpen = true;
      return taken;
    },
  };
}
