/** Document stage, step 3: the parsed document → one hast tree of what has text, and a list of what has none. */

import type { Element, ElementContent, Properties, Root } from 'hast';
import { MAX_CLASS_LENGTH, MAX_DEPTH } from '../bounds.ts';
import { iconSign } from '../signs/icon.ts';
import type { ParsedNode } from './parse/parse-html.ts';
import type { Removals } from './removals.ts';

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
  label: 'form-control',
  button: 'form-control',
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

export interface ContentTree {
  tree: Root;
  /** The elements that were made of the nodes asked for, in document order. */
  elementOf: ReadonlyMap<ParsedNode, Element>;
}

/**
 * The body of a document as hast: without scripts, styles, form controls, media and comments, but with `<noscript>`,
 * and icons that say yes or no, or stand in a cell. Texts that are shown in what is left behind are noted as removed.
 * @param asked nodes whose elements the caller has to find again
 * @param fields ids of the fields that are written into or chosen from
 */
export function toContentTree(
  body: ParsedNode | undefined,
  removals: Removals,
  asked: ReadonlySet<ParsedNode> = new Set(),
  fields: ReadonlySet<string> = new Set(),
): ContentTree {
  const tree: Root = { type: 'root', children: [] };
  const elementOf = new Map<ParsedNode, Element>();
  if (!body) return { tree, elementOf };
  const top = toElement(body, elementOf, asked);
  tree.children.push(top);
  const open: { node: ParsedNode; into: Element; depth: number; next: number }[] = [
    { node: body, into: top, depth: 0, next: 0 },
  ];
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const child = frame.node.children?.[frame.next++];
    if (!child) {
      open.pop();
    } else if (child.type === 'text') {
      appendText(frame.into.children, child.data ?? '');
    } else if (child.name && !isNeverContent(child) && !isLabelOfField(child, fields)) {
      let into = frame.into;
      if (frame.depth < MAX_DEPTH) {
        into = toElement(child, elementOf, asked);
        frame.into.children.push(into);
      }
      open.push({ node: child, into, depth: frame.depth + 1, next: 0 });
    } else if (child.name && !SILENT.test(child.name)) {
      const path = open.slice(0, MAX_DEPTH + 1).map(({ into }) => into);
      if (asksForText(child) || (child.name === 'label' && partsOf(child).some(asksForText)))
        for (const into of path) if (into.tagName === 'form') into.properties.dataAsks = 'text';
      const text: ElementContent = { type: 'text', value: textsOf(child).join(' ') };
      const element: Element = { type: 'element', tagName: child.name, properties: {}, children: [text] };
      removals.note(SHOWN[child.name] ?? 'embedded', path, [element]);
      if (child.name === 'svg' && (iconSign(child.attribs?.class ?? '') || path.some(isCell)))
        frame.into.children.push({ ...toElement(child, elementOf, asked), tagName: 'i' });
    }
  }
  return { tree, elementOf };
}

function toElement(node: ParsedNode, elementOf: Map<ParsedNode, Element>, asked: ReadonlySet<ParsedNode>): Element {
  const element: Element = {
    type: 'element',
    tagName: node.name ?? '',
    properties: toProperties(node.attribs ?? {}),
    children: [],
  };
  if (asked.has(node)) elementOf.set(node, element);
  return element;
}

const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';

/** Texts in what is left behind, as far as they are shown. */
function textsOf(node: ParsedNode): string[] {
  const texts: string[] = [];
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text') texts.push(next.data ?? '');
    if (!SILENT.test(next.name ?? '')) open.push(...(next.children ?? []).toReversed());
  }
  return texts;
}

/** Where a visitor writes a message or says who he is, other than where he chooses or searches. */
export function asksForText({ name, attribs = {} }: ParsedNode): boolean {
  return name === 'textarea' || (name === 'input' && /^(?:email|tel)$/i.test(attribs.type ?? ''));
}

/** Whether something is written into the field, or chosen from its list. */
export function isField({ name, attribs = {} }: ParsedNode): boolean {
  if (name === 'input') return !/^(?:hidden|submit|button|image|reset|checkbox|radio|range)$/i.test(attribs.type ?? '');
  return name === 'textarea' || name === 'select';
}

/** A label of more elements is no label. */
const LARGEST_LABEL = 40;

/** Whether a label names a field, or something to be ticked. One that opens a fold, or that holds blocks, says more. */
function isLabelOfField(node: ParsedNode, fields: ReadonlySet<string>): boolean {
  if (node.name !== 'label') return false;
  let next = node.next;
  while (next && !next.name) next = next.next;
  // The field often has a box of its own.
  if (fields.has(node.attribs?.for ?? '') || (next && [next, ...(next.children ?? [])].some(isField))) return true;
  const inside = partsOf(node);
  return (
    inside.length <= LARGEST_LABEL &&
    inside.some((part) => isField(part) || part.name === 'input') &&
    !inside.some(({ name = '' }) => /^(?:h[1-6]|p|ul|ol|dl|table)$/.test(name))
  );
}

/** What stands in a label, as far as one can hold. */
function partsOf({ children = [] }: ParsedNode): ParsedNode[] {
  const parts = [...children];
  for (let at = 0; at < parts.length && parts.length <= LARGEST_LABEL; at++) parts.push(...(parts[at]?.children ?? []));
  return parts;
}

function isNeverContent({ name = '', attribs = {} }: ParsedNode): boolean {
  // A checkbox is the state of a task in a list.
  if (name === 'input') return attribs.type !== 'checkbox' || attribs.disabled === undefined;
  if (name === 'button') return /^submit$/i.test(attribs.type ?? '') && attribs['aria-expanded'] === undefined;
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
