/** Document stage, step 1: HTML bytes → the one parse of a page, in time and memory linear in its length. */

import { type CheerioAPI, load } from 'cheerio/slim';
import { Parser, type TreeAdapter } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { MAX_ELEMENTS } from '../../bounds.ts';
import { cleanMarks } from '../owner-rules.ts';
import { boundHtml } from './bound-html.ts';

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

/** Parses what is read of a page, up to {@link MAX_ELEMENTS}. Never throws: any characters are some HTML document. */
export function parseHtml(bytes: Uint8Array): ParsedHtml {
  const text = new TextDecoder().decode(bytes);
  const { html, unread } = boundHtml(text);
  let elements = 0;
  // The adapter's types are those of another version of the parser.
  const treeAdapter = {
    ...adapter,
    createElement(...element: Parameters<typeof adapter.createElement>) {
      if (++elements > MAX_ELEMENTS) parser.tokenizer.pause();
      return adapter.createElement(...element);
    },
  } as unknown as TreeAdapter<Htmlparser2TreeAdapterMap>;
  const parser = new Parser({ scriptingEnabled: false, treeAdapter });
  parser.tokenizer.write(html, true);
  const read = elements > MAX_ELEMENTS ? parser.tokenizer.preprocessor.offset + 1 : html.length;
  const $ = load(parser.document, { scriptingEnabled: false });
  cleanMarks($, text);
  return { $, unread: unread + html.length - read };
}
