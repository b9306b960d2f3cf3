/** Front mode: replaces the website's inner address by the public one in the headers of its answers. */

/** Where each header holds addresses: RFC 9110 §10.2.2 and §8.7, HTML §4.2.5.3 (refresh), RFC 8288 §3. */
const addressesOf = new Map([
  ['location', /^.+$/s],
  ['content-location', /^.+$/s],
  ['refresh', /(?<=^[\s\d.]*[\s;,]\s*(?:url\s*=\s*)?["']?)(?!url\s*=)[^\s;,"'][^"']*/i],
  ['link', /(?<=<|\banchor\s*=\s*")[^<>"]+/gi],
]);

/** By these names the website may know itself, whatever the runtime calls it. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export interface InnerAddress {
  /** Origin that is connected to. */
  upstream: URL;
  /** `Host` that it is asked for. */
  host: string;
}

/**
 * Makes what puts the public origin in the place of the website's own in the value of a header. Its own are, with any
 * scheme or none, the host it is asked for; and the port that is connected to, with that host's name, the name that is
 * connected to, or one of this machine. Other addresses stay as they are, relative ones too.
 */
export function createPublicAddresses(
  siteUrl: string,
  { upstream, host }: InnerAddress,
): (header: string, value: string) => string {
  const asked = new URL(`//${host}`, upstream);
  const names = [upstream.hostname, asked.hostname, ...LOOPBACK];
  const inner = new Set([toAuthority(asked), ...names.map((name) => name + toPort(upstream))]);

  function toPublic(address: string): string {
    const [absolute, rest = ''] = /^\s*(?:https?:)?[/\\]{2}[^/\\?#]*(.*)$/is.exec(address) ?? [];
    const url = absolute !== undefined && URL.canParse(absolute, siteUrl) ? new URL(absolute, siteUrl) : undefined;
    return url && inner.has(toAuthority(url)) ? siteUrl + rest : address;
  }

  return (header, value) => {
    const addresses = addressesOf.get(header);
    return addresses ? value.replace(addresses, toPublic) : value;
  };
}

const toAuthority = (url: URL): string => url.hostname + toPort(url);

/** Ports 80 and 443 count as the same: behind a proxy that ends TLS the other one is named. */
const toPort = ({ port }: URL): string => (port === '' || port === '80' || port === '443' ? '' : `:${port}`);
