/** Page stage, rewriting: small things inside lines: formulas, controls, elements unknown to HTML. */

import type { Element, ElementContent, Root } from 'hast';
import {
  attribute,
  holdsBlock,
  isElement,
  rename,
  replaceElements,
  textOf,
  writtenTextOf,
} from '../../document/elements.ts';

/** Elements without a Markdown equivalent: only their text matters. */
const PLAIN = new Set('abbr acronym u mark kbd samp var font ins cite dfn small big label output data'.split(' '));

const LINES = new Set('p span strong b em i del s q code sub sup tt time address cite small'.split(' '));

/** Adjacent links and controls are set apart, unknown elements become div or span. */
export function rehypePhrasing() {
  const rewrite = (node: Root | Element): void => {
    const nearest = createNearestText();
    replaceElements(node, (child, before) => {
      if (isElement(child, 'math')) return [{ type: 'text', value: attribute(child, 'alttext') || textOf(child) }];
      if (isElement(child, 'pre')) return [child];
      rewrite(child);
      // HTML allows or repairs blocks in lines, Markdown has no such thing.
      if ((LINES.has(child.tagName) || PLAIN.has(child.tagName)) && child.children.some(holdsBlock))
        child.tagName = 'div';
      const previous = before.at(-1);
      const isStuck =
        (isControl(child) && previous?.type === 'element' && isControl(previous)) ||
        (isElement(child, 'img') && endsInWord(nearest(before))) ||
        (isPart(child) && isElement(previous, 'img') && /^[\p{L}\p{N}]/u.test(writtenTextOf(child))) ||
        isSetApart(nearest(before), child) ||
        (isElement(child, 'a') &&
          isElement(previous, 'strong', 'b') &&
          isLabelled(writtenTextOf(previous), writtenTextOf(child)));
      return isStuck ? [{ type: 'text', value: ' ' }, ...toKnown(child)] : toKnown(child);
    });
    setTextsApart(node);
  };
  const toKnown = (element: Element): ElementContent[] => {
    if (PLAIN.has(element.tagName) && !holdsBlock(element)) return element.children;
    if (isUnknown(element)) rename(element, holdsBlock(element) ? 'div' : 'span');
    return [element];
  };
  return rewrite;
}

/** The last node with text before an element, and how its text ends. */
interface NearestText {
  node: ElementContent;
  end: string;
}

/** Characters of an end: more than the rules compare. */
const END_LENGTH = 16;

/** Finds the last text, whole node and end, in a list that grows between calls; each node is visited once. */
function createNearestText(): (before: readonly ElementContent[]) => NearestText | undefined {
  let seen = 0;
  let nearest: NearestText | undefined;
  return (before) => {
    for (; seen < before.length; seen++) {
      const node = before[seen] as ElementContent;
      const text = writtenTextOf(node);
      if (text) nearest = { node, end: text.slice(-END_LENGTH) };
    }
    return nearest;
  };
}

/** Whether an image would join the word before it: `¡Oferta!![Queso](…)`. */
const endsInWord = (before: NearestText | undefined): boolean =>
  before !== undefined &&
  !holdsBlock(before.node) &&
  /[\p{L}\p{N}\p{P}]$/u.test(before.end) &&
  !/[([¿¡«]$/.test(before.end);

/** Includes a former control that is a line now. */
const isControl = (element: Element): boolean => /^(?:a|button)$/.test(element.data?.writtenAs ?? element.tagName);

/** Whether it has a class, id or data attribute, as separate parts do, and is not raised or lowered as figures are. */
const isNamed = ({ properties }: Element): boolean => {
  const names = Object.keys(properties).filter((name) => /^(?:className|id|data[A-Z])/.test(name));
  return names.length > 0 && !/\bsu[bp]/i.test(String(properties.className));
};

/** Elements that only mark a part of a line. */
const isPart = (node: ElementContent | undefined): node is Element =>
  isElement(node, 'span', 'strong', 'b', 'em', 'i', 'time');

/** Separates texts that cannot touch the part before them, or that continue after a phrase. */
function setTextsApart(node: Root | Element): void {
  node.children.forEach((text, position) => {
    const before = node.children[position - 1] as ElementContent | undefined;
    if (text.type !== 'text' || !(isPart(before) || isElement(before, 'img'))) return;
    const part = writtenTextOf(before);
    const isPhrase =
      (/\s\p{L}*\p{Ll}{2}$/u.test(part) && /^\p{Lu}\p{Ll}[\p{Ll} ]/u.test(text.value)) ||
      (isElement(before, 'strong', 'b') && /\p{Ll}{3}$/u.test(part) && /^\+?\d{2}/.test(text.value));
    const isCaption = isElement(before, 'img') && /^[\p{L}\p{N}]/u.test(text.value);
    if (isCaption || isPhrase || cannotTouch(part, text.value)) text.value = ` ${text.value}`;
  });
}

/** Whether a bold label has its value behind it: a number, or what begins with a capital letter. */
const isLabelled = (label: string, value: string): boolean =>
  /\p{Ll}{2}[:.]?$/u.test(label) && /^[\p{Lu}\d+]/u.test(value);

/** A sign with nothing beside it, and one that parts what is beside it. */
const SIGN = /^(?:(?![€$£])[\p{S}—–•·])+$/u;
const PARTING_SIGN = /^[—–•·|]$/;

/** Whether a text has several words: it goes on in no other part. */
const isPhrase = (text: string): boolean => /\S\s+\S/.test(text);

/** Whether no word continues so: after a sentence, before an opening mark, from a figure to a word, to a sum, a sign to a word. */
const cannotTouch = (end: string, start: string): boolean =>
  (/\p{Ll}{2}[.!?…]$/u.test(end) && /^\p{Lu}\p{Ll}/u.test(start)) ||
  (/[\p{L}\d.)]$/u.test(end) && /^[¿¡]/.test(start)) ||
  (/[\p{L}\d]$/u.test(end) && /^[€$£] ?\d/.test(start)) ||
  (/(?:[€$] ?\d[\d.,]*|\d ?[€$])$/.test(end) && /^(?:[€$] ?\d|\d[\d.,]* ?[€$])/.test(start)) ||
  (/(?:\d[+%]?|[€$%])$/.test(end) && /^(?:\p{Lu}\p{Ll}{2}|\p{Ll}{4})/u.test(start)) ||
  (SIGN.test(end) && /^\p{L}{2}/u.test(start));

/** Whether only layout separates two parts of a line (name, price). Letters in elements of their own are one word. */
function isSetApart(nearest: NearestText | undefined, after: Element): boolean {
  if (!nearest || !isPart(after)) return false;
  const { node: before, end } = nearest;
  const start = writtenTextOf(after);
  if ((before.type === 'text' || isPart(before)) && cannotTouch(end, start)) return true;
  if (before.type === 'text')
    return (
      isElement(after, 'span') &&
      isNamed(after) &&
      ((/\p{L}\p{Ll}[.:)]?$/u.test(end) && /^(?:\d|\p{Lu}\p{Ll})/u.test(start)) ||
        (/[\p{L}\d"”]$/u.test(end) && /^\p{L}/u.test(start) && isPhrase(start)))
    );
  if (isElement(before, 'time') && isElement(after, 'time')) return true;
  if (!isPart(before)) return false;
  if (PARTING_SIGN.test(start) && /[\p{L}\d]$/u.test(end)) return true;
  if (/[\p{Ll}\p{Lu}]{2}[.:)]?$/u.test(end) && /^(?:\d|[€$£+])/.test(start)) return true;
  if (/[\p{L}\d]{2}$/u.test(end) && /^[\p{L}~≈]/u.test(start) && (isPhrase(writtenTextOf(before)) || isPhrase(start)))
    return true;
  if (before.tagName !== after.tagName && /[\p{L}\d]{2}$/u.test(end) && /^\p{Lu}[\p{Ll}\d]/u.test(start)) return true;
  if (!isNamed(before) || !isNamed(after)) return false;
  if (/(?:\p{Ll}{2}[.:)]?|[€$%])$/u.test(end) && /^\p{Lu}/u.test(start)) return true;
  if (/(?:\p{Lu}{2}|\d\p{Lu}|\d['’"])$/u.test(end) && /^\p{Lu}\p{Ll}/u.test(start)) return true;
  if (/\d$/.test(end) && /^\+\d/.test(start)) return true;
  // Chips of one kind; figures in parts of their own are one number.
  const isOneKind = attribute(before, 'className') === attribute(after, 'className');
  if (isOneKind && /\p{L}{3}$/u.test(end) && /^\p{L}{3}/u.test(start)) return true;
  if (isOneKind && /\d$/.test(end) && /^\d/.test(start) && (end + start).length > 2) return true;
  // A date or initials and what follows.
  return /(?:\d|\p{Lu}\.)$/u.test(end) && /^\p{Lu}\p{Ll}/u.test(start);
}

/** Whether Markdown knows nothing of the element, which becomes a `div` or `span`. */
function isUnknown(element: Element): boolean {
  return (
    element.tagName.includes('-') ||
    isElement(element, 'button', 'noscript', 'label', 'picture', 'figure', 'hgroup', 'search', 'dialog', 'nobr')
  );
}
