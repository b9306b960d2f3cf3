/** Sitemaps from robots.txt and the usual addresses, indexes followed → the addresses that they list. */

import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { attempt } from '#shared/attempt.ts';
import { complain, type Diagnostic } from '../../model.ts';
import { readStatedDate } from '../../stated-date.ts';
import type { Address } from '../addresses.ts';
import { type CrawlContext, fetchFile } from '../http/fetch-source.ts';
import { orFailure } from '../http/http-client.ts';

interface SitemapEntry {
  loc: string;
  /** Only if it is a date that exists. */
  lastModified?: string;
}

interface Sitemap {
  pages: SitemapEntry[];
  sitemaps: string[];
}

/** A sitemap with images is four tags deep with few attributes; more is no sitemap, and fills memory. */
const MAX_OPEN_TAGS = 32;
const MAX_ATTRIBUTES = 64;

/** A sitemap of one address a line, up to `limit`; other lines are ignored. */
function readText(text: string, limit: number): Sitemap {
  const pages: SitemapEntry[] = [];
  for (const [line] of text.matchAll(/^[ \t]*https?:\/\/.*/gim)) {
    if (pages.length >= limit) break;
    pages.push({ loc: line.trim() });
  }
  return { pages, sitemaps: [] };
}

/** Pages and sitemaps that XML names, up to `limit`; malformed XML is common, what can be read of it is taken. */
function readXml(text: string, limit: number): Sitemap {
  const result: Sitemap = { pages: [], sitemaps: [] };
  const open: string[] = [];
  let entry = { loc: '', lastmod: '' };
  let alternates: string[] = [];
  let attributes = 0;
  const parser = new Parser(
    {
      onattribute() {
        if (++attributes > MAX_ATTRIBUTES) parser.pause();
      },
      onopentag(tag, { rel, hreflang, href }) {
        attributes = 0;
        if (open.length >= MAX_OPEN_TAGS) parser.pause();
        const name = /^(?:image|video|news):/.test(tag) ? tag : tag.replace(/^[^:]*:/, '');
        open.push(name);
        if (name === 'url' || name === 'sitemap') {
          entry = { loc: '', lastmod: '' };
          alternates = [];
        } else if (name === 'link' && rel === 'alternate' && hreflang && href) alternates.push(href.trim());
      },
      ontext(value) {
        const field = open.at(-1);
        if (field === 'loc' || field === 'lastmod') entry[field] += value;
      },
      onclosetag(_tag, isImplied) {
        const name = open.pop();
        if (isImplied || (name !== 'url' && name !== 'sitemap')) return;
        const loc = entry.loc.trim();
        // An entity that is still there was never defined by XML: a bomb, or a reach for a file.
        if (loc === '' || /&[\w.-]+;/.test(loc)) return;
        if (name === 'sitemap') {
          result.sitemaps.push(loc);
          return;
        }
        const lastModified = readStatedDate(entry.lastmod);
        result.pages.push({ loc, ...(lastModified !== undefined && { lastModified }) });
        for (const other of alternates) if (other !== loc) result.pages.push({ loc: other });
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  return { pages: result.pages.slice(0, limit), sitemaps: result.sitemaps.slice(0, limit) };
}

/** XML or text, perhaps gzipped; broken XML up to the break, else empty. Only XML's five entities are resolved. */
export function readSitemap(bytes: Uint8Array, maxBytes: number, maxEntries: number): Sitemap {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isZipped ? attempt(() => gunzipSync(bytes, { maxOutputLength: maxBytes })) : bytes;
  const text = new TextDecoder().decode(plain);
  return /^\s*</.test(text) ? readXml(text, maxEntries) : readText(text, maxEntries);
}

const USUAL_SITEMAPS = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];

/** What sitemaps state about an address. */
export type SitemapFacts = Pick<SitemapEntry, 'lastModified'>;

/** The sitemap at an address, or why there is none. */
async function fetchSitemap(address: Address, context: CrawlContext) {
  const { sitemapBytes, sitemapEntries } = context.limits;
  const answer = await fetchFile(address, sitemapBytes, context);
  if (answer?.status !== 200) return answer ? `status ${answer.status}` : 'too many redirects';
  return readSitemap(answer.body, sitemapBytes, sitemapEntries);
}

/** The latest date, so that `--quick` never takes a changed page for an unchanged one; `undefined` for none. */
function later(...dates: (string | undefined)[]): string | undefined {
  const known = dates.filter((date) => date !== undefined);
  return known.sort((a, b) => Date.parse(a) - Date.parse(b) || (a < b ? -1 : 1)).at(-1);
}

/** Pages of the sitemaps that robots.txt names and the usual ones, level by level, whichever answers first. */
export async function discoverSitemaps(named: string[], context: CrawlContext) {
  const { limits, addresses } = context;
  const pages = new Map<Address, SitemapFacts>();
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<Address>();
  const foreign = new Set<string>();
  const home = addresses.toFetchUrl('/');

  const toAddresses = (references: string[]) =>
    references.flatMap((reference) => {
      const address = addresses.toAddress(reference, home);
      if (address === undefined) foreign.add(reference);
      return address ?? [];
    });

  const mustExist = new Set(toAddresses(named));
  let level = [...new Set([...mustExist, ...USUAL_SITEMAPS])];
  for (let depth = 0; depth < limits.sitemapDepth; depth++) {
    const batch = level
      .filter((address) => !seen.has(address))
      .sort()
      .slice(0, Math.max(0, limits.sitemaps - seen.size));
    for (const address of batch) seen.add(address);
    const read = await Promise.all(
      batch.map((address) => fetchSitemap(address, context).catch((error: unknown) => orFailure(error).message)),
    );
    const found: string[] = [];
    for (const [index, sitemap] of read.entries()) {
      const address = batch[index] ?? '';
      if (typeof sitemap === 'string') {
        if (mustExist.has(address) || !USUAL_SITEMAPS.includes(address)) {
          diagnostics.push(complain('warning', 'sitemap-unreadable', address, { why: sitemap }));
        }
        continue;
      }
      found.push(...sitemap.sitemaps);
      for (const entry of sitemap.pages) {
        const page = addresses.toAddress(entry.loc, home);
        if (page === undefined) {
          foreign.add(entry.loc);
          continue;
        }
        if (!pages.has(page) && pages.size >= limits.sitemapEntries) continue;
        const lastModified = later(pages.get(page)?.lastModified, entry.lastModified);
        pages.set(page, lastModified === undefined ? {} : { lastModified });
      }
    }
    level = [...new Set(toAddresses(found))];
  }
  if (foreign.size > 0) {
    const [example = ''] = [...foreign].sort();
    const about = { entries: foreign.size, example: example.slice(0, 200) };
    diagnostics.push(complain('warning', 'sitemap-off-site', '/sitemap.xml', about));
  }
  return { pages, diagnostics };
}
