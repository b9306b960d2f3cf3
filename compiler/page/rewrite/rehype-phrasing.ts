/** Page stage, rewriting: small things inside lines: abbreviations, formulas, controls, elements unknown to HTML. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, holdsBlock, isElement, textOf } from '../elements.ts';

/** Elements whose look Markdown has no sign for: only their text matters. */
const PLAIN = new Set([
  'u',
  'mark',
  'kbd',
  'samp',
  'var',
  'font',
  'ins',
  'q-',
  'cite',
  'dfn',
  'small',
  'big',
  'label',
  'output',
  'data',
]);

/** Elements that hold text only. */
const LINES = new Set('p span strong b em i del s q code sub sup tt time address cite small'.split(' '));

/** Abbreviations are spelled out once, adjacent links and controls are set apart, unknown elements become div or span. */
export function rehypePhrasing() {
  const explained = new Set<string>();
  const rewrite = (node: Root | Element): void => {
    const children: ElementContent[] = [];
    for (const child of node.children as ElementContent[]) {
      if (child.type !== 'element') {
        children.push(child);
        continue;
      }
      if (isElement(child, 'math')) {
        const alternative = attribute(child, 'alttext');
        children.push({ type: 'text', value: alternative || textOf(child) });
        continue;
      }
      if (isElement(child, 'pre')) {
        children.push(child);
        continue;
      }
      rewrite(child);
      // HTML allows or repairs blocks in lines, Markdown has no such thing.
      if ((LINES.has(child.tagName) || PLAIN.has(child.tagName)) && child.children.some(holdsBlock))
        child.tagName = 'div';
      const last = children.at(-1);
      if (isElement(child, 'button', 'a') && isElement(last, 'button', 'a'))
        children.push({ type: 'text', value: ' ' });
      if (isElement(child, 'abbr', 'acronym')) {
        const title = attribute(child, 'title').trim();
        children.push(...child.children);
        if (
          title &&
          !explained.has(title) &&
          /^\p{L}/u.test(title) &&
          title.toLowerCase() !== textOf(child).toLowerCase()
        ) {
          explained.add(title);
          children.push({ type: 'text', value: ` (${title})` });
        }
      } else if (PLAIN.has(child.tagName) && !holdsBlock(child)) {
        children.push(...child.children);
      } else if (isUnknown(child)) {
        children.push({ ...child, tagName: holdsBlock(child) ? 'div' : 'span' });
      } else {
        children.push(child);
      }
    }
    node.children = children;
  };
  return rewrite;
}

function isUnknown(element: Element): boolean {
  return (
    element.tagName.includes('-') ||
    isElement(element, 'button', 'noscript', 'label', 'picture', 'figure', 'hgroup', 'search', 'dialog', 'nobr')
  );
}
