/** Page stage, rewriting: one main heading, and headings that Markdown can hold, each with the anchor links use. */

import type { Element, ElementContent, Root } from 'hast';
import {
  attribute,
  findElement,
  holdsBlock,
  holdsElement,
  imagesIn,
  isElement,
  replaceElements,
  textOf,
} from '../../document/elements.ts';

/** Longer heading elements, in characters, are paragraphs in large type. */
const MAX_HEADING_LENGTH = 250;

/** ARIA headings become real, blocks in headings flat, empty ones go; ids in or before one are its `dataAnchor`. */
export const rehypeHeadings = () => rewriteIn;

function rewriteIn(node: Root | Element): void {
  replaceElements(node, (child, before) => {
    toRealHeading(child);
    if (isHeading(child)) return rewriteHeading(child, before);
    rewriteIn(child);
    return [child];
  });
}

function isHeading(node: ElementContent): node is Element & { tagName: `h${number}` } {
  return isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
}

function toRealHeading(element: Element): void {
  if (attribute(element, 'role') !== 'heading' || isHeading(element)) return;
  const level = Number.parseInt(attribute(element, 'ariaLevel'), 10);
  element.tagName = `h${Math.min(6, Math.max(1, level || 2))}`;
}

/** The heading as phrasing with its anchor, then its images; a block if too long, nothing if it is empty. */
function rewriteHeading(heading: Element, before: readonly ElementContent[]): ElementContent[] {
  const text = textOf(heading);
  const images = imagesIn([heading]);
  if (!text) return images;
  const split = heading.children.findIndex(isBody);
  if (split > 0 && textOf(heading.children.slice(0, split))) {
    // A heading that was never closed swallows what follows it.
    const rest = toBody({ ...heading, properties: {}, children: heading.children.splice(split) });
    return [...rewriteHeading(heading, before), rest];
  }
  // A block of code has lines, a heading is one.
  if (text.length > MAX_HEADING_LENGTH || holdsElement(heading, 'pre')) return [toBody(heading)];
  const anchor = attribute(heading, 'id') || idWithin(heading) || idBefore(before);
  heading.properties = anchor ? { dataAnchor: anchor } : {};
  heading.children = toPhrasing(heading.children);
  return [heading, ...images];
}

/** What turned out not to be a heading, with the headings in it. */
function toBody(element: Element): Element {
  const body: Element = { ...element, tagName: 'div' };
  rewriteIn(body);
  return body;
}

/** Whether a node can be in no heading, so that one which holds it was never closed. */
function isBody(node: ElementContent): boolean {
  return (
    isElement(node, 'p', 'ul', 'ol', 'table', 'blockquote', 'section', 'article', 'pre', 'dl', 'figure') ||
    isHeading(node)
  );
}

const idOf = (element: Element): string =>
  attribute(element, 'id') || (isElement(element, 'a') ? attribute(element, 'name') : '');

function idWithin(node: Element): string {
  const named = findElement(node, (element) => idOf(element) !== '');
  return named ? idOf(named) : '';
}

/** The id of an empty element directly before a heading, which is an anchor for it; else `''`. */
function idBefore(siblings: readonly ElementContent[]): string {
  for (let position = siblings.length - 1; position >= 0; position--) {
    const sibling = siblings[position];
    if (sibling?.type === 'text' && !sibling.value.trim()) continue;
    if (!isElement(sibling, 'a', 'span', 'div', 'p') || textOf(sibling) || imagesIn([sibling]).length > 0) return '';
    return attribute(sibling, 'id') || attribute(sibling, 'name') || idWithin(sibling);
  }
  return '';
}

/** Phrasing without images, line breaks, permalinks (`#`, `¶`), and emphasis, which headings imply. */
function toPhrasing(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (isElement(child, 'img')) return [];
    if (isElement(child, 'br', 'hr')) return [{ type: 'text', value: ' ' }];
    if (isElement(child, 'a') && /^[#¶§🔗\s]*$/u.test(textOf(child))) return [];
    const inner = toPhrasing(child.children);
    if (holdsBlock(child) || isElement(child, 'button'))
      return [{ type: 'text', value: ' ' }, ...inner, { type: 'text', value: ' ' }];
    if (isElement(child, 'strong', 'b', 'u', 'mark', 'font')) return inner;
    return [{ ...child, children: inner }];
  });
}
