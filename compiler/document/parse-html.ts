/** Document stage, step 1: parses the bytes of a page once, in time and memory linear in its length. */

import { type CheerioAPI, load } from 'cheerio/slim';
import { Parser, type Token, type TreeAdapter } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { boundHtml, MAX_ELEMENTS } from '../bounds.ts';
import { openShadowRoots } from './embedded/shadow-roots.ts';
import { cleanMarks } from './owner-rules.ts';
import { withoutControls } from './visibility/unseen-characters.ts';

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

/** Returns the text right in an element, such as `title` or `script`; not that of elements in it. */
export const textIn = ({ children = [] }: Pick<ParsedNode, 'children'>): string =>
  children.map(({ data }) => data ?? '').join('');

/**
 * Parses a page in UTF-8 up to the bounds of `boundHtml` and {@link MAX_ELEMENTS}; `unread` counts the characters
 * beyond. Removes control characters, opens shadow roots and cleans `data-vitrina`. Never throws: any text is HTML.
 */
export function parseHtml(bytes: Uint8Array): { $: CheerioAPI; unread: number } {
  const text = new TextDecoder().decode(bytes);
  const { html, unread } = boundHtml(text);
  let elements = 0;
  type Of<Name extends 'createElement' | 'adoptAttributes' | 'insertText' | 'insertTextBefore'> = Parameters<
    (typeof adapter)[Name]
  >;
  const clean = (attributes: Token.Attribute[]): Token.Attribute[] => {
    for (const attribute of attributes) attribute.value = withoutControls(attribute.value);
    return attributes;
  };
  // The adapter's types are those of another version of the parser.
  const treeAdapter = {
    ...adapter,
    createElement(name: Of<'createElement'>[0], namespace: Of<'createElement'>[1], attributes: Token.Attribute[]) {
      if (++elements > MAX_ELEMENTS) parser.tokenizer.pause();
      return adapter.createElement(name, namespace, clean(attributes));
    },
    adoptAttributes: (element: Of<'adoptAttributes'>[0], attributes: Token.Attribute[]) =>
      adapter.adoptAttributes(element, clean(attributes)),
    insertText: (parent: Of<'insertText'>[0], text: string) => adapter.insertText(parent, withoutControls(text)),
    insertTextBefore: (parent: Of<'insertTextBefore'>[0], text: string, next: Of<'insertTextBefore'>[2]) =>
      adapter.insertTextBefore(parent, withoutControls(text), next),
  } as unknown as TreeAdapter<Htmlparser2TreeAdapterMap>;
  const parser = new ScriptParser({ scriptingEnabled: false, treeAdapter });
  parser.tokenizer.write(html, true);
  const read = elements > MAX_ELEMENTS ? parser.tokenizer.preprocessor.offset + 1 : html.length;
  const $ = load(parser.document, { scriptingEnabled: false });
  openShadowRoots($, text);
  cleanMarks($, text);
  return { $, unread: unread + html.length - read };
}

/** Parser that drops a text ending like a statement before a stray `</script>`: a script whose start is missing. */
class ScriptParser extends Parser<Htmlparser2TreeAdapterMap> {
  override onEndTag(token: Token.TagToken): void {
    const { current } = this.openElements;
    const last = current?.lastChild as ParsedNode | null | undefined;
    const isOrphan = token.tagName === 'script' && (current as ParsedNode | undefined)?.name !== 'script';
    if (isOrphan && current?.lastChild && last?.type === 'text' && endsStatement(last.data ?? ''))
      adapter.detachNode(current.lastChild);
    super.onEndTag(token);
  }
}

/** Maximum characters of white space after a statement. */
const MAX_INDENT = 200;

/** Whether a text ends with `;` or `}`, and less than {@link MAX_INDENT} after it. */
const endsStatement = (text: string): boolean => /[;}]$/.test(text.slice(-MAX_INDENT).trimEnd());
