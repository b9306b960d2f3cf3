/** Finds a page by whatever `url` of `read_page` may hold: an address, a path or its last segment, in any spelling. */

import type { ManifestPage } from '#shared/artifacts.ts';
import { attempt } from '#shared/attempt.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { comparePaths, toMirrorPath, toPagePath, toReadablePath } from '#shared/page.ts';
import { foldFully } from '#shared/search/fold.ts';

/** Stands for a slug that more than one page has. */
const AMBIGUOUS = -1;

/** Finds the index of a page by address. @param pages sorted by path. @param parameters as in the manifest */
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
    /** Position of the page whose own address this is; parameters that do not tell pages apart are ignored. */
    at(url: URL): number | undefined {
      const path = toPagePath(url);
      return significantQuery(path, url) === '' ? publishedAt(path) : undefined;
    },
  };

  /** @throws ApiError `invalid_parameter` for another site's address, `page_not_found` with the nearest pages. */
  function find(address: string): { index: number; fragment: string } {
    // Most ask for a path as it is published, and reading it as a URL would cost more than all the rest.
    const published = publishedAt(address);
    if (published !== undefined) return { index: published, fragment: '' };
    const text = withScheme(address.trim(), host);
    const bare = isSingleSegment(text) ? URL.parse(`/${text}`, site.href) : null;
    const slug = bare ? toSlug(toPagePath(bare)) : '';
    // `wiki:ayuda` may be a slug; `mailto:ayuda` is no address of this site.
    const url = bare && (slugs.has(slug) || !hasScheme(text)) ? bare : toSiteUrl(text, site, host);
    const index = url === bare ? findSlug(slug, url) : findPath(url);
    const decoded = index === undefined ? decodeTwiceEncoded(text) : undefined;
    if (decoded !== undefined) return find(decoded);
    if (index === undefined) throw new ApiError({ code: 'page_not_found', nearest: suggest(toPagePath(url)) });
    return { index, fragment: toFragment(url) };
  }
}

/** Returns a function that keeps the parameters of an address that tell pages apart, sorted; empty when there are none. */
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

/** Page numbers by address and slug. Own paths come before aliases, and those before spellings only like them. */
function indexAddresses(pages: readonly ManifestPage[]) {
  /** By path, by path and query string, and by the readable path with a slash at its end. */
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

/** Decodes an address that a client has encoded twice: `%2Fzonas%2F`. */
const decodeTwiceEncoded = (text: string): string | undefined =>
  /^(?:https?%3a%2f)?%2f/i.test(text) ? attempt(() => decodeURIComponent(text)) : undefined;

/** Completes an address that begins with the site's host: `www.example.es/zonas/`. */
function withScheme(text: string, host: string): string {
  const [authority = ''] = /^[^/\\?#]*/.exec(text) ?? [];
  return authority.toLowerCase().replace(/^www\./, '') === host ? `https://${text}` : text;
}

const hasScheme = (text: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(text);

/** At most one segment, perhaps with a slash, a query string or a fragment after it. */
const isSingleSegment = (text: string): boolean => /^(?:[^/\\?#]+\/?)?(?:[?#].*)?$/s.test(text);

/** An address of this site, in whatever form. @throws ApiError for another host, which is never fetched */
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

/** Host and port (RFC 3986 §3.2.2: letter case does not matter) without `www.`. */
const hostWithoutWww = ({ host }: URL): string => host.toLowerCase().replace(/^www\./, '');

/** Equal for addresses that differ in the slash at the end, in how letters are escaped or accents are composed. */
const toLooseKey = (path: string): string => `${withoutEndSlashes(toReadablePath(path).normalize('NFC'))}/`;

/** In linear time, which a regex would not take for slashes in the middle. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

const parameterName = (pair: string): string => pair.split('=', 1)[0] ?? '';

/** The text before and after the first question mark. */
const splitQuery = (address: string): [string, string] => {
  const mark = address.indexOf('?');
  return [address.slice(0, mark), address.slice(mark + 1)];
};

const toSlug = (path: string): string =>
  withoutEndSlashes(toReadablePath(path).normalize('NFC')).split('/').at(-1) ?? '';

const toFragment = ({ hash }: URL): string => attempt(() => decodeURIComponent(hash.slice(1))) ?? hash.slice(1);

/** How alike two addresses must be to be suggested, 0 to 1. */
const MIN_LIKENESS = 0.35;
const MAX_SUGGESTIONS = 3;

/** Only this many characters at the end of an address are compared: they name the page. */
const COMPARED_CHARACTERS = 100;

/** Returns up to three page addresses, most alike first: Dice's coefficient over the pairs of letters. */
export function createSuggester(pages: readonly ManifestPage[]): (path: string) => string[] {
  let index: { url: string; pairs: Set<string> }[] | undefined;
  return (path) => {
    // Built when first needed, to keep the start fast.
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

/** The pairs of letters of each word, without accents and capitals; word edges are marked. */
function toPairs(path: string): Set<string> {
  const folded = foldFully(toReadablePath(path)).slice(-COMPARED_CHARACTERS);
  const pairs = new Set<string>();
  for (const word of folded.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const marked = ` ${word} `;
    for (let start = 0; start + 1 < marked.length; start++) pairs.add(marked.slice(start, start + 2));
  }
  return pairs;
}
