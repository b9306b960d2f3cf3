/** Page stage, rewriting: converts small parts of lines: formulas, controls, elements unknown to HTML. */

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

/** Elements within a line; one that holds blocks all the same becomes a `div`. */
const LINES = new Set('p span strong b em i del s q code sub sup tt time address cite small'.split(' '));

/**
 * Adds blanks between links, buttons, images and parts of a line whose words would join. Turns formulas into text,
 * unknown elements and elements of lines that hold blocks into `div` or `span`, and unwraps elements that only mark
 * text.
 */
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
      if (PLAIN.has(child.tagName) && !holdsBlock(child)) rename(child, 'span');
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
    const children = node.children as ElementContent[];
    node.children = children.flatMap((child) => (isPlain(child) ? child.children : [child]));
  };
  const toKnown = (element: Element): ElementContent[] => {
    if (isUnknown(element)) rename(element, holdsBlock(element) ? 'div' : 'span');
    return [element];
  };
  return rewrite;
}

/** Whether an element is a `span` made of a {@link PLAIN} element: only its text matters. */
const isPlain = (node: Root['children'][number]): node is Element =>
  isElement(node, 'span') && PLAIN.has(node.data?.writtenAs ?? '');

/** The last node with text before an element, and how its text ends. */
interface NearestText {
  node: ElementContent;
  end: string;
}

/** Characters of an end, more than any pattern compares. */
const END_LENGTH = 16;

/** Returns a function that finds the last text in a list that grows between calls; it visits each node once. */
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

/** Whether an element is, or was in the page, a link or button. */
const isControl = (element: Element): boolean => /^(?:a|button)$/.test(element.data?.writtenAs ?? element.tagName);

/** Whether a node is an element that only marks a part of a line. */
const isPart = (node: ElementContent | undefined): node is Element =>
  isElement(node, 'span', 'strong', 'b', 'em', 'i', 'time');

/** Sets texts apart from the part or image before them. */
function setTextsApart(node: Root | Element): void {
  node.children.forEach((text, position) => {
    const before = node.children[position - 1] as ElementContent | undefined;
    if (text.type !== 'text' || !(isPart(before) || isElement(before, 'img'))) return;
    const isCaption = isElement(before, 'img') && /^[\p{L}\p{N}]/u.test(text.value);
    if (isCaption || areWords(writtenTextOf(before), text.value)) text.value = ` ${text.value}`;
  });
}

/** Whether a bold label has its value behind it: a number, or a text that begins with a capital letter. */
const isLabelled = (label: string, value: string): boolean =>
  /\p{Ll}{2}[:.]?$/u.test(label) && /^[\p{Lu}\d+]/u.test(value);

/** Matches an icon's sign or a separator; a currency's sign belongs to its amount. */
const SIGN = /^(?:(?![€$£])[\p{S}—–•·|])+$/u;

/** Whether a text has several words, so that its last word is complete. */
const isPhrase = (text: string): boolean => /\S\s+\S/.test(text);

/** Pairs of patterns for the end of a text and the start of the next, which never make one word, figure or amount. */
const WORDS: readonly (readonly [end: RegExp, start: RegExp])[] = [
  [SIGN, /^[\p{L}\d]/u],
  [/[\p{L}\d]$/u, /^[—–•·|]$/],
  [/\p{Ll}{2}[.!?…]$/u, /^\p{Lu}/u],
  [/[:;,»”"]$/, /^\p{L}/u],
  [/(?:(?<!\d)[:,]|[;»”"])$/, /^\d/],
  [/[\p{L}\d.)]$/u, /^[¿¡]/],
  [/\p{L}{2}$/u, /^\+?\d{2}/],
  [/(?:\d[+%]?|[€$%])$/, /^(?:\p{Lu}\p{Ll}{2}|\p{Ll}{4})/u],
  [/[\p{L}\d]$/u, /^[€$£] ?\d/],
  [/\d ?[€$£]$/, /^\d[\d.,]* ?[€$£]/],
];

/** Whether texts that meet at an element's edge are two words. @param isPiece whether one is a phrase or named part */
const areWords = (end: string, start: string, isPiece = isPhrase(end) || isPhrase(start)): boolean =>
  WORDS.some(([ending, starting]) => ending.test(end) && starting.test(start)) ||
  (isPiece && /\p{L}\p{Ll}$/u.test(end) && /^\p{Lu}/u.test(start));

/** Whether a part of a line and the text before it are separate words. */
function isSetApart(nearest: NearestText | undefined, after: Element): boolean {
  if (nearest === undefined || !isPart(after) || !(nearest.node.type === 'text' || isPart(nearest.node))) return false;
  const start = writtenTextOf(after);
  const isNamed = isElement(after, 'span') && attribute(after, 'className') !== '';
  return areWords(nearest.end, start, isNamed || isPhrase(nearest.end) || isPhrase(start));
}

/** Whether Markdown has no equivalent of the element, which becomes a `div` or `span`. */
function isUnknown(element: Element): boolean {
  return (
    element.tagName.includes('-') ||
    isElement(element, 'button', 'noscript', 'picture', 'figure', 'hgroup', 'search', 'dialog', 'nobr')
  );
}
