/** Report stage: proof, by their bytes, that no artifact names the host that was crawled in secret or holds a credential. */

import { type Artifact, complain, type Diagnostic } from '../model.ts';
import { bareHostname, siteKey } from '../site-key.ts';

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
/** Fewer characters of base64 would be found by chance. */
const LEAST_PART = 8;

interface Needle {
  /** The host; absent for a credential. */
  host?: string;
  text: string;
  /** Found inside of longer words too. */
  isPart?: boolean;
}

/** One complaint for each artifact that leaks, without the secret itself. */
export function checkLeaks(artifacts: readonly Artifact[], { origins, secrets, siteUrl }: LeakScan): Diagnostic[] {
  const site = new URL(siteUrl);
  const hosts = origins.map((origin) => new URL(origin)).filter((url) => siteKey(url) !== siteKey(site));
  const needles = [
    ...hosts.flatMap((url) => toHostNeedles(url, site.hostname).map((text) => ({ host: url.host, text }))),
    ...secrets
      .filter((secret) => secret.length >= LEAST_SECRET)
      .flatMap((secret) => [
        ...toSpellings(secret).map((text) => ({ text })),
        ...toEncodedParts(secret).map((text) => ({ text, isPart: true })),
      ]),
  ].map((needle): Needle => ({ ...needle, text: toComparable(Buffer.from(needle.text)) }));
  if (needles.length === 0) return [];
  return artifacts.flatMap(({ path, body }): Diagnostic[] => {
    const text = toComparable(Buffer.concat([Buffer.from(`${path}\n`), Buffer.from(body as Uint8Array)]));
    const leak = needles.find((needle) => (needle.isPart ? text.includes(needle.text) : holds(text, needle.text)));
    const about = leak?.host === undefined ? {} : { host: leak.host };
    return leak ? [complain('error', 'staging-leak', path, about)] : [];
  });
}

/** A name without a dot is an ordinary word unless it stands in an address; an IP address may be anybody's without its port. */
function toHostNeedles({ host, hostname }: URL, publicHost: string): string[] {
  if (!hostname.includes('.') && host === hostname) {
    return [`//${host}`, `\\/\\/${host}`, encodeURIComponent(`//${host}`)];
  }
  const isName =
    /[a-z]/i.test(hostname) && hostname.includes('.') && bareHostname(hostname) !== bareHostname(publicHost);
  return [...new Set([host, encodeURIComponent(host), ...(isName ? [hostname] : [])])];
}

/** The value as it stands in text, in addresses, in JSON and in HTML. */
function toSpellings(secret: string): string[] {
  const escaped = secret.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
  const json = JSON.stringify(secret).slice(1, -1);
  const form = new URLSearchParams({ '': secret }).toString().slice(1);
  return [...new Set([secret, encodeURIComponent(secret), form, json, json.replaceAll('/', '\\/'), escaped])];
}

/** What base64 (RFC 4648, both alphabets) and hex make of the value, wherever in a longer one it stands. */
function toEncodedParts(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const parts = [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const isWhole = (before + bytes.length) % 3 === 0;
    const part = encoded.slice(Math.ceil((before * 8) / 6), isWhole ? undefined : -1);
    return [part, part.replaceAll('+', '-').replaceAll('/', '_'), encodeURIComponent(part)];
  });
  return [...new Set([...parts, bytes.toString('hex')])].filter((part) => part.length >= LEAST_PART);
}

/** A character for each byte, in lower case. */
const toComparable = (bytes: Buffer): string => bytes.toString('latin1').toLowerCase();

/** Whether the needle is there, not as a part of a longer name. */
function holds(haystack: string, needle: string): boolean {
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    const before = haystack.slice(Math.max(0, at - 3), at);
    const after = haystack[at + needle.length] ?? ' ';
    if ((!/[a-z0-9-]$/.test(before) || /%[0-9a-f]{2}$/.test(before)) && !/[a-z0-9-]/.test(after)) return true;
  }
  return false;
}
