/** What is known about HTML elements: which are blocks, and how to read an element's attributes and text. */

import type { Element, ElementContent, ElementData, Nodes, Root } from 'hast';
import { toOneLine } from '#shared/short-text.ts';

declare module 'hast' {
  interface ElementData {
    /** The page's name for an element that was renamed. */
    writtenAs?: string;
  }
}

const BLOCKS = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav noscript ol p pre search section summary table tbody
  td tfoot th thead tr ul`.split(/\s+/),
);

/** Whether browsers lay the element out as a block of its own (HTML Standard §15.3, plus table parts). */
export const isBlock = (node: Nodes): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

/** Whether the element is, or somewhere inside holds, a block. */
export function holdsBlock(node: Nodes): boolean {
  return node.type === 'element' && (BLOCKS.has(node.tagName) || node.children.some(holdsBlock));
}

/** Whether the node is an element of one of these names. */
export function isElement<Name extends string>(
  node: Nodes | undefined,
  ...tagNames: Name[]
): node is Element & { tagName: Name } {
  return node?.type === 'element' && (tagNames as string[]).includes(node.tagName);
}

/** Whether the element is a dialog (HTML Standard §4.11.4, WAI-ARIA 1.2). */
export const isModal = (element: Element): boolean =>
  isElement(element, 'dialog') ||
  /^(?:alert)?dialog$/.test(attribute(element, 'role')) ||
  attribute(element, 'ariaModal') === 'true';

/** The first element below the node, at any depth, for which `holds` is true. */
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

/** The elements among the children. */
export function childElements(node: Root | Element): Element[] {
  return (node.children as ElementContent[]).filter((child): child is Element => child.type === 'element');
}

/** Visits each element of a tree, before those in it; `path` are the elements around it. */
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

/** The attribute as the page wrote it; empty when it has none. `name` is hast's, e.g. `ariaLabel`, `className`. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  return Array.isArray(value) ? value.join(' ') : value === null || value === undefined ? '' : String(value);
}

export const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** 1 for `h1`, 7 for the label of a fold; 0 for others. */
export const levelOf = ({ tagName, properties }: Element): number =>
  properties.dataFold === 'label' ? 7 : Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** Class names and id in one lower-case string. */
export function classAndId(element: Element): string {
  return `${attribute(element, 'className')} ${attribute(element, 'id')}`.toLowerCase();
}

/** The text in a node with white space collapsed; blocks, cells and line breaks are set apart by a blank. */
export function textOf(node: Nodes | ElementContent[]): string {
  return toOneLine(Array.isArray(node) ? node.map(rawTextOf).join('') : rawTextOf(node));
}

/** Whether a node holds any text but white space. */
export function hasText(node: Nodes): boolean {
  return node.type === 'text' ? /\S/.test(node.value) : 'children' in node && node.children.some(hasText);
}

/** The text with white space as written; blocks, buttons and line breaks are set apart by blanks. */
function rawTextOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  let text = '';
  for (const child of node.children) text += rawTextOf(child);
  return isBlock(node) || isElement(node, 'br', 'button') ? ` ${text} ` : text;
}

/** The text as written, nothing set apart: with the blanks where a line may break. */
export function writtenTextOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  let text = '';
  if ('children' in node) for (const child of node.children) text += writtenTextOf(child);
  return text;
}

/** Elements of a name among the nodes and below, in document order, without those inside other such elements. */
function elementsIn(nodes: readonly ElementContent[], tagName: string, found: Element[] = []): Element[] {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (node.tagName === tagName) found.push(node);
    else elementsIn(node.children, tagName, found);
  }
  return found;
}

export const linksIn = (nodes: readonly ElementContent[]): Element[] => elementsIn(nodes, 'a');
export const imagesIn = (nodes: readonly ElementContent[]): Element[] => elementsIn(nodes, 'img');

/** Number of characters outside of links. */
export function unlinkedLength(node: Root | Element): number {
  let length = 0;
  for (const child of node.children) {
    if (child.type === 'text') length += child.value.length;
    else if (child.type === 'element' && child.tagName !== 'a') length += unlinkedLength(child);
  }
  return length;
}

/** Replaces each child element, not those below, by what `replace` returns; `before` is what is in front by then. */
export function replaceElements(
  node: Root | Element,
  replace: (child: Element, before: readonly ElementContent[]) => ElementContent[],
): void {
  const children: ElementContent[] = [];
  for (const child of node.children as ElementContent[]) {
    if (child.type === 'element') children.push(...replace(child, children));
    else children.push(child);
  }
  node.children = children;
}

/** `body > div.content > p`, of the last five elements; an id instead of at most two classes. */
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

/** The name that the page gives an element, as it stands in a selector. */
export const writtenNameOf = ({ tagName, data }: Element): string => escapeName(data?.writtenAs ?? tagName);

/** A name as it stands in a selector (CSSOM, serialize an identifier): `md:flex` → `md\\:flex`. */
function escapeName(name: string): string {
  return name
    .replace(/[^\w\u0080-\u{10ffff}-]/gu, (mark) =>
      mark < ' ' ? `\\${mark.charCodeAt(0).toString(16)} ` : `\\${mark}`,
    )
    .replace(/^(-?)(\d)/, '$1\\3$2 ')
    .replace(/^-$/, '\\-');
}
