/** Bytes of one sitemap (XML, text, either gzipped) → the addresses it lists. Entities beyond XML's five stay inert. */

import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

export interface SitemapEntry {
  loc: string;
  /** As stated, only when it is a valid W3C date. */
  lastModified?: string;
}

export interface Sitemap {
  pages: SitemapEntry[];
  /** Sitemaps that an index names. */
  sitemaps: string[];
  /** Why only its beginning was read, when that is so. */
  broken?: string;
}

/** A sitemap is four tags deep with its images, and has a few attributes: what has more is none, and fills memory. */
const MAX_DEPTH = 32;
const MAX_ATTRIBUTES = 64;
/** Mistakes, of which the largest sitemap has some in each address. */
const MAX_ERRORS = 500_000;

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

function readXml(text: string, limit: number): Sitemap {
  const result: Sitemap = { pages: [], sitemaps: [] };
  const stack: string[] = [];
  const isFull = () => result.pages.length + result.sitemaps.length >= limit;
  let loc = '';
  let lastmod = '';
  let alternates: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  // Site owners' XML is often not well-formed; what can be read of it is taken.
  let errors = 0;
  parser.on('error', () => {
    if (++errors > MAX_ERRORS) throw new Unreadable('it is hardly any XML');
  });
  const take = (value: string) => {
    const field = stack.at(-1);
    if (field === 'loc') loc += value;
    else if (field === 'lastmod') lastmod += value;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  let attributes = 0;
  parser.on('attribute', () => {
    if (++attributes > MAX_ATTRIBUTES) throw new Unreadable(`a tag has more than ${MAX_ATTRIBUTES} attributes`);
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    if (stack.length >= MAX_DEPTH) throw new Unreadable(`its tags are more than ${MAX_DEPTH} deep`);
    const name = /^(?:image|video|news):/.test(tag.name) ? tag.name : tag.name.replace(/^[^:]*:/, '');
    stack.push(name);
    if (name === 'url' || name === 'sitemap') {
      loc = '';
      lastmod = '';
      alternates = [];
    } else if (
      name === 'link' &&
      tag.attributes.rel === 'alternate' &&
      tag.attributes.href &&
      tag.attributes.hreflang
    ) {
      alternates.push(String(tag.attributes.href).trim());
    }
  });
  parser.on('closetag', () => {
    const name = stack.pop();
    if (name !== 'url' && name !== 'sitemap') return;
    const address = loc.trim();
    // An entity that is still there was never defined by XML: a bomb, or a reach for a file.
    if (address === '' || /&[\w.-]+;/.test(address) || isFull()) return;
    if (name === 'sitemap') {
      result.sitemaps.push(address);
      return;
    }
    const lastModified = readW3cDate(lastmod);
    result.pages.push({ loc: address, ...(lastModified !== undefined && { lastModified }) });
    for (const other of alternates) if (other !== address && !isFull()) result.pages.push({ loc: other });
  });
  try {
    for (let at = 0; at < text.length; at += 65_536) parser.write(text.slice(at, at + 65_536));
    parser.close();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    result.broken = error.message;
  }
  return result;
}

/** Stops the parser, which has no other way to be stopped. */
class Unreadable extends Error {}

/**
 * Reads a sitemap of whatever kind. Something else (a web page, say) gives an empty one; broken XML gives what stands
 * before the break, and so does XML that only fills memory.
 * @param maxBytes most bytes after decompression
 * @param maxEntries most entries taken
 */
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
