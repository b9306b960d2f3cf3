/** Page stage, addresses: turns the values of `href` and `src` into absolute public addresses. */

/** Settings for the addresses of all pages of a site. */
export interface SiteAddresses {
  /** With or without a slash at the end. */
  siteUrl: string;
  /** Origins of the crawl or of the site's own links; they become `siteUrl`, same path. */
  ownOrigins: readonly string[];
}

/** Returns an absolute public address, without user name and password; `undefined` if it is empty or not http(s). */
export type ResolveAddress = (address: string) => string | undefined;

/** Makes the function that resolves the addresses of one page; `baseHref` is its `<base href>` as stated, or empty. */
export function createAddressResolver(site: SiteAddresses, pageUrl: string, baseHref: string): ResolveAddress {
  const own = new Set(site.ownOrigins.map((origin) => URL.parse(origin)?.origin));
  const origin = site.siteUrl.replace(/\/$/, '');
  const base = URL.parse(baseHref, pageUrl)?.href ?? pageUrl;
  return (address) => {
    const trimmed = address.trim();
    if (!trimmed) return undefined;
    // A fragment alone means this page, despite `<base>`.
    const url = URL.parse(trimmed, trimmed.startsWith('#') ? pageUrl : base);
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    url.username = '';
    url.password = '';
    return own.has(url.origin) ? origin + url.pathname + url.search + url.hash : url.href;
  };
}
