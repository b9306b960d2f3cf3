/** Preview: one page as the browser shows it: the original with its cuts, and the Markdown that agents get. */

import type { Element, ElementContent, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toOriginalTree } from '../document/parse/original-tree.ts';
import type { CompiledPage, Removal } from '../model.ts';
import type { SaidDiagnostic } from '../report/say-complaint.ts';
import { type LocatedRemovals, locateRemovals } from './locate-removals.ts';
import { toSafeHtml } from './to-safe-html.ts';

export interface PreviewPage {
  path: string;
  url: string;
  title: string;
  description: string;
  /** HTML of the original: `<del data-cut="index into cuts" data-rule="…">` around what agents do not get. */
  original: string;
  /** The Markdown as HTML. */
  rendered: string;
  markdown: string;
  /** Removals; `located` is false when the text was not found in the original. */
  cuts: (Removal & { located: boolean })[];
  problems: SaidDiagnostic[];
}

const markdownReader = unified().use(remarkParse).use(remarkGfm).freeze();

/** @param html The original, in UTF-8. */
export function toPreviewPage(page: CompiledPage, html: Uint8Array, problems: SaidDiagnostic[]): PreviewPage {
  const tree = toOriginalTree(html);
  const located = locateRemovals(tree, page.removed);
  const missing = new Set(located.missing);
  return {
    path: page.path,
    url: page.url,
    title: page.title,
    description: page.description,
    original: toSafeHtml(markCuts(tree, located, page.removed)),
    rendered: toSafeHtml(toHast(markdownReader.parse(page.markdown)), { links: true }),
    markdown: page.markdown,
    cuts: page.removed.map((removal, index) => ({ ...removal, located: !missing.has(index) })),
    problems,
  };
}

/** The tree with every removed run of text in a `del` that names its rule; the first of each removal is marked. */
function markCuts(tree: Root, { pieces }: LocatedRemovals, removals: readonly Removal[]): Root {
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
        return toMark(part.removal, removals[part.removal]?.rule ?? '', part.text, first);
      });
    });
  return { type: 'root', children: mark(tree.children as ElementContent[]) };
}

function toMark(index: number, rule: string, text: string, first: boolean): Element {
  return {
    type: 'element',
    tagName: 'del',
    properties: { className: ['cut'], dataCut: String(index), dataRule: rule, ...(first && { dataFirst: '' }) },
    children: [{ type: 'text', value: text }],
  };
}
