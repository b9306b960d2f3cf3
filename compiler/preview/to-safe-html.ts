/** Preview: a tree of a foreign page → HTML that loads nothing, runs nothing and leads nowhere by itself. */

import type { Element, ElementContent, Nodes } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { isElement } from '../document/elements.ts';

const schema: Schema = {
  tagNames: `a abbr address b blockquote br caption cite code dd del details dfn div dl dt em figcaption
    figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small span strong sub
    summary sup table tbody td tfoot th thead time tr u ul`.split(/\s+/),
  attributes: {
    del: [['className', 'cut'], 'dataCut', 'dataRule', 'dataFirst'],
    span: [['className', 'image']],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
  ancestors: Object.fromEntries(
    ['caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [name, ['table']]),
  ),
};

/** The preview has landmarks of its own. */
const LANDMARKS = new Set(['article', 'aside', 'footer', 'header', 'main', 'nav', 'section']);

/** Images become their alternative text, links lead nowhere. */
export function toSafeHtml(tree: Nodes): string {
  return toHtml(sanitize(replaceParts(tree), schema));
}

function replaceParts(node: Nodes): Nodes {
  if (node.type === 'element') {
    const children = node.children.map((child) => replaceParts(child) as ElementContent);
    if (node.tagName === 'img') return toImageNote(node);
    if (isElement(node, 'ul', 'ol')) return { ...node, children: children.map(toItem) };
    if (LANDMARKS.has(node.tagName)) return { ...node, tagName: 'div', children };
    return node.tagName === 'a' ? { ...node, properties: {}, children } : { ...node, children };
  }
  if (node.type === 'root') return { ...node, children: node.children.map((child) => replaceParts(child)) as never };
  return node;
}

/** What stands in a list without being an item of it is read out as one. */
const toItem = (child: ElementContent): ElementContent =>
  child.type !== 'element' || child.tagName === 'li'
    ? child
    : { type: 'element', tagName: 'li', properties: {}, children: [child] };

function toImageNote({ properties }: Element): Element {
  const alt = typeof properties.alt === 'string' ? properties.alt.trim() : '';
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['image'] },
    children: [{ type: 'text', value: alt || 'img' }],
  };
}
