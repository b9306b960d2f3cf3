/** Published page of the site: its identity, and its file in `dist-content`, which equals its `.md` mirror. */

import { attempt } from './attempt.ts';
import { documentPaths } from './documents.ts';

/** Identity of a page: WHATWG pathname normalised by `toPagePath` only, e.g. `/zonas/palma/`. */
export type PagePath = string;

/** Heading of the Markdown. `anchor` is the element's own `id`, else a slug that is unique in the page. */
export interface Heading {
  /** 1 to 6. */
  level: number;
  text: string;
  anchor: string;
}

/** Page with the same content in another language. */
export interface Translation {
  /** BCP 47 primary language subtag. */
  language: string;
  /** Public address. */
  url: string;
}

export interface Page {
  path: PagePath;
  /** Public address: `site.url` and `path`. */
  url: string;
  /** Title without the site's suffix. */
  title: string;
  /** Meta description; empty when the page states none. */
  description: string;
  /** BCP 47 primary language subtag of the text: `es`, `en`. */
  language: string;
  /** GitHub-flavoured Markdown that starts with the main heading as `# …`, ends with one LF and has no raw HTML. */
  markdown: string;
  /** One for each heading line of `markdown`, in the same order. */
  headings: Heading[];
  /** ISO 8601 date, only when the site states it. */
  lastModified?: string;
  /** Media type of the page's source, such as `application/pdf`; absent for HTML. */
  mediaType?: string;
  /** Other addresses of this page (path and query string): redirects, canonicalised duplicates. Sorted. */
  aliases: string[];
  /** The page in other languages, sorted by language; absent if the page has no translation. */
  translations?: Translation[];
}

/** Whether the site's own address opens the page. */
export const isHomePage = ({ path, aliases }: Pick<Page, 'path' | 'aliases'>): boolean =>
  path === '/' || aliases.includes('/');

/** RFC 3986 §2.3: escapes of these mean the same as the characters. */
const UNRESERVED = /[A-Za-z0-9\-._~]/;

/**
 * Returns the pathname with escapes in upper case and unreserved characters decoded (RFC 3986 §6.2.2).
 * @param address a URL, or a pathname alone: a query string in it stays
 */
export function toPagePath(address: URL | string): PagePath {
  const pathname = typeof address === 'string' ? address : address.pathname;
  return pathname.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return UNRESERVED.test(character) ? character : triplet.toUpperCase();
  });
}

/** Returns a path for people to read: decodes escapes that are valid UTF-8 and printable, and keeps the others. */
export function toReadablePath(path: PagePath): string {
  return path.replace(/(?:%[0-9A-F]{2})+/g, (escapes) => {
    const text = attempt(() => decodeURIComponent(escapes));
    return text === undefined || /[\p{C}\p{Z}/\\?#%]/u.test(text) ? escapes : text;
  });
}

/** Compares by UTF-16 code units: the same order on every machine and in every locale. */
export function comparePaths(a: PagePath, b: PagePath): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const END_OF_FRONT_MATTER = '\n---\n\n';

/**
 * Returns the text of a page's file: front matter (JSON strings, valid YAML) and Markdown. It has the same address
 * twice, as readers look for either `url` or `canonical_url`.
 */
export function toPageDocument(
  page: Pick<Page, 'title' | 'url' | 'description' | 'lastModified' | 'markdown'>,
  siteUrl: string,
): string {
  const fields: [string, string | undefined][] = [
    ['title', page.title],
    ['url', page.url],
    ['canonical_url', page.url],
    ['llms_txt', siteUrl + documentPaths.llms],
    ['description', page.description],
    ['last_updated', page.lastModified],
  ];
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]));
  return `---\n${lines.join('\n')}\n---\n\n${page.markdown}`;
}

/** Returns the Markdown of a page's file, without front matter; the text unchanged if it has none. */
export function toPageMarkdown(document: string): string {
  const end = document.startsWith('---\n') ? document.indexOf(END_OF_FRONT_MATTER) : -1;
  return end === -1 ? document : document.slice(end + END_OF_FRONT_MATTER.length);
}

/** Returns the path of a page's `.md` mirror below `site.url`, escaped as in requests. @param file below `pages/` */
export function toMirrorPath(file: string): string {
  return toPagePath(new URL(`/${file}`, 'http://localhost'));
}
