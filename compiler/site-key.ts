/** What tells one site from another: the host of an address, with and without `www.`; another port is another site. */

/** The same for http and https on their default ports. */
export function siteKey({ hostname, port }: URL): string {
  return bareHostname(hostname) + (port === '' ? '' : `:${port}`);
}

/** The same of an absolute address; empty for any other text. */
export function siteKeyOf(address: string): string {
  const url = URL.parse(address);
  return url ? siteKey(url) : '';
}

/** A host's name without `www.` and the dot of the root. */
export const bareHostname = (hostname: string): string => hostname.replace(/^www\./, '').replace(/\.$/, '');
