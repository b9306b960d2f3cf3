/** Report stage: checks by bytes that no artifact names a secretly crawled host or holds a credential. */

import { pagesFolder } from '#shared/artifacts.ts';
import { type Artifact, complain, type Diagnostic } from '../model.ts';
import { bareHostname, siteKey } from '../site-key.ts';

/** Shorter values occur in ordinary words. */
const MIN_SECRET_LENGTH = 5;
/** Shorter base64 occurs by chance. */
const MIN_PART_LENGTH = 8;

interface Scan {
  /** Crawled origins. The site's own among them are ignored. */
  origins: readonly string[];
  /** Credentials, in every form in which they are sent. */
  secrets: readonly string[];
  siteUrl: string;
  /** Makes the documents of a site without pages, in which all words are Vitrina's. */
  makeOwnDocuments?: () => readonly Artifact[];
}

/**
 * Returns one complaint for each host other than the site's, and one for all credentials, each with the files that hold
 * it, pages first. A file that names a host is not searched for credentials. Short secrets are not searched.
 */
export function checkLeaks(artifacts: readonly Artifact[], scan: Scan): Diagnostic[] {
  const site = new URL(scan.siteUrl);
  const hosts = scan.origins.map((origin) => new URL(origin)).filter((url) => siteKey(url) !== siteKey(site));
  const secrets = scan.secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  const isOrdinary = createOrdinaryTest(scan, site);
  const comparable = (texts: string[]) => texts.map((text) => toComparable(Buffer.from(text)));
  const names = hosts.map(({ host, hostname }) => ({ host, texts: comparable(toHostNeedles(host, hostname, site)) }));
  const words = comparable(secrets.filter((secret) => !isOrdinary(secret)).flatMap(toSpellings));
  const named = secrets.filter(isOrdinary).map(toNamedForm);
  const parts = comparable(secrets.flatMap(toEncodedParts));
  if (names.length + secrets.length === 0) return [];
  /** Files by the host that they name; by an empty name if they hold a credential. */
  const found = new Map<string, string[]>();
  for (const { path, body } of artifacts) {
    const text = toComparable(Buffer.concat([Buffer.from(`${path}\n`), Buffer.from(body as Uint8Array)]));
    const isWord = (needle: string) => holds(text, needle);
    const name = names.find(({ texts }) => texts.some(isWord));
    const isLeak =
      words.some(isWord) || named.some((form) => form.test(text)) || parts.some((part) => text.includes(part));
    const host = name ? name.host : isLeak ? '' : undefined;
    if (host !== undefined) found.set(host, [...(found.get(host) ?? []), path]);
  }
  return [...found].map(([host, files]) => {
    // A page is the place to mend it: the other files repeat what pages say.
    const pages = files.filter((file) => file.startsWith(`${pagesFolder}/`));
    const sorted = [...pages, ...files.filter((file) => !pages.includes(file))];
    return complain('error', 'staging-leak', sorted[0] ?? '', { ...(host && { host }), files: sorted });
  });
}

/** A password of letters alone that is shorter can be any word of any page. */
const MIN_UNUSUAL_LETTERS = 10;

/**
 * Creates the test whether a secret by itself reveals nothing, as a text may hold it for another reason: a short word,
 * a word of Vitrina's own documents, a part of the public host. It is a credential after a word such as `password`.
 */
function createOrdinaryTest({ makeOwnDocuments = () => [] }: Scan, { hostname }: URL): (secret: string) => boolean {
  let own: Set<string> | undefined;
  const readOwn = () => {
    own ??= new Set(makeOwnDocuments().flatMap(({ body }) => toWords(Buffer.from(body as Uint8Array).toString())));
    return own;
  };
  return (secret) => {
    const word = secret.toLowerCase();
    if (hostname.split('.').includes(word)) return true;
    // Capitals within a word are as unusual as digits.
    if (!/^(?:\p{L}?\p{Ll}+|\p{Lu}+)$/u.test(secret)) return false;
    return secret.length < MIN_UNUSUAL_LETTERS || readOwn().has(word);
  };
}

/** Returns the runs of letters of a text, in lower case. */
const toWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Names of credentials, in the languages of reports and in code. */
const CREDENTIAL_NAMES = 'contraseña|clave|password|passwd|passphrase|pass|pwd|secret|secreto|token|api[-_]?key';

/** Returns a pattern of the secret after the name of a credential: `contraseña: obras`, `"password":"obras"`. */
function toNamedForm(secret: string): RegExp {
  const value = toComparable(Buffer.from(secret)).replace(/[^a-z0-9]/g, '\\$&');
  const names = toComparable(Buffer.from(CREDENTIAL_NAMES));
  return new RegExp(`(?:${names})["'*_\`\\s]*[:=]["'*_\`\\s]*${value}(?![a-z0-9-])`);
}

/** Returns texts that reveal a host: a name without a dot only in an address, an IP address only with its port. */
function toHostNeedles(host: string, hostname: string, site: URL): string[] {
  if (!hostname.includes('.') && host === hostname) {
    return [`//${host}`, `\\/\\/${host}`, encodeURIComponent(`//${host}`)];
  }
  const isName =
    /[a-z]/i.test(hostname) && hostname.includes('.') && bareHostname(hostname) !== bareHostname(site.hostname);
  return [...new Set([host, encodeURIComponent(host), ...(isName ? [hostname] : [])])];
}

/** Returns the value as text, addresses, forms, JSON and HTML write it, each once. */
function toSpellings(secret: string): string[] {
  const escaped = secret.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
  const json = JSON.stringify(secret).slice(1, -1);
  const form = new URLSearchParams({ '': secret }).toString().slice(1);
  const encoded = encodeURIComponent(secret);
  // In the user part of an address the colon stays as it is.
  return [
    ...new Set([secret, encoded, encoded.replaceAll('%3A', ':'), form, json, json.replaceAll('/', '\\/'), escaped]),
  ];
}

/** Returns base64 (RFC 4648, both alphabets) and hex of the value, at any place in a longer one; none if too short. */
function toEncodedParts(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const parts = [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/={1,2}$/, '');
    const isWhole = (before + bytes.length) % 3 === 0;
    const part = encoded.slice(Math.ceil((before * 8) / 6), isWhole ? undefined : -1);
    return [part, part.replaceAll('+', '-').replaceAll('/', '_'), encodeURIComponent(part)];
  });
  return [...new Set([...parts, bytes.toString('hex')])].filter((part) => part.length >= MIN_PART_LENGTH);
}

/** Returns one character per byte, in lower case. */
const toComparable = (bytes: Buffer): string => bytes.toString('latin1').toLowerCase();

/** Whether the needle occurs, but not as a part of a longer name. */
function holds(haystack: string, needle: string): boolean {
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    const before = haystack.slice(Math.max(0, at - 3), at);
    const after = haystack[at + needle.length] ?? ' ';
    if ((!/[a-z0-9-]$/.test(before) || /%[0-9a-f]{2}$/.test(before)) && !/[a-z0-9-]/.test(after)) return true;
  }
  return false;
}
