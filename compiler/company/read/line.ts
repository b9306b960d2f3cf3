/**
 * Company stage, in a worker: the text of a line as a visitor reads it, put together from the elements that it is made
 * of.
 */

import type { Element } from 'hast';
import { toOneLine } from '#shared/short-text.ts';
import { attribute, isBlock, isElement, textOf } from '../../document/elements.ts';
import { readDeclarations } from '../../document/visibility/declarations.ts';
import { lowerRaised, toRaised } from '../grammar/raised.ts';

/** Utility classes that strike a text through: Tailwind's, Bootstrap's, WordPress's. */
const STRUCK_CLASS = /(?:^|\s)(?:line-through|text-decoration-line-through|strike-?through|strike|tachado)(?:\s|$)/;
const DECORATIONS = ['text-decoration', 'text-decoration-line'];

/** Whether an element itself strikes out its text, by name, class or own style: such a text no longer holds. */
export const isStruck = (element: Element): boolean =>
  isElement(element, 'del', 's', 'strike') ||
  STRUCK_CLASS.test(attribute(element, 'className')) ||
  DECORATIONS.some((name) => readDeclarations(attribute(element, 'style')).get(name)?.includes('line-through'));

/** One to three digits in a `<sup>` as raised ones, `⁵⁰`; `''` for other elements and texts: `1<sup>er</sup>`. */
export function raisedIn(element: Element): string {
  const text = isElement(element, 'sup') ? textOf(element) : '';
  return /^\d{1,3}$/.test(text) ? toRaised(text) : '';
}

/** Characters at the end of a line that decide whether the next text belongs to it. */
const TELLING_END = 4;

/**
 * Collects the text of one line after the other, setting blanks, commas and colons where only the layout does. Takes
 * time linear in the length, as it looks at the end only. `append` adds a text node, `endElement` says that the next
 * one may belong apart.
 */
export function createLine() {
  /** Without the blanks after it, which are `gap`. */
  let text = '';
  let gap = '';
  let end = '';
  let linked = '';
  let lastLink: Element | undefined;
  let isAfterElement = false;
  let isAfterBreak = false;

  const add = (more: string, blanks: string): void => {
    text += gap + more;
    end = ((end + gap).slice(-TELLING_END) + more.slice(-TELLING_END)).slice(-TELLING_END);
    gap = blanks;
  };
  const join = (joint: string): void => {
    gap = '';
    add(joint.trimEnd(), ' ');
  };
  return {
    append(value: string, link: Element | undefined): void {
      // A label and its value, or two figures, that only the layout sets apart: `<b>NIF</b><span>B00000000</span>`.
      const isLabel = gap === '' && /(?:\p{L}{2}|\d)$/u.test(end) && /^(?:\p{Lu}|\d|[€$£] ?\d)/u.test(value);
      if (isAfterElement && isStreetAndCode(end, value.trimStart())) join(', ');
      else if (isAfterElement && isLabel) gap = ' ';
      const shown = value.trimEnd();
      if (shown === '') gap += value;
      else {
        isAfterElement = false;
        add(shown, value.slice(shown.length));
      }
      if (link !== undefined) [linked, lastLink] = [linked + value, link];
    },
    /** Notes a line break; the next text decides whether the line ends there. */
    break(): void {
      isAfterBreak = true;
    },
    /** Whether the next text belongs to the line; after a line break, adds the joint. */
    goesOn(value: string): boolean {
      if (!isAfterBreak || value.trim() === '') return true;
      isAfterBreak = false;
      const joint = jointOf(end, value.trimStart());
      if (joint !== undefined) join(joint);
      return joint !== undefined;
    },
    endElement(): void {
      isAfterElement = true;
    },
    /** Ends a term: the line begins anew with it, and its definition goes on. */
    endTerm(): void {
      const term = toOneLine(text).replace(/:$/, '');
      [text, gap, end] = ['', '', ''];
      if (term !== '') add(`${term}:`, ' ');
    },
    /** Returns the line in one line, its linked part and its last link, raised digits lowered; begins the next line. */
    take(): { text: string; linked: string; lastLink: Element | undefined } {
      const taken = { text: lowerRaised(toOneLine(text)), linked: lowerRaised(linked), lastLink };
      [text, gap, end, linked, isAfterBreak] = ['', '', '', '', false];
      return taken;
    },
  };
}

/** The text of an element as one line, without struck text; blocks, buttons and breaks in it become blanks. */
export function lineText(cell: Element): string {
  const line = createLine();
  const read = (node: Element): void => {
    for (const child of node.children) {
      if (child.type === 'text') line.append(child.value, undefined);
      else if (child.type === 'element') {
        if (isStruck(child)) continue;
        const raised = raisedIn(child);
        if (raised !== '') {
          line.append(raised, undefined);
          continue;
        }
        const isApart = isBlock(child) || isElement(child, 'br', 'button');
        if (isApart) line.append(' ', undefined);
        read(child);
        if (isApart) line.append(' ', undefined);
        line.endElement();
      }
    }
  };
  read(cell);
  return line.take().text;
}

/** The joint of two lines of one sentence, or of a street and its postal code; `undefined` where a new line begins. */
function jointOf(before: string, after: string): string | undefined {
  if (/[\p{Ll},]$/u.test(before) && /^\p{Ll}/u.test(after)) return ' ';
  return isStreetAndCode(before, after) ? ', ' : undefined;
}

/** Whether one text ends with a digit, and the other begins with a postal code and a town. */
const isStreetAndCode = (before: string, after: string): boolean =>
  /\d$/.test(before) && /^\d{4,5} \p{Lu}/u.test(after);
