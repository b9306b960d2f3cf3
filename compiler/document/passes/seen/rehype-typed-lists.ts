/** Document stage, a pass: turns lines that begin with a typed mark, such as `- one<br>- two`, into a list. */

import type { Element, ElementContent, Root } from 'hast';
import { hasText, holdsBlock, isElement, replaceElements } from '../../elements.ts';

/** Matches a mark with a blank behind it, at the beginning of a line. */
const MARK = /^\s*[-–—•·▪●○◦*✓✔]\s+(?=\S)/u;

/** Matches the mark of a paragraph, where a long dash begins direct speech. */
const OWN_MARK = /^\s*[-•▪●○◦✓✔]\s+(?=\S)/u;

/**
 * Makes a list, without the marks, of each run of two or more marked lines: between `br`, or paragraphs of their own.
 */
export function rehypeTypedLists() {
  return (tree: Root): void => rewrite(tree);
}

/** Makes the lists in a node, in place: of its children first, then of the lines in each child. */
function rewrite(node: Root | Element): void {
  node.children = joinMarked(node.children as ElementContent[]);
  replaceElements(node, (child) => {
    rewrite(child);
    return isElement(child, 'p', 'div', 'span', 'font', 'td', 'b', 'strong') && !child.children.some(holdsBlock)
      ? withLists(child)
      : [child];
  });
}

/** Makes a list of each run of two or more neighbouring paragraphs or boxes that are a marked line each. */
function joinMarked(nodes: readonly ElementContent[]): ElementContent[] {
  const isMarked = (node: ElementContent | undefined): node is Element =>
    isElement(node, 'p', 'div') && OWN_MARK.test(textBefore(node.children)) && !node.children.some(holdsBlock);
  const told = nodes.filter((node) => node.type === 'element' || hasText(node));
  const inRun = new Set(
    told.filter((node, at) => isMarked(node) && (isMarked(told[at - 1]) || isMarked(told[at + 1]))),
  );
  let list: Element | undefined;
  return nodes.flatMap((node): ElementContent[] => {
    if (list && node.type === 'text' && !hasText(node)) return [];
    if (!inRun.has(node) || node.type !== 'element') {
      list = undefined;
      return [node];
    }
    const [item] = toList([node.children]).children as [Element];
    if (list) {
      list.children.push(item);
      return [];
    }
    list = toList([node.children]);
    return [list];
  });
}

/** Splits an element into its lists and the lines around them. Returns it unchanged if it has no list. */
function withLists(element: Element): ElementContent[] {
  const lines = toLines(element.children);
  const marked = lines.map((line) => MARK.test(textBefore(line)));
  if (!marked.some((is, at) => is && marked[at + 1])) return [element];
  const parts: ElementContent[] = [];
  for (let at = 0; at < lines.length; ) {
    const isList = marked[at] === true && (marked[at + 1] === true || marked[at - 1] === true);
    let end = at + 1;
    while (end < lines.length && (isList ? marked[end] === true : !(marked[end] && marked[end + 1]))) end++;
    const own = lines.slice(at, end);
    if (isList) parts.push(toList(own));
    else if (own.some((line) => line.some(hasText))) parts.push({ ...element, children: toBroken(own) });
    at = end;
  }
  return isElement(element, 'td') ? [{ ...element, children: parts.flatMap(unwrapped) }] : parts;
}

const unwrapped = (part: ElementContent): ElementContent[] => (isElement(part, 'td') ? part.children : [part]);

/** Splits nodes into lines at the breaks, which are left out. */
function toLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'br')) lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

const toBroken = (lines: readonly ElementContent[][]): ElementContent[] =>
  lines.flatMap((line, at) =>
    at === 0 ? line : [{ type: 'element', tagName: 'br', properties: {}, children: [] }, ...line],
  );

/** Makes a list with an entry per line, without its mark. */
const toList = (lines: readonly ElementContent[][]): Element => ({
  type: 'element',
  tagName: 'ul',
  properties: {},
  children: lines.map((line) => ({ type: 'element', tagName: 'li', properties: {}, children: withoutMark(line) })),
});

/** Returns the text at the beginning of a line, also from within its first element; `''` if that is a link. */
function textBefore([first]: readonly ElementContent[]): string {
  if (first?.type === 'text') return first.value;
  return first?.type === 'element' && !isElement(first, 'a') ? textBefore(first.children) : '';
}

function withoutMark(line: readonly ElementContent[]): ElementContent[] {
  const [first, ...others] = line;
  if (first?.type === 'text') return [{ ...first, value: first.value.replace(MARK, '') }, ...others];
  return first?.type === 'element' ? [{ ...first, children: withoutMark(first.children) }, ...others] : [...line];
}
