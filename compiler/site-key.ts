/** What tells one site from another, and one address of a site from another; another port is another site. */

/** The same for http and https on their default ports. */
export function siteKey({ hostname, port }: URL): string {
  return bareHostname(hostname) + (port === '' ? '' : `:${port}`);
}

/** The `siteKey` of an absolute address; `''` for any other text. */
export function siteKeyOf(address: string): string {
  const url = URL.parse(address);
  return url ? siteKey(url) : '';
}

/** A host's name without `www.` and the dot of the root. */
export const bareHostname = (hostname: string): string => hostname.replace(/^www\./, '').replace(/\.$/, '');

/** Path and query string of an absolute address. */
export function pathAndQuery(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
