/** Finds a page by whatever `url` of `read_page` may hold: an address, a path or its last segment, in any spelling. */

import type { ManifestPage } from '#shared/artifacts.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { toMirrorPath } from '#shared/page-document.ts';
import { comparePaths, toPagePath, toReadablePath } from '#shared/page-path.ts';
import { createSuggester } from './suggest-pages.ts';

interface FoundPage {
  /** Position in the list of pages. */
  index: number;
  /** Decoded fragment of the address; empty without one. */
  fragment: string;
}

export interface PageFinder {
  /**
   * The page an address stands for.
   * @throws ApiError `invalid_parameter` for an address of another site, `page_not_found` with the nearest pages.
   */
  find(address: string): FoundPage;
  /** Position of the page that an address of this site names as the page itself does, whatever else its query string says. */
  at(url: URL): number | undefined;
}

/** Stands for a slug that more than one page has. */
const AMBIGUOUS = -1;

/** @param pages sorted by path. @param siteUrl public origin. @param parameters as in the manifest */
export function createPageFinder(
  pages: readonly ManifestPage[],
  siteUrl: string,
  parameters: readonly string[] = [],
): PageFinder {
  const site = new URL(siteUrl);
  const host = bareHost(site);
  const { verbatim, addresses, slugs } = indexAddresses(pages);
  const tellingQuery = createQueryReader(parameters);

  const findPath = (url: URL): number | undefined => {
    const path = toPagePath(url);
    const query = tellingQuery(path, url);
    const whole = addresses.get(path + url.search);
    if (whole !== undefined || query !== '') return whole ?? addresses.get(`${path}?${query}`);
    return addresses.get(path) ?? addresses.get(toLooseKey(path));
  };
  const findSlug = (slug: string, url: URL): number | undefined => {
    const index = slugs.get(slug);
    if (index === AMBIGUOUS || slug === '') return undefined;
    if (index === undefined) return findPath(url);
    return tellingQuery(pages[index]?.path ?? '', url) === '' ? index : undefined;
  };
  const suggest = createSuggester(pages);

  return {
    find,
    at(url) {
      const path = toPagePath(url);
      const index = addresses.get(path);
      const isPage = index !== undefined && pages[index]?.path === path;
      return isPage && tellingQuery(path, url) === '' ? index : undefined;
    },
  };

  function find(address: string): FoundPage {
    const known = verbatim.get(address);
    if (known !== undefined) return { index: known, fragment: '' };
    const text = withScheme(address.trim(), host);
    const bare = isBare(text) ? toUrl(`/${text}`, site) : undefined;
    const slug = bare ? toSlug(toPagePath(bare)) : '';
    // `wiki:ayuda` may be a slug, `mailto:ayuda` is an address of nothing here.
    const url = bare && (slugs.has(slug) || !hasScheme(text)) ? bare : toSiteUrl(text, site, host);
    const index = url === bare ? findSlug(slug, url) : findPath(url);
    const decoded = index === undefined ? decodeWhole(text) : undefined;
    if (decoded !== undefined) return find(decoded);
    if (index === undefined) throw new ApiError({ code: 'page_not_found', nearest: suggest(toPagePath(url)) });
    return { index, fragment: toFragment(url) };
  }
}

/**
 * Makes what reads the part of a query string by which the site tells an address from the page at its path; empty without
 * one.
 */
function createQueryReader(parameters: readonly string[]): (path: string, url: URL) => string {
  const telling = new Set(parameters.map((parameter) => toParameterKey(...splitQuery(parameter))));
  return (path, { search }) => {
    if (search === '' || telling.size === 0) return '';
    const pairs = search.slice(1).split('&');
    const told = pairs.filter((pair) => telling.has(toParameterKey(path, nameOf(pair))));
    return told.sort((a, b) => comparePaths(nameOf(a), nameOf(b))).join('&');
  };
}

/** Positions of pages by all that can name them. */
interface AddressIndex {
  /** The spellings that come most often, found without reading them as addresses. */
  verbatim: Map<string, number>;
  /** By path, by path and query string, and by the readable path without a slash at its end. */
  addresses: Map<string, number>;
  /** By last segment. */
  slugs: Map<string, number>;
}

/** A page's own path comes before other pages' aliases, and those before spellings that are only like them. */
function indexAddresses(pages: readonly ManifestPage[]): AddressIndex {
  const index: AddressIndex = { verbatim: new Map(), addresses: new Map(), slugs: new Map() };
  const { verbatim, addresses, slugs } = index;
  const addFirst = (address: string, page: number) => {
    if (!addresses.has(address)) addresses.set(address, page);
  };
  for (const [page, { path, url }] of pages.entries()) {
    addresses.set(path, page);
    verbatim.set(path, page).set(url, page);
  }
  for (const [page, { path, aliases }] of pages.entries()) {
    for (const alias of aliases) addFirst(alias, page);
    const slug = toSlug(path);
    if (slug) slugs.set(slug, slugs.has(slug) ? AMBIGUOUS : page);
  }
  for (const [page, { path, aliases, file }] of pages.entries()) {
    for (const address of [path, ...aliases]) addFirst(toLooseKey(address), page);
    addFirst(toMirrorPath(file), page);
  }
  return index;
}

/** An address that was encoded once more as a whole, as clients do that encode what is encoded for them: `%2Fzonas%2F`. */
function decodeWhole(text: string): string | undefined {
  if (!/^(?:https?%3a%2f)?%2f/i.test(text)) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Completes an address that begins with the site's host: `www.example.es/zonas/`. */
function withScheme(text: string, host: string): string {
  const [authority = ''] = /^[^/\\?#]*/.exec(text) ?? [];
  return authority.toLowerCase().replace(/^www\./, '') === host ? `https://${text}` : text;
}

const hasScheme = (text: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(text);

/** At most one segment, perhaps with a slash, a query string or a fragment after it. */
const isBare = (text: string): boolean => /^(?:[^/\\?#]+\/?)?(?:[?#].*)?$/s.test(text);

/** An address of this site, in whatever form; another host is refused, never fetched. */
function toSiteUrl(text: string, site: URL, host: string): URL {
  const url = toUrl(/^[^/\\?#]+\//.test(text) && !hasScheme(text) ? `/${text}` : text, site);
  if (!url || !/^https?:$/.test(url.protocol) || bareHost(url) !== host) {
    throw new ApiError({
      code: 'invalid_parameter',
      parameter: 'url',
      problem: { kind: 'foreign_host', site: site.origin },
    });
  }
  return url;
}

function toUrl(text: string, base: URL): URL | undefined {
  return URL.canParse(text, base.href) ? new URL(text, base) : undefined;
}

/** Host and port (RFC 3986 §3.2.2: letter case does not matter) without `www.`. */
const bareHost = ({ host }: URL): string => host.toLowerCase().replace(/^www\./, '');

/** Equal for addresses that differ in the slash at the end, in how letters are escaped or accents are composed. */
const toLooseKey = (path: string): string => `${toReadablePath(path).normalize('NFC').replace(/\/+$/, '')}/`;

const toParameterKey = (path: string, name: string): string => `${toLooseKey(path)}?${name}`;

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

/** The text before and after the first question mark. */
const splitQuery = (address: string): [string, string] => {
  const mark = address.indexOf('?');
  return [address.slice(0, mark), address.slice(mark + 1)];
};

const toSlug = (path: string): string =>
  toReadablePath(path).normalize('NFC').replace(/\/+$/, '').split('/').at(-1) ?? '';

function toFragment({ hash }: URL): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
