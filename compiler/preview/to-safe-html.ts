/** Preview: a tree of a foreign page → HTML that loads nothing, runs nothing and leads nowhere by itself. */

import type { Element, ElementContent, Nodes } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

const schema: Schema = {
  tagNames: `a abbr address article aside b blockquote br caption cite code dd del details dfn div dl dt em figcaption
    figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark nav ol p pre q s samp section small span strong sub
    summary sup table tbody td tfoot th thead time tr u ul`.split(/\s+/),
  attributes: {
    a: ['href', 'rel', 'target'],
    del: [['className', 'cut'], 'dataCut', 'dataRule', 'dataFirst'],
    span: [['className', 'image']],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https'] },
  ancestors: Object.fromEntries(
    ['caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [name, ['table']]),
  ),
};

/** Images become their alternative text. With `links` a link opens its address elsewhere, without it leads nowhere. */
export function toSafeHtml(tree: Nodes, { links = false }: { links?: boolean } = {}): string {
  return toHtml(sanitize(replaceParts(tree, links), schema));
}

function replaceParts(node: Nodes, links: boolean): Nodes {
  if (node.type === 'element') {
    const children = node.children.map((child) => replaceParts(child, links) as ElementContent);
    if (node.tagName === 'img') return toImageNote(node);
    if (node.tagName !== 'a') return { ...node, children };
    const { href } = node.properties;
    return { ...node, properties: links && href ? { href, rel: ['noreferrer'], target: '_blank' } : {}, children };
  }
  if (node.type === 'root')
    return { ...node, children: node.children.map((child) => replaceParts(child, links)) as never };
  return node;
}

function toImageNote({ properties }: Element): Element {
  const alt = typeof properties.alt === 'string' ? properties.alt.trim() : '';
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['image'] },
    children: [{ type: 'text', value: alt || 'image' }],
  };
}
