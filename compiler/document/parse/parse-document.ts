/** Source → Document: HTML → one tree of nodes, however the tags are nested. In time and memory linear in its length. */

import { Parser, type TreeAdapter } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { MAX_ELEMENTS } from '../../bounds.ts';
import { boundHtml } from './bound-html.ts';

export interface ParsedDocument {
  /** As cheerio has it. */
  document: Htmlparser2TreeAdapterMap['document'];
  /** Characters at the end of a huge page that were not read, 0 for nearly every page. */
  unread: number;
}

/**
 * Parses what is read of a page. Never throws: every sequence of characters is some HTML document (WHATWG HTML, parsing).
 * The parser stops when it has made {@link MAX_ELEMENTS}.
 */
export function parseDocument(text: string): ParsedDocument {
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
  return { document: parser.document, unread: unread + html.length - read };
}
