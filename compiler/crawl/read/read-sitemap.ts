/** Bytes of one sitemap (XML, text, either gzipped) → the addresses it lists. Entities beyond XML's five stay inert. */

import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

export interface SitemapEntry {
  loc: string;
  /** As stated, only when it is a valid W3C date. */
  lastModified?: string;
}

export interface Sitemap {
  pages: SitemapEntry[];
  /** Sitemaps that an index names. */
  sitemaps: string[];
}

/** A sitemap is four tags deep with its images, and has a few attributes: what has more is none, and fills memory. */
const MAX_DEPTH = 32;
const MAX_ATTRIBUTES = 64;

/** `value` when it is a date or date and time of the W3C profile that exists in the calendar. */
export function readW3cDate(value: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.exec(value.trim());
  if (!match) return undefined;
  const day = new Date(`${match[1]}-${match[2]}-${match[3]}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value.trim().slice(0, 10));
  return exists && !Number.isNaN(Date.parse(value.trim())) ? value.trim() : undefined;
}

function readText(text: string, limit: number): Sitemap {
  const pages: SitemapEntry[] = [];
  for (const [line] of text.matchAll(/^[ \t]*https?:\/\/.*$/gim)) {
    if (pages.length >= limit) break;
    pages.push({ loc: line.trim() });
  }
  return { pages, sitemaps: [] };
}

/** Site owners' XML is often not well-formed; what can be read of it is taken. */
function readXml(text: string, limit: number): Sitemap {
  const result: Sitemap = { pages: [], sitemaps: [] };
  const open: string[] = [];
  let stated = { loc: '', lastmod: '' };
  let alternates: string[] = [];
  let attributes = 0;
  const parser = new Parser(
    {
      onattribute() {
        if (++attributes > MAX_ATTRIBUTES) parser.pause();
      },
      onopentag(tag, { rel, hreflang, href }) {
        attributes = 0;
        if (open.length >= MAX_DEPTH) parser.pause();
        const name = /^(?:image|video|news):/.test(tag) ? tag : tag.replace(/^[^:]*:/, '');
        open.push(name);
        if (name === 'url' || name === 'sitemap') {
          stated = { loc: '', lastmod: '' };
          alternates = [];
        } else if (name === 'link' && rel === 'alternate' && hreflang && href) alternates.push(href.trim());
      },
      ontext(value) {
        const field = open.at(-1);
        if (field === 'loc' || field === 'lastmod') stated[field] += value;
      },
      onclosetag(_tag, isImplied) {
        const name = open.pop();
        if (isImplied || (name !== 'url' && name !== 'sitemap')) return;
        const loc = stated.loc.trim();
        // An entity that is still there was never defined by XML: a bomb, or a reach for a file.
        if (loc === '' || /&[\w.-]+;/.test(loc)) return;
        if (name === 'sitemap') {
          result.sitemaps.push(loc);
          return;
        }
        const lastModified = readW3cDate(stated.lastmod);
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

/** Reads a sitemap of whatever kind; something else gives an empty one, broken XML what stands before the break. */
export function readSitemap(bytes: Uint8Array, maxBytes: number, maxEntries: number): Sitemap {
  let plain = bytes;
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      plain = gunzipSync(bytes, { maxOutputLength: maxBytes });
    } catch {
      return { pages: [], sitemaps: [] };
    }
  }
  const text = new TextDecoder().decode(plain);
  return /^\s*</.test(text) ? readXml(text, maxEntries) : readText(text, maxEntries);
}
