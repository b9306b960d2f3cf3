/** Finds a page by the `url` of `read_page`: an address, a path or its last segment (slug), in any spelling. */

import type { ManifestPage } from '#shared/artifacts.ts';
import { attempt } from '#shared/attempt.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { comparePaths, toMirrorPath, toPagePath, toReadablePath } from '#shared/page.ts';
import { foldFully } from '#shared/search/fold.ts';

/** Marks a slug that several pages have. */
const AMBIGUOUS = -1;

/** Creates a finder of a page's index by address. @param pages sorted by path. @param parameters as in the manifest */
export function createPageFinder(pages: readonly ManifestPage[], siteUrl: string, parameters: readonly string[] = []) {
  const site = new URL(siteUrl);
  const host = hostWithoutWww(site);
  const { addresses, slugs, publishedAt } = indexAddresses(pages);
  const significantQuery = createSignificantQuery(parameters);

  const findPath = (url: URL): number | undefined => {
    const path = toPagePath(url);
    const query = significantQuery(path, url);
    const whole = addresses.get(path + url.search);
    if (whole !== undefined || query !== '') return whole ?? addresses.get(`${path}?${query}`);
    return addresses.get(path) ?? addresses.get(toLooseKey(path));
  };
  const findSlug = (slug: string, url: URL): number | undefined => {
    const index = slugs.get(slug);
    if (index === AMBIGUOUS || slug === '') return undefined;
    if (index === undefined) return findPath(url);
    return significantQuery(pages[index]?.path ?? '', url) === '' ? index : undefined;
  };
  const suggest = createSuggester(pages);

  return {
    find,
    /** Returns the index of the page published at this path; undefined with a parameter that distinguishes pages. */
    at(url: URL): number | undefined {
      const path = toPagePath(url);
      return significantQuery(path, url) === '' ? publishedAt(path) : undefined;
    },
  };

  /**
   * Finds a page's index. The fragment is decoded, and empty without one.
   * @throws ApiError `invalid_parameter` for another site, `page_not_found` with the nearest pages
   */
  function find(address: string): { index: number; fragment: string } {
    // Most callers send a path as published, and parsing it as a URL would cost more than all the rest.
    const published = publishedAt(address);
    if (published !== undefined) return { index: published, fragment: '' };
    const text = withScheme(address.trim(), host);
    const bare = isSingleSegment(text) ? URL.parse(`/${text}`, site.href) : null;
    const slug = bare ? toSlug(toPagePath(bare)) : '';
    // `wiki:ayuda` may be a slug; `mailto:ayuda` cannot be an address of this site.
    const url = bare && (slugs.has(slug) || !hasScheme(text)) ? bare : toSiteUrl(text, site, host);
    const index = url === bare ? findSlug(slug, url) : findPath(url);
    const decoded = index === undefined ? decodeTwiceEncoded(text) : undefined;
    if (decoded !== undefined) return find(decoded);
    if (index === undefined) throw new ApiError({ code: 'page_not_found', nearest: suggest(toPagePath(url)) });
    return { index, fragment: toFragment(url) };
  }
}

/** Returns a function that returns an address's parameters that distinguish pages, sorted; else an empty text. */
function createSignificantQuery(parameters: readonly string[]): (path: string, url: URL) => string {
  const significant = new Set(parameters.map(splitQuery).map(([path, name]) => `${toLooseKey(path)}?${name}`));
  return (path, { search }) => {
    if (search === '' || significant.size === 0) return '';
    const pairs = search.slice(1).split('&');
    const key = toLooseKey(path);
    const kept = pairs.filter((pair) => significant.has(`${key}?${parameterName(pair)}`));
    return kept.sort((a, b) => comparePaths(parameterName(a), parameterName(b))).join('&');
  };
}

/** Maps addresses and slugs to page numbers. Own paths precede aliases, and aliases precede similar spellings. */
function indexAddresses(pages: readonly ManifestPage[]) {
  /** Keys are paths, paths with query string, and readable paths with a slash at their end. */
  const addresses = new Map<string, number>();
  const slugs = new Map<string, number>();
  const addFirst = (address: string, page: number) => {
    if (!addresses.has(address)) addresses.set(address, page);
  };
  for (const [page, { path }] of pages.entries()) addresses.set(path, page);
  for (const [page, { path, aliases }] of pages.entries()) {
    for (const alias of aliases) addFirst(alias, page);
    const slug = toSlug(path);
    slugs.set(slug, slugs.has(slug) ? AMBIGUOUS : page);
  }
  for (const [page, { path, aliases, file }] of pages.entries()) {
    for (const address of [path, ...aliases]) addFirst(toLooseKey(address), page);
    addFirst(toMirrorPath(file), page);
  }
  const publishedAt = (path: string): number | undefined => {
    const index = addresses.get(path);
    return index !== undefined && pages[index]?.path === path ? index : undefined;
  };
  return { addresses, slugs, publishedAt };
}

/** Decodes an address encoded twice, such as `%2Fzonas%2F`; else `undefined`. */
const decodeTwiceEncoded = (text: string): string | undefined =>
  /^(?:https?%3a%2f)?%2f/i.test(text) ? attempt(() => decodeURIComponent(text)) : undefined;

/** Adds the scheme to an address that begins with the site's host: `www.example.es/zonas/`. */
function withScheme(text: string, host: string): string {
  const [authority = ''] = /^[^/\\?#]*/.exec(text) ?? [];
  return authority.toLowerCase().replace(/^www\./, '') === host ? `https://${text}` : text;
}

const hasScheme = (text: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(text);

/** Whether a text has at most one segment, perhaps with a slash, a query string or a fragment after it. */
const isSingleSegment = (text: string): boolean => /^(?:[^/\\?#]+\/?)?(?:[?#].*)?$/s.test(text);

/** Parses an address of this site, absolute or relative. @throws ApiError for another host, which is never fetched */
function toSiteUrl(text: string, site: URL, host: string): URL {
  const url = URL.parse(text, site.href);
  if (!url || !/^https?:$/.test(url.protocol) || hostWithoutWww(url) !== host) {
    throw new ApiError({
      code: 'invalid_parameter',
      parameter: 'url',
      problem: { kind: 'foreign_host', site: site.origin },
    });
  }
  return url;
}

/** Returns host and port without `www.`, in lower case (RFC 3986 §3.2.2: case does not matter). */
const hostWithoutWww = ({ host }: URL): string => host.toLowerCase().replace(/^www\./, '');

/** Returns a key that ignores slashes at the end, escapes of letters and the composition of accents. */
const toLooseKey = (path: string): string => `${withoutEndSlashes(toReadablePath(path).normalize('NFC'))}/`;

/** Removes slashes at the end in linear time, which a regex would exceed for slashes in the middle. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

const parameterName = (pair: string): string => pair.split('=', 1)[0] ?? '';

/** Returns the text before and after the first question mark. */
const splitQuery = (address: string): [string, string] => {
  const mark = address.indexOf('?');
  return [address.slice(0, mark), address.slice(mark + 1)];
};

/** Returns the last segment of a path, readable. */
const toSlug = (path: string): string =>
  withoutEndSlashes(toReadablePath(path).normalize('NFC')).split('/').at(-1) ?? '';

/** Returns the decoded fragment; as it is if malformed. */
const toFragment = ({ hash }: URL): string => attempt(() => decodeURIComponent(hash.slice(1))) ?? hash.slice(1);

/** Minimum likeness of a suggested address, 0 to 1. */
const MIN_LIKENESS = 0.35;
const MAX_SUGGESTIONS = 3;

/** Number of characters compared at the end of an address, which name the page. */
const COMPARED_CHARACTERS = 100;

/** Returns a function that suggests up to three page addresses, most alike first (Dice's coefficient of pairs). */
export function createSuggester(pages: readonly ManifestPage[]): (path: string) => string[] {
  let index: { url: string; pairs: Set<string> }[] | undefined;
  return (path) => {
    // Built on first use, to keep the start fast.
    index ??= pages.map(({ url, path }) => ({ url, pairs: toPairs(path) }));
    const asked = toPairs(path);
    const likenessTo = (pairs: Set<string>): number => {
      const shared = [...asked].filter((pair) => pairs.has(pair)).length;
      return shared === 0 ? 0 : (2 * shared) / (asked.size + pairs.size);
    };
    return index
      .map(({ url, pairs }) => ({ url, likeness: likenessTo(pairs) }))
      .filter(({ likeness }) => likeness >= MIN_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ url }) => url);
  };
}

/** Returns the letter pairs of each word, without accents and capitals. Blanks mark the edges of words. */
function toPairs(path: string): Set<string> {
  const folded = foldFully(toReadablePath(path)).slice(-COMPARED_CHARACTERS);
  const pairs = new Set<string>();
  for (const word of folded.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const marked = ` ${word} `;
    for (let start = 0; start + 1 < marked.length; start++) pairs.add(marked.slice(start, start + 2));
  }
  return pairs;
}
