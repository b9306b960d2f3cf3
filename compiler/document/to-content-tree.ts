/** Document stage, step 3: converts the parsed document to a hast tree of its content, and records texts left out. */

import type { Element, ElementContent, Properties, Root } from 'hast';
import { MAX_CLASS_LENGTH, MAX_DEPTH } from '../bounds.ts';
import type { Removal } from '../model.ts';
import { iconSign } from '../signs/icon.ts';
import { type ParsedNode, parseHtml } from './parse-html.ts';
import { createRemovals, noteRemoval, type Removals } from './removals.ts';

/** Elements that the tree leaves out: they are never visible, or Markdown cannot express them. */
const NEVER_CONTENT = new Set(
  `applet area audio base basefont bgsound canvas col colgroup command datalist embed frame frameset head iframe input
  keygen link map meta noembed noframes object option optgroup param picture-source portal progress script select
  slot source style svg template textarea title track video wbr`.split(/\s+/),
);

const FORM_CONTROL = /^(?:select|option|optgroup|textarea|progress|command|label|button)$/;
/** Matches names of elements that show no text. */
const SILENT =
  /^(?:title|desc|metadata|script|style|template|iframe|canvas|audio|video|object|datalist|noframes|noembed)$/;

/** Attributes with a different name in hast. */
const PROPERTY_NAMES: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  datetime: 'dateTime',
};

/**
 * Converts the body to hast, without scripts, styles, form controls, media and comments, but with `<noscript>`, and
 * icons that say yes or no or are in a cell, as `i`. Elements deeper than {@link MAX_DEPTH} leave their content in one
 * above. Records the visible texts of elements left out, and sets `dataAsks` on forms that ask for a text.
 * @param fields ids of form fields, whose labels are left out
 * @returns an empty tree without a body; `elementOf`: the element made of each node that was not left out
 */
export function toContentTree(
  body: ParsedNode | undefined,
  removals: Removals,
  fields: ReadonlySet<string> = new Set(),
): { tree: Root; elementOf: ReadonlyMap<ParsedNode, Element> } {
  const tree: Root = { type: 'root', children: [] };
  const elementOf = new Map<ParsedNode, Element>();
  if (!body) return { tree, elementOf };
  const top = toElement(body, elementOf);
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
        into = toElement(child, elementOf);
        frame.into.children.push(into);
      }
      open.push({ node: child, into, depth: frame.depth + 1, next: 0 });
    } else if (child.name && !SILENT.test(child.name)) {
      const path = open.slice(0, MAX_DEPTH + 1).map(({ into }) => into);
      if ([child, ...partsOf(child)].some(asksForText))
        for (const into of path) if (into.tagName === 'form') into.properties.dataAsks = 'text';
      const text: ElementContent = { type: 'text', value: textsOf(child).join(' ') };
      const element: Element = { type: 'element', tagName: child.name, properties: {}, children: [text] };
      const rule = child.name === 'svg' ? 'graphic' : FORM_CONTROL.test(child.name) ? 'form-control' : 'embedded';
      noteRemoval(removals, rule, path, [element]);
      if (child.name === 'svg' && (iconSign(child.attribs?.class ?? '') || path.some(isCell)))
        frame.into.children.push({ ...toElement(child, elementOf), tagName: 'i' });
    }
  }
  return { tree, elementOf };
}

function toElement(node: ParsedNode, elementOf: Map<ParsedNode, Element>): Element {
  const element: Element = {
    type: 'element',
    tagName: node.name ?? '',
    properties: toProperties(node.attribs ?? {}),
    children: [],
  };
  elementOf.set(node, element);
  return element;
}

const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';

/** Returns the texts in an element that is left out, without those of elements that show none, in document order. */
function textsOf(node: ParsedNode): string[] {
  const texts: string[] = [];
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text') texts.push(next.data ?? '');
    if (!SILENT.test(next.name ?? '')) open.push(...(next.children ?? []).toReversed());
  }
  return texts;
}

/** Whether an element is a field for a message, an e-mail address or a telephone number. */
export function asksForText({ name, attribs = {} }: ParsedNode): boolean {
  return name === 'textarea' || (name === 'input' && /^(?:email|tel)$/i.test(attribs.type ?? ''));
}

/** Whether an element is a field to type into or a list to choose from, not a checkbox, button, hidden field or dial. */
export function isField({ name, attribs = {} }: ParsedNode): boolean {
  // A script draws the figure of such a field as a dial that a visitor cannot change.
  if (/^(?:presentation|none)$/i.test(attribs.role ?? '')) return false;
  if (name === 'input') return !/^(?:hidden|submit|button|image|reset|checkbox|radio|range)$/i.test(attribs.type ?? '');
  return name === 'textarea' || name === 'select';
}

/** Maximum nodes in the label of a field. */
const MAX_LABEL_PARTS = 40;

/** Whether a label names a field or checkbox: by its `for`, its content, or a field right after it. */
function isLabelOfField(node: ParsedNode, fields: ReadonlySet<string>): boolean {
  if (node.name !== 'label') return false;
  let next = node.next;
  while (next && !next.name) next = next.next;
  if (fields.has(node.attribs?.for ?? '') || (next && holdsField(next))) return true;
  const inside = partsOf(node);
  return (
    inside.length <= MAX_LABEL_PARTS &&
    inside.some((part) => isField(part) || part.name === 'input') &&
    !inside.some(({ name = '' }) => /^(?:h[1-6]|p|ul|ol|dl|table)$/.test(name))
  );
}

/** Whether an element is a field or a box around one, without headings, paragraphs, lists or tables. */
const holdsField = (box: ParsedNode): boolean =>
  [box, ...partsOf(box)].some((part) => isField(part) || isChooser(part)) &&
  !partsOf(box).some(({ name = '' }) => /^(?:h[1-6]|p|ul|ol|dl|table)$/.test(name));

/** Whether an element is a button that opens a list of options (WAI-ARIA 1.2, `aria-haspopup`). */
const isChooser = ({ name, attribs = {} }: ParsedNode): boolean =>
  name === 'button' && /^(?:true|menu|listbox)$/.test(attribs['aria-haspopup'] ?? '');

/** Lists the nodes inside an element, nearest first, until there are more than {@link MAX_LABEL_PARTS}. */
function partsOf({ children = [] }: ParsedNode): ParsedNode[] {
  const parts = [...children];
  for (let at = 0; at < parts.length && parts.length <= MAX_LABEL_PARTS; at++)
    parts.push(...(parts[at]?.children ?? []));
  return parts;
}

/** Whether the content tree leaves an element out: scripts, media, form controls but buttons that do not submit. */
function isNeverContent({ name = '', attribs = {} }: ParsedNode): boolean {
  // A disabled checkbox is the state of a task in a list.
  if (name === 'input') return attribs.type !== 'checkbox' || attribs.disabled === undefined;
  if (name === 'button') return /^submit$/i.test(attribs.type ?? '') && attribs['aria-expanded'] === undefined;
  return NEVER_CONTENT.has(name);
}

function appendText(siblings: ElementContent[], value: string): void {
  const last = siblings.at(-1);
  if (last?.type === 'text') last.value += value;
  else siblings.push({ type: 'text', value });
}

/** Converts attributes to hast's properties, without event handlers; a long class list is cut. */
function toProperties(attributes: Record<string, string>): Properties {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) continue;
    if (name === 'class') properties.className = value.slice(0, MAX_CLASS_LENGTH).split(/\s+/).filter(Boolean);
    // The Markdown library tests whether `checked` is true, but an attribute without a value is empty.
    else properties[PROPERTY_NAMES[name] ?? toCamelCase(name)] = name === 'checked' || value;
  }
  return properties;
}

/** Converts a name to hast's: `aria-label` → `ariaLabel`, `data-lazy-src` → `dataLazySrc`. */
function toCamelCase(name: string): string {
  return /^(?:aria|data)-/.test(name)
    ? name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    : name;
}

/** Returns the body of the page as hast, before any pass, and the texts that such a tree leaves out. */
export function toOriginalTree(html: Uint8Array): { tree: Root; unshown: Removal[] } {
  const { $ } = parseHtml(html);
  const removals = createRemovals();
  const { tree } = toContentTree($('body')[0] as unknown as ParsedNode | undefined, removals);
  return { tree, unshown: removals.removed };
}
