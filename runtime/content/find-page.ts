/** Finds a page by any address that decisions.md lets `url` hold; knows no page but by its addresses. */

import didYouMean, { ReturnTypeEnums } from 'didyoumean2';
import type { ManifestPage } from '#shared/artifacts.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { toMirrorPath } from '#shared/page-document.ts';
import { toPagePath, toReadablePath } from '#shared/page-path.ts';

export interface FoundPage {
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
}

/** How alike two addresses must be to be suggested, 0 to 1. */
const LIKENESS = 0.4;
const SUGGESTIONS = 3;

/** @param pages sorted by path. @param siteUrl public origin */
export function createPageFinder(pages: readonly ManifestPage[], siteUrl: string): PageFinder {
  const site = new URL(siteUrl);
  const host = bareHost(site);
  /** The spellings that come most often, found without reading them as addresses. */
  const verbatim = new Map<string, number>();
  /** By path, by path and query string, and by the readable path without a slash at its end. */
  const addresses = new Map<string, number>();
  /** By last segment; -1 where more than one page has it. */
  const slugs = new Map<string, number>();

  const addFirst = (address: string, index: number) => {
    if (!addresses.has(address)) addresses.set(address, index);
  };
  for (const [index, page] of pages.entries()) {
    addresses.set(page.path, index);
    verbatim.set(page.path, index).set(page.url, index);
  }
  for (const [index, page] of pages.entries()) {
    for (const alias of page.aliases) addFirst(alias, index);
    const slug = toSlug(page.path);
    if (slug) slugs.set(slug, slugs.has(slug) ? -1 : index);
  }
  for (const [index, page] of pages.entries()) {
    addFirst(toLooseKey(page.path), index);
    for (const alias of page.aliases) addFirst(toLooseKey(alias), index);
    addFirst(toMirrorPath(page.file), index);
  }

  const findPath = (url: URL): number | undefined => {
    const path = toPagePath(url);
    return addresses.get(path + url.search) ?? addresses.get(path) ?? addresses.get(toLooseKey(path));
  };
  const suggest = createSuggester(pages);

  return {
    find(address) {
      const known = verbatim.get(address);
      if (known !== undefined) return { index: known, fragment: '' };
      const trimmed = address.trim();
      const text = bareAuthority(trimmed) === host ? `https://${trimmed}` : trimmed;
      const slugUrl = isBare(text) ? toUrl(`/${text}`, site) : undefined;
      const slug = slugUrl && toSlug(toPagePath(slugUrl));
      const bySlug = slug ? slugs.get(slug) : undefined;
      if (slugUrl && bySlug !== undefined && bySlug >= 0) return { index: bySlug, fragment: toFragment(slugUrl) };
      const url = slugUrl && !hasScheme(text) ? slugUrl : toSiteUrl(text, site, host);
      // A query string, a fragment or dots alone name no page, though they resolve to the root.
      const named = slugUrl ? slug !== '' && bySlug === undefined : !/^[?#]/.test(text);
      const index = named ? findPath(url) : undefined;
      if (index === undefined) throw new ApiError({ code: 'page_not_found', nearest: suggest(toPagePath(url)) });
      return { index, fragment: toFragment(url) };
    },
  };
}

/** What would be the host of an address written without its scheme. */
const bareAuthority = (text: string): string =>
  (/^[^/\\?#]*/.exec(text)?.[0] ?? '').toLowerCase().replace(/^www\./, '');

const hasScheme = (text: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(text);

/** One segment, perhaps with a slash, a query string or a fragment after it. */
const isBare = (text: string): boolean => /^[^/\\?#]+\/?(?:[?#].*)?$/s.test(text);

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

const toSlug = (path: string): string =>
  toReadablePath(path).normalize('NFC').replace(/\/+$/, '').split('/').at(-1) ?? '';

function toFragment({ hash }: URL): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Suggests the pages whose path or last segment is most like what was asked for. */
function createSuggester(pages: readonly ManifestPage[]): (path: string) => string[] {
  const fold = (text: string) => toReadablePath(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const candidates = pages.flatMap(({ path, url }) => [
    { key: fold(path), url },
    { key: fold(toSlug(path)), url },
  ]);
  const closest = (key: string) =>
    didYouMean(key, candidates, {
      matchPath: ['key'],
      threshold: LIKENESS,
      returnType: ReturnTypeEnums.ALL_SORTED_MATCHES,
      caseSensitive: true,
    }).map(({ url }) => url);
  return (path) => {
    const slug = fold(toSlug(path));
    const bySlug = slug ? closest(slug) : [];
    return [...new Set([...bySlug, ...closest(fold(path))])].slice(0, SUGGESTIONS);
  };
}
