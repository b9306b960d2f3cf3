/** First step of the page stage: HTML bytes → one document, which cheerio asks and from which the content tree is made. */

import { type CheerioAPI, load } from 'cheerio';
import type { Element, ElementContent, Properties, Root } from 'hast';
import { iconSign } from '../icon-sign.ts';
import { createRemovals } from '../removals.ts';

/** A node of the document as cheerio's parser makes it (domhandler), as far as the page stage reads it. */
interface DocumentNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: DocumentNode[];
}

/** Never visible, or not expressible in Markdown: left behind before anything is converted. */
const NEVER_CONTENT = new Set(
  `applet area audio base basefont bgsound canvas col colgroup command datalist embed frame frameset head iframe input
  keygen link map meta noembed noframes object option optgroup param picture-source portal progress script select
  slot source style svg template textarea title track video wbr`.split(/\s+/),
);

/** The rules under which texts of these are listed as removed, `embedded` if none is named; silent ones show no text. */
const SHOWN: Record<string, string> = {
  select: 'form-control',
  option: 'form-control',
  optgroup: 'form-control',
  textarea: 'form-control',
  progress: 'form-control',
  command: 'form-control',
  svg: 'graphic',
};
const SILENT =
  /^(?:title|desc|metadata|script|style|template|iframe|canvas|audio|video|object|datalist|noframes|noembed)$/;

/** Attributes whose hast property is not simply the attribute's name. */
const PROPERTY_NAMES: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  datetime: 'dateTime',
};

/** Deeper elements are hoisted to this depth: real pages stay below 80, and recursive tree code must not overflow. */
const MAX_DEPTH = 150;

/** Tags, and characters of HTML, that are read of one page: threads hold a tree each, and nodes are what fills memory. */
const MOST_TAGS = 20_000;
const MOST_HTML = 1_250_000;

/** What a page this large mostly consists of, and nobody reads; facts stay: those in JSON-LD, and whose scripts there are. */
const BULK =
  /<script\b(?![^>]*(?:ld\+json|\ssrc\s*=))[^>]*>[\s\S]*?<\/script\s*>|<(style|svg)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const LONG_ATTRIBUTE = /="[^"<>]{1000,}"|='[^'<>]{1000,}'/g;

export interface ParsedHtml {
  $: CheerioAPI;
  /** Characters at the end of a huge page that were not read, 0 for nearly every page. */
  unread: number;
}

/** Parses a page once. Never throws: every sequence of characters is some HTML document (WHATWG HTML, parsing). */
export function parseHtml(html: Uint8Array): ParsedHtml {
  const text = new TextDecoder().decode(html);
  // A tag takes at least three characters, so that a page this short is within both bounds.
  if (text.length <= MOST_TAGS * 3) return { $: toDocument(text), unread: 0 };
  if (endOfReading(text) === text.length) return { $: toDocument(text), unread: 0 };
  const readable = text.replace(BULK, '').replace(LONG_ATTRIBUTE, '=""');
  const end = endOfReading(readable);
  return { $: toDocument(readable.slice(0, end)), unread: readable.length - end };
}

function toDocument(html: string): CheerioAPI {
  return load(html, { scriptingEnabled: false });
}

/** Index behind the last tag within both bounds. */
function endOfReading(html: string): number {
  let end = -1;
  for (let tags = 0; tags < MOST_TAGS; tags++) {
    const tag = html.indexOf('<', end + 1);
    if (tag < 0 || tag > MOST_HTML) {
      if (html.length <= MOST_HTML) return html.length;
      // One text that is longer than half of the bound is cut where it stands.
      return end > MOST_HTML / 2 ? end : MOST_HTML;
    }
    end = tag;
  }
  return end;
}

/**
 * The visible part of a document as hast: `body` only, without positions, scripts, styles, form controls, media and
 * comments; `<picture>` is reduced to its image, a `<noscript>` is kept as an element, so is an icon that says yes or no.
 * Texts that are shown in what is left behind are noted as removed.
 */
export function toContentTree($: CheerioAPI, removals = createRemovals()): Root {
  const root: Root = { type: 'root', children: [] };
  const body = $('body')[0] as unknown as DocumentNode | undefined;
  if (!body) return root;
  const top: Element = { type: 'element', tagName: 'body', properties: toProperties(body.attribs ?? {}), children: [] };
  root.children.push(top);
  const open: { node: DocumentNode; into: Element; depth: number; next: number }[] = [
    { node: body, into: top, depth: 0, next: 0 },
  ];
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const child = frame.node.children?.[frame.next++];
    if (!child) {
      open.pop();
    } else if (child.type === 'text') {
      appendText(frame.into.children, child.data ?? '');
    } else if (child.name && !isNeverContent(child)) {
      let into = frame.into;
      if (frame.depth < MAX_DEPTH) {
        into = { type: 'element', tagName: child.name, properties: toProperties(child.attribs ?? {}), children: [] };
        frame.into.children.push(into);
      }
      open.push({ node: child, into, depth: frame.depth + 1, next: 0 });
    } else if (child.name === 'svg' && iconSign(child.attribs?.class ?? '')) {
      frame.into.children.push({
        type: 'element',
        tagName: 'i',
        properties: toProperties(child.attribs ?? {}),
        children: [],
      });
    } else if (child.name && !SILENT.test(child.name)) {
      if (asksForText(child))
        for (const { into } of open) if (into.tagName === 'form') into.properties.dataAsks = 'text';
      const text: ElementContent = { type: 'text', value: textsOf(child).join(' ') };
      const element: Element = { type: 'element', tagName: child.name, properties: {}, children: [text] };
      removals.note(SHOWN[child.name] ?? 'embedded', [...new Set(open.map(({ into }) => into))], [element]);
    }
  }
  return root;
}

/** Texts in what is left behind, as far as they are shown. */
function textsOf(node: DocumentNode): string[] {
  const texts: string[] = [];
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text') texts.push(next.data ?? '');
    if (!SILENT.test(next.name ?? '')) open.push(...(next.children ?? []).toReversed());
  }
  return texts;
}

/** Where a visitor writes a message or says who he is, other than where he chooses or searches. */
function asksForText({ name, attribs = {} }: DocumentNode): boolean {
  return name === 'textarea' || (name === 'input' && /^(?:email|tel)$/.test(attribs.type ?? ''));
}

function isNeverContent({ name = '', attribs = {} }: DocumentNode): boolean {
  // A checkbox is the state of a task in a list.
  if (name === 'input') return attribs.type !== 'checkbox' || attribs.disabled === undefined;
  return NEVER_CONTENT.has(name);
}

function appendText(siblings: ElementContent[], value: string): void {
  const last = siblings.at(-1);
  // NUL and the other control characters mean nothing in Markdown and break its readers.
  const clean = value.replace(/[^\P{Cc}\t\n\f\r]|[\ufffe\uffff]/gu, '');
  if (last?.type === 'text') last.value += clean;
  else siblings.push({ type: 'text', value: clean });
}

function toProperties(attributes: Record<string, string>): Properties {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) continue;
    if (name === 'class') properties.className = value.split(/\s+/).filter(Boolean);
    else properties[PROPERTY_NAMES[name] ?? toCamelCase(name)] = value;
  }
  return properties;
}

/** `aria-label` → `ariaLabel`, `data-lazy-src` → `dataLazySrc`, as hast writes them. */
function toCamelCase(name: string): string {
  return /^(?:aria|data)-/.test(name)
    ? name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    : name;
}
