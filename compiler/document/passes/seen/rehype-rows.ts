/** Document stage, a pass: adds a blank between boxes side by side that touch only in the HTML. */

import type { Element, ElementContent, Root } from 'hast';
import { laysOut } from '../../boxes/lays-out.ts';
import { isBlock, isElement, textOf, visitElements, writtenTextOf } from '../../elements.ts';

/** Elements within a line, with a text or without. */
const INLINE = new Set('a abbr b bdi br cite del em i img ins label mark q s small span strong svg time u'.split(' '));

/** Matches blanks, and raised and lowered figures, which were elements before. */
const RAISED = /^[\s⁰¹²³⁴-⁹⁺⁻₀-₉]*$/;

/** Separates words of neighbouring boxes in a row; elsewhere only figures of neighbouring elements, and remarks. */
export function rehypeRows() {
  return (tree: Root): void => visitElements(tree, separate);
}

function separate(parent: Element): void {
  parent.children = laysOut(parent)
    ? separateBoxes(parent.children, areApart)
    : toLines(parent.children).flatMap((line) => separateBoxes(line, isRow(line) ? areApart : areFigures));
}

/** Puts a blank before each element whose text touches the text before it; after bare text, only before a remark. */
function separateBoxes(boxes: ElementContent[], touch: typeof areApart): ElementContent[] {
  let end = '';
  let touches = touch;
  return boxes.flatMap((box): ElementContent[] => {
    const text = writtenTextOf(box);
    const isApart = box.type === 'element' && !isElement(box, 'sup', 'sub') && touches(end, text);
    if (text !== '') {
      end = text;
      touches = touch === areFigures && box.type !== 'element' ? isRemark : touch;
    }
    return isApart ? [{ type: 'text', value: ' ' }, box] : [box];
  });
}

/** Divides children into lines, which end before a block: it begins a line of its own. */
function toLines(children: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const child of children) {
    if (isBlock(child)) lines.push([child], []);
    else lines.at(-1)?.push(child);
  }
  return lines;
}

/** Whether a line consists of several inline elements, without text of its own between them. */
const isRow = (line: ElementContent[]): boolean =>
  line.filter(({ type }) => type === 'element').length > 1 &&
  line.every((node) => (node.type === 'element' ? INLINE.has(node.tagName) : RAISED.test(textOf(node))));

/** Whether two texts would join to another word or figure. Single letters are parts of an animated word. */
const areApart = (end: string, start: string): boolean =>
  /(?:[\p{L}\p{N}.:;,!?)\]»”★]|\d[%+]|(?:^|\d ?)[€$]|(?:^|\s)[-–—])$/u.test(end) &&
  /^(?:[\p{L}\p{N}¿¡(«“€$]|[-–—−+]\s?\d|[-–—]$)/u.test(start) &&
  ![end, start].some((text) => /^\p{L}$/u.test(text)) &&
  // A time or an amount continues.
  !/\d[.:]\d|^[€$]\d/.test(end.slice(-2) + start[0]);

/** Whether a text would join a remark of several words: a longer word has no capital within. */
const isRemark = (end: string, start: string): boolean =>
  /\p{L}{4}\p{Ll}$/u.test(end) && /^\p{Lu}\p{Ll}/u.test(start) && start.includes(' ');

/** Whether two parts of a line would join to another figure. Single digits are parts of a figure that counts. */
const areFigures = (end: string, start: string): boolean =>
  /\d$/.test(end) && /^\d/.test(start) && Math.max(end.length, start.length) > 1;
