/** Helpers for HTML elements: tells blocks from other elements, and reads attributes and texts. */

import type { Element, ElementContent, ElementData, Nodes, Root } from 'hast';
import { toOneLine } from '#shared/short-text.ts';

declare module 'hast' {
  interface ElementData {
    /** The element's name in the page, kept when it is renamed. */
    writtenAs?: string;
  }
}

const BLOCKS = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav noscript ol p pre search section summary table tbody
  td tfoot th thead tr ul`.split(/\s+/),
);

/** Whether browsers lay out elements of its name as blocks (HTML Standard §15.3, plus table parts). */
export const isBlock = (node: Nodes): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

/** Whether the node is a block, or an element that contains one at any depth; `false` for a root. */
export function holdsBlock(node: Nodes): boolean {
  return node.type === 'element' && (BLOCKS.has(node.tagName) || node.children.some(holdsBlock));
}

/** Whether the node is an element with one of these names. */
export function isElement<Name extends string>(
  node: Nodes | undefined,
  ...tagNames: Name[]
): node is Element & { tagName: Name } {
  return node?.type === 'element' && (tagNames as string[]).includes(node.tagName);
}

/** Whether an element says that it is a dialog (HTML Standard §4.11.4, WAI-ARIA 1.2); class names are not looked at. */
export const isDialog = (element: Element): boolean =>
  isElement(element, 'dialog') ||
  /^(?:alert)?dialog$/.test(attribute(element, 'role')) ||
  attribute(element, 'ariaModal') === 'true';

/** Finds the first element below the node, at any depth and in document order, for which `holds` is true. */
export function findElement(node: Root | Element, holds: (element: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = holds(child) ? child : findElement(child, holds);
    if (found) return found;
  }
  return undefined;
}

/** Whether an element with one of these names is below the node, at any depth. */
export const holdsElement = (node: Root | Element, ...tagNames: string[]): boolean =>
  findElement(node, ({ tagName }) => tagNames.includes(tagName)) !== undefined;

/** Returns the children that are elements. */
export function childElements(node: Root | Element): Element[] {
  return (node.children as ElementContent[]).filter((child): child is Element => child.type === 'element');
}

/**
 * Visits each element below a node in document order, parents first. `path` holds the elements around it, the outermost
 * first; it is one array that changes, so `visit` has to copy it to keep it.
 */
export function visitElements(
  node: Root | Element,
  visit: (element: Element, path: readonly Element[]) => void,
  path: Element[] = [],
): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    visit(child, path);
    path.push(child);
    visitElements(child, visit, path);
    path.pop();
  }
}

/** Changes the element's name in place; reports keep the name that the page wrote. */
export function rename(element: Element, tagName: string): void {
  element.data = { ...element.data, writtenAs: element.data?.writtenAs ?? element.tagName } as ElementData;
  element.tagName = tagName;
}

/** Returns an attribute's value as text, a list joined by blanks; empty without one. `name` is hast's: `ariaLabel`. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  return Array.isArray(value) ? value.join(' ') : value === null || value === undefined ? '' : String(value);
}

/** Whether an element is `h1` to `h6`: not a heading by its role, nor the label of a fold. */
export const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** Returns the level of a heading, 1 to 6; 7 for the label of a fold, 0 for other elements. */
export const levelOf = ({ tagName, properties }: Element): number =>
  properties.dataFold === 'label' ? 7 : Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** Returns the class names and the id as one lower-case string. */
export function classAndId(element: Element): string {
  return `${attribute(element, 'className')} ${attribute(element, 'id')}`.toLowerCase();
}

/**
 * Returns the text of nodes in one line. Blanks separate blocks, cells, buttons and line breaks; images give no text.
 */
export function textOf(node: Nodes | ElementContent[]): string {
  return toOneLine(Array.isArray(node) ? node.map(rawTextOf).join('') : rawTextOf(node));
}

/** Whether a node contains text other than white space. */
export const hasText = (node: Nodes): boolean => hasTextLike(node, /\S/);

/** Whether the pattern, which has no flag `g`, matches one of the text nodes in a node; each is tested alone. */
export function hasTextLike(node: Nodes, pattern: RegExp): boolean {
  if (node.type === 'text') return pattern.test(node.value);
  return 'children' in node && node.children.some((child) => hasTextLike(child, pattern));
}

/**
 * Whether `textOf` surely has more characters than the limit; it may have even if `false`: some blanks do not count.
 */
export function isTextLonger(node: Nodes, limit: number): boolean {
  let left = limit;
  const take = (one: Nodes): boolean => {
    if (one.type === 'text') left -= toOneLine(one.value).length;
    return left < 0 || ('children' in one && one.children.some(take));
  };
  return take(node);
}

/** Returns the text with white space as written. Blanks separate blocks, buttons and line breaks. */
function rawTextOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  let text = '';
  for (const child of node.children) text += rawTextOf(child);
  return isBlock(node) || isElement(node, 'br', 'button') ? ` ${text} ` : text;
}

/** Returns the text exactly as written: blanks are neither added between blocks nor collapsed. */
export function writtenTextOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  let text = '';
  if ('children' in node) for (const child of node.children) text += writtenTextOf(child);
  return text;
}

/** Lists the elements of a name among the nodes and below, in document order; not those inside another of that name. */
function elementsIn(nodes: readonly ElementContent[], tagName: string, found: Element[] = []): Element[] {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (node.tagName === tagName) found.push(node);
    else elementsIn(node.children, tagName, found);
  }
  return found;
}

/** Lists the `a` elements among the nodes and below, in document order, with or without an address. */
export const linksIn = (nodes: readonly ElementContent[]): Element[] => elementsIn(nodes, 'a');
export const imagesIn = (nodes: readonly ElementContent[]): Element[] => elementsIn(nodes, 'img');

/** Counts the characters outside of links, white space included. */
export function unlinkedLength(node: Root | Element): number {
  let length = 0;
  for (const child of node.children) {
    if (child.type === 'text') length += child.value.length;
    else if (child.type === 'element' && child.tagName !== 'a') length += unlinkedLength(child);
  }
  return length;
}

/**
 * Replaces each child element, not deeper ones, by the nodes that `replace` returns. `before` holds the new nodes
 * before it, which `replace` may change.
 */
export function replaceElements(
  node: Root | Element,
  replace: (child: Element, before: ElementContent[]) => ElementContent[],
): void {
  const children: ElementContent[] = [];
  for (const child of node.children as ElementContent[]) {
    if (child.type === 'element') children.push(...replace(child, children));
    else children.push(child);
  }
  node.children = children;
}

/**
 * Writes the last five elements of a path as a selector, each with its id or at most two classes: `body > div.content >
 * p`.
 */
export function selectorOf(path: readonly Element[]): string {
  return path
    .slice(-5)
    .map((element) => {
      const { properties } = element;
      const classes = Array.isArray(properties.className) ? properties.className.slice(0, 2) : [];
      const id = typeof properties.id === 'string' && properties.id ? `#${escapeName(properties.id)}` : '';
      return writtenNameOf(element) + (id || classes.map((name) => `.${escapeName(String(name))}`).join(''));
    })
    .join(' > ');
}

/** Returns the name that the page gives an element, escaped for a selector. */
export const writtenNameOf = ({ tagName, data }: Element): string => escapeName(data?.writtenAs ?? tagName);

/** Escapes a name for a selector (CSSOM, serialize an identifier): `md:flex` → `md\\:flex`. */
function escapeName(name: string): string {
  return name
    .replace(/[^\w\u0080-\u{10ffff}-]/gu, (mark) =>
      mark < ' ' ? `\\${mark.charCodeAt(0).toString(16)} ` : `\\${mark}`,
    )
    .replace(/^(-?)(\d)/, '$1\\3$2 ')
    .replace(/^-$/, '\\-');
}
