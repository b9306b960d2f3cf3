/** Keys that tell sites apart, and paths that tell addresses of a site apart. Another port is another site. */

/** Returns the host without `www.`, with a port that is not the default: the same for http and https. */
export function siteKey({ hostname, port }: URL): string {
  return bareHostname(hostname) + (port === '' ? '' : `:${port}`);
}

/** Returns the `siteKey` of an absolute address; `''` for any other text. */
export function siteKeyOf(address: string): string {
  const url = URL.parse(address);
  return url ? siteKey(url) : '';
}

/** Returns a host's name without `www.` and the dot of the root. */
export const bareHostname = (hostname: string): string => hostname.replace(/^www\./, '').replace(/\.$/, '');

/** Returns path and query string of an absolute address. @throws TypeError for any other text */
export function pathAndQuery(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Public origin of a site whose own is not known. */
export const localOrigin = 'http://localhost:3000';

/** Whether an absolute address has the host `localhost`: its content belongs to no site yet, and any may replace it. */
export const isLocalSite = (url: string): boolean => new URL(url).hostname === new URL(localOrigin).hostname;
