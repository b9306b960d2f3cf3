/** Which addresses belong to the site, and the one spelling under which the crawl knows each of them. */

import { comparePaths, toPagePath } from '#shared/page-path.ts';
import { siteKey } from '../../site-key.ts';
import { isSessionParameter, isTrackingParameter } from './query-parameters.ts';

/** Path and query string in one spelling, without tracking, session and fragment: identity in frontier and ledger. */
export type Address = string;

export type SiteAddresses = ReturnType<typeof createSiteAddresses>;

function isHttp(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

/** Path of `url` in the crawl's spelling, without the session that some servers write into it. */
function toCleanPath(url: URL): string {
  return toPagePath(url.pathname).replace(/;(?:jsessionid|phpsessid|sid|cfid|cftoken)=[^/;]*/gi, '') || '/';
}

/** Query string in the crawl's spelling: sorted by name, `''` or with its `?`. */
function toCleanQuery(url: URL): string {
  if (url.search === '') return '';
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => {
      if (pair === '') return false;
      const [name, value] = [...new URLSearchParams(pair)][0] ?? ['', ''];
      return !isTrackingParameter(name) && !isSessionParameter(name, value);
    });
  // Stable by name only: the order of equal names can carry meaning.
  const name = (pair: string) => pair.split('=', 1)[0] ?? pair;
  kept.sort((a, b) => comparePaths(name(a), name(b)));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** Address book of a site that is crawled at one origin and published at another. @throws TypeError for no URL */
export function createSiteAddresses(fetchOrigin: string, siteUrl: string, ownOrigins: string[]) {
  const fetched = new URL(fetchOrigin);
  const own = new Set([fetchOrigin, siteUrl, ...ownOrigins].map((origin) => siteKey(new URL(origin))));
  const publicOrigin = new URL(siteUrl).origin;

  const isOwn = (url: URL) => isHttp(url) && own.has(siteKey(url));
  // Menus repeat the same references on every page; only those count that mean the same everywhere.
  const known = new Map<string, Address | undefined>();
  const resolve = (reference: string, base: string) => {
    const url = URL.parse(reference.trim(), base);
    return url && isOwn(url) ? toCleanPath(url) + toCleanQuery(url) : undefined;
  };
  /** The address that a reference means, `undefined` when it is none or leads off the site. */
  const toAddress = (reference: string, base: string): Address | undefined => {
    const isFixed = /^(?:https?:\/\/|\/(?![/\\]))/i.test(reference) && base.startsWith(`${fetched.origin}/`);
    if (!isFixed) return resolve(reference, base);
    if (!known.has(reference)) known.set(reference, resolve(reference, base));
    return known.get(reference);
  };
  return {
    toAddress,
    /** Where a redirect from a fetched address is fetched; undefined when it leads off the site. */
    toNextUrl(location: string, from: string): string | undefined {
      const next = toAddress(location, from);
      return next === undefined ? undefined : fetched.origin + next;
    },
    /** True for an HTTP address on another site (`mailto:` and its kind are neither). */
    isForeign(reference: string, base: string): boolean {
      const url = URL.parse(reference.trim(), base);
      return url !== null && isHttp(url) && !isOwn(url);
    },
    /** Where the address is really fetched. */
    toFetchUrl: (address: Address): string => fetched.origin + address,
    /** Where readers find it. */
    toPublicUrl: (address: Address): string => publicOrigin + address,
    /** True for an absolute address that may be requested: the crawled host, its `www.` twin, never http after https. */
    mayFetch(reference: string): boolean {
      const url = URL.parse(reference, fetchOrigin);
      return (
        url !== null &&
        isHttp(url) &&
        siteKey(url) === siteKey(fetched) &&
        (url.protocol === 'https:' || fetched.protocol === 'http:')
      );
    },
  };
}
