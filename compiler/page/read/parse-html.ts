/** First step of the page stage: HTML bytes → one document, which cheerio asks and from which the content tree is made. */

import { type CheerioAPI, load } from 'cheerio';
import type { Element, ElementContent, Properties, Root } from 'hast';
import { MAX_CLASS_LENGTH, MAX_DEPTH } from '../../document/bounds.ts';
import { parseDocument } from '../../document/parse-document.ts';
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

export interface ParsedHtml {
  $: CheerioAPI;
  /** Characters at the end of a huge page that were not read, 0 for nearly every page. */
  unread: number;
}

/** Parses what is read of a page, once. Never throws. */
export function parseHtml(html: Uint8Array): ParsedHtml {
  const { document, unread } = parseDocument(new TextDecoder().decode(html));
  return { $: load(document, { scriptingEnabled: false }), unread };
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
      const path = open.slice(0, MAX_DEPTH + 1).map(({ into }) => into);
      if (asksForText(child)) for (const into of path) if (into.tagName === 'form') into.properties.dataAsks = 'text';
      const text: ElementContent = { type: 'text', value: textsOf(child).join(' ') };
      const element: Element = { type: 'element', tagName: child.name, properties: {}, children: [text] };
      removals.note(SHOWN[child.name] ?? 'embedded', path, [element]);
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
    if (name === 'class') properties.className = value.slice(0, MAX_CLASS_LENGTH).split(/\s+/).filter(Boolean);
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
