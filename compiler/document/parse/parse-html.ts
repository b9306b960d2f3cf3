/** Document stage, step 1: HTML bytes → the one parse of a page, which cheerio asks and from which the tree is made. */

import { type CheerioAPI, load } from 'cheerio/slim';
import { cleanMarks } from '../owner-rules.ts';
import { parseDocument } from './parse-document.ts';

/** A node of the document as cheerio's parser makes it (domhandler), as far as the document stage reads it. */
export interface ParsedNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  parent?: ParsedNode | null;
  next?: ParsedNode | null;
  children?: ParsedNode[];
}

export interface ParsedHtml {
  $: CheerioAPI;
  /** Characters at the end of a huge page that were not read, 0 for nearly every page. */
  unread: number;
}

/** Parses what is read of a page. Never throws: every sequence of characters is some HTML document (WHATWG HTML, parsing). */
export function parseHtml(html: Uint8Array): ParsedHtml {
  const text = new TextDecoder().decode(html);
  const { document, unread } = parseDocument(text);
  const $ = load(document, { scriptingEnabled: false });
  cleanMarks($, text);
  return { $, unread };
}
