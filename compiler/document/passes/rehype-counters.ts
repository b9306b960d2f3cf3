/** Document stage, a pass: adds texts that scripts would write: figures that count up, protected addresses. */

import type { Element, Root } from 'hast';
import { attribute, classAndId, findElement, hasText, isElement, textOf, visitElements } from '../elements.ts';
import { type Removals, removeWhere } from '../removals.ts';

/** Matches the attributes in which common counters keep their goal. */
const GOAL = /^data(?!From|Start|Min)\w*?(?:To|End|Stop|Target|Count(?:er|up)?|Number|Value)$/;
/** Matches the attributes in which they keep their start. */
const START = /^data\w*(?:From|Start|Min)/;
/** Matches a stated figure, perhaps with a sign before it and a sign, or the letter of thousands or millions, after it. */
const STATED = /^([+±~≈]?\p{Sc}?) ?(\d+(?:[.,]\d+)*)( ?[kKM]?[%‰°+\p{Sc}]?)$/u;
/** Matches a figure, perhaps with a sign before and a unit after it. */
const COUNTED = /^([^\p{L}\d]{0,3})(\d+(?:[.,]\d+)*)(\P{N}{0,12})$/u;
const ZERO = /^0(?:[.,]0+)?$/;
const NAMES_COUNTER = /count|number|odometer|contador|cifra|percent-?value/;

/** Matches Cloudflare's links in place of e-mail addresses. */
const PROTECTED_LINK = /\/cdn-cgi\/l\/email-protection/;

/**
 * Replaces the start of each counter by its goal, and writes e-mail addresses that scripts would decode. Removes the
 * second of two equal figures: a bar draws its value again over its filled part.
 */
export function rehypeCounters({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    visitElements(tree, (element) => {
      const shown = addressOf(element) ?? counted(element);
      if (PROTECTED_LINK.test(attribute(element, 'href'))) element.properties.href = 'mailto:';
      if (shown) element.children = [{ type: 'text', value: shown }];
      else fillWithin(element);
    });
    removeWhere(tree, removals, (element, path) =>
      repeatsFigure(element, path.at(-1)) ? 'repeated-label' : undefined,
    );
  };
}

/** Maximum nodes, blanks included, of a box with a figure that is drawn twice. */
const MAX_PARTS = 9;

/** Whether a box consists of an element and one of another class before it with the same figure. */
function repeatsFigure(element: Element, box: Element | undefined): boolean {
  if (!box || box.children.length > MAX_PARTS || !isElement(element, 'span', 'time')) return false;
  const [first, second, ...others] = box.children.filter(hasText);
  if (second !== element || others.length > 0 || !isElement(first, 'span', 'time')) return false;
  const text = textOf(element);
  return (
    // With its unit, or a date: a bare number may be one of two.
    /\d/.test(text) &&
    /\D/.test(text) &&
    text === textOf(first) &&
    attribute(first, 'className') !== attribute(element, 'className')
  );
}

/** Writes the goal of a box into the empty element in it that is named a counter. */
function fillWithin(box: Element): void {
  const goal = goalOf(box);
  const empty = goal && findElement(box, (one) => textOf(one) === '' && NAMES_COUNTER.test(classAndId(one)));
  if (goal && empty) empty.children = [{ type: 'text', value: goal }];
}

const goalOf = (element: Element): string | undefined => figuresOf(element, GOAL)[0];

/** Lists the figures, with their signs, in an element's attributes with such names. */
const figuresOf = (element: Element, names: RegExp): string[] =>
  Object.keys(element.properties)
    .filter((name) => names.test(name))
    .map((name) => attribute(element, name).trim())
    .filter((value) => STATED.test(value));

/**
 * Returns a counter's text with the goal in place of zero or the stated start, between the sign and the unit of the
 * text or its attributes; `undefined` for other elements. Without text, the class or id must name a counter.
 */
function counted(element: Element): string | undefined {
  const goal = goalOf(element);
  if (!goal) return undefined;
  const text = textOf(element);
  if (text === '' && !NAMES_COUNTER.test(classAndId(element))) return undefined;
  const [, sign = '', figure = '', unit = ''] = COUNTED.exec(text || '0') ?? [];
  const starts = figuresOf(element, START).map((start) => STATED.exec(start)?.[2]);
  if (!ZERO.test(figure) && !starts.includes(figure)) return undefined;
  const [, ownSign = '', number = '', ownUnit = ''] = STATED.exec(goal) ?? [];
  const before = ownSign || sign || attribute(element, 'dataPrefix');
  return before + number + (ownUnit || unit || attribute(element, 'dataSuffix'));
}

/** Decodes the address that Cloudflare hides as hexadecimal bytes, masked with the first; `undefined` without one. */
function addressOf(element: Element): string | undefined {
  const standIn = attribute(element, 'dataCfemail');
  if (!standIn) return undefined;
  const [mask = 0, ...masked] = Buffer.from(standIn, 'hex');
  const address = Buffer.from(masked.map((byte) => byte ^ mask)).toString();
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? address : undefined;
}
