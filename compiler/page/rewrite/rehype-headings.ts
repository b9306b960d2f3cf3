/** Page stage, rewriting: makes headings that Markdown can hold, each with the anchor that links use. */

import type { Element, ElementContent, Root } from 'hast';
import {
  attribute,
  childElements,
  findElement,
  holdsBlock,
  holdsElement,
  imagesIn,
  isElement,
  levelOf,
  replaceElements,
  textOf,
} from '../../document/elements.ts';

/** Maximum characters of a heading; longer ones are paragraphs in large type. */
const MAX_HEADING_LENGTH = 250;

/** Maximum characters before the first heading of a box. */
const MAX_EYEBROW_LENGTH = 80;

/**
 * Makes real headings of ARIA ones and of questions that open folds, flattens blocks in headings, removes empty ones.
 * `dataAnchor` is the id of a heading, in it, right before it, or of its box. @param repeatedIds ids not to use
 */
export function rehypeHeadings({ repeatedIds = [] }: { repeatedIds?: readonly string[] } = {}) {
  const repeated = new Set(repeatedIds);
  return (tree: Root): void => {
    makeReal(tree, { level: 1 });
    const boxes = findHeadedBoxes(tree);
    rewriteIn(tree, (heading, before) =>
      [idOf(heading), idWithin(heading), idBefore(before), boxes.get(heading) ?? ''].find(
        (id) => id && !repeated.has(id),
      ),
    );
  };
}

/** Returns the anchor of a heading, given with the nodes in front of it. */
type FindAnchor = (heading: Element, before: readonly ElementContent[]) => string | undefined;

function rewriteIn(node: Root | Element, anchorOf: FindAnchor): void {
  replaceElements(node, (child, before) => {
    if (isHeading(child)) return rewriteHeading(child, before, anchorOf);
    rewriteIn(child, anchorOf);
    return [child];
  });
}

/** The heading before a place: its level, and whether it is a question that follows another of this level. */
interface Above {
  level: number;
  isQuestion?: boolean;
  isOneOfSeveral?: boolean;
}

/**
 * Renames ARIA headings, and questions that open folds: these to one level below the heading above them, or to its
 * level if it is one of several questions itself.
 */
function makeReal(node: Root | Element, above: Above): void {
  for (const child of childElements(node)) {
    toRealHeading(child);
    if (isHeading(child)) {
      const level = levelOf(child);
      const isQuestion = asks(child);
      const isOneOfSeveral = isQuestion && above.isQuestion === true && above.level === level;
      Object.assign(above, { level, isQuestion, isOneOfSeveral });
    } else if (child.properties.dataFold === 'label' && asks(child))
      child.tagName = `h${Math.min(6, above.level + (above.isOneOfSeveral ? 0 : 1))}`;
    else makeReal(child, above);
  }
}

const asks = (element: Element): boolean => textOf(element).endsWith('?');

/** Returns by heading the id of the innermost box with an id that it heads. */
function findHeadedBoxes(tree: Root): Map<Element, string> {
  const found = new Map<Element, string>();
  const open: { id: string; length: number }[] = [];
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type === 'text') for (const box of open) box.length += child.value.trim().length;
      if (child.type !== 'element') continue;
      if (isHeading(child)) {
        const box = open.findLast(({ length }) => length <= MAX_EYEBROW_LENGTH);
        if (box) found.set(child, box.id);
        for (const one of open) one.length = Number.POSITIVE_INFINITY;
        continue;
      }
      const id = attribute(child, 'id');
      if (id) open.push({ id, length: 0 });
      walk(child);
      if (id) open.pop();
    }
  };
  walk(tree);
  return found;
}

function isHeading(node: ElementContent): node is Element & { tagName: `h${number}` } {
  return isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
}

/** Renames an element with the role of a heading to `h1` to `h6` by its `aria-level`, `h2` without one. */
function toRealHeading(element: Element): void {
  if (attribute(element, 'role') !== 'heading' || isHeading(element)) return;
  const level = Number.parseInt(attribute(element, 'ariaLevel'), 10);
  element.tagName = `h${Math.min(6, Math.max(1, level || 2))}`;
}

/** Returns the heading as phrasing with its anchor, then its images; a block if too long, only images if empty. */
function rewriteHeading(heading: Element, before: readonly ElementContent[], anchorOf: FindAnchor): ElementContent[] {
  const text = textOf(heading);
  const images = imagesIn([heading]);
  if (!text) return images;
  const split = heading.children.findIndex(isBody);
  if (split > 0 && textOf(heading.children.slice(0, split))) {
    // A heading that was never closed contains the blocks after it.
    const rest = toBody({ ...heading, properties: {}, children: heading.children.splice(split) }, anchorOf);
    return [...rewriteHeading(heading, before, anchorOf), rest];
  }
  // A block of code has several lines, a heading has one.
  if (text.length > MAX_HEADING_LENGTH || holdsElement(heading, 'pre')) return [toBody(heading, anchorOf)];
  const anchor = anchorOf(heading, before);
  heading.properties = anchor ? { dataAnchor: anchor } : {};
  heading.children = toPhrasing(heading.children);
  return [heading, ...images];
}

/** Turns an element that is not a heading into a `div`, and rewrites the headings in it. */
function toBody(element: Element, anchorOf: FindAnchor): Element {
  const body: Element = { ...element, tagName: 'div' };
  rewriteIn(body, anchorOf);
  return body;
}

/** Whether a node is a block other than a `div`: a heading around it was never closed. */
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

/** Returns the id of an empty element directly before a heading, which is an anchor for it; else `''`. */
function idBefore(siblings: readonly ElementContent[]): string {
  for (let position = siblings.length - 1; position >= 0; position--) {
    const sibling = siblings[position];
    if (sibling?.type === 'text' && !sibling.value.trim()) continue;
    if (!isElement(sibling, 'a', 'span', 'div', 'p') || textOf(sibling) || imagesIn([sibling]).length > 0) return '';
    return attribute(sibling, 'id') || attribute(sibling, 'name') || idWithin(sibling);
  }
  return '';
}

/** Returns phrasing without images, line breaks, links to this page, and emphasis, which headings imply. */
function toPhrasing(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (isElement(child, 'img')) return [];
    if (isElement(child, 'br', 'hr')) return [{ type: 'text', value: ' ' }];
    if (isElement(child, 'a') && /^[#¶§🔗\s]*$/u.test(textOf(child))) return [];
    const inner = toPhrasing(child.children);
    if (holdsBlock(child) || isElement(child, 'button'))
      return [{ type: 'text', value: ' ' }, ...inner, { type: 'text', value: ' ' }];
    const isHere = isElement(child, 'a') && attribute(child, 'href').startsWith('#');
    if (isHere || isElement(child, 'strong', 'b', 'u', 'mark', 'font')) return inner;
    return [{ ...child, children: inner }];
  });
}
