/** Document stage, step 1: HTML bytes → the one parse of a page, which cheerio asks and from which the tree is made. */

import { type CheerioAPI, load } from 'cheerio';

/** A node of the document as cheerio's parser makes it (domhandler), as far as the document stage reads it. */
export interface ParsedNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  parent?: ParsedNode | null;
  children?: ParsedNode[];
}

/** Tags, and characters of HTML, that are read of one page: threads hold a tree each, and nodes are what fills memory. */
const MAX_TAGS = 20_000;
const MAX_CHARACTERS = 1_250_000;

/** What a page this large mostly consists of, and nobody reads; facts stay: JSON-LD, and whose scripts there are. */
const BULK =
  /<script\b(?![^>]*(?:ld\+json|\ssrc\s*=))[^>]*>[\s\S]*?<\/script\s*>|<(style|svg)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const LONG_ATTRIBUTE = /="[^"<>]{1000,}"|='[^'<>]{1000,}'/g;

export interface ParsedHtml {
  $: CheerioAPI;
  /** Characters at the end of a huge page that were not read, 0 for nearly every page. */
  unread: number;
}

/** Parses a page. Never throws: every sequence of characters is some HTML document (WHATWG HTML, parsing). */
export function parseHtml(html: Uint8Array): ParsedHtml {
  const text = new TextDecoder().decode(html);
  // A tag takes at least three characters, so that a page this short is within both bounds.
  if (text.length <= MAX_TAGS * 3) return { $: parse(text), unread: 0 };
  if (endOfReading(text) === text.length) return { $: parse(text), unread: 0 };
  const readable = text.replace(BULK, '').replace(LONG_ATTRIBUTE, '=""');
  const end = endOfReading(readable);
  return { $: parse(readable.slice(0, end)), unread: readable.length - end };
}

const parse = (html: string): CheerioAPI => load(html, { scriptingEnabled: false });

/** Index behind the last tag within both bounds. */
function endOfReading(html: string): number {
  let end = -1;
  for (let tags = 0; tags < MAX_TAGS; tags++) {
    const tag = html.indexOf('<', end + 1);
    if (tag < 0 || tag > MAX_CHARACTERS) {
      if (html.length <= MAX_CHARACTERS) return html.length;
      // One text that is longer than half of the bound is cut where it stands.
      return end > MAX_CHARACTERS / 2 ? end : MAX_CHARACTERS;
    }
    end = tag;
  }
  return end;
}
