/** Document stage, step 1: HTML bytes → the one parse of a page, in time and memory linear in its length. */

import { type CheerioAPI, load } from 'cheerio/slim';
import { Parser, type Token, type TreeAdapter } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { LARGE_PAGE, MAX_ELEMENTS, MAX_HTML_LENGTH, MAX_TAGS } from '../bounds.ts';
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

/** The text right in an element such as `title` or `script`, which holds nothing else. */
export const textIn = ({ children = [] }: Pick<ParsedNode, 'children'>): string =>
  children.map(({ data }) => data ?? '').join('');

/** Parses a page up to {@link MAX_ELEMENTS}; `unread` characters of a huge one are left. Never throws: any text is HTML. */
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
  cleanMarks($, text);
  return { $, unread: unread + html.length - read };
}

/** Leaves out the text before the end of a script that never began: a cut file has left the rest of the script there. */
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

/** Characters of the white space behind a statement. */
const MAX_INDENT = 200;

const endsStatement = (text: string): boolean => /[;}]$/.test(text.slice(-MAX_INDENT).trimEnd());

/** Starts of what fills huge pages unread; facts stay: JSON-LD, and the hosts of scripts. */
const BULK = /<(?:!--|(script|style|svg)(?=[\s/>]))/gi;
const LONG_ATTRIBUTE = /="[^"<>]{1000,}"|='[^'<>]{1000,}'/g;

/** The HTML within the bounds, without its bulk if it exceeds them; `unread` counts the characters still beyond. */
export function boundHtml(html: string): { html: string; unread: number } {
  if (endOfReading(html, MAX_TAGS, MAX_HTML_LENGTH) === html.length) return { html, unread: 0 };
  const readable = withoutBulk(html).replace(LONG_ATTRIBUTE, '=""');
  const end = endOfReading(readable, MAX_TAGS, MAX_HTML_LENGTH);
  return { html: readable.slice(0, end), unread: readable.length - end };
}

/** Whether reading a page may take long: it has too many tags or characters, also without its bulk. */
export function isLargePage(html: Uint8Array): boolean {
  // A tag takes at least three bytes.
  if (html.length <= LARGE_PAGE.tags * 3) return false;
  const isLarge = (text: string) => endOfReading(text, LARGE_PAGE.tags, LARGE_PAGE.length) < text.length;
  const text = new TextDecoder().decode(html);
  return isLarge(text) && isLarge(withoutBulk(text));
}

/** Index of the last tag's start within both bounds; the length of all HTML within them. */
function endOfReading(html: string, maxTags: number, maxLength: number): number {
  // A tag takes at least three characters.
  if (html.length <= Math.min(maxTags * 3, maxLength)) return html.length;
  let end = -1;
  for (let tags = 0; tags < maxTags; tags++) {
    const tag = html.indexOf('<', end + 1);
    if (tag < 0 || tag > maxLength) {
      if (html.length <= maxLength) return html.length;
      // One text that is longer than half of the bound is cut where it stands.
      return end > maxLength / 2 ? end : maxLength;
    }
    end = tag;
  }
  return end;
}

/** The HTML without scripts, styles, drawings and comments. What is opened and never closed stays. */
function withoutBulk(html: string): string {
  const kept: string[] = [];
  const unclosed = new Set<string>();
  let from = 0;
  let next = 0;
  for (const { 0: opening, 1: tag, index } of html.matchAll(BULK)) {
    const name = tag?.toLowerCase() ?? opening;
    if (index < next || unclosed.has(name)) continue;
    const end = endOf(name, html, index + opening.length);
    if (end === undefined) {
      // None that begins later is closed either.
      unclosed.add(name);
      continue;
    }
    next = end;
    if (name === 'script' && /ld\+json|\ssrc\s*=/i.test(html.slice(index, html.indexOf('>', index)))) continue;
    kept.push(html.slice(from, index));
    from = end;
  }
  return kept.join('') + html.slice(from);
}

/** Index after the end of an element or comment whose content starts at `start`; `undefined` if it never ends. */
function endOf(name: string, html: string, start: number): number | undefined {
  const closing = name === '<!--' ? /-->/g : new RegExp(`</${name}\\s*>`, 'gi');
  closing.lastIndex = start;
  return closing.exec(html) ? closing.lastIndex : undefined;
}
