/** Renders one page of the crawl: decides whether it needs its scripts, and answers their requests. */

import type { RenderFailure, Rendering } from '../render/renderer.ts';
import type { Loaded, Loader } from '../render/requests.ts';
import { type Address, matchesPattern } from './addresses.ts';
import { type CrawlContext, fetchSource, type PageRendering } from './http/fetch-source.ts';
import { type Answer, type BodyUse, firstValue, keepBody } from './http/http-client.ts';

/** Number of words outside menus, headers and footers below which a page's scripts are run. */
const MAX_SHELL_WORDS = 20;

/** A page before its scripts run. */
interface UnscriptedPage {
  /** Number of words outside menus, headers and footers. */
  contentWords: number;
  hasScripts: boolean;
}

/** Whether a page has scripts and hardly any content without them; its menu does not count. */
export const isShell = ({ contentWords, hasScripts }: UnscriptedPage): boolean =>
  hasScripts && contentWords < MAX_SHELL_WORDS;

/** Whether a page must be rendered: it is a shell, or the owner named it by a pattern. */
export function isToRender(address: Address, page: UnscriptedPage, { patterns }: PageRendering): boolean {
  return isShell(page) || patterns.some((pattern) => matchesPattern(pattern, address));
}

/** Renders a page at its published address, which its scripts may compare. @param html as the site sent it, in UTF-8 */
export function renderPage(
  address: Address,
  html: Uint8Array,
  rendering: PageRendering,
  context: CrawlContext,
): Promise<Rendering | RenderFailure> {
  const url = context.addresses.toPublicUrl(address);
  const { language } = rendering;
  return rendering.render({ url, html: new TextDecoder().decode(html), language }, createLoader(context));
}

/** Maximum bytes of one answer to a script. */
const MAX_LOADED_BYTES = 10_000_000;

const MAX_REDIRECTS = 5;

/**
 * Creates the loader of the files that scripts ask for: of the site as robots.txt allows, with the headers of the
 * crawl, and of other hosts without them. Redirects must stay on the site or the host.
 */
function createLoader(context: CrawlContext): Loader {
  const { addresses, client } = context;
  const use: BodyUse = { wantsBody: (status) => status === 200, readBody: keepBody(MAX_LOADED_BYTES) };
  const isOwn = (url: string) => addresses.toAddress(url, url) !== undefined;

  /**
   * Requests an address and follows redirects as long as `toNext` returns a URL; `undefined` if there is no whole
   * answer.
   */
  async function follow(
    first: string,
    ask: (url: string) => Promise<Answer>,
    toNext: (url: string) => string | undefined,
  ): Promise<Loaded | undefined> {
    let at: string | undefined = first;
    for (let hop = 0; at !== undefined && hop <= MAX_REDIRECTS; hop++) {
      const answer: Answer | undefined = await ask(at).catch(() => undefined);
      if (!answer || answer.truncated) return undefined;
      const { status, headers, body }: Answer = answer;
      const location: string | undefined = status >= 300 && status < 400 ? firstValue(headers.location) : undefined;
      if (location === undefined) return { status, type: firstValue(headers['content-type']) ?? '', body };
      const next: string | undefined = URL.parse(location, at)?.href;
      at = next && toNext(next);
    }
    return undefined;
  }

  const toOwn = (url: string): string | undefined => {
    const { origin } = new URL(addresses.toFetchUrl('/'));
    const { pathname, search } = new URL(url);
    return isOwn(url) ? origin + pathname + search : undefined;
  };
  return {
    toOwn,
    load: async (url) => {
      const address = addresses.toAddress(url, url);
      if (address === undefined || context.isAllowed?.(address) === false) return undefined;
      return follow(url, (at) => fetchSource(at, use, context), toOwn);
    },
    loadForeign: (url) => {
      const { host } = new URL(url);
      const headers = { accept: '*/*', 'user-agent': context.headers['user-agent'] ?? '' };
      const ask = (at: string) => client.get({ url: at, headers, ...use });
      return follow(url, ask, (next) => (new URL(next).host === host ? next : undefined));
    },
  };
}
