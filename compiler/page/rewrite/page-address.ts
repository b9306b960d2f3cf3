/** Page stage, addresses: turns what stands in `href` and `src` into an absolute public address, or nothing. */

export interface AddressOptions {
  /** Public address of the page. */
  pageUrl: string;
  /** The page's `<base href>` as stated; empty when it has none. */
  baseHref: string;
  siteUrl: string;
  /** Origins that the site was crawled from, or names itself by; they become `siteUrl`, same path. */
  ownOrigins: readonly string[];
  /** Public addresses that redirect within the site, and where they end. */
  aliases?: ReadonlyMap<string, string>;
}

/** An absolute public address; undefined for what no link can lead to. */
export type ResolveAddress = (address: string) => string | undefined;

/** Makes the function that resolves one page's addresses. It returns undefined for anything that is not http(s). */
export function createAddressResolver(options: AddressOptions): ResolveAddress {
  const own = new Set(options.ownOrigins.map((origin) => URL.parse(origin)?.origin));
  const site = options.siteUrl.replace(/\/$/, '');
  const base = URL.parse(options.baseHref, options.pageUrl)?.href ?? options.pageUrl;
  return (address) => {
    const trimmed = address.trim();
    if (!trimmed) return undefined;
    // An address within the page means this page, whatever `<base>` says about others.
    const url = URL.parse(trimmed, trimmed.startsWith('#') ? options.pageUrl : base);
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    url.username = '';
    url.password = '';
    if (!own.has(url.origin)) return url.href;
    const published = site + url.pathname + url.search;
    return (options.aliases?.get(published) ?? published) + url.hash;
  };
}
