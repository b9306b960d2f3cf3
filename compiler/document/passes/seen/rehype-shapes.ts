/** Document stage, a pass: turns shapes that style gives to parts of a line into elements and characters. */

import type { Element, ElementContent, Root } from 'hast';
import {
  attribute,
  childElements,
  holdsElement,
  isBlock,
  isElement,
  isHeading,
  replaceElements,
  textOf,
} from '../../elements.ts';
import { readDeclarations } from '../../visibility/declarations.ts';
import { type Shape, shapesOf } from '../../visibility/shapes.ts';

/** Matches classes of common frameworks that strike out. */
const STRIKING_CLASS = /(?:^|\s)(?:text-decoration-|text-)?line-through(?:\s|$)/;

/** Maximum characters of a raised or lowered figure. */
const MAX_FIGURE_LENGTH = 12;

const RAISED: Readonly<Record<string, string>> = toTable('0123456789+-−', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻');
const LOWERED: Readonly<Record<string, string>> = toTable('0123456789+-−', '₀₁₂₃₄₅₆₇₈₉₊₋₋');

function toTable(from: string, to: string): Record<string, string> {
  const signs = [...to];
  return Object.fromEntries([...from].map((sign, at) => [sign, signs[at] ?? sign]));
}

/** Turns raised and lowered figures into such characters, struck parts into `del`, parts on own lines into `div`. */
export function rehypeShapes() {
  return (tree: Root): void => reshape(tree, false);
}

function reshape(node: Root | Element, isInHeading: boolean): void {
  replaceElements(node, (child) => {
    const shapes = readShapes(child);
    const figure = toFigure(child, shapes);
    if (figure !== undefined) return [{ type: 'text', value: figure }];
    const beginsWithCents = childElements(child).slice(0, 1).some(isCents);
    reshape(child, isInHeading || isHeading(child));
    // A box of the cents and of what follows them is in the line of the amount.
    if (isElement(child, 'div') && beginsWithCents) return child.children;
    if (shapes.includes('struck')) strike(child);
    if (!shapes.includes('block') || isBlock(child) || isElement(child, 'br', 'img', 'svg')) return [child];
    const blank = { type: 'text' as const, value: ' ' };
    // A heading is one line, so blanks set the part apart.
    if (isInHeading) return [blank, ...(isElement(child, 'a') ? [child] : child.children), blank];
    return [{ type: 'element', tagName: 'div', properties: {}, children: [child] }];
  });
}

/** Reads an element's shapes from the page's sheets, its own style and its classes. */
function readShapes(element: Element): Shape[] {
  const shapes = attribute(element, 'dataVitrinaShape').split(' ') as Shape[];
  const style = attribute(element, 'style');
  if (style !== '') shapes.push(...shapesOf(readDeclarations(style)));
  if (STRIKING_CLASS.test(attribute(element, 'className'))) shapes.push('struck');
  return shapes;
}

/** Wraps the content of a struck element in `del`; if it has blocks, the content of each child. */
function strike(element: Element): void {
  if (isElement(element, 'del', 's', 'strike')) return;
  if (element.children.some(isBlock)) {
    for (const child of element.children) if (child.type === 'element') strike(child);
    return;
  }
  const children: ElementContent[] = element.children;
  if (textOf(element)) element.children = [{ type: 'element', tagName: 'del', properties: {}, children }];
}

/** Returns a raised or lowered figure in characters of that kind; `undefined` for other elements. */
function toFigure(element: Element, shapes: readonly Shape[]): string | undefined {
  const isRaised = isElement(element, 'sup') || shapes.includes('raised') || isCents(element);
  const isLowered = isElement(element, 'sub') || shapes.includes('lowered');
  if (!isRaised && !isLowered) return undefined;
  const text = textOf(element);
  const isFigure = /^[+\-−]?\d[\d.,]*(?:\s?[€$%])?$/.test(text) && text.length <= MAX_FIGURE_LENGTH;
  if (!isFigure || holdsElement(element, 'a')) return undefined;
  const table = isRaised ? RAISED : LOWERED;
  return [...text].map((sign) => table[sign] ?? sign).join('');
}

/** Matches classes of the part of an amount behind the comma, which price tables show smaller. */
const CENTS_CLASS = /(?:^|[\s_-])(?:fraction(?:al)?|cents?|decimals?|c[eé]ntimos|centavos|decimales)(?:[\s_-]|$)/i;

/** Whether an element of two digits, or the only one in it, is named as the cents of an amount. */
function isCents(element: Element): boolean {
  if (!isElement(element, 'span', 'div', 'small') || !/^\d\d$/.test(textOf(element))) return false;
  return CENTS_CLASS.test(attribute(element, 'className')) || childElements(element).some(isCents);
}
