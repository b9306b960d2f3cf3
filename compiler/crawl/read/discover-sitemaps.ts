/** Sitemaps from robots.txt and the usual addresses, indexes followed → the addresses that they list. */

import { complain, type Diagnostic } from '../../model.ts';
import type { Address, SiteAddresses } from '../addresses.ts';
import { type CrawlContext, fetchFile } from '../http/fetch-source.ts';
import { type BodyUse, orFailure } from '../http/http-client.ts';
import { ownCopy } from './own-copy.ts';
import { readSitemap, type SitemapEntry } from './read-sitemap.ts';

const USUAL_SITEMAPS = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];

/** Characters shown of an entry of another site. */
const MAX_EXAMPLE_LENGTH = 200;

/** Sitemaps that are read at a time: each holds its entries until those before it are merged. */
const SITEMAPS_AT_ONCE = 3;

/** What sitemaps state about an address. */
export type SitemapFacts = Pick<SitemapEntry, 'lastModified'>;

/** What one sitemap names, or several together. */
interface Listing {
  pages: Map<Address, SitemapFacts>;
  sitemaps: Set<Address>;
  /** Entries of other sites, and the first of these by code points. */
  foreign: { entries: number; example: string };
  /** Decompressed. */
  bytes: number;
  /** How many more addresses may be added, and of how many characters. */
  room: { addresses: number; characters: number };
  /** Whether an address was left out for want of room. */
  isFull: boolean;
  /** Whether a sitemap was left unread from some place on. */
  isCut: boolean;
}

const createListing = (room: Listing['room']): Listing => ({
  pages: new Map(),
  sitemaps: new Set(),
  foreign: { entries: 0, example: '' },
  bytes: 0,
  room: { ...room },
  isFull: false,
  isCut: false,
});

/** The latest date, so that `--quick` never takes a changed page for an unchanged one; `undefined` for none. */
function later(...dates: (string | undefined)[]): string | undefined {
  const known = dates.filter((date) => date !== undefined);
  return known.sort((a, b) => Date.parse(a) - Date.parse(b) || (a < b ? -1 : 1)).at(-1);
}

/** Adds an address if there is room for it. @param known costs no room either @returns whether there was */
function addAddress(listing: Listing, address: Address, facts: SitemapFacts | undefined, known = listing): boolean {
  const { pages, sitemaps, room } = listing;
  const isNew = (one: Listing) => !(facts ? one.pages : one.sitemaps).has(address);
  if (isNew(listing) && isNew(known)) {
    listing.isFull ||= room.addresses < 1 || room.characters < address.length;
    if (listing.isFull) return false;
    room.addresses--;
    room.characters -= address.length;
  }
  if (!facts) sitemaps.add(address);
  else {
    const lastModified = later(pages.get(address)?.lastModified, facts.lastModified);
    pages.set(address, lastModified === undefined ? {} : { lastModified });
  }
  return true;
}

function addForeign({ foreign }: Listing, example: string, entries = 1): void {
  if (foreign.entries === 0 || example < foreign.example) foreign.example = example;
  foreign.entries += entries;
}

/** Adds an entry of a sitemap. Returns whether there was room for it. */
function addEntry(listing: Listing, entry: SitemapEntry, addresses: SiteAddresses, known: Listing): boolean {
  const { loc, lastModified, isSitemap } = entry;
  const address = addresses.toAddress(loc, addresses.toFetchUrl('/'));
  if (address === undefined) {
    addForeign(listing, ownCopy(loc.slice(0, MAX_EXAMPLE_LENGTH)));
    return true;
  }
  const facts = lastModified === undefined ? {} : { lastModified: ownCopy(lastModified) };
  return addAddress(listing, address, isSitemap ? undefined : facts, known);
}

/** The sitemap at an address, read as it arrives, or why there is none. @param known listed by others already */
async function fetchSitemap(address: Address, known: Listing, context: CrawlContext): Promise<Listing | string> {
  const { addresses, limits } = context;
  const maxBytes = Math.min(limits.sitemapBytes, limits.sitemapsBytes - known.bytes);
  let listing: Listing | undefined;
  const read = async (chunks: Parameters<typeof readSitemap>[0]) => {
    const found = createListing(known.room);
    found.bytes = await readSitemap(chunks, maxBytes, (entry) => addEntry(found, entry, addresses, known));
    found.isCut = found.bytes >= maxBytes;
    listing = found;
  };
  const readBody: BodyUse['readBody'] = async (chunks) => {
    const body: Uint8Array[] = [];
    let size = 0;
    await read(
      (async function* () {
        for await (const chunk of chunks) {
          size += chunk.length;
          // What the cache would not keep need not be kept for it.
          if (size <= limits.cachedBytes) body.push(chunk);
          else body.length = 0;
          yield chunk;
        }
      })(),
    );
    const truncated = !listing || listing.isFull || listing.isCut || size > limits.cachedBytes;
    return { body: truncated ? new Uint8Array() : Buffer.concat(body), truncated };
  };
  const answer = await fetchFile(address, readBody, context);
  if (answer?.status !== 200) return answer ? `status ${answer.status}` : 'too many redirects';
  // One from the cache.
  if (!listing) await read([answer.body]);
  return listing ?? 'no answer';
}

/** Adds what a sitemap names to what all name. */
function merge(all: Listing, sitemap: Listing): void {
  all.bytes += sitemap.bytes;
  all.isFull ||= sitemap.isFull;
  all.isCut ||= sitemap.isCut;
  if (sitemap.foreign.entries > 0) addForeign(all, sitemap.foreign.example, sitemap.foreign.entries);
  for (const [page, facts] of sitemap.pages) addAddress(all, page, facts);
  for (const address of sitemap.sitemaps) addAddress(all, address, undefined);
}

/** Pages of the sitemaps that robots.txt names and the usual ones, level by level, whichever answers first. */
export async function discoverSitemaps(named: string[], context: CrawlContext) {
  const { limits, addresses } = context;
  const all = createListing({ addresses: limits.sitemapEntries, characters: limits.addressCharacters });
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<Address>();
  const mustExist = new Set<Address>();
  for (const reference of named) {
    const address = addresses.toAddress(reference, addresses.toFetchUrl('/'));
    if (address === undefined) addForeign(all, reference.slice(0, MAX_EXAMPLE_LENGTH));
    else mustExist.add(address);
  }

  let level = [...new Set([...mustExist, ...USUAL_SITEMAPS])];
  for (let depth = 0; depth < limits.sitemapDepth; depth++) {
    const known = all.sitemaps.size;
    const wanted = level.filter((address) => !seen.has(address)).sort();
    const batch = wanted.slice(0, Math.max(0, limits.sitemaps - seen.size));
    all.isCut ||= batch.length < wanted.length;
    for (const address of batch) seen.add(address);
    while (batch.length > 0 && !all.isFull && all.bytes < limits.sitemapsBytes) {
      const some = batch.splice(0, SITEMAPS_AT_ONCE);
      const read = await Promise.all(
        some.map((address) => fetchSitemap(address, all, context).catch((error: unknown) => orFailure(error).message)),
      );
      for (const [index, sitemap] of read.entries()) {
        const address = some[index] ?? '';
        if (typeof sitemap !== 'string') merge(all, sitemap);
        else if (mustExist.has(address) || !USUAL_SITEMAPS.includes(address)) {
          diagnostics.push(complain('warning', 'sitemap-unreadable', address, { why: sitemap }));
        }
      }
    }
    all.isCut ||= batch.length > 0;
    level = [...all.sitemaps].slice(known);
  }
  const { entries, example } = all.foreign;
  if (entries > 0) diagnostics.push(complain('warning', 'sitemap-off-site', '/sitemap.xml', { entries, example }));
  if (all.isFull || all.isCut) {
    diagnostics.push(complain('warning', 'sitemaps-cut', '/sitemap.xml', { addresses: all.pages.size }));
  }
  return { pages: all.pages, diagnostics };
}
