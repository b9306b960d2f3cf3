/** Preview: one page as the browser shows it: the original with its cuts, and the Markdown that agents get. */

import type { Element, ElementContent, Nodes, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { isElement, selectorOf, textOf } from '../document/elements.ts';
import { toOriginalTree } from '../document/to-content-tree.ts';
import type { CompiledPage, Removal } from '../model.ts';
import type { SaidDiagnostic } from '../report/sections.ts';
import { toReadable } from '../words/readable-address.ts';
import { type LocatedRemovals, locateRemovals } from './locate-removals.ts';

export type PreviewPage = ReturnType<typeof toPreviewPage>;

/** The preview of a page: its text with cuts, Markdown, problems. @param html the original, in UTF-8 */
export function toPreviewPage(
  page: CompiledPage,
  html: Uint8Array,
  problems: SaidDiagnostic[],
  sayRule: (rule: string) => string,
) {
  const { path, url, title, description, markdown, removed } = page;
  const { tree, unshown } = toOriginalTree(html);
  const located = locateRemovals(tree, removed);
  // Fields of forms and drawings have no place in it.
  const left = new Set(unshown.map(({ text }) => text));
  const missing = new Set(located.missing.filter((index) => !left.has(removed[index]?.text ?? '')));
  return {
    ...{ path, url, title, description, markdown, problems },
    /** In readable form. */
    address: toReadable(url),
    /** HTML with `<del data-cut="index into cuts" data-rule="its name for an editor">` around removed text. */
    original: toSafeHtml(markCuts(tree, located, removed, sayRule)),
    /** Removals; `located` is false when the text was not found in the original. */
    cuts: removed.map((removal, index) => ({
      ...removal,
      label: sayRule(removal.rule),
      located: !missing.has(index),
      line: toConfigLine('keep', removal.selector),
    })),
    /** Parts that lost nothing, in order, with the config line that would drop each. */
    kept: listKept(tree, located),
  };
}

/** The tree with each removed text in a `del` that names its rule; the first of each removal is marked. */
function markCuts(
  tree: Root,
  { pieces }: LocatedRemovals,
  removals: readonly Removal[],
  sayRule: (rule: string) => string,
): Root {
  const begun = new Set<number>();
  const mark = (children: ElementContent[]): ElementContent[] =>
    children.flatMap((node): ElementContent[] => {
      if (node.type === 'element') return [{ ...node, children: mark(node.children) }];
      const parts = node.type === 'text' ? pieces.get(node) : undefined;
      if (!parts) return [node];
      return parts.map((part): ElementContent => {
        if (typeof part === 'string') return { type: 'text', value: part };
        const first = !begun.has(part.removal);
        begun.add(part.removal);
        const dataRule = sayRule(removals[part.removal]?.rule ?? '');
        const properties = { className: ['cut'], dataCut: part.removal, dataRule, ...(first && { dataFirst: '' }) };
        return h('del', properties, part.text);
      });
    });
  return { type: 'root', children: mark(tree.children as ElementContent[]) };
}

/** Elements that an owner would drop as a whole. */
const DROPPABLE_ELEMENTS = new Set('h1 h2 h3 h4 h5 h6 p ul ol dl table blockquote figure pre'.split(' '));

/** The outermost elements without a removal, each with the config line that would drop it. */
function listKept(tree: Root, { pieces }: LocatedRemovals) {
  const kept: { text: string; line: string }[] = [];
  const isWhole = (node: ElementContent): boolean =>
    node.type === 'text' ? !pieces.has(node) : node.type !== 'element' || node.children.every(isWhole);
  const walk = (children: readonly ElementContent[], path: readonly Element[]): void => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      const at = [...path, child];
      const text = DROPPABLE_ELEMENTS.has(child.tagName) && isWhole(child) ? textOf([child]) : '';
      if (text) kept.push({ text, line: toConfigLine('drop', selectorOf(at)) });
      else walk(child.children, at);
    }
  };
  walk(tree.children as ElementContent[], []);
  return kept;
}

const toConfigLine = (field: 'keep' | 'drop', selector: string): string =>
  `content: { ${field}: [${JSON.stringify(selector)}] }`;

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

/** A foreign page as HTML that loads nothing, runs nothing and links nowhere: images become alternative text. */
export const toSafeHtml = (tree: Nodes): string => toHtml(sanitize(replaceParts(tree), schema));

function replaceParts(node: Nodes): Nodes {
  if (node.type === 'element') {
    const children = node.children.map((child) => replaceParts(child) as ElementContent);
    if (node.tagName === 'img') return toImageNote(node);
    if (isElement(node, 'ul', 'ol')) return { ...node, children: children.map(toItem) };
    if (LANDMARKS.has(node.tagName)) return { ...node, tagName: 'div', children };
    return { ...node, children };
  }
  if (node.type === 'root') return { ...node, children: node.children.map((child) => replaceParts(child)) as never };
  return node;
}

/** Screen readers need list children to be items. */
const toItem = (child: ElementContent): ElementContent =>
  child.type !== 'element' || child.tagName === 'li' ? child : h('li', child);

function toImageNote({ properties }: Element): Element {
  const alt = typeof properties.alt === 'string' ? properties.alt.trim() : '';
  return h('span', { className: ['image'] }, alt || 'img');
}
