/** Report stage: proof, by their bytes, that no artifact names the host that was crawled in secret or holds a credential. */

import type { Artifact, Diagnostic } from '../model.ts';

export interface LeakScan {
  /** Origins that must not be published: a staging host, the loopback server of a folder. */
  origins: readonly string[];
  /** Values from the environment. */
  secrets: readonly string[];
  /** Public origin. */
  siteUrl: string;
}

/** A shorter value would be found in ordinary words. */
const LEAST_SECRET = 5;

/** One complaint for each artifact that leaks, without the secret itself. */
export function checkLeaks(artifacts: readonly Artifact[], { origins, secrets, siteUrl }: LeakScan): Diagnostic[] {
  const hosts = origins.map((origin) => new URL(origin)).filter((url) => !isSameSite(url, new URL(siteUrl)));
  const needles = [
    ...hosts.flatMap((url) => toHostNeedles(url).map((text) => ({ what: `the crawled host ${url.host}`, text }))),
    ...secrets
      .filter((secret) => secret.length >= LEAST_SECRET)
      .map((text) => ({ what: 'a credential of the crawl', text })),
  ];
  if (needles.length === 0) return [];
  for (const needle of needles) needle.text = toComparable(Buffer.from(needle.text));
  return artifacts.flatMap(({ path, body }): Diagnostic[] => {
    const text = toComparable(Buffer.concat([Buffer.from(`${path}\n`), Buffer.from(body as Uint8Array)]));
    const leak = needles.find((needle) => holds(text, needle.text));
    if (!leak) return [];
    return [
      {
        severity: 'error',
        code: 'staging-leak',
        where: path,
        message: `The file holds ${leak.what}, which must not be published.`,
        hint: 'Take it out of the text of the page that it comes from.',
      },
    ];
  });
}

/** With and without `www.`, http or https: both are public. */
function isSameSite(a: URL, b: URL): boolean {
  const key = ({ host }: URL) => host.replace(/^www\./, '');
  return key(a) === key(b);
}

/** A bare local name or a name without a dot is an ordinary word unless it stands in an address. */
function toHostNeedles({ host, hostname }: URL): string[] {
  const isPlain = !hostname.includes('.') && host === hostname;
  return isPlain ? [`//${host}`, `\\/\\/${host}`, encodeURIComponent(`//${host}`)] : [host, encodeURIComponent(host)];
}

/** A character for each byte, in lower case. */
const toComparable = (bytes: Buffer): string => bytes.toString('latin1').toLowerCase();

/** Whether the needle is there, not as a part of a longer name. */
function holds(haystack: string, needle: string): boolean {
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    const before = haystack[at - 1] ?? ' ';
    const after = haystack.slice(at + needle.length, at + needle.length + 2);
    if (!/[a-z0-9-]/.test(before) && !/^(?:[a-z0-9-]|\.[a-z0-9])/.test(after)) return true;
  }
  return false;
}
