/** Reads the sitemaps that robots.txt names and those at the usual addresses, and the indexes among them. */

import { complain, type Diagnostic } from '../../model.ts';
import type { Address, SiteAddresses } from '../addresses.ts';
import { type CrawlContext, fetchFile } from '../http/fetch-source.ts';
import { type BodyUse, orFailure } from '../http/http-client.ts';
import type { CrawlLimits } from '../limits.ts';
import { ownCopy } from './own-copy.ts';
import { readSitemap, type SitemapEntry } from './read-sitemap.ts';

/** Addresses that are tried although nothing names them; one that is missing causes no complaint. */
const USUAL_SITEMAPS = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];

/** Characters shown of an entry that belongs to another site. */
const MAX_EXAMPLE_LENGTH = 200;

/** Facts that sitemaps state about an address. */
export type SitemapFacts = Pick<SitemapEntry, 'lastModified'>;

/** Returns the latest date, so that `--quick` does not take a changed page for unchanged; `undefined` for no dates. */
function latestOf(...dates: (string | undefined)[]): string | undefined {
  const known = dates.filter((date) => date !== undefined);
  return known.sort((a, b) => Date.parse(a) - Date.parse(b) || (a < b ? -1 : 1)).at(-1);
}

/** Creates the list of addresses from all sitemaps, within the limits. */
function createListing(addresses: SiteAddresses, { sitemapEntries, addressCharacters }: CrawlLimits) {
  const home = addresses.toFetchUrl('/');
  const pages = new Map<Address, SitemapFacts>();
  const sitemaps = new Set<Address>();
  /** Number of entries of other sites, and the first of them by code points. */
  const foreign = { entries: 0, example: '' };
  let characters = 0;
  let isFull = false;

  /** Whether there is room for one more address beside the known ones. */
  function hasRoom(address: Address, known: { size: number }): boolean {
    characters += address.length;
    isFull ||= known.size >= sitemapEntries || characters > addressCharacters;
    return !isFull;
  }
  return {
    pages,
    sitemaps,
    foreign,
    /** Whether an address was left out because there was no room. */
    isFull: () => isFull,
    /** Adds an entry; one of another site is only counted. Returns false if there was no room for it. */
    add({ loc, lastModified, isSitemap }: SitemapEntry): boolean {
      const address = addresses.toAddress(loc, home);
      if (address === undefined) {
        const example = ownCopy(loc.slice(0, MAX_EXAMPLE_LENGTH));
        if (foreign.entries++ === 0 || example < foreign.example) foreign.example = example;
        return true;
      }
      const known = pages.get(address);
      if (isSitemap) {
        if (!sitemaps.has(address) && !hasRoom(address, sitemaps)) return false;
        sitemaps.add(address);
      } else {
        if (!known && !hasRoom(address, pages)) return false;
        const date = lastModified === undefined ? undefined : latestOf(known?.lastModified, ownCopy(lastModified));
        if (!known || date !== undefined) pages.set(address, date === undefined ? {} : { lastModified: date });
      }
      return true;
    },
  };
}

/** Reads a sitemap as it arrives, or from the cache. Returns the number of bytes read, or why it cannot be read. */
async function fetchSitemap(
  address: Address,
  maxBytes: number,
  take: (entry: SitemapEntry) => boolean,
  context: CrawlContext,
): Promise<number | string> {
  const { cachedBytes } = context.limits;
  let bytes: number | undefined;
  const readBody: BodyUse['readBody'] = async (chunks) => {
    const kept: Uint8Array[] = [];
    let size = 0;
    const noted = (async function* () {
      for await (const chunk of chunks) {
        size += chunk.length;
        // A sitemap too large for the cache is not collected for it.
        if (size <= cachedBytes) kept.push(chunk);
        else kept.length = 0;
        yield chunk;
      }
    })();
    let isWhole = true;
    bytes = await readSitemap(noted, maxBytes, (entry) => {
      isWhole &&= take(entry);
      return isWhole;
    });
    isWhole &&= bytes < maxBytes && size <= cachedBytes;
    return { body: isWhole ? Buffer.concat(kept) : new Uint8Array(), truncated: !isWhole };
  };
  const answer = await fetchFile(address, readBody, context);
  if (answer?.status !== 200) return answer ? `status ${answer.status}` : 'too many redirects';
  return bytes ?? (await readSitemap([answer.body], maxBytes, take));
}

/**
 * Reads the sitemaps in `named` and at the usual addresses, level by level, one at a time.
 * @returns the listed pages with their facts, and complaints
 */
export async function discoverSitemaps(named: string[], context: CrawlContext) {
  const { limits, addresses } = context;
  const listing = createListing(addresses, limits);
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<Address>();
  const mustExist = new Set(named.map((reference) => addresses.toAddress(reference, addresses.toFetchUrl('/'))));
  for (const loc of named) listing.add({ loc, isSitemap: true });
  let bytes = 0;
  let isCut = false;

  let level = [...new Set([...listing.sitemaps, ...USUAL_SITEMAPS])];
  for (let depth = 0; depth < limits.sitemapDepth; depth++) {
    const known = listing.sitemaps.size;
    for (const address of level.filter((one) => !seen.has(one)).sort()) {
      if (listing.isFull() || seen.size >= limits.sitemaps || bytes >= limits.sitemapsBytes) {
        isCut = true;
        break;
      }
      seen.add(address);
      const maxBytes = Math.min(limits.sitemapBytes, limits.sitemapsBytes - bytes);
      const read = await fetchSitemap(address, maxBytes, listing.add, context).catch(
        (error) => orFailure(error).message,
      );
      if (typeof read === 'number') {
        bytes += read;
        isCut ||= read >= maxBytes;
      } else if (mustExist.has(address) || !USUAL_SITEMAPS.includes(address)) {
        diagnostics.push(complain('warning', 'sitemap-unreadable', address, { why: read }));
      }
    }
    level = [...listing.sitemaps].slice(known);
  }
  const { pages, foreign } = listing;
  if (foreign.entries > 0) diagnostics.push(complain('warning', 'sitemap-off-site', '/sitemap.xml', { ...foreign }));
  if (isCut || listing.isFull()) {
    diagnostics.push(complain('warning', 'sitemaps-cut', '/sitemap.xml', { addresses: pages.size }));
  }
  return { pages, diagnostics };
}
